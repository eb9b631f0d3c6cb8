/** See claim-free.ts. */
export const words = `
a abord activité activités actuel actuelle actuellement actuelles actuels adresse adresses afin ai aida aidai
aidaient aidais aidait aidant aide aident aider aidera aiderai aideront aides aidez aidons aidèrent aidé aidée
aidées aidés aie aient aille ailleurs aima aimai aimaient aimais aimait aimant aime aiment aimer aimera aimerai
aimerais aimerait aimeront aimes aimez aimions aimons aimèrent aimé aimée aimées aimés ainsi ait alentours alla
allaient allais allait allant aller allez alliant allie allient allier allons allèrent allé allée allées allés alors
an ancien ancienne anciennes anciens année années ans antérieurement appartenait appartenir appartenu appartiennent
appartiens appartient appelais appelait appeler appelez appelle appellent appelles appelons appelé appelée appelées
appelés approximativement apprécia appréciai appréciaient appréciais appréciait appréciant apprécie apprécient
apprécier appréciera apprécierai apprécieront apprécies appréciez apprécions apprécièrent apprécié appréciée
appréciées appréciés appuie appuyait après après-midi arriva arrivai arrivaient arrivais arrivait arrivant arrive
arrivent arriver arrivera arriverai arriveront arrives arrivez arrivons arrivèrent arrivé arrivée arrivées arrivés
articule as aspect aspects assez assorti assortie assurait assurant assure assurent assurer assuré assurée assurées
assurés attend attendait attendent attendre attends au aujourd aujourd'hui auparavant auprès auquel aura aurai
auraient aurais aurait auras aurions aurons auront aussi aussitôt autour autre autrefois autrement autres aux
auxquelles auxquels avaient avais avait avant avec avenir avez aviez avions avoir avons axé axée axées axés ayant
bas besoin besoins bientôt bienvenue bonjour bord bouge bougea bougeai bougeaient bougeais bougeait bougeant bougent
bougeons bouger bougera bougerai bougeront bouges bougez bougèrent bougé bougée bougées bougés boulot bénéficiait
bénéficie bénéficié c calendrier caractérise caractérisé caractérisée carrière carrières cas ce ceci cela celle
celle-ci celles celui celui-ci centré centrée cependant certainement certes ces cet cette ceux ceux-ci ceux-là champ
champs change changea changeai changeaient changeais changeait changeant changement changent changeons changer
changera changerai changeront changes changez changèrent changé changée changées changés chemin chemins chercha
cherchai cherchaient cherchais cherchait cherchant cherche cherchent chercher cherchera chercherai chercheront
cherches cherchez cherchons cherchèrent cherché cherchée cherchées cherchés chez chose choses ci cliqua cliquai
cliquaient cliquais cliquait cliquant clique cliquent cliquer cliquera cliquerai cliqueront cliques cliquez cliquons
cliquèrent cliqué cliquée cliquées cliqués coin combinant combine combiner comme commence commencent commencer
commencera commencerai commenceront commences commencez commencèrent commencé commencée commencées commencés comment
commença commençai commençaient commençais commençait commençant commençons comportait comporte comprenait
comprenant comprend comprendre comprends comprennent compris comprise comprises comptaient comptait compte comptent
compter concerna concernai concernaient concernais concernait concernant concerne concernent concerner concernera
concernerai concerneront concernes concernez concernons concernèrent concerné concernée concernées concernés concret
concrète concrètement confiaient confiait confie confient confier congé congés connais connaissaient connaissais
connaissait connaissant connaissent connaissez connaissons connait connaitre connaît connaître connu connue connues
connus connut consacrait consacre consacrer consacré consacrée consacrées consacrés consistait consistant consiste
constituait constitue constituent constitué consulta consultai consultaient consultais consultait consulte
consultent consulter consultera consulterai consulteront consultes consultez consultons consultèrent consulté
consultée consultées consultés contact contacta contactai contactaient contactais contactait contactant contacte
contactent contacter contactera contacterai contacteront contactes contactez contactons contacts contactèrent
contacté contactée contactées contactés contenait contenant contenir contenu contenus contexte contiennent contient
continua continuai continuaient continuais continuait continuant continue continuent continuer continuera
continuerai continueront continues continuez continuons continuèrent continué continuée continuées continués contre
courriel court courte courtes courts couvert couverte couvrait couvrant couvre couvrent couvrir croient croire crois
croit croyait croyons curriculum cv côté côtés cœur d dans dataient datais datait datant date datent dater datera
daterai dateront dates datez datons datèrent daté datée datées datés de dedans dehors demain demandait demande
demeura demeurai demeuraient demeurais demeurait demeurant demeure demeurent demeurer demeurera demeurerai
demeureront demeures demeurez demeurons demeurèrent demeuré depuis derrière des description desquelles desquels
dessous dessus destiné destinée destinées destinés devaient devais devait devant devenait devenir devenons devenu
devenue devenues devenus devez deviendra deviennent deviens devient devinrent devint devoir devons devra devrai
devrais devrait devront différentes différents dire directement dis disaient disais disait disant disent disons
dispose dit dites divers diverses dois doit doivent domaine domaines domicile donc donna donnai donnaient donnais
donnait donnant donne donnent donner donnera donnerai donneront donnes donnez donnons donnèrent donné donnés dont
dorénavant du duquel dura durai duraient durais durait durant dure durent durer durera durerai dureront dures durez
durons durèrent duré durée dut dès début débuta débutai débutaient débutais débutait débutant débute débutent
débuter débutera débuterai débuteront débutes débutez débutons débuts débutèrent débuté débutée débutées débutés
découle décrire décris décrit décrite décrites décrits décrivait décrivant décrivent décrivez décrivons dédie dédié
dédiée dédiées dédiés déjà départ déroulait déroule dérouler déroulé déroulée désira désirai désiraient désirais
désirait désirant désire désirent désirer désirera désirerai désireront désires désirez désirons désirèrent désiré
désirée désirées désirés désormais détail détails détente e-mail effectivement effectua effectuai effectuaient
effectuais effectuait effectuant effectue effectuent effectuer effectuera effectuerai effectueront effectues
effectuez effectuons effectuèrent effectué effectuée effectuées effectués elle elle-même elles elles-mêmes email
emplacement emploi emplois en enchaîne enchaîné endroit endroits enfin ensemble ensuite entendre entra entrai
entraient entrais entrait entrant entre entrent entreprise entrer entrera entrerai entreront entres entretemps
entrez entrons entrèrent entré entrée entrées entrés envers envie environ environnement environs es espère espèrent
espères espéra espérai espéraient espérais espérait espérant espérer espérera espérerai espéreront espérez espérons
espérèrent espéré espérée espérées espérés essentiellement est et etc eu eue eurent eut eux eux-mêmes ex exemple
exemples exerce exercent exercer exercera exercerai exerceront exerces exercez exercèrent exercé exercée exercées
exerça exerçai exerçaient exerçais exerçait exerçant exerçons exista existai existaient existais existait existe
existent exister existera existerai existeront existes existez existons existèrent existé expérience facette
facettes faire fais faisaient faisais faisait faisant faisons fait faite faites faits fallait fallu fasse faudra
faudrait faut façon façons fera ferai ferait ferons feront figurait figure figurent fin finalement fini finie finir
finira finis finissait finissant finissent finissons finit firent fit fois fonction fonctions font furent fus fut
futur garda gardai gardaient gardais gardait gardant garde gardent garder gardera garderai garderont gardes gardez
gardons gardèrent gardé gardée gardées gardés genre genres gens goût goûts général générale généralement générales
généraux habita habitai habitaient habitais habitait habitant habite habitent habiter habitera habiterai habiteront
habites habitez habitions habitons habituel habituelle habituellement habituelles habituels habitèrent habité
habitée habitées habités heure heures hier hobbies hobby horaire horaires hors hui ici idem il ils immédiatement
incluait incluant incluent inclure inclus incluse inclut indiqua indiquai indiquaient indiquais indiquait indiquant
indique indiquent indiquer indiquera indiquerai indiqueront indiques indiquez indiquons indiquèrent indiqué indiqués
initialement inscrit inscrite instant instants internet intervenait intervenant intervenir intervenu intervenue
interviennent intervient intervint intitulé intitulée intitulées intitulés intéressa intéressai intéressaient
intéressais intéressait intéressant intéresse intéressent intéresser intéressera intéresserai intéresseront
intéresses intéressez intéressons intéressèrent intéressé intéressée intéressées intéressés intérêt intérêts ira
irai irons iront issu issue issues issus j jadis je job jobs joint jour journée journées jours jusqu jusqu'en
jusqu'à jusque l la laissa laissai laissaient laissais laissait laissant laisse laissent laisser laissera laisserai
laisseront laisses laissez laissons laissèrent laissé laissée laissées laissés laquelle le lendemain lequel les
lesquelles lesquels leur leurs libre libres lien liens lieu lieux lire lis lisais lisait lisant lisent lisez lisons
liste listes lit lié liée liées liés loin loisir loisirs lors lorsqu lorsque lu lue lues lui lui-même lus là là-bas
m ma magasin mail maintenant mais majoritairement malgré manière manières matin matins matinée matinées matière me
merci mes message messages met mets mettaient mettais mettait mettant mettent mettez mettons mettra mettre midi mien
mienne milieu minute minutes mirent mis mise mises mission missions mit moi moi-même mois moment moments mon montra
montrai montraient montrais montrait montrant montrent montrer montrera montrerai montreront montrez montrons
montrèrent montré montrée montrées montrés mot mots métier métiers même mêmes naturellement nom noms normal normale
normalement normales normaux nos notamment notre nous nous-mêmes nuit nuits né néanmoins nécessitait nécessite
nécessitent née nôtre nôtres objectif objectifs objet occasion occasions occupa occupai occupaient occupais occupait
occupant occupation occupations occupe occupent occuper occupera occuperai occuperont occupes occupez occupons
occupèrent occupé occupée occupées occupés on ont ordinaire ordinaires orienté orientée ou oui outre où page pages
par parallèle parallèlement paraît parcours parcouru pareillement parfois parmi pars part partage partageait
partaient partais partait partant partent partez parti participa participai participaient participais participait
participant participe participent participer participera participerai participeront participes participez
participons participèrent participé particulièrement partie partiellement parties partir partira partis partit
partons partout passa passage passai passaient passais passait passant passe passe-temps passent passer passera
passerai passeront passes passez passons passèrent passé passée passées passés pause pauses pendant pensa pensai
pensaient pensais pensait pensant pense pensent penser pensera penserai penseront penses pensez pensons pensèrent
pensé pensée pensées pensés personnel personnelle personnellement personnelles personnels personnes petit petite
petites petits peu peut peut-être peuvent peux place placent placer placera placerai placeront places placez
placèrent placé placée placées placés plaire plaisait plaisent plaisir plait plaça plaçai plaçaient plaçais plaçait
plaçant plaçons plaît plutôt point points portait portant porte portent porter portfolio position positions possible
possibles possède poste postes postérieurement pour pourra pourrai pourraient pourrais pourrait pourrez pourrons
pourront poursuit poursuivait poursuivi poursuivre pourtant pouvaient pouvais pouvait pouvant pouvez pouvoir pouvons
pratiquait pratique prenaient prenais prenait prenant prend prendra prendrai prendre prends prenez prennent prenons
presque principalement prirent pris prise prises prit privé privée privées privés probablement prochain prochaine
prochaines prochains procède procédait profession professionnel professionnelle professionnelles professionnels
professions profil profils propre propres proximité près précédemment précédent précédente précédentes précédents
préfère préfèrent préfères préféra préférai préféraient préférais préférait préférant préférer préférera préférerai
préféreront préférez préférons préférèrent préféré préférée préférées préférés prénom présent présente présentes
présents pu puis puisse puissent put période périodes qu quand quasi quasiment que quel quelconque quelle quelles
quelqu'un quelque quelques quels question questions qui quitta quittai quittaient quittais quittait quittant quitte
quittent quitter quittera quitterai quitteront quittes quittez quittons quittèrent quitté quittée quittées quittés
quoi quoique quotidien quotidienne quotidiennes quotidiens raconta racontai racontaient racontais racontait
racontant raconte racontent raconter racontera raconterai raconteront racontes racontez racontons racontèrent
raconté racontée racontées racontés rappelle rassemble regarda regardai regardaient regardais regardait regardant
regarde regardent regarder regardera regarderai regarderont regardes regardez regardons regardèrent regardé regardée
regardées regardés regroupait regroupe rejoignait rejoignant rejoignent rejoignit rejoindre rejoins rejoint rejointe
relatif relatifs relative relatives relevait relevant relire relève remonte rencontra rencontrai rencontraient
rencontrais rencontrait rencontrant rencontre rencontrent rencontrer rencontrera rencontrerai rencontreront
rencontres rencontrez rencontrons rencontrèrent rencontré rencontrée rencontrées rencontrés rend rendait rendent
rendre rends rendu rendus renseignements respectivement ressort resta restai restaient restais restait restant reste
restent rester restera resterai resteront restes restez restons restèrent resté restée restées restés retour
retourna retournai retournaient retournais retournait retournant retourne retournent retourner retournera
retournerai retourneront retournes retournez retournons retournèrent retourné retournée retournées retournés
retrouve retrouvé revenait revenant revenez revenir revenons revenu revenue revenus reviennent reviens revient
revint revoir route routes rubrique rubriques rythme réalisait réalisant réalise réalisent réaliser réalisé réalisée
réalisées réalisés récemment récent récente récentes récents réellement réfère régulier réguliers régulière
régulièrement régulières réparti répartie réparties répartis répartit résumé réunissait réunit rôle rôles s s'y sa
sachant sais saison saisons sait saura saurez savaient savais savait savent savez savoir savons se secteur secteurs
sein selon semaine semaines sembla semblable semblables semblai semblaient semblais semblait semblant semble
semblent sembler semblera semblerai sembleront sembles semblez semblons semblèrent semblé sens sent sentait sentent
senti sentir sera serai seraient serais serait seras serions serons seront ses si sien sienne siens signifia
signifiai signifiaient signifiais signifiait signifiant signifie signifient signifier signifiera signifierai
signifieront signifies signifiez signifions signifièrent signifié signifiée signifiées signifiés similaire
similaires simple simplement simples simultané simultanément site sites situa situai situaient situais situait
situant situation situe situent situer situera situerai situeront situes situez situons situèrent situé située
situées situés soi soi-même soient soir soirs soirée soirées sois soit sommes son sont sors sort sortait sortant
sorte sortent sortes sorti sortie sortir sortit sortons souhaita souhaitai souhaitaient souhaitais souhaitait
souhaitant souhaite souhaitent souhaiter souhaitera souhaiterai souhaiterais souhaiterait souhaiteront souhaites
souhaitez souhaitons souhaitèrent souhaité souhaitée souhaitées souhaités sous soyons spécialement structure
structures su successivement suis suit suite suivait suivant suivante suivantes suivants suivent suivez suivi suivie
suivies suivis suivit suivons suivra suivre sujet sujets sur surtout sut séjour séjours série séries t ta tandis
tard te tel telle telles tels temps tenait terme termes termina terminai terminaient terminais terminait terminant
termine terminent terminer terminera terminerai termineront termines terminez terminons terminèrent terminé terminée
terminées terminés tes texte textes thème thèmes tient titre toi ton tourne tournée tout toutefois traitait traitant
traite traitent traiter traité traitée traitées traités tranquille travail travailla travaillai travaillaient
travaillais travaillait travaillant travaille travaillent travailler travaillera travaillerai travailleront
travailles travaillez travaillions travaillons travaillèrent travaillé travaux travers trouva trouvai trouvaient
trouvais trouvait trouvant trouve trouvent trouver trouvera trouverai trouveront trouves trouvez trouvons trouvèrent
trouvé trouvée trouvées trouvés truc tu type types typique typiques tâche tâches téléphone tête tôt ultérieur
ultérieure ultérieurement un une usage usages utilisa utilisai utilisaient utilisais utilisait utilisant utilisation
utilise utilisent utiliser utilisera utiliserai utiliseront utilises utilisez utilisons utilisèrent utilisé utilisée
utilisées utilisés va vacances vais valoir vas veillait veille veiller venaient venais venait venant venez venir
venons venu venue venues venus verra verrez vers veuillez veulent veut veux via vie viendra viendrai viendront
vienne viennent viens vient vies ville villes vinrent vint virent vis visait visant vise viser vit vivaient vivais
vivait vivant vivent vivez vivons vivra vivre voici voient voilà voir vois voit volet volets volontiers vont vos
votre voudra voudrais voudrait voudrez voulaient voulais voulait voulez vouloir voulons voulu voulut vous vous-même
voyaient voyais voyait voyant voyez voyons vraiment vu vue vues vus vécu vécut vôtre web week-end week-ends weekend
weekends y à ça également élément éléments époque époques étaient étais était étant étape étapes étend étendait
étiez étions été étés éventuellement évidemment évoluait évolue évoluer évolué êtes être œuvre œuvrer
`
