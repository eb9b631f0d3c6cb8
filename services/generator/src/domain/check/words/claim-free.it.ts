/** See claim-free.ts. */
export const words = `
a abbastanza abbia abbiamo abbiano abita abitai abitando abitano abitare abitarono abitate abitato abitava abitavamo
abitavano abitavo abiteranno abiterà abiterò abiti abitiamo abito abituale abituali abitualmente abitò accanto ad
adesso affida affidano affidava affronta affrontare affrontato aggiungersi agli ai aiuta aiutai aiutando aiutano
aiutare aiutarono aiutata aiutate aiutati aiutato aiutava aiutavano aiutavo aiuteranno aiuterà aiuterò aiuti
aiutiamo aiuto aiutò al all alla alle allo allora alterna alternando altra altre altresì altri altrimenti altro
altrove altrui ambiti ambito anche andai andando andar andare andarono andata andate andati andato andava andavano
andavo andiamo andranno andrà andrò andò anni anno antecedente anteriormente anzi appartenente appartenenti
appartenere apparteneva appartenevano appartengo appartengono apparteniamo appartenuto appartiene appena
approssimativamente argomenti argomento arriva arrivai arrivando arrivano arrivare arrivarono arrivata arrivate
arrivati arrivato arrivava arrivavano arrivavo arriveranno arriverà arriverò arrivi arriviamo arrivo arrivò aspetti
aspetto assicura assicurava attimo attività attorno attraverso attuale attuali attualmente avanti avendo aver avere
averlo avesse avessero avete aveva avevamo avevano avevate avevi avevo avrai avranno avrebbe avrebbero avrei avremo
avrà avrò avuta avute avuti avuto avvale avvalendosi azienda benché benvenuta benvenuti benvenuto bisogna bisogno
breve brevi buongiorno c'è calendario cambi cambia cambiai cambiamenti cambiamento cambiamo cambiando cambiano
cambiare cambiarono cambiata cambiate cambiati cambiato cambiava cambiavano cambiavo cambieranno cambierà cambierò
cambio cambiò cammino campi campo capendo capiamo capii capiranno capire capirono capirà capirò capisca capiscano
capisce capisci capisco capiscono capite capito capiva capivano capivo capì caratterizza caratterizzata
caratterizzato carriera carriere casi caso cerca cercai cercando cercano cercare cercarono cercate cercato cercava
cercavano cercavo cercheranno cercherà cercherò cerchi cerchiamo cerco cercò certamente certo che chi chiama chiamai
chiamando chiamano chiamarci chiamare chiamarmi chiamarono chiamarsi chiamati chiamato chiamava chiamavano chiamavo
chiameranno chiamerà chiamerò chiami chiamiamo chiamo chiamò chiaramente ci ciao cioè circa città ciò cognome coi
col colei collegamenti collegamento collocato coloro colui com'è combina combinando come cominceranno comincerà
comincerò cominci comincia cominciai cominciamo cominciando cominciano cominciare cominciarono cominciata cominciate
cominciati cominciato cominciava cominciavano cominciavo comincio cominciò compie compiere compiti compito compiuto
completa completano compone composta composto comprende comprendendo comprendere comprendeva comprendevano
comprendono compresa comprese compresi compreso comune comuni comunque con concentra concentrarsi concentrato
conobbe conobbi conosce conoscendo conoscere conoscerà conoscete conosceva conoscevano conoscevo conosci conosciamo
conosciuta conosciute conosciuti conosciuto conosco conoscono consente consiste consisteva contatta contattai
contattando contattano contattare contattarono contattate contattato contattava contattavano contattavo
contatteranno contatterà contatterò contatti contattiamo contatto contattò contemporaneamente contenendo contenere
conteneva contengono contenuta contenuti contenuto contesti contesto contiene continua continuai continuando
continuano continuare continuarono continuata continuate continuati continuato continuava continuavano continuavo
continueranno continuerà continuerò continui continuiamo continuo continuò conto contro corrisponde corrispondente
corrispondenti corta corte corti corto cos'è cosa cose costituisce costituita costituito costui così creda credano
crede credendo crederanno credere crederà crederò credete credeva credevano credevo credi crediamo credo credono cui
curriculum cv d da dagli dai dal dall dalla dalle dallo dando dappertutto dapprima dar daranno dare darà darò data
date dato dava davano davanti davo davvero debba dedica dedicano dedicarmi dedicarsi dedicata dedicate dedicati
dedicava dedico dedicò degli dei del dell della delle dello dentro deriva descritta descritte descritti descritto
descrive descrivendo descrivere descriveva descrivo descrivono descrizione desidera desiderai desiderando desiderano
desiderare desiderarono desiderate desiderato desiderava desideravano desideravo desidereranno desidererà desidererò
desideri desideriamo desiderio desidero desiderò destinata destinate destinati destinato detta dettagli dettaglio
dette detti detto deve devi devo devono di diamo dice dicendo diceva dicevano dicevo dici diciamo dico dicono diede
diedero diedi dietro dintorni dir dire direttamente dirà dirò disse dissero dissi dite diventa diventai diventando
diventano diventare diventarono diventata diventate diventati diventato diventava diventavano diventavo diventeranno
diventerà diventerò diventi diventiamo divento diventò diverse diversi diverso divide dividendo do dobbiamo domanda
domande domani donde dopo dopodiché dov'è dove dovendo dover dovere dovete dovette dovettero doveva dovevamo
dovevano dovevo dovranno dovrebbe dovrebbero dovrei dovrà dovrò dura durai durando durano durante durare durarono
durata durate durati durato durava duravano duravo dureranno durerà durerò duriamo duro durò dà e e-mail ebbe ebbero
ebbi ecc eccetera ecco ed effettivamente effettua effettuare effettuata effettuate effettuati effettuato effettuava
effettuavo effettuo effettuò egli elementi elemento elenchi elenco email entra entrai entrambe entrambi entrando
entrano entrare entrarono entrata entrati entrato entrava entravano entravo entreranno entrerà entrerò entri
entriamo entro entrò epoca epoche eppure era erano eravamo eravate eri ero esce esco escono esegue esegui eseguire
eseguita eseguite eseguiti eseguito eseguiva eseguivo eseguo esempi esempio esiste esistente esistenti esistere
esisteva esistono esperienza essa esse essendo essenzialmente esser esserci essere essersi essi esso eventualmente
evidentemente fa facciamo faccio facemmo facendo faceva facevamo facevano facevo fai fanno far faranno fare farebbe
faremo farlo farsi farà farò fase fasi fate fatta fatte fatti fatto fece fecero feci ferie fianco figura figurano
finalmente finché fine finendo finiamo finii finiranno finire finirono finirà finirò finisca finiscano finisce
finisci finisco finiscono finita finite finiti finito finiva finivano finivo fino finì fondamentalmente forma forme
forse fosse fossero fosti fra frattempo fu fui fummo funzione funzioni fuori furono futuro garantisce garantiva
generale generali generalmente genere generi gente giornata giornate giorni giorno già giù gli glielo guarda guardai
guardando guardano guardare guardarono guardato guardava guardavano guardavo guarderanno guarderà guarderò guardi
guardiamo guardo guardò gusti gusto ha hai hanno ho hobby i ieri il impieghi impiego in incarichi incarico
incentrata incentrato include includendo includere includeva includono inclusa incluse inclusi incluso incontra
incontrai incontrando incontrano incontrare incontrarono incontrata incontrate incontrati incontrato incontrava
incontravano incontravo incontreranno incontrerà incontrerò incontriamo incontro incontrò indica indicai indicando
indicano indicare indicarono indicate indicato indicava indicavano indicavo indicheranno indicherà indicherò indichi
indichiamo indico indicò indietro indirizzi indirizzo inerente inerenti infine inizi inizia iniziai inizialmente
iniziamo iniziando iniziano iniziare iniziarono iniziata iniziate iniziati iniziato iniziava iniziavano iniziavo
inizieranno inizierà inizierò inizio iniziò inoltre inserita inserite inseriti inserito insieme insomma intanto
interessa interessai interessando interessano interessarci interessare interessarmi interessarono interessarsi
interessata interessate interessati interessato interessava interessavano interessavo interesse interesseranno
interesserà interesserò interessi interessiamo interesso interessò internet interno intervengo intervenire
interveniva intervenuta intervenuto interviene intorno invece io istante l la lasceranno lascerà lascerò lasci
lascia lasciai lasciamo lasciando lasciano lasciare lasciarono lasciata lasciate lasciati lasciato lasciava
lasciavano lasciavo lascio lasciò lati lato lavora lavorai lavorando lavorano lavorare lavorarono lavorate
lavorativa lavorative lavorativi lavorativo lavorato lavorava lavoravamo lavoravano lavoravo lavoreranno lavorerà
lavorerò lavori lavoriamo lavoro lavorò le legata legate legati legato leggendo legger leggere leggete leggeva
leggevano leggevo leggiamo leggo leggono lei lesse letta letti letto lettura li libera liberi libero link lista
liste lo lontano loro lui lungo luoghi luogo là lì ma magari mail malgrado maniera maniere mansione mansioni
mantenere mantengo mantenuto mantiene materia mattina mattine mattino me mediante mentre mese mesi messa messaggi
messaggio messe messi messo mestiere mestieri mette mettendo mettere metterà metteva metti mettiamo metto mettono
mezza mezzo mi mia mie miei minuti minuto mio mise misero misi modi modo momenti momento mostrai mostrando mostrano
mostrare mostrarono mostrata mostrate mostrati mostrato mostrava mostravano mostravo mostreranno mostrerà mostrerò
mostriamo mostrò muove muoversi muovo muovono naturalmente ne negli nei nel nell nella nelle nello noi nome nomi
nonché nonostante normale normali normalmente nostra nostre nostri nostro notte notti o obiettivi obiettivo
occasionalmente occasione occasioni occorre occupa occupai occupando occupano occuparci occupare occuparmi
occuparono occuparsi occupati occupato occupava occupavano occupavo occupazione occupazioni occuperanno occuperà
occuperò occupi occupiamo occupo occupò od odierna odierno oggetti oggetto oltre opera operando operato operava
opero oppure ora orari orario ordinaria ordinario ore ormai ospita ospitano ospitava ossia ovunque ovvero ovviamente
pagina pagine parimenti parola parole parta partano parte partecipa partecipai partecipando partecipano partecipare
parteciparono partecipate partecipato partecipava partecipavano partecipavo parteciperanno parteciperà parteciperò
partecipi partecipiamo partecipo partecipò partendo partenza parti partiamo particolare particolari particolarmente
partii partiranno partire partirono partirà partirò partiva partivano partivo partono partì parzialmente passa
passaggio passai passando passano passare passarono passatempi passatempo passato passava passavano passavo
passeranno passerà passerò passi passiamo passo passò pausa pause pensa pensai pensando pensano pensare pensarono
pensate pensato pensava pensavano pensavo penseranno penserà penserò pensi pensiamo penso pensò per peraltro
percorsi percorso periodi periodo perlopiù permanenza permanere persona personale personali personalmente persone
però pezzi pezzo piacciono piace piacere piacerebbe piacerà piaceva piacevano piaciuta piaciuto piacque piccola
piccole piccoli piccolo piuttosto poi pomeriggi pomeriggio porta portando portano portare portato portava portfolio
posizione posizioni possa possano possiamo possibile possibili possibilmente possiede posso possono posteriormente
posti posto potei potendo poter potere poterono potete poteva potevamo potevano potevo potranno potrebbe potrebbero
potrei potremo potrete potrà potrò potuto poté pratica praticamente praticare precedente precedentemente precedenti
precedenza precisamente preferendo preferiamo preferii preferiranno preferire preferirono preferirà preferirò
preferisca preferiscano preferisce preferisci preferisco preferiscono preferite preferito preferiva preferivano
preferivo preferì prego prende prendendo prender prendere prenderà prenderò prendete prendeva prendevano prendevo
prendi prendiamo prendo prendono presa prese presente presero presi preso pressappoco presso presta prestare
prestato prestava presto prevalentemente prevede prevedeva prima principalmente principio privata private privati
privato probabilmente professionale professionali professionalmente professione professioni profili profilo propri
propria proprie proprio prosegue proseguire proseguito proseguiva prossima prossime prossimi prossimo provvede
provvedeva punti punto puoi pure può qua qualcosa qualcuno quale quali qualvolta quando quasi quegli quei quel quell
quella quelle quelli quello quest quest'anno questa queste questi questione questioni questo qui quotidiana
quotidiane quotidiani quotidiano racconta raccontai raccontando raccontano raccontare raccontarono raccontato
raccontava raccontavano raccontavo racconteranno racconterà racconterò racconti raccontiamo racconto raccontò
realizza realizzai realizzando realizzano realizzare realizzata realizzate realizzati realizzato realizzava
realizzavano realizzavo realizzazione realizzo realizzò realmente realtà recente recentemente recenti regolare
regolari regolarmente relativa relative relativi relativo residente resta restai restando restano restare restarono
restata restate restati restato restava restavano restavo resteranno resterà resterò resti restiamo restò riassunto
richiede richiedeva richiedono ricoperto ricopre rientra rientrano riguarda riguardai riguardando riguardano
riguardante riguardanti riguardare riguardarono riguardate riguardato riguardava riguardavano riguardavo
riguarderanno riguarderà riguarderò riguardi riguardiamo riguardo riguardò rimane rimanendo rimanere rimaneva
rimango rimangono rimaniamo rimarrà rimarrò rimase rimasero rimasi rimasta rimaste rimasti rimasto riprende
riprendere riprendo ripreso risale risalgono risiede risiedere risiedeva risiedo risiedono risieduto rispettivamente
rispetto risulta ritorno ritrova ritrovato riunisce rivolge rivolta rivolte rivolti rivolto ruoli ruolo sa sai
saltuariamente sanno sapendo saper sapere sapete sapeva sapevano sapevo sappia sappiamo saprà saputo sarai saranno
sarebbe sarebbero sarei saremo sarà sarò se sebbene sede segua seguano segue seguendo seguente seguenti segui
seguiamo seguii seguiranno seguire seguirono seguirà seguirò seguita seguite seguiti seguito seguiva seguivano
seguivo seguo seguono seguì sei sembra sembrai sembrando sembrano sembrare sembrarono sembrate sembrato sembrava
sembravano sembravo sembreranno sembrerà sembrerò sembri sembriamo sembro sembrò semplice semplicemente semplici
senso senta sentano sente sentendo senti sentiamo sentii sentiranno sentire sentirono sentirà sentirò sentite
sentito sentiva sentivano sentivo sento sentono sentì seppe sera serata serate sere serie settimana settimane
settore settori sfera sfondo si sia siamo siano sicuramente siete significa significai significando significano
significare significarono significate significato significava significavano significavo significheranno significherà
significherò significhi significhiamo significo significò simile simili siti sito situata situato situazione
situazioni smesso smettere smetto so soggiorno solita solitamente solite soliti solito sono sopra soprattutto sorta
sotto spazia spaziano specialmente spera sperai sperando sperano sperare sperarono sperate sperato sperava speravano
speravo spereranno spererà spererò speri speriamo spero sperò sposta spostai spostando spostano spostarci spostare
spostarmi spostarono spostarsi spostata spostate spostati spostato spostava spostavano spostavo sposteranno sposterà
sposterò sposti spostiamo sposto spostò sta stagione stagioni stai stando stanno star stare starà starò stata state
stati stato stava stavamo stavano stavo stessa stesse stessi stesso stette stia stiamo sto strada strade struttura
strutture su sua subito successiva successivamente successive successivi successivo sue sugli sui sul sull sulla
sulle sullo suo suoi svaghi svago svolge svolgendo svolgere svolgerà svolgeva svolgevano svolgevo svolgi svolgiamo
svolgo svolgono svolse svolsero svolsi svolta svolte svolti svolto sé sì tale tali talvolta tappa tappe tardi te
telefono tema temi tempi tempo tenendo tenere teneva tenevo tengo tengono teniamo tenne tenuta tenuto termina
terminai terminando terminano terminare terminarono terminata terminate terminati terminato terminava terminavano
terminavo termine termineranno terminerà terminerò termini terminiamo termino terminò testi testo ti tiene tipi
tipica tipicamente tipiche tipici tipico tipo torna tornai tornando tornano tornare tornarono tornato tornava
tornavano tornavo torneranno tornerà tornerò torni torniamo torno tornò tra tragitto tramite tranquilla tranquilli
tranquillo trascorre trascorrendo trascorrere trascorreva trascorrevano trascorrevo trascorriamo trascorro
trascorrono trascorsa trascorse trascorsi trascorso trasferendo trasferiamo trasferii trasferimento trasferiranno
trasferirci trasferire trasferirmi trasferirono trasferirsi trasferirà trasferirò trasferisca trasferiscano
trasferisce trasferisci trasferisco trasferiscono trasferita trasferite trasferiti trasferito trasferiva
trasferivano trasferivo trasferì tratta trattare trattato trattava tratto trova trovai trovando trovano trovarci
trovare trovarmi trovarono trovarsi trovate trovati trovato trovava trovavano trovavo troveranno troverà troverò
trovi troviamo trovo trovò tu tua tue tuo tuoi tutt tuttavia tuttora ugualmente ultimamente un una unirmi unirsi
unisce unisco uniscono unita uniti unito univa uno unì usa usai usando usano usare usarono usata usate usati usato
usava usavano usavo uscendo uscire uscita uscito usciva uscì useranno userà userò usi usiamo uso usuale usuali
usualmente usò utilizza utilizzai utilizzando utilizzano utilizzare utilizzarono utilizzata utilizzate utilizzati
utilizzato utilizzava utilizzavano utilizzavo utilizzeranno utilizzerà utilizzerò utilizzi utilizziamo utilizzo
utilizzò va vacanza vacanze vada vado vai vanno vanta vari varie veda vedano vede vedendo vedere vedersi vedete
vedeva vedevano vedevo vedi vediamo vedo vedono vedremo vedrà vedrò venendo venga vengo vengono veniamo venir venire
venite veniva venivano venivo venne vennero venni venuta venute venuti venuto veramente verranno verrà verrò verso
veste vi via vicinanza vicinanze vicino vide videro vidi vie viene vieni visse vissero vissi vissuta vissuto vista
viste visti visto vita vite vive vivendo viver vivere vivete viveva vivevamo vivevano vivevo vivi viviamo vivo
vivono vivrà vivrò voce voci vogliamo voglio vogliono voi volendo volentieri voler volere volete voleva volevamo
volevano volevo volle volli volta volte voluto vorrebbe vorrebbero vorrei vorremmo vorrà vorrò vostra vostre vostri
vostro vuoi vuole web weekend è
`
