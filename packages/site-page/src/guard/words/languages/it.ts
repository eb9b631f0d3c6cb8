import { listed, type GuardWords } from '../../text/guard-words.js'

/** Italian. */
export const it: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        data di nascita | luogo di nascita | data e luogo di nascita | luogo e data di nascita | anno di nascita |
        paese di nascita | comune di nascita
      `),
    },
    age: { topics: listed(`età`) },
    gender: {
      topics: listed(`sesso | genere`),
      values: listed(`femmina | maschio | femminile | maschile | f | m | donna | uomo`),
    },
    nationality: {
      labels: listed(`nazionalità | cittadinanza | doppia cittadinanza`),
      values: listed(
        `italiana | italiano | svizzera | albanese | rumena | marocchina | francese | tedesca | spagnola | ucraina | peruviana`,
      ),
      statements: listed(`cittadino italiano | cittadina italiana | cittadino europeo | cittadina europea`),
    },
    'civil-status': {
      labels: listed(`stato civile | situazione familiare`),
      values: listed(`
        celibe | nubile | coniugato | coniugata | sposato | sposata | divorziato | divorziata | vedovo | vedova | separato |
        separata | convivente
      `),
      alone: listed(
        `celibe | nubile | coniugato | coniugata | sposato | sposata | divorziato | divorziata | vedovo | vedova`,
      ),
      statements: listed(`sono sposato | sono sposata | sposato con | sposata con`),
    },
    children: {
      statements: listed(`figli a carico`),
      topics: listed(`figli | numero di figli | figli a carico`),
    },
    religion: {
      topics: listed(`religione | confessione | fede religiosa`),
      values: listed(
        `cattolica | cattolico | musulmana | musulmano | ebraica | evangelica | ortodossa | ateo | atea | nessuna`,
      ),
      alone: listed(`ateo | cattolica | cattolico`),
      statements: listed(`cattolico praticante | cattolica praticante`),
    },
    health: {
      owned: listed(
        `disabilità | epilessia | diabete | autismo | dislessia | asma | depressione | cancro | sclerosi multipla | invalidità`,
      ),
      labels: listed(
        `disabilità | stato di salute | gruppo sanguigno | invalidità | percentuale di invalidità | allergie`,
      ),
      topics: listed(`salute`),
      values: listed(`ottima | buona | ottimo`),
      statements: listed(`
        categorie protette | categoria protetta | invalidità civile | legge 68 99 | l 68 99 | invalido civile |
        invalida civile | non fumatore | non fumatrice
      `),
    },
    'military-service': {
      labels: listed(`obblighi militari | obblighi di leva | posizione militare`),
      topics: listed(`servizio militare | servizio di leva`),
      values: listed(`assolto | esente | svolto | esonerato | militesente | assolti`),
      statements: listed(
        `militesente | milite assolto | milite esente | obblighi militari assolti | esonerato dal servizio | congedato`,
      ),
    },
    'work-permit': {
      labels: listed(
        `permesso di soggiorno | permesso di lavoro | carta di soggiorno | titolo di soggiorno | visto`,
      ),
      values: listed(`illimitato | valido | in corso di validità | a tempo indeterminato`),
      statements: listed(`permesso di soggiorno illimitato | regolarmente soggiornante`),
    },
  },
  numbers: {
    'identity-number': listed(`
      passaporto | carta d identità | codice fiscale | partita iva | p iva | cf | c f | conto corrente | conto bancario |
      documento di identità
    `),
    'insurance-number': listed(
      `tessera sanitaria | posizione inps | matricola inps | polizza | inps | inail`,
    ),
    'licence-number': listed(`
      patente di guida | patente | iscrizione all albo | iscritto all albo | iscritta all albo | albo | numero di iscrizione |
      ordine professionale | ordine degli ingegneri | ordine dei medici | ordine degli avvocati | ordine degli architetti |
      ordine dei commercialisti | ordine degli infermieri
    `),
  },
  numbered: { 'licence-number': listed(`licenza | abilitazione | iscrizione | registro`) },
  numberWords: listed(`numero | n | no | num`),
  born: listed(`nato | nata | originario | originaria`),
  bornIn: listed(`di | il | a | in | nel | l`),
  self: listed(`ho | sono`),
  yearsOld: listed(`anni di età | anni compiuti`),
  years: listed(`anni`),
  counts: listed(`un | uno | una | due | tre | quattro | cinque`),
  children: listed(`figlio | figlia | figli | figlie | bambini`),
  parentOf: listed(`madre di | padre di | mamma di | papà di`),
  phone: listed(
    `telefono | tel | cellulare | cell | fax | mobile | recapito telefonico | numero di telefono | reperibile al | telefonare al | fisso`,
  ),
  phoneFillers: listed(`al | allo | privato | casa | ufficio | n | e | o`),
  otherNumbers: listed(`fattura | ordine | norma | uni | brevetto | pratica | numero | n | commessa`),
  units: listed(
    `euro | milioni | clienti | utenti | visitatori | persone | pagine | tonnellate | ore | dipendenti | mila | studenti | pazienti`,
  ),
  spoken: listed(`
    zero | uno | due | tre | quattro | cinque | sei | sette | otto | nove | dieci | venti | trenta | quaranta | cinquanta |
    sessanta | settanta | ottanta | novanta | doppio
  `),
  at: listed(`chiocciola | chiocciolina`),
  bareAt: listed(`presso`),
  dot: listed(`punto`),
  referees: listed(`referenza | referenze | referente | persona di riferimento | contatto di riferimento`),
  address: {
    labels: listed(`indirizzo | residenza | domicilio | residente in | recapito`),
    home: listed(`residente in | abito in | domiciliato in | domiciliata in`),
    before: listed(`via | viale | piazza | piazzale | vicolo | lungotevere | contrada`),
    weakBefore: listed(`corso | largo | strada | borgo | salita | località | loc`),
    joints: listed(`di | del | della | dei | delle | degli | d | san | santa | xx | dell | da`),
    units: listed(`interno | int | scala`),
    postalLabels: listed(`codice postale | c a p`),
  },
  regions: listed(`IT | CH`),
}
