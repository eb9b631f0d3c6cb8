import { kinds } from './kinds.it.js'
import { deeds } from './same-deeds.it.js'
import { things } from './same-things.it.js'

const alike = `
ridurre riduce riduceva ridotto riduzione diminuire diminuzione abbassare calo calare;
aumentare aumento incrementare incremento accrescere innalzare crescita; raddoppiare raddoppio;
migliorare miglioramento; ottimizzare ottimizzazione > migliorare miglioramento; semplificare semplificazione;
velocizzare accelerare; modernizzare modernizzazione ammodernamento; ristrutturare ristrutturazione;
restaurare restauro; trasformare trasformazione; fondare fondazione; creare creazione; ideare ideazione concepire;
montare montaggio assemblare assemblaggio; aprire aperto apertura; lanciare lancio; avviare avvio;
introdurre introduce introdotto introduceva introduzione; istituire istituzione; installare installazione; posare posa;
sostituire sostituzione; rinnovare rinnovo rinnovamento; rifare rifatto rifacimento; migrare migrazione;
implementare implementazione; adattare adattamento; regolare regolazione; elaborare elaborazione;
predisporre predisposizione predisposto preparare; preparare preparazione; partecipare partecipazione;
contribuire contributo; collaborare collaborazione; assistere assistenza assistito; affiancare affiancamento;
accompagnare accompagnamento; accogliere accoglie accolto accoglienza; orientare orienta orientamento;
informare informazione informazioni; consulenza consulting; ascoltare ascolto; rispondere risposta;
trattare trattamento; verificare verifica controllare controllo; ispezionare ispezione; sorvegliare sorveglianza;
osservare osservazione; misurare misura misurazione misurazioni; valutare valuta valuto valutazione; analizzare analisi;
calcolare calcolo; stimare stima; studiare studio; ricercare ricerca; testare collaudare collaudo;
convalidare validare validazione; certificare certificazione; certificato attestato; documentare documentazione;
archiviare archivio archiviazione; classificare classificazione; catalogare catalogazione;
digitalizzare digitalizzazione; inserire inserimento; registrare registrazione; trascrivere trascrizione trascritto;
raccogliere raccoglie raccolto raccolta; descrivere descritto descrizione; inventario inventariare; gestire gestione;
amministrare amministrazione; amministrare amministrazione > gestire gestione; presiedere presidenza;
presidente presidentessa; coordinare coordinamento; supervisionare supervisiono supervisione;
organizzare organizzazione; pianificare pianificazione programmare programmo programmazione;
assumere assunto assunzione reclutare recluta reclutamento; selezionare seleziono selezione;
formare formazione addestrare addestramento; tutoraggio tutorato; inserire integrare integrazione;
azienda impresa ditta società; associazione sodalizio; squadra team gruppo equipe; collega colleghi; utente fruitore;
fornitore fornitrice; partner partnership; autonomo freelance; stage tirocinio; stagista tirocinante;
riabilitare riabilita riabilitazione; dentista odontoiatra; farmaco medicinale; soccorrere soccorso; educare educazione;
curare cura; ospedale nosocomio; vaccinare vaccinazione vaccino vaccini; diagnosticare diagnostica diagnosi;
disabile disabilità; bambino bimbo; asilo nido; ragazzo giovane; giudice magistrato; causa controversia contenzioso;
negoziare negoziazione trattativa trattative; mediare mediazione; insegnante docente; insegnare insegnamento docenza;
alunno allievo scolaro; università ateneo; primaria elementare; dottorato phd; tesi dissertazione;
ottenere ottiene ottenuto ottenne conseguire conseguito conseguimento; superare superato; premiare premiato premio;
vincere vinto vittoria vinse; gara competizione; nominare nomina; eleggere eletto elezione; laboratorio lab;
prelevare preleva prelievo; campione campionamento; pubblicare pubblicazione uscire; articolo paper; libro volume;
convegno congresso conferenza; scrivere scritto scritta scriveva scrisse scrittura redigere redatto stesura redazione;
stendere steso stesa stesi stese stendeva stesura;
correggere corretto correzione; tradurre traduce tradotto tradotta traduceva traduzione;
interpretariato interpretazione; intervista intervistare intervista; stampare stampa; software programma;
applicazione app; programmare programmo codificare programmazione codice; programmatore sviluppatore;
sviluppare sviluppo; informatica it; cellulare telefonino smartphone; errore bug;
automatizzare automatizzazione automazione; rete reti; web internet; configurare configurazione; funzionalità funzione;
modello modellare modellazione; prototipo prototipazione;
fabbricare fabbricazione produrre produce produceva prodotto produzione; costruire costruzione edificare;
edilizia costruzioni; riparare aggiustare riparazione; saldare saldatura; tagliare taglio; lucidare lucidatura;
verniciare verniciatura; dipingere dipinge dipinto pittura; tinteggiare tinteggiatura imbiancare; cucire cuce cucito;
ricamare ricamo; tessere tessitura; fabbrica stabilimento; fornaio panettiere panificatore; panificio forno panetteria;
cucinare cucina; albergo hotel; reception accoglienza; menu menù carta; piatto pietanza; vendemmia vendemmiare;
fattoria podere; allevare allevamento alleva; coltivare coltiva coltivo coltivazione coltura; biologico bio;
seminare semina; piantare piantagione; irrigare irrigazione; mungere mungitura munge; potare potatura;
vendere venduto vendita vende; acquistare acquisto comprare; acquirente compratore;
approvvigionare approvvigionamento acquisti; ordinare ordine ordini; negozio bottega; commerciante negoziante;
fidelizzare fidelizzazione; promuovere promosso promozione; pubblicità réclame; costo spesa; spesa spese costi;
tariffa prezzo; fatturare fatturazione fattura fatture; fatturato ricavi; pagare pagamento; stipendio paga busta;
contabilità ragioneria; tributario fiscale; affittare affitto; investire investimento; prestito credito;
magazzino deposito; scorte giacenze magazzino; mulettista carrellista; spedire spedizione; imballare imballaggio;
caricare carico; scaricare scarico; consegnare consegna recapitare recapito; collo pacco; trasportare trasporto;
conducente autista; camionista autotrasportatore; camion autocarro; autobus bus pullman;
auto automobile autovettura macchina; bicicletta bici; aereo aeroplano velivolo; visita visitare;
viaggiare viaggio viaggi; prenotare prenotazione prenotazioni; foto fotografia scatto;
fotografare fotografia fotografie fotografico; illustrare illustrazione; disegnare disegno; bozzetto schizzo;
scolpire scultura; incidere incisione; manifesto locandina; impaginare impaginazione; film pellicola; girare riprese;
mixare missaggio mixaggio; illuminare illuminazione luci; comporre composto composizione; cantare canto; coro corale;
recitare recita recito recitazione; ballare danzare ballo danza; spettacolo rappresentazione; mostra esposizione;
esporre esposto mostra; evento manifestazione; allestire allestimento; allenare allenamento; pallacanestro basket;
pallavolo volley; nuoto nuotare nuota; escursionismo trekking; escursione gita; donazione elargizione donare;
distribuire distribuzione; sostenere sostegno supporto appoggio supportare; riciclare riciclo riciclaggio;
pulire pulizia pulizie pulisce; ripulire > pulire pulizia pulizie pulisce; lavare lavaggio; stirare stiro stiratura; specializzare specializzazione specializzato;
bilingue bilinguismo; annuale annualmente annuo; mensile mensilmente; settimanale settimanalmente;
quotidiano quotidianamente giornaliero giornalmente; notturno notte; notte notturno; ritardo ritardi;
spreco sprechi sprecare; risparmiare risparmio; guadagnare guadagno; perdere perdita; innovare innovazione;
riorganizzare riorganizzazione; traslocare trasloco; attrezzare attrezzatura attrezzature; materiale attrezzatura;
prevenire prevenzione; proteggere protetto protezione; difendere difeso difesa; sensibilizzare sensibilizzazione;
comunicare comunica comunico comunicazione; presentare presentazione; diffondere diffuso diffusione;
incontrare incontro; scambiare scambio; rappresentare rappresentanza; abilitazione abilitato abilitare abilita;
conforme conformità; adeguare adeguamento; condurre condotto conduzione conduce; tenere tiene tenuto tenne condurre;
impartire tenere; effettuare esecuzione eseguire eseguito; diplomarsi diplomato; servire servito servizio;
manutenzione manutenere; consigliare consulenza; classe alunni; testare test; competenza abilità capacità;
estero straniero; dipendente lavoratore; muratore muratrice; offrire offre offerto;
revisione revisionare rivedere rivede rivisto; chiudere chiude chiuso chiusura; intervenire interviene intervento;
alloggiare alloggio; emettere emesso emette emissione; confezionare confezione; raccogliere raccolta;
risolvere risolto risoluzione; salvare salvataggio; cablare cablaggio; collegare collegamento allacciare;
incassare incasso; isolare isolamento; ospitare ospitalità; tutelare tutela; accertare accertamento;
denunciare denuncia; smistare smistamento; etichettare etichettatura; stoccare stoccaggio; monitorare monitoraggio;
dosare dosaggio; campionare campionamento; consultare consultazione; arredare arredamento; decorare decorazione;
dirigere dirige dirigeva diretto diresse; operare operazione; progettare progettazione; personale organico staff;
giornalista cronista; calcolatore elaboratore; computer pc; agricoltore coltivatore
`

/** See same-meaning.ts. */
export const groups = `${alike};${kinds};${deeds};${things}`
