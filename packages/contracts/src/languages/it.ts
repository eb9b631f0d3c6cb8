import type { Language } from './language.js'
import { guard } from './guard/it.js'
import { words } from './words/words.js'

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
      other: words(`
        altre informazioni | ulteriori informazioni | autorizzazione | didattica |
        attivita didattica | finanziamenti | finanziamenti ottenuti | relazioni su invito |
        attivita editoriale | attivita editoriali
      `),
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
    documentTitles: words(`
      curriculum vitae | curriculum professionale | curriculum vitae et studiorum |
      formato europeo per il curriculum vitae
    `),
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
    columnLabels: {
      dates: words('anno | data'),
      organisation: words('azienda | datore di lavoro | istituto | scuola | universita'),
      role: words('posizione | ruolo | mansione'),
      place: words('luogo | sede'),
      description: words('mansioni'),
      degree: words('titolo | titolo di studio | diploma'),
      area: words('specializzazione | area'),
      score: words('voto'),
      name: words('lingua | certificato'),
      level: words('livello'),
    },
    entryLabels: words('posizione | azienda | scuola | titolo'),
    keywordLabels: words('parole chiave | tecnologie | strumenti'),
    siteLabels: words('sito web | sito'),
    nameLabels: words('nome | cognome | completo | e'),
    billWords: words('fattura | totale | imponibile'),
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
      fluency: /fluente|madrelingua/u,
      consent: /(?:autorizzo|acconsento)\s+(?:il|al)\s+trattamento/u,
      degreeStart: /laure/u,
      schoolStart: /liceo|scuola|facolta|conservator/u,
      scholarlyService: /comitato (?:editoriale|di redazione|scientifico)|revisore per/u,
    },
  },
  guard,
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
    asOf: 'al',
    study: {
      read: 'Leggi il caso di studio',
      previous: 'Progetto precedente',
      next: 'Progetto successivo',
      role: 'Ruolo',
      year: 'Anno',
      client: 'Con',
      link: 'Link',
    },
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
