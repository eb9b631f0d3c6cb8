/** See claim-free.ts. */
export const words = `
aan aangaande aangekomen aangesloten aangetreden aankomen aankomst aankomt aankwam aansluit aansluiten aansluitend
aantrad aantreden aanvang aanvangen aanvankelijk achter achteraf achtergrond achtergronden achterin
activiteit activiteiten actueel actuele adres af afgelopen al aldus algemeen
algemene allemaal allereerst als alsjeblieft alsmede alsof alsook alstublieft alvorens ander
andere anderen anders anderzijds baan baantje banen bedankt bedrijf begin beginnen begint begon
begonnen behelsde behelst behelzen behoor behoord behoorde behoorden behoort behoren
beland belandde belandden belanden belandt belangstelling ben beneden
bent benut benutte benutten bepaald bepaalde bericht berichten beroep beroepen beroepservaring beroepsmatig
beroepsmatige beschik beschikken beschikt beschikte beschreef beschreven beschrijf beschrijft beschrijven
beschrijving beslaat besloeg bestaan bestaand bestaande bestaat besteden besteed besteedde besteedden besteedt
bestond bestonden beteken betekend betekende betekenden betekenen betekent betreffen betreffende betreft betrof
bevat bevatte bevatten bevinden bevindt bevond bevonden bezig bezigheden bezigheid bezighield bezighouden bezighoudt
beëindigd beëindigde beëindigen beëindigt bij bijbehorende bijgewerkt bijgewoond bijkomen bijna bijvoorbeeld
bijwonen binnen binnenkort bleef bleven blijf blijft blijven blik boven bovenaan bovenal bovendien bovengenoemde
bovenstaand bovenstaande bracht brachten breng brengen brengt buiten buitenshuis buurt bv ca carrière circa
context cv daar daaraan daarachter daarbij daarbuiten daarginds daarin daarmee daarna
daarnaast daaronder daarop daaropvolgend daaropvolgende daarover daartoe daartussen daaruit daarvan daarvoor dacht
dachten dadelijk dag dagen dan dank dankzij dat datum de deden deed deel deelgenomen deelnam deelname deelnamen deelneem
deelneemt deelnemen deels degene delen den denk denken denkt der dergelijke des desbetreffende destijds
detail details deze dezelfde dichtbij die diegene dienst dienstjaren ding dingen dit doch doe doen
doet door doorbracht doorbrengen doorgaan doorgaat doorgebracht doorgegaan doorging
duren dus duur duurde duurden duurt e-mail echt echter een eens
eerder eerdere eerst eigenlijk eind einde eindig eindigde eindigden eindigen eindigt elders elkaar
en enerzijds enkele enz enzovoort er eraan erbij ergens erheen
erin erlangs ermee erna ernaast erom erop erover ertoe eruit
ervan ervaring ervoor etc even evenals eveneens eventueel eventuele evenzeer fase fasen fases focus
functie functies ga gaan gaande gaat gaf gang gaven gebied gebieden gebleven gebracht gebruik
gebruiken gebruikt gebruikte gebruikten gedaan gedacht gedeelte gedeeltelijk gedurende geduurd geef
geeft gegaan gegeven gehad geheten geholpen gehoopt gehoord gehouden gekeken gekend geklikt gekomen gekregen gekund
gelaten geleefd gelegd gelegen gelegenheid gelijktijdig gemaakt gemoeten gemogen genaamd geniet genieten
genoemd genoemde genomen genoot genoten gepast gericht gestaan gestart getoond getroffen geval gevallen geven
gevestigd gevoeld gevolgd gevolgde gevonden gewacht geweest gewenst gewerkt geweten gewisseld
gewoond geworden gezamenlijk gezamenlijke gezegd gezet gezeten gezien
geëindigd geïnteresseerd ginds ging gingen haalde haar had hadden hallo
heb hebben hebt heden heeft heen heet heette heetten help helpen helpt hem hen herfst het heten hetgeen hetzelfde
hield hielden hielp hielpen hier hieraan hierbij hierin hiermee hierna hiernaast hieronder hierop hierover
hiervan hiervoor hij hobby hobby's hoe hoef hoefde hoefden hoeft hoeven hoewel hoogste hoop hoopt
hoopte hoopten hoor hoorde hoorden hoort hopen horen hou houd houden houdt huidig huidige hun iemand iets ik
immers in inclusief inderdaad indertijd indien ingestapt ingezet inhoud inmiddels instap instapte interesse
interesseert interesseren interesses internet intrad intussen inzet inzette inzetten is item items ja jaar
jaarwisseling jaren je jezelf jij job jobs jou jouw jullie kan keek keer keerde keert keken ken kende
kenden kennen kennisgemaakt kennismaken kent keren kern kijk kijken kijkt klik klikken klikt
klikte klikten kom komen komend komende komst komt kon konden kreeg kregen krijg krijgen krijgt
kunnen kunt kwam kwamen laat lag lagen langs laten later latere leef leefde leefden leeft leek
leg legde legden leggen legt leken lente leven levend levens levensjaar levensloop liefhebberij
liep liet lieten liever lig liggen ligt lijken lijkt lijst lijsten lijstje link links loop loopbaan looptijd
lopend lopende m'n maak maakt maakte maakten maal maand maanden maar mag mail maken manier manieren me mee meedoen
meedoet meegaan meegegaan meegemaakt meegenomen meemaak meemaakt meemaakte meemaakten meemaken meenam meeneemt
meenemen meer men mens mensen met meteen mezelf middelpunt midden mij
mijn mijzelf minuten minuut misschien mits mocht mochten moest moesten moet moeten mogelijk mogelijke mogelijks
mogen moment momenteel momenten morgen na naam naar naartoe naast nabij nabijgelegen
nadat nadien najaar nam name namelijk namen natuurlijk neem neemt nemen noem noemde noemden noemen noemt
nu of ofschoon oftewel ofwel om omgaan omgaat omgang omgegaan
omgeving omging omstreeks omtrent omvat omvatte omvatten ondanks onder onderaan onderbreking onderdeel
onderdelen onderling onderlinge onderstaand onderstaande ondertussen onderweg onderwerp onderwerpen ongeveer
ons onszelf ontmoet ontmoeten ontmoette ontmoetten onze ook op ophouden opnieuw opzicht over overgaan
overgang overgegaan overgestapt overging overig overige overigens overstap overstappen overstapte overweg
overzicht pad pagina pagina's pas passen past paste pasten pauze per periode perioden periodes personen
persoon plaats plaatsen plaatsgevonden plaatsvinden plaatsvindt plaatsvond plek
plekken plezier poos portfolio positie posities post privé privéleven profiel profielen punt punten
qua rechts reeds registreerde registreert respectievelijk richt richten
richting richtte richtten rol rollen rond rondde rondom route samen samenvatting schijnen
schijnt sedert sedertdien seizoen seizoenen sinds sindsdien site situatie situaties
soort soorten soortgelijk soortgelijke sta staan staande staat stad stap stappen stapt stapte stapten start
starten startte startten stel stelt stond stonden strekt strekte taak taken te
tegelijk tegelijkertijd tegen tegenover tegenwoordig tekst teksten telde tellen telt ten tenslotte ter
terecht terechtkomen terechtkwam termijn terrein terreinen terug teruggekeerd teruggekomen terugkeer terugkeerde
terugkeert terugkeren terugkomen terugkomt terugkwam terwijl tevens thans thema thema's thuis tijd tijden
tijdens tijdje tijdverdrijf toch toe toegepast toegetreden toekomst toekomstig toekomstige toen toenmalig toenmalige
toentertijd toepassen toepast toepaste toetrad toetreden toetreedt tonen toon toonde toonden toont tot totdat tref
treffen treft trof trouwens tussen type types u uit uiteraard uren uur uw vak vakantie
vakanties vakgebied vallen valt van vanaf vandaan vanuit veld velden
verband verbleef verblijf verblijfplaats verblijft verblijven verdeeld verder verdergaan verderging
vergelijkbaar vergelijkbare verhuis verhuisd verhuisde verhuisden verhuist verhuizen verhuizing verlaat verlaten
verleden verliet verlieten verlof verloop vermeld vermeldde vermeldden vermelden vermelding vermeldt verspreid
verspreide vertel verteld vertelde vertelden vertellen vertelt vertrek vertrekken vertrekt vertrok vertrokken
vervolgens vervul vervulde vervulden vervullen vervult via viel vielen vind vinden vindt vlak vlakbij voel
voelde voelden voelen voelt volg volgde volgden volgen volgend volgende volgens volgt vond vonden voor vooraf
voorafgaand voorafgaande voorbeeld voorbeelden voorbij voordat voordien voorgaand voorgaande voorheen voorin
voorjaar voormalig voormalige voort voortaan vorig vorige vorm vormen
vraag vragen vrijetijd vrijwel vroeger vroegere waar waaraan waarbij waarin waarmee waarna waarnaar
waarnaast waaronder waarop waarover waaruit waarvan waarvoor wacht wachten wachtte wachtten waren was
wat we webpagina website websites wederom week weer weet weg wegen weken wel weliswaar
welk welke welkom wellicht welteverstaan wens wensen wenst wenste wensten werd werden werk werkdag werkdagen
werken werkend werkervaring werkjaren werkplek werkt werkte werkten werkveld werkzaam werkzaamheden
werkzame weten wie wiens wij wijze wil wilde wilden willen wilt winter winters wissel wisselde wisselden wisselen
wisseling wisselt wist wisten wonen wonend woon woonachtig woonde woonden woonplaats woont woord woorden word worden
wordt wou z'n zag zagen zal zat zaten ze zeg zeggen zegt zei zeiden zet zette zetten zich zichzelf
zie zien ziet zij zijde zijn zin zit zitten zo zo'n zoals zocht zochten zodat zodra zoek zoeken zoekt
zolang zomer zou zouden zowel zulk zulke zullen zult
dateert dateren dateerde
beschikking bedraagt bedroeg bedroegen
graag lezen
ontstaan ontstond ontstonden ontstaat gebeurde gebeurden gebeurt gebeuren gebeurd inzake behulp reikt reikte reiken stamt stamde stammen afkomstig
verbonden overeenkomstig sprake voorbije gaandeweg vooreerst ditmaal hierbinnen daarbinnen waarbinnen waarlangs wier inwoner inwoonster
jaargang jaargangen privétijd weekdag weekdagen uurtje uurtjes jaartje jaartjes maandje dagje cv'tje profielschets inleiding slotsom
achtergrondinformatie contactgegevens hiertussen verderop vanwaar vandaar terzijde intussentijd tussentijd naderhand ingeschreven
bedoeld bestemd trad traden treedt treden getreden
wanneer alwaar waartoe waarheen waarvandaan waartussen waarachter hoelang medio halverwege tijde voorts daarenboven evengoed tezamen bijeen kortom
kortweg samengevat dusver daarheen ernaartoe ernaar ertegen eronder erboven daarboven daarnaar daartussenin daaromheen hierbuiten hieruit hiertoe
opeenvolgend opeenvolgende achtereenvolgens achtereenvolgende uiteindelijk uiteindelijke aldaar alhier vooraleer slotte ooit zoal zoiets hetzij diens
dezer s respectievelijke afzonderlijk afzonderlijke aanvullend aanvullende aanvulling bijkomend bijkomende eerstgenoemde laatstgenoemde zogeheten
zogenaamde zogenoemde persoonlijke aansluitende eropvolgend eropvolgende actief wijd wijden wijdt wijdde
wijdden gewijd toeleggen toelegt toelegde toelegden toegelegd bekijken bekijkt
ruilen ruilt ruilde ruilden inruilen inruilt inruilde ingeruild verruilen verruilt verruilde verruilden verruild combineren combineert combineerde
combineerden gecombineerd combinatie combinaties fungeren fungeert fungeerde fungeerden gefungeerd dienen diende dienden gediend dient prijken prijkt
prijkte luiden luidt luidde blijken blijkt bleek gebleken vervolgen vervolgt vervolgde vervolgden vervolgd vervolg doorlopen doorloopt doorliep
doorliepen uitoefenen uitoefent uitoefende uitgeoefend aansloot aansloten meedraaien meedraait meedraaide meedraaiden meegedraaid samenvatten samenvat
aangeven aangeeft aangaf aangegeven meedeed meededen meegedaan meeliep meelopen meeloopt meegelopen beschouwen beschouwt beschouwde beschouwd afspelen
afspeelt afspeelde uitmaken uitmaakt uitmaakte terugvinden terugvindt teruggevonden opdoen opdeed opdeden opgedaan doormaken doormaakte doorgemaakt
meekrijgen meekreeg meegekregen bekend bijkwam bijkomt bijgekomen erbijkwam eropvolgen aantreffen aantreft aangetroffen thuishoren thuishoort
plaatsvonden ingaan inging ingegaan ingaand ingaande aflopen afloopt afliep loopt loopbaanpad carrièrepad levenspad loopbaanstap carrièrestap traject
trajecten parcours hoofdstuk hoofdstukken etappe etappes halte tussenstop curriculum vitae cv's arbeidsverleden werkverleden arbeidsleven beroepsleven
werkleven dienstverband dienstverbanden takenpakket takenlijst werkterrein werkterreinen werkomgeving werkkring werkvloer werkweek werkweken
aandachtsgebied aandachtsgebieden aspect aspecten invalshoek invulling bestanddeel bagage domein domeinen tijdvak tijdsbestek tijdspanne jaartal
kalenderjaar kant kanten teken stiel vrijetijdsbesteding vrijetijdsbestedingen vrijetijdsactiviteit vrijetijdsactiviteiten liefhebberijen levensfase
levensjaren beroepsjaren loopbaanjaren beginjaren startpunt vertrekpunt beginpunt eindpunt werkdomein levensverhaal rijtje opsomming kader kaders
`
