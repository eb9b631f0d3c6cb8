/** See claim-free.ts. */
export const words = `
a à abord activité activités actuel actuelle actuellement actuelles actuels adresse adresses afin ai aida aidai
aidaient aidais aidait aidant aide aidé aidée aidées aident aider aidera aiderai aidèrent aideront aides aidés aidez
aidons aie aient aille ailleurs aima aimai aimaient aimais aimait aimant aime aimé aimée aimées aiment aimer aimera
aimerai aimerais aimerait aimèrent aimeront aimes aimés aimez aimions aimons ainsi ait alentours alla allaient
allais allait allant allé allée allées aller allèrent allés allez alliant allie allient allier allons alors an
ancien ancienne anciennes anciens année années ans antérieurement appartenait appartenir appartenu appartiennent
appartiens appartient appelais appelait appelé appelée appelées appeler appelés appelez appelle appellent appelles
appelons approximativement appuie appuient appuyaient appuyait
après arriva arrivai arrivaient arrivais arrivait arrivant arrive arrivé
arrivée arrivées arrivent arriver arrivera arriverai arrivèrent arriveront arrives arrivés arrivez arrivons articule
as aspect aspects assez assorti assortie assorties assortis
assurait assurant assure assuré assurée assurées assurent assurer assurés
attend attendait attendent attendre attends au aujourd aujourd'hui auparavant auprès auquel aura aurai auraient
aurais aurait auras aurions aurons auront aussi aussitôt autour autre autrefois autrement autres aux auxquelles
auxquels avaient avais avait avant avec avenir avez aviez avions avoir
avons axé axée axées axés ayant bénéficiaient bénéficiait bénéficiant
bénéficie bénéficié bénéficient bénéficier besoin besoins
bienvenue bonjour bord boulot c ça calendrier caractérise caractérisé
caractérisée caractérisent carrière carrières cas ce ceci cela
celle celle-ci celles celui celui-ci centré centrée cependant
certainement certes ces cet cette ceux ceux-ci ceux-là champ champs change changé changée changées changent
changeons changer changera changerai changèrent changeront changes changés changez chemin chemins chercha cherchai
cherchaient cherchais cherchait cherchant cherche cherché cherchée cherchées cherchent chercher cherchera chercherai
cherchèrent chercheront cherches cherchés cherchez cherchons chez chose choses
ci cœur coin combinaient combinait combinant combine combiné combinée combinent
combiner comme commença commençai commençaient commençais commençait commençant commence commencé commencée
commencées commencent commencer commencera commencerai commencèrent commenceront commences commencés commencez
commençons comment comportaient comportait comportant comporte comportent comporter
comprenaient comprenait comprenant comprend comprendre comprends comprennent compris
comprise comprises comprit comptaient comptait compte comptent
compter concerna concernai concernaient concernais concernait
concernant concerne concerné concernée concernées concernent concerner concernera concernerai concernèrent
concerneront concernes concernés concernez concernons concret concrète concrètement confiaient confiait confie
confient confier congé congés connais connaissaient connaissais connaissait connaissant connaissent connaissez
connaissons connait connaît connaitre connaître connut consacraient
consacrait consacrant consacre consacré consacrée consacrées consacrent consacrer
consacrés consistaient consistait consistant consiste consistent consister constituaient
constituait constituant constitue constitué constituent constituer contact contacts contenait
contenant contenir contenu contenus contexte contiennent contient continua continuai continuaient continuais
continuait continuant continue continué continuée continuées continuent continuer continuera continuerai
continuèrent continueront continues continués continuez continuons contre côté côtés courriel court courte courtes
courts couvert couverte couvraient couvrait couvrant couvre
couvrent couvrir croient croire crois croit croyait croyons
curriculum cv d dans dataient datais datait datant date daté datée datées datent dater datera daterai datèrent
dateront dates datés datez datons de début débuta débutai débutaient débutais débutait débutant débute débuté
débutée débutées débutent débuter débutera débuterai débutèrent débuteront débutes débutés débutez débutons débuts
découle décrire décris décrit décrite décrites décrits
décrivait décrivant décrivent décrivez décrivons dedans dédiait dédie
dédié dédiée dédiées dédient dédiés dehors demain demandait demande demeura demeurai demeuraient demeurais demeurait
demeurant demeure demeuré demeurent demeurer demeurera demeurerai demeurèrent demeureront demeures demeurez
demeurons départ depuis déroulaient déroulait déroule déroulé
déroulée déroulent dérouler derrière des dès description désira désirai
désiraient désirais désirait désirant désire désiré désirée désirées désirent désirer désirera désirerai désirèrent
désireront désires désirés désirez désirons désormais desquelles desquels dessous dessus destiné destinée destinées
destinés détail détails détente devaient devais devait devant devenait devenir devenons devenu devenue devenues
devenus devez deviendra deviennent deviens devient devinrent devint devoir devons devra devrai devrais devrait
devront dire directement dis disaient disais disait disant disent disons
disposaient disposait disposant dispose disposent disposer dit dites dois doit doivent domaine
domaines domicile donc donna donnai donnaient donnais donnait donnant donne donné donnent donner donnera donnerai
donnèrent donneront donnes donnés donnez donnons dont dorénavant du duquel dura durai duraient durais durait durant
dure duré durée durent durer durera durerai durèrent dureront dures durez durons dut e-mail effectivement effectua
effectuai effectuaient effectuais effectuait effectuant effectue effectué effectuée effectuées effectuent effectuer
effectuera effectuerai effectuèrent effectueront effectues effectués effectuez effectuons également élément éléments
elle elle-même elles elles-mêmes email emplacement emploi emplois en
enchaînait enchaînant enchaîne enchaîné enchaînent endroit endroits enfin
ensuite entendre entra entrai entraient entrais entrait entrant entre entré entrée entrées entrent entrer
entrera entrerai entrèrent entreront entres entrés entretemps entrez entrons envers envie environ environnement
environs époque époques es espéra espérai espéraient espérais espérait espérant espéré espère espérée espérées
espèrent espérer espérera espérerai espérèrent espéreront espérés espères espérez espérons essentiellement est et
étaient étais était étant étape étapes etc été étend étendaient
étendait étendu étendue étés êtes étiez étions être eu eue eurent eut eux
eux-mêmes éventuellement évidemment évoluaient évoluait évolue
évolué évoluent évoluer ex exemple exemples exerça exerçai exerçaient
exerçais exerçait exerçant exerce exercé exercée exercées exercent exercer exercera exercerai exercèrent exerceront
exerces exercez exerçons exista existai existaient existais existait existe existé existent exister existera
existerai existèrent existeront existes existez existons expérience facette facettes façon façons faire fais
faisaient faisais faisait faisant faisons fait faite faites faits fallait fallu fasse faudra faudrait faut fera
ferai ferait ferons feront figuraient figurait figurant figure figurent
figurer fin finalement fini finie finir finira finis finissait finissant
finissent finissons finit firent fit fois fonction fonctions font furent fus fut futur genre genres goût goûts
habita habitai habitaient habitais habitait habitant habite habité habitée habitées habitent habiter habitera
habiterai habitèrent habiteront habites habités habitez habitions habitons heure heures hier hobbies hobby horaire
horaires hors hui ici idem il ils immédiatement incluaient
incluait incluant incluent inclure inclus incluse inclut indiqua
indiquai indiquaient indiquais indiquait indiquant indique indiqué indiquent indiquer indiquera indiquerai
indiquèrent indiqueront indiques indiqués indiquez indiquons initialement inscrit inscrite instant instants
intéressa intéressai intéressaient intéressais intéressait intéressant intéresse intéressé intéressée intéressées
intéressent intéresser intéressera intéresserai intéressèrent intéresseront intéresses intéressés intéressez
intéressons intérêt intérêts intervenait intervenant intervenir intervenu intervenue interviennent intervient
intervint intitulé intitulée intitulées intitulés ira irai irons iront issu issue issues issus j jadis je job jobs
joint jour journée journées jours jusqu jusqu'à jusqu'en jusque l la là là-bas laissa laissai laissaient laissais
laissait laissant laisse laissé laissée laissées laissent laisser laissera laisserai laissèrent laisseront laisses
laissés laissez laissons laquelle le lendemain lequel les lesquelles lesquels leur leurs libre libres lié liée liées
lien liens liés lieu lieux liste listes loin loisir loisirs lors lorsqu lorsque lui lui-même m ma maintenant mais
majoritairement malgré manière manières matière me même mêmes merci mes met métier métiers mets mettaient mettais
mettait mettant mettent mettez mettons mettra mettre mien mienne milieu minute minutes mirent mis mise mises mission
missions mit moi moi-même mois moment moments mon montra montrai montraient montrais montrait montrant montré
montrée montrées montrent montrer montrera montrerai montrèrent montreront montrés montrez montrons mot mots
naturellement né néanmoins nécessitait nécessite nécessitent née nom noms normal normale normales normaux nos
notamment notre nôtre nôtres nous nous-mêmes objectif objet occasion occasions occupa occupai occupaient occupais
occupait occupant occupation occupations occupe occupé occupée occupées occupent occuper occupera occuperai
occupèrent occuperont occupes occupés occupez occupons œuvre œuvrer on ont ordinaire ordinaires ou où oui outre page
pages par paraît parallèle parallèlement parcours parcouru pareillement parmi pars part partage partageait partaient
partais partait partant partent partez parti participa participai participaient participais participait participant
participe participé participent participer participera participerai participèrent participeront participes
participez participons particulièrement partie partiellement parties partir partira partis partit partons passa
passage passai passaient passais passait passant passe passé passe-temps passée passées passent passer passera
passerai passèrent passeront passes passés passez passons pause pauses pendant pensa pensai pensaient pensais
pensait pensant pense pensé pensée pensées pensent penser pensera penserai pensèrent penseront penses pensés pensez
pensons période périodes personnel personnelle personnellement personnelles personnels personnes peu peut peut-être
peuvent peux plaça plaçai plaçaient plaçais plaçait plaçant place placé placée placées placent placer placera
placerai placèrent placeront places placés placez plaçons plaire plaisait plaisent plaisir plait plaît plutôt point
points portaient portait portant porte portent porter portfolio position positions
possédaient possédait possédant possède possèdent posséder possible possibles poste
postérieurement postes pour pourra pourrai pourraient pourrais pourrait pourrez pourrons pourront poursuit
poursuivait poursuivi poursuivre pourtant pouvaient pouvais
pouvait pouvant pouvez pouvoir pouvons pratiquaient pratiquait pratiquant
pratique pratiqué pratiquée pratiquent pratiquer précédemment précédent
précédente précédentes précédents préféra préférai préféraient préférais préférait
préférant préféré préfère préférée préférées préfèrent préférer préférera préférerai préférèrent préféreront
préférés préfères préférez préférons prenaient prenais prenait prenant prend prendra prendrai prendre prends prenez
prennent prénom prenons près présent présente présentes présents presque principalement prirent pris prise prises
prit probablement procédaient procédait procède procèdent prochain
prochaine prochaines prochains profession professionnel professionnelle
professionnelles professionnels professions profil profils proximité pu puis puisse puissent put qu quand quasi
quasiment que quel quelconque quelle quelles quelqu'un quelque quelques quels question questions qui quitta quittai
quittaient quittais quittait quittant quitte quitté quittée quittées quittent quitter quittera quitterai quittèrent
quitteront quittes quittés quittez quittons quoi quoique raconta racontai racontaient racontais racontait racontant
raconte raconté racontée racontées racontent raconter racontera raconterai racontèrent raconteront racontes racontés
racontez racontons rappelle rassemble réalisaient réalisait
réalisant réalise réalisé réalisée réalisées réalisent réaliser
réalisés réellement réfère regarda regardai regardaient regardais regardait regardant regarde regardé regardée
regardées regardent regarder regardera regarderai regardèrent
regarderont regardes regardés regardez regardons regroupaient
regroupait regroupant regroupe regroupé regroupée regroupent rejoignaient rejoignait
rejoignant rejoignent rejoignit rejoindre rejoins rejoint rejointe relatif relatifs
relative relatives relevaient relevait relevant relève relèvent
remonte rencontra rencontrai rencontraient rencontrais rencontrait
rencontrant rencontre rencontré rencontrée rencontrées rencontrent rencontrer rencontrera rencontrerai rencontrèrent
rencontreront rencontres rencontrés rencontrez rencontrons rend rendait rendent rendre rends rendu rendus
renseignements réparti répartie réparties répartis répartit respectivement ressort resta restai restaient restais
restait restant reste resté restée restées restent rester restera resterai restèrent resteront restes restés restez
restons résumé retour retourna retournai retournaient retournais retournait retournant retourne retourné retournée
retournées retournent retourner retournera retournerai retournèrent retourneront retournes retournés retournez
retournons retrouve retrouvé réuni réunie réunies réunis réunissaient réunissait
réunissant réunissent réunit revenait revenant revenez revenir revenons revenu revenue revenus
reviennent reviens revient revint revoir rôle rôles rubrique rubriques rythme s s'y sa sachant sais saison saisons
sait saura saurez savaient savais savait savent savez savoir savons se secteur secteurs sein séjour séjours selon
semaine semaines sembla semblable semblables semblai semblaient semblais semblait semblant semble semblé semblent
sembler semblera semblerai semblèrent sembleront sembles semblez semblons sens sent sentait sentent senti sentir
sera serai seraient serais serait seras série séries serions serons seront ses si sien sienne siens signifia
signifiai signifiaient signifiais signifiait signifiant signifie signifié signifiée signifiées signifient signifier
signifiera signifierai signifièrent signifieront signifies signifiés signifiez signifions similaire similaires
simple simplement simples simultané simultanément site sites situa situai situaient situais situait situant
situation situe situé située situées situent situer situera situerai situèrent situeront situes situés situez
situons soi soi-même soient sois soit sommes son sont sors sort sortait sortant sorte sortent sortes sorti sortie
sortir sortit sortons souhaita souhaitai souhaitaient souhaitais souhaitait souhaitant souhaite souhaité souhaitée
souhaitées souhaitent souhaiter souhaitera souhaiterai souhaiterais souhaiterait souhaitèrent souhaiteront souhaites
souhaités souhaitez souhaitons sous soyons spécialement structure structures su successivement suis suit suite
suivait suivant suivante suivantes suivants suivent suivez suivi suivie suivies suivis suivit suivons suivra suivre
sujet sujets sur surtout sut t ta tâche tâches tandis tard te tel telle telles tels temps tenait termina terminai
terminaient terminais terminait terminant termine terminé terminée terminées terminent terminer terminera terminerai
terminèrent termineront termines terminés terminez terminons tes thème thèmes tient titre toi ton tourne tournée
tout toutefois traitait traitant traite traité traitée traitées traitent traiter traités tranquille travail
travailla travaillai travaillaient travaillais travaillait travaillant travaille travaillé travaillent travailler
travaillera travaillerai travaillèrent travailleront travailles travaillez travaillions travaillons travaux travers
trouva trouvai trouvaient trouvais trouvait trouvant trouve trouvé trouvée trouvées trouvent trouver trouvera
trouverai trouvèrent trouveront trouves trouvés trouvez trouvons truc tu type types typique typiques ultérieur
ultérieure ultérieurement un une usage usages utilisa utilisai utilisaient utilisais utilisait utilisant utilisation
utilise utilisé utilisée utilisées utilisent utiliser utilisera utiliserai utilisèrent utiliseront utilises utilisés
utilisez utilisons va vais valoir vas vécu vécut veillaient veillait
veillant veille veillent veiller venaient venais venait venant venez venir
venons venu venue venues venus verra verrez vers veuillez veulent veut veux via viendra viendrai viendront vienne
viennent viens vient ville villes vinrent vint virent vis visaient
visait visant vise visent viser vit vivaient vivais vivait vivant
vivent vivez vivons vivra vivre voici voient voilà voir vois voit volet volets volontiers vont vos votre vôtre
voudra voudrais voudrait voudrez voulaient voulais voulait voulez vouloir voulons voulu voulut vous vous-même
voyaient voyais voyait voyant voyez voyons vraiment vu vue vues vus y
conjugue conjuguent conjuguait conjuguant conjuguer concilie concilient conciliait conciliant concilier conciliée
alterne alternent alternait alternant alterner englobe englobent englobait englobaient recouvre recouvrent recouvrait
officie officiait officié officiant étendent ajoutent œuvrait œuvrant œuvrent œuvré appelaient combinées combinés
tenir tenue tenus tenues tiennent tenaient tenant tiendra achever achève achevait achevaient acheva achevée achevés achevées achèvent
achèvera poursuivit poursuivent poursuivaient poursuivant poursuivie poursuivies succède succédé succédait succédèrent succéder précède précédé
précédait précédèrent précéder enchaîna enchaîner enchaînèrent étale étalait étalé étalée étalent échelonne échelonnait échelonné échelonnée
échelonnent remontent remontait remontaient complète complètent complétait complétaient complétée complétées complétés jalonne jalonnent jalonné
jalonnée jalonnaient rythment rythmaient baptisé baptisée baptisés dénommé dénommée nommément
mêle mêlent mêlait mêlaient mêlant mêler mêlé mêlée mêlés mêlées
comptant compté confiant consisté figuré porté portée portées déroulant alliait évoluant
`
