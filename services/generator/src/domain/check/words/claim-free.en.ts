/** See claim-free.ts. */
export const words = `
a about above accompanied accompanies accompany accordingly across actually add added adding addition additional
additionally after afternoon afternoons afterward afterwards again against age aged ago ahead aim aimed aiming aims
alike allow allowed allowing allows along alongside already also although altogether am amid among amongst an and
another any anybody anyone anything anyway apart appear appeared appearing appears applying appreciate appreciated
appreciates approach approached approaches approaching april are area areas aren't arena arise arises arose around
arrange arrangement arrival arrive arrived arrives arriving as aside ask asked asking asks aspect aspects at attend
attended attending attends attention august available away back backdrop background backgrounds base based basic
basics basis be became become becomes becoming been before beforehand began begin beginning beginnings begins begun
behind being belong belonged belonging belongs below beneath beside besides between beyond bike bit bits blend born
both bridge bridges brief briefly bring bringing brings broad broadly brought business but by call called calling
calls calm came can can't cannot care cared career careers cares caring carried carries carry carrying case cases
centered central centre centred chance chapter chapters chiefly choose chooses choosing chose chosen circle circles
cities city clarity clear clearly close closely closer color colour combination combine combined combines combining
come comes comfort coming common commonly comprise comprises comprising concern concerned concerning concerns
concise connect connected connecting connection connects consist consisted consisting consists context continue
continued continues continuing corner corresponding could couple course cover covered covering covers cross crosses
current currently daily date dated dates dating day day-to-day days daytime deal dealing deals dealt december
dedicates describe described describes describing description detail details devote devoted devotes did didn't
differ different dimension dip directly discipline discover discovering do does doesn't doing domain domains done
down dr during earlier easily easy element elements elsewhere embrace encompass encompasses encompassing encounter
encountered end ended ending ends engage engaged engages engaging enjoy enjoyable enjoyed enjoying enjoys enough
environment environments environs especially essence essential essentials etc even evening evenings eventually
everyday exact exactly example examples except experience experienced experiences explore explored explores
exploring extent extra eye eyes fact facts familiar far feature featured features featuring february feel feels felt
few field fields fill filled filling fills final finally find finding finds fine finish finished finishes finishing
fit fits fitting focus focused focuses focusing follow followed following follows fond fondness for form formative
former formerly forms forward found free fresh friday fridays from further furthermore gather gathered gathers gave
general generally get gets getting give given gives giving glad gladly go goal goals goes going gone good got ground
had hand handed handle handled handles handling hands hands-on handy happen happened happening happens happily happy
hard has hasn't have haven't having he he's hear heart held hello help helped helpful helping helps her here here's
hers herself hi highlight highlights him himself his history hobbies hobby hold holding holds home homes hour hours
how however i i'd i'll i'm i've idea ideas if impression in include included includes including indeed individual
indoors initial initially inside instance instead interest interested interesting interests intersection into
introduction invite involve involved involvement involves involving is isn't it it's item items its itself january
job jobs join joined joining joins journey journeys joy joyful july june just keen keenly keep keeping keeps kept
kind kinds kit know knowing known knows landscape lasted lasting lasts late later latter lay layer layers lays lean
leans learn learned learning learnings learns learnt leave leaves leaving left leisure length lens let let's lets
lie lies life lifetime light like liked likes likewise liking line line-up lines link linked links list listed
listing lists little live lived lives living location locations long look looked looking looks lot lots love loved
lovely loves loving made main mainly mainstay make makes making manner march mark marked marks matter matters may
maybe me mean meaning means meant meanwhile meet meets mention mentioned mentions met middle midst might mind mine
mix mixed mixes mixing moment moments monday mondays month months moreover morning mornings mostly move moved
moves moving mr mrs ms much mx my myself name named namely names natural naturally near nearby nearly necessary need
needed needing needs new newly next nice night nights normal normally notably note noted notes notion november now
number numbers occasional occasionally occupied occupies occupy october of off office old olds on once ongoing onto
onward onwards or ordinary origin original originally other others otherwise our ours ourselves out outdoors outset
outside over overall overview pace page pages pair paired pairs parallel part participate participated participates
participating particular particularly partly parts past pastime pastimes path paths pause people per perhaps period
periods person personal personally perspective perspectives phase phases pick picked picks piece pieces place placed
places plain plainly play played playing plays pleasant pleased pleasure plus point points portion position
positions possible post posts practical practically practice precise precisely present presented presenting
presently presents previous previously prior probably product products profile profiles project projects proper
properly pursue pursued pursues pursuing pursuit pursuits put puts putting question questions quick quickly quiet
quietly quite range ranged ranges ranging rather reach reached read reader readers reading reads ready real really
realm reason reasons recent recently reflect reflected reflects regular regularly relate related relates relating
relevant remain remained remaining remains remit respectively rest resume resumes resumé return returned returning
returns rhythm right role roles rooted roots roughly round route routes row résumé same sat saturday saturdays saw
say saying says scene scope season seasons seat section sections sector sectors see seeing seem seems seen sense
sent separate separately september set sets setting settings settle settled settles setup share shared shares
sharing she she's short shortly should show showed showing shown shows side sides similar similarly simple simply
since single sit site sites sits sitting situated situation slightly small so somebody someone something sometimes
somewhat somewhere soon sort sorts source space span spanned spanning spans spare specific specifically spell spells
spend spending spends spent sphere spirit split splits spot spring stage stages stand standing stands start started
starting starts stay stayed staying stays steadily steady step stepped steps stint stood stop stopped stopping stops
stories story straight straightforward strand strands stretch stretched stretches stretching string style subject
subjects such suit suited suits sum summary summed summer summers sun sunday sundays surround surrounded surrounding
surroundings take taken takes taking task tasks taste tastes tell telling tells term terms text texts than thank
thanks that that's the their theirs them themselves then there there's thereafter therein these they they're they've
thing things think thinking thinks this those though thought thoughtfully thoughts through throughout thursday
thursdays tie tied ties till time times title to together told too took topic topics total totaling totalling touch
touched touches toward towards town towns track tracks trade trajectory transition transitioned transitioning
tuesday tuesdays turn turned turning turns type types typical typically under undertake undertook underway unlike
until up upon upright us use used useful uses using usual usually varied varies variety various vary venture via
view visit visited visits walk walking walks want wanted wants warm was wasn't way ways we we've website websites
wednesday wednesdays week weekday weekdays weekend weekends weekly weeks welcome well went were what what's whatever
when whenever where whereas whereby wherein wherever which while whilst who whoever whom whose why will window
winter winters wish wishes with within wonder word words work workday workdays worked working workplace works worth
would wrap write writes year yearly years yes yesterday yet you young your yours yourself
some please provide provides provided providing offer offers offered offering perform performs performed performing
conducting enters entered entering gain gains gained gaining seek seeks sought seeking
relax relaxes relaxed relaxing unwind unwinds unwinding duty duties material materials logged occur occurs occurred
occurring results resulted resulting thereby hence thus therefore consequently amounts amount amounted amounting tend
tends tended tending serve serves served serving function functions functioned functioning act acts acted acting
engagement engagements undertaking undertakings activity activities active concentrate concentrates concentrated
concentrating concentration centers revolve revolves revolved revolving dedicate dedicating devoting commit committing
commitment dealings tackle tackles tackled tackling address addressed addressing rely relies relied relying depend
depends depended depending sure sees enable enables enabled enabling possess possesses possessed possessing complement
complements complemented complementing supplement supplements supplemented supplementing 
passion passions fan fans enthusiast enthusiasm enthusiasms fascinated fascinates enjoyment pleasures able ability
abilities capacity familiarity acquainted preceding subsequent subsequently respective mid
midway because due spot spots listings undertaken undertakes undergo undergoes underwent undergone approx circa ca lead-up stints
tenure era realms arenas category categories facing routine routines approximately nowadays lately equally 
`
