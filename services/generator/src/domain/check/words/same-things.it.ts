/** What deeds are done to, with and where; see same-meaning.ts. */
export const things = `
alunno alunni allievo allievi scolaro scolari > ragazzo ragazzi; scuola scuole > scolaresca scolaresche classe classi
scolastico; scolaresca scolaresche > scuola scuole classe classi alunni; studente studenti > ragazzo ragazzi giovane
giovani; studente studenti medie superiori liceo > allievo allievi alunno alunni; corso corsi modulo lezione lezioni >
allievo allievi studente studenti partecipanti; cliente clienti > avventore avventori; ospite ospiti > visitatore;
visitatore visitatori > pubblico; paziente pazienti > malato malati assistito assistiti; anziano anziani > persone;
utente utenti > persone; follower iscritto iscritti > seguace seguaci persone; profilo account pagina; scadenza
scadenze termine termini; anticipo > prima; incontro incontri riunione riunioni; serata serate sera serali serale;
mattina mattine mattutino mattiniero; pomeriggio pomeriggi pomeridiano; notte notti notturno; estate estati estivo;
inverno inverni invernale; primavera primaverile; autunno autunnale; natale natalizio; pasqua pasquale; giorno giorni
giornata giornate; giorno giorni > giornaliero quotidiano; settimana settimane > settimanale settimanalmente;
settimanale settimanalmente > settimana settimane; mensile mensilmente > mese mesi; annuale annualmente annuo > anno
anni; trimestre trimestrale trimestralmente; semestre semestrale semestralmente; quotidiano quotidianamente
giornaliero > giorno giorni; quota percentuale; percentuale > parte; numero quantità; prezzo prezzi tariffa tariffe;
costo costi spesa spese; guadagno guadagni utile utili profitto; fatturato ricavi entrate; budget bilancio; somma
importo cifra; casa case abitazione abitazioni; appartamento appartamenti alloggio alloggi > abitazione abitazioni
casa case; alloggio alloggi appartamento appartamenti; edificio edifici palazzo palazzi fabbricato; locale locali
ambiente ambienti; stanza stanze camera camere; ufficio uffici > sede; supermercato
ipermercato > negozio; ristorante trattoria osteria pizzeria > locale ristorante; hotel albergo > struttura; scuola
 superiori > scuola;
ospedale > ospedaliero; reparto reparti unità; ente enti organizzazione organizzazioni; onlus associazione ong
cooperativa > organizzazione ente; impresa azienda ditta società; titolare
proprietario proprietaria > proprio propria; collaboratrice collaboratrici collaboratore collaboratori; collega
colleghi colleghe; compagno compagni; dipendente dipendenti > addetto addetti persone; addetto addetti operatore
operatori; aiuto aiutante; tirocinante stagista praticante; apprendista apprendisti > giovani; volontario volontari >
persone; partecipante partecipanti > persone; direttore direttrice; cameriere cameriera; cantante cantanti; scrittore
scrittrice; insegnante insegnanti docente docenti; traduttore traduttrice > tradurre; interprete interpreti; programma
programmi; programma software applicativo; macchina macchinario macchinari; apparecchio apparecchiatura
apparecchiature; strumento strumenti attrezzo attrezzi utensile utensili; impianto impianti; mezzo mezzi veicolo
veicoli; vettura auto; materiale materiali; merce merci > prodotti; prodotto prodotti > articoli; documento documenti
documentazione; modulo moduli formulario; pratica pratiche; lettera lettere corrispondenza posta; mail email e-mail
posta; telefonata telefonate chiamata chiamate telefono; messaggio messaggi; annuncio annunci inserzione inserzioni;
articolo articoli > testi; libro libri volume volumi; dispensa dispense; manuale manuali > guida; guida guide >
manuale; rivista riviste periodico; giornale giornali quotidiano; puntata puntate episodio episodi; relazione
relazioni rapporto report; elenco lista; tabella tabelle; foglio fogli; disegno disegni tavola tavole; intervento
interventi lavoro lavori; lavoro lavori > attività intervento; opera opere; cantiere cantieri > lavori; immobile
immobili > immobiliare casa case; territorio > area; area zona settore; zona zone area aree; quartiere quartieri
rione; paese paesi; città > urbano; montagna montagne monti > montano; mare > marino; bosco boschi foresta foreste;
sentiero sentieri; animale animali fauna > animali; fauna > animali; pianta piante flora > vegetazione; cane cani >
cinofilo; lupo camoscio orso cervo stambecco capriolo volpe > animali fauna; tedesco inglese francese spagnolo >
lingua; lingua lingue > linguistico; scolastico > scuola base; voto voti votazione
punteggio; lode > voti; laurea > titolo universitario; diploma > titolo; maturità > diploma titolo; qualifica >
titolo; abilitazione > titolo; attestato attestati certificato certificati certificazione certificazioni; patentino >
certificato attestato titolo; tesi > elaborato; facoltà > università; biennio > anni; triennio > anni; triennale >
laurea; magistrale > laurea; erasmus > scambio programma; borsa > studio; nozioni rudimenti basi; fondamenti basi;
base basico; competenza competenze capacità abilità conoscenza conoscenze; conoscenza conoscenze competenza competenze
> padroneggiare; interesse interessi passione hobby; passione passioni > interesse interessi; richiesta richieste
domanda domande; reclamo reclami lamentela lamentele; ordine ordini ordinazione ordinazioni; consegna consegne;
acquisto acquisti compera; vendita vendite; infortunio infortuni incidente incidenti; guasto guasti avaria; errore
errori sbaglio; sicurezza > sicuro; gratuito gratuitamente gratis; regionale > regione; notarile > notaio notai;
annuale > anno; biologico > bio; elettronico > elettronica; elettrico > elettricità; meccanico > meccanica; artistico
> arte; musicale > musica; teatrale > teatro; storico > storia; scientifico > scienza scienze; commerciale >
commercio; amministrativo > amministrazione; giornalistico > giornalismo; alimentare > alimenti cibo; sanitario >
sanità salute; forestale > foreste boschi; agrario > agraria agricoltura; nautico > nautica; turistico > turismo;
sportivo > sport; linguistico > lingue; scolastico > scuola scuole; universitario > università; medico > medicina;
informatico > informatica; economico > economia; giuridico > diritto giurisprudenza; ambientale > ambiente;
industriale > industria; sociale > società; pedagogico > pedagogia; psicologico > psicologia; infermieristico >
infermieristica; edile > edilizia; tessile > tessuti; napoli > napoletano; firenze > fiorentino; palermo >
palermitano; padova > padovano patavino; siena > senese; parma > parmigiano parmense; bergamo > bergamasco; como >
comasco; ancona > anconetano; cagliari > cagliaritano; ravenna > ravennate; salerno > salernitano; asti > astigiano;
arezzo > aretino; lucca > lucchese; londra > londinese; parigi > parigino; madrid > madrileno; barcellona >
barcellonese; treviso > trevigiano; rovigo > rodigino; ivrea > eporediese; chieti > teatino; lione > lionese;
lombardia > lombardo; piemonte > piemontese; toscana > toscano; sicilia > siciliano; sardegna > sardo; puglia >
pugliese; campania > campano; lazio > laziale; liguria > ligure; emilia > emiliano; romagna > romagnolo; marche >
marchigiano; umbria > umbro; abruzzo > abruzzese; calabria > calabrese; basilicata > lucano; friuli > friulano;
svizzera > svizzero elvetico; austria > austriaco; belgio > belga; europa > europeo; salone > acconciatura;
trattamento trattamenti terapia terapie; terapia > trattamento; seduta sedute sessione sessioni; riunione riunioni
incontro incontri assemblea; turno turni > orario; calendario agenda; listino prezzi tariffe; preventivo preventivi;
bolletta bollette; fattura fatture > documenti; bambino bambini bimbo bimbi piccolo piccoli; genitore genitori >
famiglie famiglia; famiglia famiglie > nuclei; classe classi > alunni scolaresche; gruppo gruppi squadra squadre team;
équipe squadra; collaborazione partnership; concorso gara; mostra esposizione; catalogo cataloghi; reperto reperti >
oggetti; cedolino cedolini > busta buste; membro membri componente componenti; ottimo > ottimamente benissimo bene; buono
buona > bene; discreto discreta > discretamente; macchina macchine > attrezzature; pezzo pezzi > articoli prodotti
`
