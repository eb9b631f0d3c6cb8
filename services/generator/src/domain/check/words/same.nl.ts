/** See same-meaning.ts. */
export const groups = `
verlagen verminderen reduceren terugbrengen; verhogen vergroten; verbeteren optimaliseren;
leiden leidinggeven geleid; oprichten stichten opgericht gesticht; oprichter stichter oprichtster;
medeoprichter mede-oprichter; directeur directrice; voorzitter voorzitster; arts dokter geneesheer;
tandarts tandheelkundige; chirurg heelkundige; verpleegkundige verpleegster verpleger;
verzorgende verzorger verzorgster; fysiotherapeut kinesitherapeut fysio; apotheker apothekeres;
verloskundige vroedvrouw; ziekenhuis hospitaal; medicijn geneesmiddel medicatie; vaccineren inenten;
ggz geestelijke-gezondheidszorg; advocaat raadsman advocate; recht rechten rechtsgeleerdheid; rechtbank gerecht;
contract overeenkomst; juridisch rechtskundig; bedrijf onderneming firma werkgever;
werknemer medewerker personeelslid medewerkster; klant cliënt; leverancier toeleverancier;
leraar docent leerkracht lerares docente onderwijzer; lesgeven onderwijzen doceren lesgaf; leerling scholier;
kinderdagverblijf kinderopvang crèche; universiteit uni; opleiding scholing; stagiair stagiaire;
diploma getuigschrift; bsc > bachelor; msc > master; promoveren gepromoveerd; proefschrift dissertatie;
scriptie thesis; beurs studiebeurs; certificaat certificering; prijs award onderscheiding; onderzoek research;
onderzoeker wetenschapper; onderzoeken bestuderen onderzocht; laboratorium lab; analyseren analyse;
publiceren publicatie; artikel paper; auteur schrijver schrijfster; schrijven schreef geschreven;
redacteur redactrice; lezing voordracht presentatie; vertalen vertaling; vertaler vertaalster;
journalist verslaggever; software programmatuur; programmeren coderen; programmeur ontwikkelaar developer;
ontwikkelen ontwikkeling; computer pc; gebruiker gebruikster; testen toetsen; fout bug;
automatiseren automatisering; beheerder administrator; implementeren invoeren implementatie invoering;
database databank; ict it; ontwerpen ontwerp ontwierp vormgeven vormgeving design;
ontwerper ontwerpster vormgever designer; tekenen tekening; fotograaf fotografe;
vervaardigen produceren fabriceren; productie fabricage vervaardiging; bouwen bouw gebouwd;
repareren herstellen reparatie herstelling; onderhouden onderhoud; monteren assembleren; montage assemblage;
timmerman schrijnwerker; elektricien elektromonteur; monteur mecanicien; schilder schilderes; kapper kapster;
bakker bakster; banketbakker patissier; slager beenhouwer; kok kokkin; koken kookte gekookt;
ober kelner serveerster; restaurant eethuis; boer landbouwer boerin; tuinman hovenier tuinier; dierenarts veearts;
veehouder veeboer; verkopen verkoop verkocht; verkoper verkoopster; inkopen inkoop; inkoper inkoopster;
kopen kocht aankopen aankoop; boekhouder boekhoudster; boekhouding boekhouden; begroting budget;
onderhandelen onderhandeling; chauffeur bestuurder; vrachtwagen truck; vrachtwagenchauffeur trucker; auto wagen;
fiets rijwiel; rijbewijs rijvergunning; levering bezorging; leveren bezorgen; bezorger koerier;
magazijn opslagplaats; vervoer transport; vervoeren transporteren; piloot vlieger; politieagent agent politieman;
brandweerman brandweervrouw; vrijwilliger vrijwilligster; vereniging club; schenking donatie gift;
ondersteunen steunen; ondersteuning steun; assistent assistente; adviseur consultant adviseuse raadgever;
adviseren adviseerde; ingenieur ir; technicus technieker; acteur actrice toneelspeler; muzikant musicus;
zanger zangeres; zingen zang zong gezongen; koor zangkoor; componist componiste; danser danseres;
tentoonstelling expositie; bibliotheek bieb; bibliothecaris bibliothecaresse; kunstenaar kunstenares;
organiseren organiseerde; evenement event; plannen planning; coördineren coördinatie; coördinator coördinatrice;
begeleiden begeleiding; toezicht supervisie; werven rekruteren; werving rekrutering; team ploeg;
lanceren lancering; freelancer zzp'er; zelfstandig freelance; deeltijd parttime; voltijd fulltime voltijds;
tweetalig bilinguaal; moedertaal moedertaalspreker; vaardigheid bekwaamheid; biologisch bio; wandelen wandeling;
hardlopen joggen; voetbal voetballen; zwemmen zwom; bejaarde oudere senior; jongere jeugdige;
projectleider projectmanager; hr personeelszaken; baas chef; doctoraat phd; applicatie app; hbo > hogeschool
`
