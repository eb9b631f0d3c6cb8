import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Italian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('stipendio | retribuzione | ral'),
      statements: words(
        'ral attuale | ral richiesta | aspettative economiche | richiesta economica | aspettative retributive',
      ),
    },
    birth: {
      labels: words(`
        data di nascita | luogo di nascita | data e luogo di nascita | luogo e data di nascita |
        anno di nascita | paese di nascita | comune di nascita
      `),
    },
    age: {
      topics: words('età'),
    },
    gender: {
      topics: words('sesso | genere'),
      values: words('femmina | maschio | femminile | maschile | f | m | donna | uomo'),
    },
    nationality: {
      labels: words('nazionalità | cittadinanza | doppia cittadinanza'),
      values: words(`
        italiana | italiano | svizzera | albanese | rumena | marocchina | francese | tedesca | spagnola |
        ucraina | peruviana
      `),
      statements: words(`
        cittadino italiano | cittadina italiana | cittadino europeo | cittadina europea
      `),
    },
    'civil-status': {
      labels: words('stato civile | situazione familiare'),
      values: words(`
        celibe | nubile | coniugato | coniugata | sposato | sposata | divorziato | divorziata | vedovo |
        vedova | separato | separata | convivente
      `),
      alone: words(`
        celibe | nubile | coniugato | coniugata | sposato | sposata | divorziato | divorziata | vedovo |
        vedova
      `),
      statements: words('sono sposato | sono sposata | sposato con | sposata con'),
    },
    children: {
      alone: words('congedo di maternità | congedo parentale'),
      statements: words('figli a carico'),
      topics: words('figli | numero di figli | figli a carico'),
    },
    religion: {
      topics: words('religione | confessione | fede religiosa'),
      values: words(`
        cattolica | cattolico | musulmana | musulmano | ebraica | evangelica | ortodossa | ateo | atea |
        nessuna
      `),
      alone: words('ateo | cattolica | cattolico'),
      statements: words('cattolico praticante | cattolica praticante'),
    },
    health: {
      owned: words(`
        disabilità | epilessia | diabete | autismo | dislessia | asma | depressione | cancro |
        sclerosi multipla | invalidità
      `),
      labels: words(`
        disabilità | stato di salute | gruppo sanguigno | invalidità | percentuale di invalidità | allergie
      `),
      topics: words('salute'),
      values: words('ottima | buona | ottimo'),
      statements: words(`
        vaccinato contro | vaccinata contro | categorie protette | categoria protetta | invalidità civile | legge 68 99 | l 68 99 |
        invalido civile | invalida civile | non fumatore | non fumatrice
      `),
    },
    'military-service': {
      labels: words('obblighi militari | obblighi di leva | posizione militare'),
      topics: words('servizio militare | servizio di leva'),
      values: words('assolto | esente | svolto | esonerato | militesente | assolti'),
      statements: words(`
        militesente | milite assolto | milite esente | obblighi militari assolti | esonerato dal servizio |
        congedato
      `),
    },
    'work-permit': {
      labels: words(`
        permesso di soggiorno | permesso di lavoro | carta di soggiorno | titolo di soggiorno | visto
      `),
      values: words('illimitato | valido | in corso di validità | a tempo indeterminato'),
      statements: words('permesso di soggiorno illimitato | regolarmente soggiornante'),
    },
  },
  numbers: {
    'identity-number': words(`
      passaporto | carta d identità | codice fiscale | partita iva | p iva | cf | c f | conto corrente |
      conto bancario | documento di identità
    `),
    'insurance-number': words(`
      tessera sanitaria | posizione inps | matricola inps | polizza | inps | inail
    `),
    'licence-number': words(`
      patente di guida | patente | iscrizione all albo | iscritto all albo | iscritta all albo | albo |
      numero di iscrizione | ordine professionale | ordine degli ingegneri | ordine dei medici |
      ordine degli avvocati | ordine degli architetti | ordine dei commercialisti | ordine degli infermieri
    `),
  },
  numbered: {
    'licence-number': words('licenza | abilitazione | iscrizione | registro'),
  },
  numberWords: words('numero | n | no | num'),
  born: words('nato | nata | sono nato | sono nata | nato a | nata a | originario | originaria'),
  bornIn: words('di | il | a | in | nel | l'),
  self: words('ho | sono'),
  yearsOld: words('anni di età | anni compiuti'),
  years: words('anni'),
  counts: words('un | uno | una | due | tre | quattro | cinque'),
  children: words('figlio | figlia | figli | figlie | bambini'),
  parentOf: words('madre di | padre di | mamma di | papà di'),
  phone: words(`
    telefono | tel | cellulare | cell | fax | mobile | recapito telefonico | numero di telefono |
    reperibile al | telefonare al | fisso
  `),
  phoneFillers: words('al | allo | privato | casa | ufficio | n | e | o'),
  otherNumbers: words('fattura | ordine | norma | uni | brevetto | pratica | numero | n | commessa'),
  units: words(`
    euro | milioni | clienti | utenti | visitatori | persone | pagine | tonnellate | ore | dipendenti |
    mila | studenti | pazienti
  `),
  spoken: words(`
    zero | uno | due | tre | quattro | cinque | sei | sette | otto | nove | dieci | venti | trenta |
    quaranta | cinquanta | sessanta | settanta | ottanta | novanta | doppio
  `),
  at: words('chiocciola | chiocciolina'),
  bareAt: words('presso'),
  dot: words('punto'),
  referees: words(`
    referenza | referenze | referente | persona di riferimento | contatto di riferimento
  `),
  digits: words('zero | uno un una | due | tre | quattro | cinque | sei | sette | otto | nove'),
  honorifics: words('sig'),
  address: {
    labels: words('indirizzo | residenza | domicilio | residente in | recapito'),
    home: words('residente in | abito in | domiciliato in | domiciliata in'),
    before: words('via | viale | piazza | piazzale | vicolo | lungotevere | contrada'),
    weakBefore: words('corso | largo | strada | borgo | salita | località | loc'),
    joints: words('di | del | della | dei | delle | degli | d | san | santa | xx | dell | da'),
    units: words('interno | int | scala'),
    postalLabels: words('codice postale | c a p'),
  },
  regions: words('IT | CH'),
}
