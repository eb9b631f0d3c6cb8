/** See claim-free.ts. */
export const words = `
ab aber abschnitt abschnitte abseits adresse adressen aktuell aktuelle aktuellem
aktuellen aktueller aktuelles allem allerdings allesamt allgemein allgemeine allgemeinem allgemeinen allgemeiner
allgemeines alltag alltags als also am an
andere anderem anderen anderenorts anderer andererseits anderes anders anderswo anfang anfange anfangen anfangs
anfangszeit anfangt anfing anfingen anfänge anfänglich anfängliche anfänglichen anfängst anfängt angab angabe
angaben angebe angeben angebt angefangen angegeben angehöre angehören angehörig angehört angehörte angekommen
angeschaut angetreten angewandt angewendet angibst
angibt ankam ankamen ankomme ankommen ankommst ankommt anliegen ans ansah ansahen anschaue anschauen anschaust
anschaut anschaute anschauten anschautest anschautet anschliessend anschliessende anschliessendem anschliessenden
anschliessender anschliessendes anschließend anschließende anschließendem anschließenden anschließender
anschließendes ansehe ansehen anseht ansicht ansiehst ansieht ansonsten anstatt ansässig ansässige ansässigen antrat
anwandte anwende anwenden anwendet anzufangen anzugeben anzukommen anzuschauen anzusehen arbeit arbeite arbeiten
arbeitend arbeitest arbeitet arbeitete arbeiteten arbeitetest arbeitetet arbeitsalltag arbeitsbereich
arbeitserfahrung arbeitsfeld arbeitsjahre arbeitsleben arbeitsort arbeitsplatz arbeitsstelle
arbeitstag arbeitstage arbeitsweise art arten auch auf aufenthalt aufenthalte aufgabe aufgaben aufgabenbereich
aufgabenbereiche aufgabenfeld aufgabengebiet aufgabengebiete aufs augenblick aus ausgegangen ausgehe ausgehen
ausgehst ausgeht ausging ausgingen aussehen aussen ausserdem ausserhalb aussieht auszug
auszugehen außen außerdem außerhalb bedeute bedeuten bedeutest bedeutet bedeutete bedeuteten bedeutetest
bedeutetet beende beenden beendest beendet beendete beendeten beendetest beendetet befand befanden befasse befassen
befasst befasste befassten befasstest befasstet befinde befinden befindest befindet befindlich befunden begann
begannen begegne begegnen begegnet begegnete begegneten beginn beginne beginnen beginnst beginnt begonnen begriff
begriffe behalte behalten behaltet behielt behielten behält behältst bei beigetreten beim beinahe
beinhalten beinhaltet beinhaltete beispiel beispiele beispielen beispielsweise beitrat beitraten beitrete beitreten
beitretet beitritt beitrittst beizutreten bekam bekommen bekommt benutze benutzen benutzt benutzte benutzten
benutztest benutztet benötige benötigen benötigst benötigt benötigte benötigten benötigtest benötigtet bereich
bereiche bereichen bereichs bereits beruf berufe berufes beruflich berufliche beruflichem beruflichen beruflicher
berufliches berufs berufsalltag berufserfahrung berufsfeld berufsjahr berufsjahre berufsjahren berufsleben
beschreibe beschreiben beschreibst beschreibt beschreibung beschrieb beschrieben beschäftige beschäftigt
beschäftigte beschäftigten beschäftigung besitzt bestehend besteht bestimmt bestimmte bestimmtem
bestimmten bestimmter bestimmtes beteiligt betraf betrafen
betreffe betreffen betrefft betriffst betrifft betroffen bevor
bevorzuge bevorzugen bevorzugt bewegt bewegte bezeichnung beziehungsweise bezug bezüglich bin bis bisher
bisherig bisherige bisherigem bisherigen bisheriger bisheriges bislang bist bitte bleibe bleiben bleibst
bleibt blick blieb blieben brachte brachten branche brauche brauchen brauchst braucht brauchte brauchten brauchtest
brauchtet bringe bringen bringst bringt bspw bzw ca circa da dabei dabeisein dabeizusein dachte dachten
dafür dagegen daheim dahin dahinter damalig damalige damaligem damaligen damaliger damaliges damals damit
danach daneben danke dann daran darauf daraus darf darfst darin darunter darüber darüberhinaus das
dasjenige dass dasselbe datum dauer dauern dauert dauerte dauerten davon davor dazu dazugekommen dazukam dazukamen
dazukomme dazukommen dazukommst dazukommt dazuzukommen dazwischen dein deine deinem deinen deiner deines dem
demselben den denen denke denken denkst denkt dennoch denselben der deren derer derjenige derselbe derselben derweil
derzeit derzeitig derzeitige derzeitigem derzeitigen derzeitiger derzeitiges des dessen detail details dich
die diejenige diejenigen dienen dienstjahr dienstjahre dient diente dienten dies diesbezüglich diese dieselbe diesem
diesen dieser dieses ding dinge dingen dir doch dort dorther
dorthin dortige dortigem dortigen dortiger dortiges dran drauf draussen draußen drin drinnen du durch durfte
durften dürfen dürft dürfte dürften e-mail eben ebenda ebendort ebenfalls ebenso ehe ehemalig ehemalige ehemaligen
ehemaliger ehemaliges ehemals eher eigentlich ein einander eine einem
einen einer einerseits eines eingesetzt eingestiegen eingetreten
einsatz einsatzort einschliesslich einschließlich einsetze einsetzen einsetzt einsetzte einstieg einstig einstige
einstigen eintrag eintrat eintritt einträge einträgen einzelheiten email ende enden endest endet endete endeten
endetest endetet entfiel entfielen entfällt enthalte enthalten enthaltet enthielt enthielten enthält enthältst
entlang entsprechend entsprechende entsprechendem entsprechenden entsprechender entsprechendes entstand entstanden
entstehen entsteht entweder er erfahrung erfolgt erfolgte erfolgten erreichbar erstreckt erstreckte erzähle erzählen
erzählst erzählt erzählte erzählten erzähltest erzähltet es etappe etappen etc etwa etwas euch euer eure eurem euren
eurer eures eventuell fach fall falls fand fanden fange fangen fangt fast feierabend feierabends feld felder ferien
ferner finde finden findest findet fing fingen fokus folge folgen folgend folgende folgendem folgenden folgender
folgendes folgst folgt folgte folgten folgtest folgtet form formen fortan frage fragen fragst fragt fragte fragten
fragtest fragtet freilich freizeit freude freue freuen freust freut freute freuten freutest freutet früher
frühere früherem früheren früherer früheres frühjahr frühling fächer fälle fällen fängt fühle fühlen fühlst fühlt
fühlte fühlten fühltest fühltet für füreinander fürs gab gaben gearbeitet gebe geben gebiet gebiete gebieten
geblieben gebracht gebraucht gebt gedacht gedauert geendet gefalle gefallen gefallt gefiel gefielen gefolgt
gefreut gefunden gefällst gefällt gefühlt gegangen gegeben gegen gegenwart gegenwärtig gegenwärtige
gegenwärtigem gegenwärtigen gegenwärtiger gegenwärtiges gegenüber geglaubt gehabt gehalten gehe geheissen geheißen
gehen gehofft geholfen gehst geht geht's gehts gehöre gehören gehörend gehörende gehöriger gehörst gehört gehörte
gehörten gekannt geklickt gekommen gekonnt gelassen gelebt gelegen gelegene gelegenheit gelegt
gemacht gemeinsam gemeinsame gemeinsamen gemeinsamer gemeinsames gemeint gemocht gemusst gemäss gemäß
genannt genannte genanntem genannten genannter genanntes
genauso geniesse geniessen geniesst genieße genießen genießt genommen genoss genossen genutzt genutzte
genutztem genutzten genutzter genutztes gepasst gerade gern gerne gesagt geschah geschaut geschieht gesehen gesessen
gesetzt gestanden gestartet gestellt gestern getan getroffen gewechselt gewesen gewidmet
geworden gewusst
gewünscht gezeigt gezogen gezählt gibst gibt gibts gilt ging
gingen glaube glauben glaubst glaubt glaubte glaubten glaubtest glaubtet gleich gleichfalls gleichzeitig
hab habe haben habend habt half halfen hallo halt halte
halten haltet hast hat hatte hatten hattest hattet
hause heisse heissen heisst heiße heißen heißt helfe
helfen helft her heran heraus herbst herein hereinschauen herum hervor herüber heutig heutige
heutigem heutigen heutiger heutiges heutzutage hielt hielten hier hierbei hierfür hierher hierhin hierin
hiermit hiervon hierzu hierzulande hiesige hiesigem hiesigen hiesiger hiesiges hiess hiessen hieß hießen hilfst
hilft hin hinab hinaus hindurch hinein hingegen hinsicht hinsichtlich hinten hinter hintergrund hintergründe
hinterher hinweg hinweis hinzu hinzugekommen hinzukam hinzukamen hinzukomme hinzukommen hinzukommst
hinzukommt hinzuzukommen hinüber hobbies hobby hobbys hoffe hoffen hoffst hofft hoffte hofften hofftest hofftet
hält hältst hätte hätten hättest ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihrerseits ihres im immerhin
in indem inhalt inhalte inhalten inklusive innen innerhalb ins insgesamt insofern interesse interessen
interessiere interessieren interessierst interessiert interessierte interessierten interessiertest interessiertet
inzwischen irgendetwas irgendwann irgendwie irgendwo ist ja jahr jahre jahren jahres jahresanfang jahresbeginn
jahresende jahreswechsel jahreszeit jahreszeiten jahrs je jedenfalls jedoch jemand jemandem jemanden jene jenem
jenen jener jenes jenseits jetzig jetzige jetzigem jetzigen jetziger jetziges jetzt jeweilig jeweilige jeweiligem
jeweiligen jeweiliger jeweiliges jeweils job jobs kam kamen kann kannst kannte kannten kapitel karriere kehren kehrt
kehrte kehrten kehrtest kehrtet kenne kennen kennengelernt kennenlerne kennenlernen kennenlernst kennenlernt
kennenlernte kennenlernten kennenlerntest kennenlerntet kennenzulernen kennst kennt
klicke klicken klickst klickt klickte klickten klicktest klicktet knapp komme kommen
kommende kommendem kommenden kommender kommendes kommst kommt konnte konnten konntest konntet
kontaktieren kreis können könnt könnte könnten könntest künftig lag lage
lagen lasse lassen lasst laufbahn laufe laufen laufende laufendem laufenden laufender laufendes
laut lautet lautete lebe leben lebend lebens lebensjahr lebensjahre lebenslauf lebenslaufs lebensweg lebst lebt
lebte lebten lebtest lebtet lege legen legst legt legte legten legtest legtet leuten lief liege
liegen liegst liegt liess liessen ließ ließen link links liste listen los lust lässt läuft mache machen machst
macht machte machten machtest machtet mag magst mail mal man mein meine meinem meinen meiner meinerseits
meines meinst meint meinte meinten meintest meintet mensch menschen mich minute
minuten mir mit mitbrachte mitbringe mitbringt miteinander mitgebracht mitgemacht mitgenommen mitmache
mitmachen mitmachst mitmacht mitmachte mitmachten mitmachtest mitmachtet mitnahm mitnahmen mitnehme mitnehmen
mitnehmt mitnimmst mitnimmt mittag mitte mittel mittelpunkt mitten mittlerweile mitzumachen
mitzunehmen mochte mochten mochtest moment momentan momente monat monate monaten monats monatsanfang monatsende
morgen muss musst musste mussten musstest möchte möchten möchtest möchtet mögen möglich mögliche möglichem
möglichen möglicher möglicherweise mögliches mögt müssen müsst müsste müssten nach nachdem nachfolgend nachfolgende
nachfolgenden nachgegangen nachgehe nachgehen nachgehst nachgeht nachgelesen nachging nachgingen nachher nachlesen
nachzugehen nachzulesen nahe nahezu nahm
nahmen name namen nannte nannten natürlich neben nebenan nebenbei nebenher nebst nehme nehmen nehmt nenne nennen
nennst nennt nimmst nimmt normaler
nun nutze nutzen nutzt nutzte nutzten nutztest nutztet nutzung nächste nächstem nächsten nächster nächstes
nähe nämlich ob oben obendrein obige obigem obigen obiger obiges obwohl oder ok
okay ort orte orten ortes passe passen passend passende passenden passt passte passten passtest passtet pause pausen
per person personen phase phasen
portfolio position positionen posten privat private privatem privaten privater privates privatleben
pro profil profile projekt projekte punkt punkte punkten rahmen rahmens rand rechts
reichen reicht reichte reinschauen richtung rolle rollen
rund rückblick sache sachen sage sagen sagst sagt sagte sagten sagtest sagtet sah sahen samt
sass sassen saß saßen schaue schauen schaust schaut schaute schauten schautest schautet
schliesslich schließlich schon schritt schritte schritten
sehe sehen seht sei seid seien sein seine seinem seinen seiner seinerseits
seinerzeit seines seit seitdem seite seiten seither setze setzen setzt setzte
setzten setztest setztet sich sicht sie siehe siehst sieht sind sinn situation sitz sitze sitzen sitzt so sobald
sodann sofern solange solche solchem solchen solcher solches soll sollen sollst sollt sollte sollten
solltest sommer sommermonate sommers sondern sonst sonstig sonstige sonstigem sonstigen sonstiger sonstiges
sorte sorten sowie sowohl sozusagen spass spaß sprich später spätere späterem späteren späterer
späteres stadt stand standen start
starten startet startete station stationen statt stattdessen stattfand stattfanden stattfinde stattfinden
stattfindest stattfindet stattgefunden stattzufinden stehe stehen stehst steht stelle stellen stellst stellt stellte
stellten stelltest stelltet stunde stunden stück stücke stücken suche suchen suchst sucht suchte suchten suchtest
suchtet tag tage tagen tages tageszeit tags tat taten teil teile
teilgenommen teilnahm teilnahmen teilnehme teilnehmen teilnehmt teilnimmst teilnimmt teilzunehmen
text texte thema themas themen titel traf trafen treffe treffen trefft triffst trifft trotzdem tue tun tust
tut tätig tätigkeit tätigkeiten
tätigkeitsfeld uhr uhrzeit um umfasse umfassen umfasst umfasste umfeld umgang umgebung umgezogen umher ums umschauen
umsehen umziehe umziehen umziehst umzieht umzog umzogen umzuziehen und ungefähr uns unser unsere unserem unseren
unserer unseres unten unter unterdessen untereinander unternahm unternehme
unternimmt unterwegs usw verbinde verbindet verbleiben verbleibt
verblieb verblieben verbracht verbrachte verbrachten verbringe verbringen verbringst verbringt verbunden vereine
vereint verfüge verfügen verfügt verfügte vergangene vergangenem vergangenen vergangener vergangenes vergangenheit
verlasse verlassen verlasst verlauf verliess verliessen verließ verließen verlässt verwende
verwenden verwendest verwendet verwendete verwendetem verwendeten verwendeter verwendetes verwendetest verwendetet
verwendung via vielleicht vom von vor voran vorangegangen vorangegangene vorangegangenen vorbei vorbeischauen
vordergrund vorgekommen vorhanden vorher vorherig vorherige vorherigem vorherigen vorheriger vorheriges vorkam
vorkamen vorkomme vorkommen vorkommst vorkommt vorliegende vorliegendem vorliegenden vorliegender vorliegendes vorm
vormals vorne vorwärts vorzukommen wann war waren warst
wart was wechsel
wechseln wechselst wechselt wechselte wechselten wechsle weg wege weges weile weise weiss weisst weiter weitere
weiterem weiteren weiterer weiteres weitergegangen weitergehe weitergehen weitergehst weitergeht weitergemacht
weiterging weitergingen weiterlesen weitermache weitermachen weitermachst weitermacht weitermachte weitermachten
weitermachtest weitermachtet weiterzugehen weiterzulesen weiterzumachen weiß weißt welche welchem welchen welcher
welches wem wen wenn wer werde werdegang werdegangs werden werdet wessen widme widmen widmet
widmete wie wieder wiederum wieso will willkommen willst winter wintermonate winters wir wird wirst wisse
wissen wisst wo woanders wobei woche wochen wofür woher wohin wohl wohne wohnen
wohnend wohnhaft wohnort wohnorts wohnst wohnt wohnte wohnten wohntest wohntet wollen wollt wollte wollten wolltest
womit wonach woran worauf woraufhin woraus worden worin wort worte worten worum worunter worüber wovon wozu wurde
wurden wurdest wurdet wusste wussten während wäre wären wärst wörter wörtern wünsche wünschen wünschst wünscht
wünschte wünschten wünschtest wünschtet würde würden würdest zb zeige zeigen zeigst zeigt zeigte zeigten zeigtest
zeigtet zeit zeiten zeitpunkt zeitraum zeiträume zeitspanne ziehe ziehen ziehst zieht zog zogen zu zudem
zuge zugehörige zugehörigem zugehörigen zugehöriger zugehöriges zugleich zuhause zukunft zuletzt zum zumindest
zunächst zur zurzeit zurück zurückgekehrt zurückgekommen zurückkam zurückkamen zurückkehren zurückkehrst zurückkehrt
zurückkehrte zurückkehrten zurückkehrtest zurückkehrtet zurückkomme zurückkommen zurückkommst zurückkommt
zurückzukehren zurückzukommen zusammen zusammenhang zusammenkommen zusätzlich zuvor zwar zweck zwischen
zwischendurch zwischenzeit zwischenzeitlich zähle zählen zählst zählt zählte zählten zähltest zähltet ähnlich
ähnliche ähnlichem ähnlichen ähnliches über überblick überdies übergegangen überging überhaupt übermorgen übers
übersicht übrig übrige übrigem übrigen
übrigens übriger übriges
datiert datieren
übernahm übernommen übernimmt übernehmen übernehme erledigt erledigte erledigen ausübt ausübte ausgeübt ausüben leistet leistete geleistet leisten umgehen umgeht
kümmert kümmerte kümmere gekümmert kümmern sorgt sorgte sorge gesorgt sorgen durchgeführt durchführte durchführt durchführen
verfügung
lang lief liefen
plätze plätzen
stammten
ausführte ausführten ausführt ausgeführt ausführen vornahm vornahmen vornimmt vorgenommen vornehmen anwendete anwendeten verrichtete tätigte innehatte
erhielt erhielten erhält erhalten anbot anboten anbietet angeboten zusammenarbeitete zusammenarbeitet zusammenarbeiteten zusammenarbeiten zusammengearbeitet
fungiert fungierte fungieren agiert agierte abrundet abrunden abgerundet abrundete bekleidet bekleidete wahrnahm wahrnimmt wahrgenommen wahrnehmen
ergänzt ergänzte ergänzen ergänzend hinaus daneben hierbei nachkam nachkommt
letzterer letztere letzteres letzterem letzteren ersterer erstere ersteres ersterem ersteren währenddessen zeitgleich nunmehr obgleich wenngleich
indes indessen hinblick hernach alsdann vollzog vollzogen vollzieht verschlug begab
begeben begibt landete gelandet landet innehat innehaben inne zurückgreift zurückgriff zurückgreifen greift spektrum bestandteil bestandteile
bestandteilen wirkungsstätte arbeitsgebiet arbeitsgebiete arbeitgeber arbeitgebers
arbeitgeberin tätigkeitsbereich tätigkeitsbereiche tätigkeitsgebiet tätigkeitsfelder tagesgeschäft berufsanfang berufseinstieg berufsstart berufsweg
berufswegs arbeitsbeginn dienstantritt amtsantritt stellenantritt lebensabschnitt zeitabschnitt zwischenstation themenfeld themenfelder
themenbereich themengebiet themengebiete einsatzgebiet einsatzgebiete einsatzbereich einsatzbereiche einsatzorte aufgabenspektrum aufgabenkreis
aufgabenfelder aufgabengebieten aufgabenbereichen arbeitsfelder arbeitsfeldern arbeitsstellen arbeitsalltags berufsalltags arbeitslebens
berufslebens beschäftigungen freizeitbeschäftigung freizeitbeschäftigungen freizeitaktivitäten freizeitinteressen belange belangen
angelegenheit angelegenheiten gegenstand umfang umfangs bezugs gebliebene gebliebenen gebliebener gefundene gefundenen gestellte
gestellten gemachte geleistete geleisteten durchgeführte durchgeführten durchgeführter übernommene übernommenen erhaltene erhaltenen angebotene
angebotenen vorgenommene vorgenommenen ausgeführte ausgeführten begonnene begonnenen gestartete gestarteten entstandene entstandenen
entstandener stattfindende stattfindenden dauernde dauernden bestehende bestehenden liegende liegenden betreffende betreffenden besagte besagten
erwähnte erwähnten aufgeführte aufgeführten tätige angesiedelt angesiedelte beheimatet eingesetzte eingesetzten anfallende anfallenden
anfallender fällt fiel fielen anhand mittels seitens vonseiten mitsamt zuzüglich bezog bezogen bezieht beziehen richtete richtet richten
gerichtet galt galten gelten gegolten heuerte selbe selben selbiger selbigen selbige ebendieser ebendiesem vorausging vorausgegangen voranging
desgleichen anschloss anschlossen anschließt könne dürfe müsse wolle
fächern feldern blickt blicke blicken blickte zurückblickt zurückblicken ursprünglich ursprüngliche parallel vormalig vormalige vormaligen
vorangehende vorangehenden themenfeldern themenbereichen themengebieten einsatzorten arbeitsbereichen arbeitsbereiche tätigkeitsfeldern tätigkeitsbereichen
einsatzgebieten einsatzbereichen berufsstationen zeitabschnitten anfangsjahre anfangsjahren anfangsphase gelangte gelangt gelangen zeitlang
trat treten tritt getreten hinzutritt einschließt einschließen
`
