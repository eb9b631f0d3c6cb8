/** See claim-free.ts. */
export const words = `
a about across actually add added adding addition additional
additionally after afterward afterwards again against age aged ago ahead aim aimed aiming aims
alike allow allowed allowing allows along alongside already also although altogether am amid among amongst an and
another any anybody anyone anything anyway apart appear appeared appearing appears applying appreciate
appreciates approach approached approaches approaching april are area areas aren't arise arises arose around
arrival arrive arrived arrives arriving as aside ask asked asking asks aspect aspects assignment assignments at attend
attended attending attends august available away back backdrop background backgrounds base based
basis be became become becomes becoming been before beforehand began begin beginning beginnings begins begun
behind being belong belonged belonging belongs beneath beside besides between beyond bit bits blend
both bring bringing brings brought but by call called calling
calls came can can't cannot career careers carried carries carry carrying
centered centred chance chapter chapters circle circles
cities city combination combine combined combines combining
come comes coming commence commenced commences commencing common comprise comprises comprising concern concerned concerning concerns
connect connected connecting connection connects consist consisted consisting consists constitute constituted constitutes constituting context continue
continued continues continuing corner corresponding could cover covered covering covers coupled cross crosses
current currently date dated dates dating day days daytime deal dealing deals dealt december
describe described describes describing description detail details did didn't
differ different dimension dip directly do does doesn't doing domain domains done
during earlier element elements effort efforts elsewhere embrace embark embarked embarking embarks encompass encompasses encompassing encounter
encountered end ended ending ends endeavor endeavors endeavour endeavours enjoy enjoyed enjoying enjoys entail entailed entailing entails
environs essence etc even
example examples except experience experiences explore explored explores
exploring extent fact facts familiar far feature features featuring february feel feels felt
field fields fill filled filling fills
fit fits fitting focus focused focuses focusing follow followed following follows fond fondness for form formative
former formerly forms found from further furthermore gave
general get gets getting give given gives giving glad gladly go goes going gone got ground
had handed handle handled handles handling happen happened happening happens happily happy
has hasn't have haven't having he he's he'd hear held hello help helped helping helps her here here's
hers herself hi him himself his hobbies hobby hold holding holds hour hours
how however i i'd i'll i'm i've if in include included includes including indeed
initial initially inside instance instead interest interested interesting interests intersection into
involve involved involvement involves involving is isn't it it's item items its itself january
job jobs join joined joining joins journey journeys joy joyful july june just keen keenly keep keeping keeps kept
kind kinds know knowing knows lasted lasting lasts later latter lean
leans learn learned learning learns learnt leave leaves leaving left leisure length let let's lets
lie lies life like liked likes likewise liking line-up link linked links list listed
listing lists live lived lives living location locations love
loves loving made make makes making manner march matter matters may
maybe me mean meaning means meant meanwhile mention mentioned mentions middle midst might mind mine
mix mixed mixes mixing moment moments month months moreover move moved
moves moving mr mrs ms mx my myself name named namely names near nearby nearly need
needed needing needs next note notion november now
number occupied occupies occupy october of off on onto
onward onwards or originally other others otherwise our ours ourselves out outset
outside over overall overview pace page pages parallel part participate participated participates
participating particular partly parts past pastime pastimes path paths pause per perhaps period
periods person personal perspective perspectives phase phases place
places plain plainly pleased pleasure plus point points portion position
positions possible post posts
presently previous previously prior probably profile profiles project projects
pursue pursued pursues pursuing pursuit pursuits put puts putting
quite range ranged ranges ranging rather real really
realm reason reasons reflect reflected reflects regard regards relate related relates relating
remain remained remaining remains remit reside resided resides respectively rest resume resumes resumé return returned returning
returns role roles roughly round résumé same sat saw
say saying says scene scope season seasons section sections sector sectors see seeing seem seems seen
sent separate separately september set sets setting settings setup share shared shares
sharing she she's she'd short should show showed showing shown shows side sides similar similarly simply
since sit sits sitting situated situation so somebody someone something
somewhat somewhere sort sorts specifically span spanned spanning spans spare specific spell spells
spend spending spends spent sphere splits spot spring stand standing stands start started
starting starts stay stayed staying stays step stepped steps stint stood
stories story straight stretch stretched stretches stretching
such sum summary summed summer surround surrounded surrounding
surroundings take taken takes taking task tasks taste tastes tell telling tells term terms text texts than thank
that that's the their theirs them themselves then there there's thereafter therein these they they're they've
thing things think thinking thinks this those though thought thoughts through throughout
tie tied ties till time times title to titled together told too took topic topics total totaling totalling touch
touched touches toward towards town towns trajectory transition transitioned transitioning
turn turned turning turns type types under undertake undertook underway unlike
until upon us use used uses using via
view want wanted wants was wasn't way ways we we've website websites
week weeks well went were what what's whatever
when whenever where whereas whereby wherein wherever which while whilst who whoever whom whomever whose why will
winter wish wishes with within wonder word words work workday workdays worked working workplace
would year years yes yesterday yet you your yours yourself
some please provide provides provided providing offer offers offered offering perform performs performed performing
enters entered entering seek seeks seeking
relax relaxes relaxed relaxing unwind unwinds unwinding duty duties logged occur occurs occurred
occurring amounts amount amounted amounting tend
tends tended tending serve serves served serving function functions functioned functioning act acts acted acting
undertaking undertakings activity activities concentrate concentrates concentrated
concentrating concentration centers revolve revolves revolved revolving
dealings address addressed addressing rely relies relied relying depend
depends depended depending sees complement
complements complemented complementing supplement supplements supplemented supplementing 
enjoyment pleasures able ability
abilities familiarity acquainted preceding subsequent subsequently respective mid
midway spot spots listings undertaken undertakes undergo undergoes underwent undergone approx circa ca stints
tenure era realms category categories routine routines approximately nowadays 
row people read reached look looks looking looked hands thanks little write find play present presents office chiefly slightly marked meet meets met eye product products lay home
works history stops stopping trade down up question normal business right below
typical typically
whether according accordingly ones basing meantime profession rounded rounding rounds recharge recharges recharging
worth exist exists existed thereof therewith wherewith herein besides hence thus itself onward regarding whereabouts thereabouts
`
