import type { Language } from './language.js'
import { none, words } from './words.js'

/** Italian. */
export const it: Language = {
  direction: 'ltr',
  frequentWords: words(`
    e | il | la | i | gli | le | di | del | della | dei | per | con | nel | nella | una | un | da | alla |
    presso | dal
  `),
  licenceToWork: /licenz|ordine (?:dei|degli)/u,
  reader: {
    letters: 'àèéìíîòóùú',
    titles: {
      contact: words(`
        contatta | contatti | dati personali | informazioni personali | informazioni di base
      `),
      summary: words(`
        riepilogo | profilo | profilo professionale | profilo personale | chi sono | su di me | sintesi |
        obiettivo
      `),
      work: words(`
        esperienza | esperienze | esperienza professionale | esperienze professionali |
        esperienza lavorativa | esperienze lavorative | carriera | tirocini
      `),
      volunteer: words('volontariato | attivita di volontariato'),
      education: words(`
        istruzione | istruzione e formazione | formazione | titoli di studio | studi
      `),
      awards: words(`
        onorificenze | premi | riconoscimenti | premi e riconoscimenti | borse di studio
      `),
      certificates: words(`
        licenze e certificazioni | certificazioni | certificati | attestati | abilitazioni | licenze
      `),
      publications: words('pubblicazioni | articoli'),
      skills: words(`
        competenze principali | principali competenze | competenze | competenze tecniche | capacita |
        abilita | conoscenze | competenze informatiche | competenze digitali | capacita e competenze |
        conoscenze informatiche | competenze personali
      `),
      languages: words(`
        lingua madre | altra lingua | altre lingue | lingue | lingue straniere | competenze linguistiche |
        conoscenze linguistiche
      `),
      interests: words(`
        interessi | interessi personali | hobby | passioni | tempo libero | hobby e interessi
      `),
      references: words('referenze | raccomandazioni'),
      projects: words('progetti | progetti personali'),
      profiles: words('social network | collegamenti'),
      courses: words('corsi'),
      trade: words('occupazione desiderata | settore professionale | posizione ricercata'),
      other: words('altre informazioni | ulteriori informazioni | autorizzazione'),
    },
    likelyTitles: {
      volunteer: /\bvolontar/u,
      publications: /\bpubblica/u,
      projects: /\bprogett/u,
      work: /\besperienz/u,
      education: /\bistruzione/u,
      skills: /\bcompetenz/u,
      languages: /\blingue/u,
    },
    boilerplateTitles: [],
    titleModifiers: words(`
      professionale | professionali | accademica | accademiche | personali | tecniche | altre | altri |
      principali | lavorativa | lavorative | ulteriori | mie
    `),
    months: words(`
      gennaio gen | febbraio feb | marzo mar | aprile apr | maggio mag | giugno giu | luglio lug |
      agosto ago | settembre set | ottobre ott | novembre nov | dicembre dic
    `),
    openEnds: words('attualmente | presente | oggi | attuale | in corso'),
    sinceWords: words('dal | da'),
    fromWords: words('dall'),
    rangeWords: words('a | ad | al | fino a'),
    seasons: words('primavera | estate | autunno | inverno'),
    yearMarks: [],
    documentTitles: words(`
      curriculum vitae | curriculum professionale | curriculum vitae et studiorum |
      formato europeo per il curriculum vitae
    `),
    roles: [],
    organisations: [],
    degrees: [],
    schools: [],
    latin: {
      roles: words(`
        ingegner | sviluppator | direttor | responsabil | consulent | architett | infermier | cuoc | cassier |
        contabil | assistente | tirocinant | stagist | insegnant | docent | ricercator | coordinator |
        impiegat | addett | tecnico | avvocat | medico | camerier
      `),
      organisations: words(`
        universita | politecnico | scuola | liceo | istituto | ospedale | azienda | gruppo | banca | comune |
        fondazione | associazione | ristorante | dipartimento | facolta
      `),
      degrees: words(`
        laurea | laurea magistrale | laurea triennale | dottorato | maturita | diploma di
      `),
    },
    contactLabels: [],
    columnLabels: {
      dates: words('anno | data'),
      year: [],
      month: [],
      from: [],
      to: [],
      organisation: words('azienda | datore di lavoro | istituto | scuola | universita'),
      role: words('posizione | ruolo | mansione'),
      place: words('luogo | sede'),
      description: words('mansioni'),
      degree: words('titolo | titolo di studio | diploma'),
      area: words('specializzazione | area'),
      score: words('voto'),
      name: words('lingua | certificato'),
      level: words('livello'),
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: words('posizione | azienda | scuola | titolo'),
    keywordLabels: words('parole chiave | tecnologie | strumenti'),
    siteLabels: words('sito web | sito'),
    nameLabels: words('nome | cognome | completo | e'),
    billWords: words('fattura | totale | imponibile'),
    paperWords: [],
    personalLabels: {
      birth: words(`
        data di nascita | luogo di nascita | data e luogo di nascita | luogo e data di nascita | nato | nata |
        nato il | nata il | nato a | nata a | nascita | nato a il
      `),
      age: words('eta'),
      gender: words('sesso | genere'),
      nationality: words('nazionalita | cittadinanza'),
      'civil-status': words('stato civile'),
      children: words('figli | numero di figli'),
      religion: words('religione'),
      health: words(`
        salute | stato di salute | invalidita | disabilita | gruppo sanguigno | altezza | peso |
        categorie protette
      `),
      'military-service': words(`
        servizio militare | servizio di leva | obblighi militari | obblighi di leva | militesente
      `),
      'work-permit': words('permesso di soggiorno | permesso di lavoro | visto'),
      'identity-number': words(`
        codice fiscale | c f | carta d identita | passaporto | numero di passaporto | partita iva | p iva
      `),
      'insurance-number': words('numero inps | tessera sanitaria'),
      'licence-number': words('numero di iscrizione | numero patente | iscrizione albo n'),
      other: words('patente | patente di guida | patenti | patente b | automunito'),
    },
    personalValues: {
      age: words('# anni'),
      gender: words('maschio | femmina | maschile | femminile'),
      'civil-status': words(`
        celibe | nubile | coniugato | coniugata | sposato | sposata | divorziato | divorziata | vedovo |
        vedova | convivente
      `),
      children: words('# figli | # figlio | senza figli | un figlio | due figli | tre figli'),
    },
    patterns: {
      contactLabel: /indirizzo|cellulare|nome/u,
      courseLabel: /materie|corsi/u,
      courseModifier: /principali/u,
      expiryLabel: /(?<![\p{L}\d])(?:scade(?:nza)?(?:\s+(?:il|nel))?|valid[oa]\s+fino\s+a[l]?)/u,
      taskLabel: /mansioni|principali (?:attivi|mansioni)/u,
      kindLabel: /\bsettore\b|livello nella classificazione/u,
      roleLabel: /posizione|ruolo/u,
      salutation: /gentil[ei]\b|spett(?:\.|abile)|egregi[oa]?\b|alla cortese attenzione|caro\s|cara\s/u,
      letterEnd: /cordiali saluti|distinti saluti/u,
      otherPaper: /lettera di (?:presentazione|motivazione)/u,
      level: /base|avanzato|nozioni|ottimo|buono/u,
      levelHead: /livello/u,
      extension: /interno|int/u,
      withoutEmployer: /libero professionista/u,
      scoreLabel: /media|voto|votazione|punteggio/u,
      areaLabel: /indirizzo/u,
      onRequest: /su richiesta/u,
      availability: none,
      fluency: /fluente|madrelingua/u,
      consent: /(?:autorizzo|acconsento)\s+(?:il|al)\s+trattamento/u,
      workFromAnywhere: none,
      organisationEnding: none,
      degreeStart: /laure/u,
      schoolStart: /liceo|scuola|facolta|conservator/u,
    },
  },
  guard: {
    facts: {
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
          categorie protette | categoria protetta | invalidità civile | legge 68 99 | l 68 99 |
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
      'identity-number': [],
      'insurance-number': [],
      'licence-number': words('licenza | abilitazione | iscrizione | registro'),
    },
    numberWords: words('numero | n | no | num'),
    born: words('nato | nata | originario | originaria'),
    bornIn: words('di | il | a | in | nel | l'),
    bornOn: [],
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
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: words('di | del | della | dei | delle | degli | d | san | santa | xx | dell | da'),
      units: words('interno | int | scala'),
      postalLabels: words('codice postale | c a p'),
    },
    regions: words('IT | CH'),
  },
  page: {
    sections: {
      work: 'Esperienza',
      volunteer: 'Volontariato',
      projects: 'Progetti',
      education: 'Formazione',
      awards: 'Premi',
      certificates: 'Certificazioni',
      publications: 'Pubblicazioni',
      skills: 'Competenze',
      languages: 'Lingue',
      interests: 'Interessi',
      references: 'Referenze',
      custom: 'Altro',
    },
    present: 'oggi',
    contact: 'Contatti',
    notFound: 'Questa pagina non esiste.',
    updated: 'Aggiornato:',
    grade: 'Media',
    download: 'Scarica il curriculum (PDF)',
    expires: 'valido fino a',
    personal: 'Dati personali',
    actions: {
      email: 'Scrivimi un’e-mail',
      call: 'Prenota una chiamata',
      write: 'Scrivimi',
      name: 'Il tuo nome',
      replyTo: 'Il tuo indirizzo e-mail',
      message: 'Il tuo messaggio',
      send: 'Invia',
      sent: 'Grazie. Il messaggio è stato inviato.',
      refused: 'Il messaggio non è stato inviato. Torna indietro, controlla ogni campo e invialo di nuovo.',
      later: 'Da qui sono arrivati troppi messaggi. Riprova tra un’ora.',
    },
  },
  errorPages: {
    absent: {
      title: 'Qui non c’è nessuna pagina',
      text: 'A questo indirizzo non è pubblicato alcun sito. Forse è scritto male, oppure il sito è stato rimosso.',
    },
    unavailable: {
      title: 'Questa pagina non può essere mostrata ora',
      text: 'La pagina è al sicuro. Riprova tra un minuto.',
    },
    busy: {
      title: 'Troppe richieste',
      text: 'Attendi un minuto e ricarica la pagina.',
    },
    link: 'Crea la tua pagina con Thumbfolio',
  },
}
