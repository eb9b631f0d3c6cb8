/** What is done, as a verb in its forms and as a noun; see same-meaning.ts. */
export const deeds = `
scegliere sceglie sceglieva scelto scelse scegliendo scelta; selezionare seleziono selezione > scegliere sceglie
sceglieva scelto scelse scegliendo scelta; affidare > incaricare incarico; offrire offre offriva offerto offrendo
offerta fornire fornitura erogare erogazione; dare davo dava dando diede dato > fornire offrire offre offriva offerto
offrendo; fornire fornitura erogare erogazione > dare; leggere letto lesse leggendo lettura; rispondere risposto
rispose risposta; prendere preso prese presa; apprendere appreso apprese apprendimento imparare; comprendere compreso
comprensione capire; riprendere ripreso riprese ripresa; difendere difeso difese difesa; spendere speso spesa;
scendere sceso scese discesa calare calo diminuire diminuzione ridurre ridotto riduzione; salire salito salita
crescere cresciuto crebbe crescita aumentare aumento incrementare incremento; aumentare crescere salire passare >
variare; mettere messo mise messa; trasmettere trasmesso trasmise trasmissione inviare invio mandare spedire
spedizione inoltrare inoltro; consegnare consegna recapitare recapito > trasmettere trasmesso portare; trasmettere
trasmesso trasmissione inviare invio spedire spedizione > comunicare; muovere mosso mosse movimentazione movimentare;
rimuovere rimosso rimozione togliere toglie tolto asportare; discutere discusso discusse discussione dibattere
dibattito; dividere diviso divise divisione suddividere suddiviso suddivisione ripartire ripartizione; condividere
condiviso condivise condivisione; decidere deciso decise decisione; chiudere chiude chiuso chiuse chiusura; accendere
acceso accensione; spegnere spento spegnimento; sospendere sospeso sospensione; estendere esteso estensione ampliare
ampliamento allargare; ampliare ampliamento allargare estendere > aumentare; rendere reso resa; cuocere cuoce cotto
cottura; friggere fritto frittura; arrostire arrosto > cucinare cucina cuocere cotto cottura; rompere rotto rottura;
tingere tinto tinge tinta tintura colorare colore colorazione; aggiungere aggiunge aggiunto aggiunta; raggiungere
raggiunto raggiunse raggiungimento; sciogliere sciolto scioglimento; coinvolgere coinvolge coinvolto coinvolgimento;
disporre dispone disposto disposizione; comporre compone composto composizione; esporre espone esposto esposizione;
proporre propone propongo proposto proposta; imporre impone imposto; porre pone posto pose > mettere; estrarre estrae
estratto estrazione; attrarre attrae attratto attrazione; trarre tratto > ricavare; mantenere mantiene mantenuto
mantenne mantenimento conservare conservazione; sostenere sostiene sostenuto sostenne sostegno; ottenere ottiene
ottenuto ottenne ottenimento; trattenere trattiene trattenuto; fondere fuso fusione; diffondere diffuso diffusione;
correre corso corse corsa; percorrere percorre percorso percorse; soccorrere soccorre soccorso; perdere perso perse
perduto perdita; radere raso rasatura; incidere inciso incisione; chiedere chiesto chiese richiesta richiedere
richiesto; vedere visto vide; prevedere previsto previsione; provvedere provveduto; distinguere distinto distinse
distinzione; estinguere estinto estinzione spegnere; stringere stretto; restringere ristretto; concedere concesso
concessione; eleggere eletto elezione; costruire costruzione; distruggere distrutto distruzione; dirigere dirige
diretto diresse direzione; dirigere dirige dirigeva diretto diresse condurre conduce conduceva condotto conduzione
guidare guida > testa guida; guida guidare dirigere dirige diretto diresse > condurre conduce conduceva condotto
conduzione; condurre conduce conduceva condotto conduzione > guidare guida; trattore escavatore muletto camion furgone
autobus pullman tram treno ambulanza gru > mezzo mezzi; redigere redige redatto redazione compilare compilazione
stilare stilo scrivere scrive scritto stesura; compilare compilazione > scrivere scritto redigere redatto riempire;
tenere tiene teneva tenuto tenne > dare impartire svolgere; insegnare insegnamento > lezione lezioni impartire;
impartire > insegnare insegnamento; ripetizione ripetizioni > lezione lezioni; assistere assiste
assistito assistenza aiutare aiuto supportare supporto sostenere sostegno coadiuvare coadiuvato affiancare
affiancamento; collaborare collaborazione cooperare cooperazione; partecipare partecipazione > preso prese prendere
prende prendeva; coinvolgere coinvolto > partecipare; eseguire esecuzione; prima > anticipo; trattativa trattative
colloquio colloqui intervista interviste > condurre conduce conduceva condotto; realizzare realizzazione costruire
costruzione fabbricare fabbricazione > creare creazione; fabbricare fabbricazione confezionare confezione > realizzare
realizzazione; creare creazione sviluppare sviluppo disegnare disegno progettare progettazione scrivere scritto >
ideare realizzare realizzazione; pettinare pettinatura acconciare acconciatura acconciature; digitalizzare
digitalizzazione digitale digitalmente; informatizzare informatizzazione > digitalizzare; archiviare archivio
archiviazione; fotocopiare fotocopia > copia; pagare pagamento saldare > pagare; lavare lavaggio > pulire pulizia; pulire pulizia pulizie > ripulire;
pulire pulizia pulizie lavaggio > tenere pulito pulita puliti pulite; sanificare sanificazione disinfettare
disinfezione igienizzare igienizzazione; sterilizzare sterilizzazione; svuotare svuotamento; riempire riempimento;
riordinare riordino; rifornire rifornimento; sistemare sistemazione > ordinare ordine; allineare allineamento; pesare
pesatura peso; contare conteggio conta; numerare numerazione; timbrare timbro timbratura; firmare firma sottoscrivere
sottoscritto sottoscrizione; protocollare protocollo; rilasciare rilascio emettere emesso emissione; autorizzare
autorizzazione; approvare approvazione; iscrivere iscritto iscrizione iscrizioni; immatricolare immatricolazione >
iscrivere; registrare registrazione annotare annotazione; elencare elenco; prenotare prenotazione prenotazioni
riservare; prestare prestito prestiti; restituire restituzione; affittare affitto locare locazione; noleggiare
noleggio; comprare compera acquistare acquisto; rivendere rivendita; trattare trattativa trattative negoziare
negoziazione; contrattare contrattazione > negoziare trattare; concludere conclude concluso conclusione portato
termine chiudere chiuso completare completato terminare ultimare; completare ultimare portare > termine; stipulare
stipula stipulazione; incontrare incontro incontri; visitare visita visite; ricevere riceve ricevuto ricevimento
ricezione accogliere accoglie accolto accoglienza; accogliere accoglie accolto accoglienza > ricevere; salutare
saluto; ospitare ospitalità; intrattenere intrattenimento > animare animazione; animare animazione; raccontare
racconto narrare narrazione; illustrare spiegare spiegazione; presentare presentazione > mostrare illustrare; parlare
> conversare conversazione; conversare conversazione > parlare; comunicare comunicazione > informare; informare
informazione informazioni > comunicare; avvisare avviso avvertire; segnalare segnalazione; sensibilizzare
sensibilizzazione; educare educazione; istruire istruzione addestrare addestramento formare formazione; allenare
allenamento; seguire seguito > accompagnare; orientare orientamento; motivare motivazione; valutare valutazione
stimare stima; correggere corretto correzione correzioni; esaminare esame; interrogare interrogazione; interpretare
interpretazione; tradurre traduce tradotto traduzione traduzioni; trascrivere trascritto trascrizione; revisionare
revisione rivedere rivisto; riassumere riassunto; commentare commento; citare citazione; indagare indagine; sondare
sondaggio; rilevare rilevazione rilevamento rilievo rilievi; misurare misura misurazione misurazioni > rilevare
rilevazione rilievo rilievi; monitorare monitoraggio sorvegliare sorveglianza vigilare vigilanza; sorvegliare
sorveglianza vigilare vigilanza custodire custodia > controllare controllo; controllare controllo verificare verifica
> monitorare monitoraggio; censire censimento contare > contare; catalogare catalogazione schedare schedatura
inventariare inventario; diagnosticare diagnosi; prescrivere prescritto prescrizione; somministrare somministrazione;
medicare medicazione medicazioni; vaccinare vaccino vaccinazione vaccinazioni; operare operazione intervento
interventi; curare cura cure > trattare trattamento; ricoverare ricovero; dimettere dimesso dimissione dimissioni;
trasportare trasporto > portare; traslocare trasloco > trasportare; spostare spostamento > muovere; caricare carico
caricamento; scaricare scarico; smistare smistamento; stoccare stoccaggio immagazzinare immagazzinamento; imbarcare
imbarco; sbarcare sbarco; attraccare attracco ormeggiare ormeggio; navigare navigazione; volare volo; atterrare
atterraggio; decollare decollo; frenare frenata; parcheggiare parcheggio; montare montaggio assemblare assemblaggio;
smontare smontaggio; avvitare avvitatura; forare foratura; fresare fresatura; tornire tornitura; limare limatura;
piallare piallatura; levigare levigatura; carteggiare carteggiatura; lucidare lucidatura; verniciare verniciatura;
intonacare intonaco intonaci intonacatura; piastrellare piastrella piastrelle; posare posa; scavare scavo scavi;
demolire demolizione; abbattere abbattimento; segare segatura; potare potatura; tracciare tracciamento tracciamenti
tracciatura; consolidare consolidamento; recuperare recupero; ripristinare ripristino; rattoppare rattoppo; riparare
riparazione aggiustare sistemare; revisionare > controllare; collaudare collaudo; tarare taratura calibrare
calibrazione; regolare regolazione; lubrificare lubrificazione ingrassare; saldare saldatura; cablare cablaggio;
installare installazione; alimentare alimentazione; coltivare coltivazione; seminare semina; trapiantare trapianto;
raccogliere raccoglie raccolto raccolse raccolta; vendemmiare vendemmia; mietere mietitura; mungere munge munto
mungitura; tosare tosatura; macellare macellazione; pescare pesca pescato; cacciare caccia; allevare allevamento;
sfamare alimentare nutrire > nutrizione; impastare impasto impasti; infornare > cuocere; lievitare lievitazione;
decorare decorazione decorazioni; farcire farcitura; affettare affettatura; servire servizio; abbinare abbinamento
abbinamenti; degustare degustazione degustazioni assaggiare assaggio; apparecchiare > preparare; mescere mescita;
incassare incasso; allestire allestimento; illuminare illuminazione; registrare > incidere; filmare ripresa riprese
girare; montare > montaggio; fotografare fotografia; stampare stampa; rilegare rilegatura rilegature; impaginare
impaginazione; incollare incollaggio; ricamare ricamo; cucire cucito cucitura; tagliare taglio tagli; stirare
stiratura; rammendare rammendo; tessere tessuto tessitura; filare filatura; pubblicare pubblicazione > uscito uscita;
recensire recensione recensioni; intervistare intervista; moderare moderazione; cantare canto; suonare suonata;
ballare ballo danzare danza; recitare recitazione; dirigere > direzione; comporre composto composizione; arrangiare
arrangiamento; programmare programmazione; sviluppare sviluppo; testare test; rilasciare rilascio; migrare migrazione;
configurare configurazione; automatizzare automazione; analizzare analisi; elaborare elaborazione; calcolare calcolo
calcoli; prevedere previsione previsioni; pianificare pianificazione > organizzare organizzazione; promuovere
promozione promosso promosse; pubblicizzare pubblicità; reclutare reclutamento; assumere assunto assunse assunzione
assunzioni; licenziare licenziamento; retribuire retribuzione; rappresentare rappresentanza; difendere difeso;
arbitrare arbitraggio; conciliare conciliazione; accudire > curare assistere assiste assistito; badare > assistere
assiste assistito; cambiare cambio > cambiamento; sostituire sostituzione rimpiazzare > supplire; introdurre introduce
introdotto introduzione > portare; avviare avvio lanciare lancio inaugurare inaugurazione > aprire aperto partire;
fondare fondazione > aprire aperto; aprire aperto apertura inaugurare inaugurazione; coordinare coordinamento >
gestire gestione; studiare studio > approfondire; approfondire approfondimento; specializzare specializzazione
specializzato; diplomare diplomato diplomata; abilitare abilitazione; qualificare qualifica qualificazione;
certificare certificazione certificazioni certificato certificati attestare attestato attestati; conseguire
conseguimento > prendere preso; ottenere ottenuto ottenne > prendere preso; frequentare frequenza; vincere vinto vinse
vittoria; candidare candidatura; cercare cerco > ricerca; ricercare ricerca > cercare cerco; nuotare nuoto; sciare
sci; arrampicare arrampicata; pedalare bici bicicletta; camminare camminata camminate; viaggiare viaggio viaggi;
cucinare cucina; intagliare intaglio; modellare modellismo; collezionare collezione collezionismo; dipingere dipinto
pittura; disegnare disegno; leggere lettura > libri; giocare gioco; meditare meditazione; ascoltare ascolto; osservare
osservazione; conduttore > condurre conduce conduceva condotto conduzione; addestratore > addestrare addestramento;
animatore > animare animazione; arredatore > arredare arredo arredamento; banconista > banco; barbiere > barba capelli
taglio; calciatore > calcio giocare gioca; coltivatore > coltivare coltivazione; costruttore > costruire costruzione;
custode > custodire custodia; decoratore > decorare decorazione; distributore > distribuire distribuzione; espositore
> esporre esposto esposizione; gelataio > gelato gelati; guidatore > guidare guida; imballatore > imballare
imballaggio; impaginatore > impaginare impaginazione; intagliatore > intagliare intaglio; lettore > leggere lettura;
magazziniere > magazzino; massaggiatore > massaggio massaggi massaggiare; modellatore > modellare; moderatore >
moderare; negoziatore > negoziare; operatore > operare; pianificatore > pianificare pianificazione; piastrellista >
piastrelle posare posa; potatore > potare potatura; promotore > promuovere promosso promozione; raccoglitore >
raccogliere raccoglie raccolto raccolta; restauratore > restaurare restauro; ricamatore > ricamare ricamo; rilegatore
> rilegare rilegatura; scaffalista > scaffali; sviluppatore > sviluppare sviluppo; stampatore > stampare stampa;
suonatore > suonare suona; tagliatore > tagliare taglio; tappezziere > tappezzeria tappezzare; tessitore > tessere
tessuto tessitura; tosatore > tosare tosatura; trascrittore > trascrivere trascritto trascrizione; truccatore >
truccare trucco; vigilante > vigilare vigilanza sorvegliare sorveglianza; centralinista > centralino telefono
telefonate chiamate; capocantiere > cantiere; caporeparto > reparto; capoturno > turno; caposquadra > squadra;
capogruppo > gruppo; capostazione > stazione; caposala > sala; bombardino trombone corno oboe fagotto viola
contrabbasso mandolino ukulele organo clavicembalo cornamusa zampogna percussioni ottavino banda tuba > suonare suona
suono musica strumento; boscaiolo > abbattere alberi; guardiaparco > parco sorvegliare; guardia > sorvegliare
sorveglianza vigilanza; parrucchiere > tagliare taglio acconciare; cameriere > servire tavoli sala; riparare
riparazione aggiustare sistemare restaurare > rimettere rimesso rimette rimetteva; sommozzatore > immersione
immersioni immergersi; guida > accompagnare spiegare visite; assistere assiste assistito assistenza aiutare aiuto
supportare supporto affiancare affiancamento coadiuvare coadiuvato > collaborare collaborazione; divulgatore >
divulgare divulgazione; ricercatore > ricercare ricerca; rifoderare rivestire rivestimento > tappezzare; rifoderare
foderare > rivestire riveste rivestito; launeddas > suonare suona suono musica strumento; trasferta trasferte > viaggiare viaggio viaggi; contatto contatti > parlare; consegnare consegna
distribuire distribuzione > portare; accordare accordatura
`
