/** See claim-free.ts. */
export const words = `
a abbastanza abbia abbiamo abbiano abita abitai abitando abitano abitare abitarono abitate abitato abitava abitavamo
abitavano abitavo abiterà abiteranno abiterò abiti abitiamo abito abitò accanto ad adesso affida affidano affidava
affronta affrontare affrontato aggiungersi agli ai aiuta aiutai aiutando aiutano aiutare aiutarono aiutata aiutate
aiutati aiutato aiutava aiutavano aiutavo aiuterà aiuteranno aiuterò aiuti aiutiamo aiuto aiutò al all alla alle
allo allora alterna alternando altra altre altresì altri altrimenti altro altrove altrui ambiti ambito anche andai
andando andar andare andarono andata andate andati andato andava andavano andavo andiamo andò andrà andranno andrò
anni anno antecedente anteriormente anzi appartenente appartenenti appartenere apparteneva appartenevano appartengo
appartengono apparteniamo appartenuto appartiene appena approssimativamente argomenti argomento arriva arrivai
arrivando arrivano arrivare arrivarono arrivata arrivate arrivati arrivato arrivava arrivavano arrivavo arriverà
arriveranno arriverò arrivi arriviamo arrivo arrivò aspetti aspetto assicura assicurava attimo attività attorno
attraverso attuale attuali attualmente avanti avendo aver avere averlo avesse avessero avete aveva avevamo avevano
avevate avevi avevo avrà avrai avranno avrebbe avrebbero avrei avremo avrò avuta avute avuti avuto avvale
avvalendosi benché benvenuta benvenuti benvenuto bisogna bisogno breve brevi buongiorno c'è calendario cambia
cambiare cambiato cambiò cammino campi campo capendo capì capiamo capii capirà capiranno capire capirò capirono
capisca capiscano capisce capisci capisco capiscono capite capito capiva capivano capivo caratterizza caratterizzata
caratterizzato carriera carriere casi caso cerca cercai cercando cercano cercare cercarono cercate cercato cercava
cercavano cercavo cercherà cercheranno cercherò cerchi cerchiamo cerco cercò certamente certo che chi chiama chiamai
chiamando chiamano chiamarci chiamare chiamarmi chiamarono chiamarsi chiamati chiamato chiamava chiamavano chiamavo
chiamerà chiameranno chiamerò chiami chiamiamo chiamo chiamò chiaramente ci ciao ciò cioè circa città cognome coi
col colei collegamenti collegamento collocato coloro colui com'è combina combinando come comincerà cominceranno
comincerò cominci comincia cominciai cominciamo cominciando cominciano cominciare cominciarono cominciata cominciate
cominciati cominciato cominciava cominciavano cominciavo comincio cominciò compie compiere compiti compito compiuto
compone composta composto comprende comprendendo comprendere comprendeva comprendevano comprendono compresa comprese
compresi compreso comunque con concentra concentrarsi concentrato conobbe conobbi conosce conoscendo conoscerà
conoscere conoscete conosceva conoscevano conoscevo conosci conosciamo conosco conoscono consente consiste
consisteva contemporaneamente contenendo contenere conteneva contengono contenuta contenuti contenuto contesti
contesto contiene continua continuai continuando continuano continuare continuarono continuata continuate continuati
continuato continuava continuavano continuavo continuerà continueranno continuerò continui continuiamo continuo
continuò conto contro corrisponde corrispondente corrispondenti corta corte corti corto cos'è cosa cose così
costituisce costituita costituito costui creda credano crede credendo crederà crederanno credere crederò credete
credeva credevano credevo credi crediamo credo credono cui curriculum cv d da dà dagli dai dal dall dalla dalle
dallo dando dapprima dar darà daranno dare darò data date dato dava davano davanti davo davvero debba dedica
dedicano dedicarmi dedicarsi dedicata dedicate dedicati dedicava dedico dedicò degli dei del dell della delle dello
dentro deriva descritta descritte descritti descritto descrive descrivendo descrivere descriveva descrivo descrivono
descrizione desidera desiderai desiderando desiderano desiderare desiderarono desiderate desiderato desiderava
desideravano desideravo desidererà desidereranno desidererò desideri desideriamo desiderio desidero desiderò
destinata destinate destinati destinato detta dettagli dettaglio dette detti detto deve devi devo devono di diamo
dice dicendo diceva dicevano dicevo dici diciamo dico dicono diede diedero diedi dietro dintorni dir dirà dire
direttamente dirò disse dissero dissi dite diventa diventai diventando diventano diventare diventarono diventata
diventate diventati diventato diventava diventavano diventavo diventerà diventeranno diventerò diventi diventiamo
divento diventò divide dividendo do dobbiamo domanda domande domani donde dopo dopodiché dov'è dove dovendo dover
dovere dovete dovette dovettero doveva dovevamo dovevano dovevo dovrà dovranno dovrebbe dovrebbero dovrei dovrò dura
durai durando durano durante durare durarono durata durate durati durato durava duravano duravo durerà dureranno
durerò duriamo duro durò e è e-mail ebbe ebbero ebbi ecc eccetera ecco ed effettivamente effettua effettuare
effettuata effettuate effettuati effettuato effettuava effettuavo effettuo effettuò egli elementi elemento elenchi
elenco email entra entrai entrambe entrambi entrando entrano entrare entrarono entrata entrati entrato entrava
entravano entravo entrerà entreranno entrerò entri entriamo entro entrò epoca epoche eppure era erano eravamo
eravate eri ero esce esco escono esegue esegui eseguire eseguita eseguite eseguiti eseguito eseguiva eseguivo eseguo
esempi esempio esiste esistente esistenti esistere esisteva esistono esperienza essa esse essendo essenzialmente
esser esserci essere essersi essi esso eventualmente evidentemente fa facciamo faccio facemmo facendo faceva
facevamo facevano facevo fai fanno far farà faranno fare farebbe faremo farlo farò farsi fase fasi fate fatta fatte
fatti fatto fece fecero feci ferie fianco figura figurano finalmente finché fine finendo finì finiamo finii finirà
finiranno finire finirò finirono finisca finiscano finisce finisci finisco finiscono finita finite finiti finito
finiva finivano finivo fino fondamentalmente forse fosse fossero fosti fra frattempo fu fui fummo funzione funzioni
fuori furono futuro genere generi giornata giornate giorni giorno giù gli glielo guarda guardai guardando guardano
guardare guardarono guardato guardava guardavano guardavo guarderà guarderanno guarderò guardi guardiamo guardo
guardò gusti gusto ha hai hanno ho hobby i ieri il impieghi impiego in incarichi incarico incentrata incentrato
include includendo includere includeva includono inclusa incluse inclusi incluso incontra incontrai incontrando
incontrano incontrare incontrarono incontrata incontrate incontrati incontrato incontrava incontravano incontravo
incontrerà incontreranno incontrerò incontriamo incontro incontrò indica indicai indicando indicano indicare
indicarono indicate indicato indicava indicavano indicavo indicherà indicheranno indicherò indichi indichiamo indico
indicò indietro indirizzi indirizzo inerente inerenti infine inizi inizia iniziai inizialmente iniziamo iniziando
iniziano iniziare iniziarono iniziata iniziate iniziati iniziato iniziava iniziavano iniziavo inizierà inizieranno
inizierò inizio iniziò inoltre inserita inserite inseriti inserito insieme insomma intanto interessa interessai
interessando interessano interessarci interessare interessarmi interessarono interessarsi interessata interessate
interessati interessato interessava interessavano interessavo interesse interesserà interesseranno interesserò
interessi interessiamo interesso interessò interno intervengo intervenire interveniva intervenuta intervenuto
interviene intorno invece io istante l la là lascerà lasceranno lascerò lasci lascia lasciai lasciamo lasciando
lasciano lasciare lasciarono lasciata lasciate lasciati lasciato lasciava lasciavano lasciavo lascio lasciò lati
lato lavora lavorai lavorando lavorano lavorare lavorarono lavorate lavorativa lavorative lavorativi lavorativo
lavorato lavorava lavoravamo lavoravano lavoravo lavorerà lavoreranno lavorerò lavori lavoriamo lavoro lavorò le
legata legate legati legato leggete leggevano leggiamo lei li lì libera liberi libero link lista liste lo lontano
loro lui luoghi luogo ma magari malgrado maniera maniere mansione mansioni mantenere mantengo mantenuto mantiene
materia me mediante mentre mese mesi messa messe messi messo mestiere mestieri mette mettendo metterà mettere
metteva metti mettiamo metto mettono mezza mezzo mi mia mie miei minuti minuto mio mise misero misi modi modo
momenti momento mostrai mostrando mostrano mostrare mostrarono mostrata mostrate mostrati mostrato mostrava
mostravano mostravo mostrerà mostreranno mostrerò mostriamo mostrò muove muoversi muovo muovono naturalmente ne
negli nei nel nell nella nelle nello noi nome nomi nonché nonostante normale normali nostra nostre nostri nostro o
obiettivo occasione occasioni occorre occupa occupai occupando occupano occuparci occupare occuparmi occuparono
occuparsi occupati occupato occupava occupavano occupavo occupazione occupazioni occuperà occuperanno occuperò
occupi occupiamo occupo occupò od odierna odierno oggetti oggetto oltre opera operando operato operava opero oppure
ora orari orario ordinaria ordinario ore ossia ovvero ovviamente pagina pagine parimenti parola parole parta partano
parte partecipa partecipai partecipando partecipano partecipare parteciparono partecipate partecipato partecipava
partecipavano partecipavo parteciperà parteciperanno parteciperò partecipi partecipiamo partecipo partecipò partendo
partenza parti partì partiamo particolare particolari particolarmente partii partirà partiranno partire partirò
partirono partiva partivano partivo partono parzialmente passa passaggio passai passando passano passare passarono
passatempi passatempo passato passava passavano passavo passerà passeranno passerò passi passiamo passo passò pausa
pause pensa pensai pensando pensano pensare pensarono pensate pensato pensava pensavano pensavo penserà penseranno
penserò pensi pensiamo penso pensò per peraltro percorsi percorso periodi periodo perlopiù permanenza permanere però
persona personali persone pezzi pezzo piacciono piace piacerà piacere piacerebbe piaceva
piacevano piaciuta piaciuto piacque piuttosto poi porta portando portano portare portato portava portfolio posizione
posizioni possa possano possiamo possibile possibili possibilmente possiede posso possono posteriormente posti posto
poté potei potendo poter potere poterono potete poteva potevamo potevano potevo potrà potranno potrebbe potrebbero
potrei potremo potrete potrò potuto pratica praticamente praticare precedente precedentemente precedenti precedenza
precisamente preferendo preferì preferiamo preferii preferirà preferiranno preferire preferirò preferirono
preferisca preferiscano preferisce preferisci preferisco preferiscono preferite preferito preferiva preferivano
preferivo prego prende prendendo prender prenderà prendere prenderò prendete prendeva prendevano prendevo prendi
prendiamo prendo prendono presa prese presente presero presi preso pressappoco presso presta prestare prestato
prestava prevalentemente prevede prevedeva prima principalmente principio probabilmente professionale professionali
professionalmente professione professioni profili profilo proprio prosegue proseguire proseguito proseguiva prossima
prossime prossimi prossimo provvede provvedeva punti punto può puoi pure qua qualcosa qualcuno quale quali qualvolta
quando quasi quegli quei quel quell quella quelle quelli quello quest quest'anno questa queste questi questione
questioni questo qui racconta raccontai raccontando raccontano raccontare raccontarono raccontato raccontava
raccontavano raccontavo racconterà racconteranno racconterò racconti raccontiamo racconto raccontò realizza
realizzai realizzando realizzano realizzare realizzata realizzate realizzati realizzato realizzava realizzavano
realizzavo realizzazione realizzo realizzò realmente realtà relativa relative relativi relativo residente resta
restai restando restano restare restarono restata restate restati restato restava restavano restavo resterà
resteranno resterò resti restiamo restò riassunto richiede richiedeva richiedono ricoperto ricopre rientra rientrano
riguarda riguardai riguardando riguardano riguardante riguardanti riguardare riguardarono riguardate riguardato
riguardava riguardavano riguardavo riguarderà riguarderanno riguarderò riguardi riguardiamo riguardo riguardò rimane
rimanendo rimanere rimaneva rimango rimangono rimaniamo rimarrà rimarrò rimase rimasero rimasi rimasta rimaste
rimasti rimasto riprende riprendere riprendo ripreso risale risalgono risiede risiedere risiedeva risiedo risiedono
risieduto rispettivamente rispetto risulta ritorno ritrova ritrovato riunisce rivolge rivolta rivolte rivolti
rivolto ruoli ruolo sa sai sanno sapendo saper sapere sapete sapeva sapevano sapevo sappia sappiamo saprà saputo
sarà sarai saranno sarebbe sarebbero sarei saremo sarò se sé sebbene sede segua seguano segue seguendo seguente
seguenti segui seguì seguiamo seguii seguirà seguiranno seguire seguirò seguirono seguita seguite seguiti seguito
seguiva seguivano seguivo seguo seguono sei sembra sembrai sembrando sembrano sembrare sembrarono sembrate sembrato
sembrava sembravano sembravo sembrerà sembreranno sembrerò sembri sembriamo sembro sembrò semplice semplicemente
semplici senso senta sentano sente sentendo senti sentì sentiamo sentii sentirà sentiranno sentire sentirò sentirono
sentite sentito sentiva sentivano sentivo sento sentono seppe serie settimana settimane settore settori sfera sfondo
si sì sia siamo siano sicuramente siete significa significai significando significano significare significarono
significate significato significava significavano significavo significherà significheranno significherò significhi
significhiamo significo significò simile simili siti sito situata situato situazione situazioni smesso smettere
smetto so soggiorno solita solite soliti solito sono sopra soprattutto sorta sotto spazia spaziano specialmente
spera sperai sperando sperano sperare sperarono sperate sperato sperava speravano speravo spererà spereranno spererò
speri speriamo spero sperò sposta spostai spostando spostano spostarci spostare spostarmi spostarono spostarsi
spostata spostate spostati spostato spostava spostavano spostavo sposterà sposteranno sposterò sposti spostiamo
sposto spostò sta stagione stagioni stai stando stanno star starà stare starò stata state stati stato stava stavamo
stavano stavo stessa stesse stessi stesso stette stia stiamo sto strada strade struttura strutture su sua subito
successiva successivamente successive successivi successivo sue sugli sui sul sull sulla sulle sullo suo suoi svaghi
svago svolge svolgendo svolgerà svolgere svolgeva svolgevano svolgevo svolgi svolgiamo svolgo svolgono svolse
svolsero svolsi svolta svolte svolti svolto tale tali tappa tappe tardi te tema temi tempi tempo tenendo tenere
teneva tenevo tengo tengono teniamo tenne tenuta tenuto termina terminai terminando terminano terminare terminarono
terminata terminate terminati terminato terminava terminavano terminavo termine terminerà termineranno terminerò
termini terminiamo termino terminò ti tiene tipi tipica tipicamente tipiche tipici tipico tipo torna tornai tornando
tornano tornare tornarono tornato tornava tornavano tornavo tornerà torneranno tornerò torni torniamo torno tornò
tra tragitto tramite tranquilla tranquilli tranquillo trascorre trascorrendo trascorrere trascorreva trascorrevano
trascorrevo trascorriamo trascorro trascorrono trascorsa trascorse trascorsi trascorso trasferendo trasferì
trasferiamo trasferii trasferimento trasferirà trasferiranno trasferirci trasferire trasferirmi trasferirò
trasferirono trasferirsi trasferisca trasferiscano trasferisce trasferisci trasferisco trasferiscono trasferita
trasferite trasferiti trasferito trasferiva trasferivano trasferivo tratta trattare trattato trattava tratto trova
trovai trovando trovano trovarci trovare trovarmi trovarono trovarsi trovate trovati trovato trovava trovavano
trovavo troverà troveranno troverò trovi troviamo trovo trovò tu tua tue tuo tuoi tutt tuttavia ugualmente un una
unì unirmi unirsi unisce unisco uniscono unita uniti unito univa uno usa usai usando usano usare usarono usata usate
usati usato usava usavano usavo uscendo uscì uscire uscita uscito usciva userà useranno userò usi usiamo uso usò
usuale usuali utilizza utilizzai utilizzando utilizzano utilizzare utilizzarono utilizzata utilizzate utilizzati
utilizzato utilizzava utilizzavano utilizzavo utilizzerà utilizzeranno utilizzerò utilizzi utilizziamo utilizzo
utilizzò va vada vado vai vanno veda vedano vede vedendo vedere vedersi vedete vedeva vedevano vedevo vedi vediamo
vedo vedono vedrà vedremo vedrò venendo venga vengo vengono veniamo venir venire venite veniva venivano venivo venne
vennero venni venuta venute venuti venuto veramente verrà verranno verrò verso veste vi via vicinanza vicinanze
vicino vide videro vidi vie viene vieni visse vissero vissi vissuta vissuto vista viste visti visto vive vivendo
viver vivere vivete viveva vivevamo vivevano vivevo vivi viviamo vivo vivono vivrà vivrò voce voci vogliamo voglio
vogliono voi volendo volentieri voler volere volete voleva volevamo volevano volevo volle volli volta volte voluto
vorrà vorrebbe vorrebbero vorrei vorremmo vorrò vostra vostre vostri vostro vuoi vuole
prenda prendano metta mettano faccia facciano dia diano svolga svolgano tenga tengano pensata pensate pensati
occupata occupate occupandosi dedicandosi rivolgendosi trovandosi svolgendosi passata passate passati affrontando
affrontano affrontata affrontate affrontati affrontava affrontavano cambiando cambiano cambiava cercata cercati
chiamata chiamate composte composti costituite costituiti effettuando effettuano effettuavano indicata indicati
intervenute intervenuti lavorata portata portavano percorsa percorse praticando praticano praticata praticava
praticavano prestando prestano prestata trattando trattano trattata trattate trattati trattavano trovata rientrava
rientravano rientrare rientrato abbraccia abbracciano abbracciava racchiude racchiudono coniuga coniugano coniugava
coniugando coniugare concilia conciliano conciliava conciliando conciliare avviene avvengono avveniva avvenivano
avvenne avvenuta avvenute avvenuti avvenuto approda approdando approdare approdata approdato approdava approdò dispone
dispongono disponeva disponevano vanta vantano vantava maturata maturato annovera annoverano annoverava verte verteva
vertevano vertono vertente intitolata intitolate intitolati intitolato denominata denominato servendosi estende
estendono estendeva contempo bagaglio
figurare figurava figuravano figuravo figurato figurata figurati figurate figurando figuro figurò contempla
contemplare contemplava contemplavano esercita esercitare esercitava esercitavano esercitavo esercitato esercitata
esercitati esercitate spaziare spaziava spaziavano spaziavo spaziato spaziata spaziati spaziate spaziando
spazio spaziò eseguivano eseguendo eseguono eseguì effettuarono svolgersi espletare espletava espletato espleta
utilizzandolo utilizzandola avvaleva avvalgono avvalsa avvalso avvalersi assieme anzitutto innanzitutto dapprincipio
pertanto perciò dunque quindi bensì ovverosia cosicché affinché siccome poiché giacché laddove allorché ogniqualvolta
qualora purché sicché contestualmente parallelamente simultaneamente complessivamente globalmente attinente attinenti
concernente concernenti riferito riferita riferiti riferite riferimento merito finora ormai oggigiorno odierni odierne
recente recenti recentemente ultimamente dappertutto ovunque laggiù lassù quaggiù quassù eziandio indi segnatamente
specifico specifica specifiche specifici specificamente concretamente materialmente quotidianità occupazionale
attinenza aldilà approdano subentra avvicina avvicinato avvicinata avvicinarsi avvicinò avvicinando intrapreso intraprese intrapresa intraprendere intraprende intrapresi esordio esordì esordito esordire debutto debutta
debuttato debuttata debuttare debuttò mosso mossa mossi mosse muoveva ritornare ritorna ritornato
ritornata ritornò rientro fermarsi fermato fermò trattenersi prolungato prolungata protrarsi protratto protratta
protrae perdura conclusione conclusioni cessa cessato cessata cessò scadere subentrato subentrata approdo svolgimento debutti
lasciarsi lasciandosi alternato alternata alternano alternava intercorre intercorso intermezzo interludio trascorsero
susseguono susseguiti succeduto succede susseguirsi seguìto proseguono proseguendo proseguì proseguita comprensivo comprensiva comprensivi
comprensive racchiuso racchiusa ricomprende articola articolano articolava articolarsi consta constava consistente
consistenti constano ammonta ammontano ammontava ammontavano ammontare corrispondeva corrispondono contraddistingue contraddistingueva contraddistinto denomina chiamandosi
coincide coincideva coincidono coincidenza imperniato imperniata incentrati incentrate focalizzato focalizzata
focalizza focalizzarsi focalizzati ruota ruotava ruotano incorpora incorporava completano completava completavano
attiene attengono concerne concernono concerneva pertinente pertinenti inquadra inquadrato inquadrata colloca
collocarsi collocata collocate collocati collocava situati situate ubicato ubicata ubicati ubicate sorge sorgeva
posizionato posizionata affaccia incombenza incombenze attribuzione attribuzioni collocazione collocamento
inquadramento datore itinerario esordi bagagli spettro lasso frangente circostanza circostanze vicenda vicende orizzonte orizzonti versante fronte ramo rami comparto
comparti branca sfere tematica tematiche filone filoni livello livelli vesti titolo tipologia tipologie modalità avendola avendoli avendole essendone
essendoci essendovi esserne farne farle farli farla farvi farci averla averli averle averne averci occuparsene
occupandosene servirsene servendosene potersi doversi volersi dovendosi potendosi ritrovandosi dedicarvisi seguirla
seguirlo seguirli seguirle seguendola seguendolo seguendoli svolgerla svolgerlo svolgerli usarla usarlo usarli
usandola usandolo usandoli tenerla tenerli tenendola lavorarci lavorandoci lavorarvi passarvi passandovi entrarvi
entrandovi restarvi restandovi rimanervi rimanendovi arrivarvi arrivarci tornarvi tornarci iniziandolo iniziandola
concludendola concludendolo terminandola terminandolo trascorrervi trascorrendovi portarlo portarla portarli
portandolo portandola portandoli ve ce glieli gliela gliele medesimo medesima medesimi medesime costei costoro svagarsi rilassarsi
venisse venissero potesse potessero dovesse dovessero facesse facessero volesse volessero desse dessero andasse andassero possesso c'erano c'era v'è v'era ch'è cosiddetto cosiddetta presenza appoggiandosi avvalersene ricorrendo ricorre ricorreva ricorso ricorrere
ricopriva ricoprivano ricoprire ricoprendo esperienze scorsi scorso scorsa scorse parallelo spostandosi trasferitosi trasferitasi ingresso propri proprie propria suddetto suddetta predetto quanto pur seppur seppure rivestito rivestita riveste rivestiva rivestire giunto giunse giungere dedicato dedicandovisi connesso connessa connessi connesse collegato collegata collegati collegate annesso annessa annessi annesse risalente risalenti risaliva risalire datato datata figure impegnato impegnata impegnati impegnandosi adoperato adoperata adopera adoperava occupatosi occupatasi avvalendo avvalsi servirsi appartenuta dacché
copre coprono copriva coprivano coprivo coprire coprendo percorre percorrono percorreva percorrevo percorrere percorrendo
`
