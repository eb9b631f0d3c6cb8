/** See same-meaning.ts. */
export const groups = `
ridurre diminuire abbassare ridotto; aumentare incrementare accrescere innalzare; migliorare ottimizzare;
fondatore fondatrice; cofondatore cofondatrice; direttore direttrice; presidente presidentessa;
medico dottore dottoressa; dentista odontoiatra; ostetrica levatrice; ospedale nosocomio; farmaco medicinale;
soccorritore soccorritrice; giurista giureconsulto; giudice magistrato; azienda impresa ditta società;
dipendente impiegato lavoratore impiegata lavoratrice; collega colleghi; cliente clientela; fornitore fornitrice;
staff organico; insegnante docente professore professoressa; insegnare insegnamento docenza;
alunno scolaro alunna allievo allieva; studente studentessa; università ateneo; formazione addestramento;
formare addestrare; formatore formatrice; tirocinio stage; tirocinante stagista; dottorato phd; tesi dissertazione;
certificato attestato; ricercatore ricercatrice; laboratorio lab; analizzare analisi; pubblicare pubblicazione;
articolo paper; autore autrice; scrivere redigere scritto stesura; scrittore scrittrice; redattore redattrice;
relatore relatrice; tradurre traduzione tradotto; traduttore traduttrice; giornalista cronista reporter;
libro volume; software programma; applicazione app; programmare codificare programmazione;
programmatore programmatrice sviluppatore sviluppatrice; sviluppare sviluppo; computer pc calcolatore elaboratore;
cellulare telefonino; informatica it; utente fruitore; errore bug; testare collaudare; collaudo test;
automatizzare automatizzazione automazione; amministrare gestire; amministratore amministratrice;
implementare implementazione; progettare progettazione; progettista designer; disegnare disegno; foto fotografia;
fabbricare produrre; fabbricazione produzione; costruire edificare costruzione; riparare aggiustare riparazione;
montare assemblare; montaggio assemblaggio; falegname falegnameria; muratore muratrice; saldatore saldatrice;
imbianchino tinteggiatore; fornaio panettiere panificatore; panificio forno panetteria;
pasticciere pasticcere pasticciera pasticcera; piatto pietanza; viticoltore vignaiolo;
agricoltore contadino coltivatore agricoltrice; fattoria podere; allevatore allevatrice; venditore venditrice;
acquistare comprare; acquirente compratore; negozio bottega; commerciante negoziante;
contabile ragioniere ragioniera; contabilità ragioneria; pubblicità réclame; negoziare negoziazione;
conducente autista; camion autocarro; camionista autotrasportatore; auto automobile autovettura; bicicletta bici;
consegna recapito; consegnare recapitare; corriere fattorino; magazzino deposito; aereo aeroplano velivolo;
pilota aviatore; associazione sodalizio; donazione elargizione; sostenere appoggiare; sostegno supporto appoggio;
assistente aiutante; consulenza consulting; attore attrice; musicista musico; coro corale;
compositore compositrice; ballerino ballerina danzatore danzatrice; mostra esposizione; film pellicola;
spettacolo rappresentazione; organizzare organizzato; organizzatore organizzatrice; pianificare pianificazione;
coordinare coordinamento; coordinatore coordinatrice; supervisionare supervisione; assumere reclutare;
assunzione reclutamento; squadra team; lanciare lancio; annuale annualmente; mensile mensilmente;
settimanale settimanalmente; autonomo freelance; abilità capacità; biologico bio; bambino bimbo bambina bimba;
adolescente teenager; escursionismo trekking; nuoto nuotare; avvocato avvocata; dirigere diretto;
vendere venduto vendita; laurearsi laureato; diplomarsi diplomato; ballare danzare; illustratore illustratrice;
disegnatore disegnatrice
`
