import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Italian. */
export const it: LanguageWords = {
  letters: 'àèéìíîòóùú',
  titleModifiers: listed(`
    professionale | professionali | accademica | accademiche | personali | tecniche | altre | altri | principali |
    lavorativa | lavorative | ulteriori | mie
  `),
  titles: {
    contact: listed(`contatta | contatti | dati personali | informazioni personali | informazioni di base`),
    summary: listed(`
      riepilogo | profilo | profilo professionale | profilo personale | chi sono | su di me | sintesi | obiettivo
    `),
    work: listed(`
      esperienza | esperienze | esperienza professionale | esperienze professionali |
      esperienza lavorativa | esperienze lavorative | carriera | tirocini
    `),
    volunteer: listed(`volontariato | attivita di volontariato`),
    education: listed(`istruzione | istruzione e formazione | formazione | titoli di studio | studi`),
    awards: listed(`onorificenze | premi | riconoscimenti | premi e riconoscimenti | borse di studio`),
    certificates: listed(
      `licenze e certificazioni | certificazioni | certificati | attestati | abilitazioni | licenze`,
    ),
    publications: listed(`pubblicazioni | articoli`),
    skills: listed(`
      competenze principali | principali competenze | competenze | competenze tecniche | capacita | abilita | conoscenze | competenze informatiche |
      competenze digitali | capacita e competenze | conoscenze informatiche | competenze personali
    `),
    languages: listed(`
      lingua madre | altra lingua | altre lingue | lingue | lingue straniere | competenze linguistiche |
      conoscenze linguistiche
    `),
    interests: listed(`
      interessi | interessi personali | hobby | passioni | tempo libero | hobby e interessi
    `),
    references: listed(`referenze | raccomandazioni`),
    projects: listed(`progetti | progetti personali`),
    profiles: listed(`social network | collegamenti`),
    courses: listed(`corsi`),
    trade: listed(`occupazione desiderata | settore professionale | posizione ricercata`),
    other: listed(`altre informazioni | ulteriori informazioni | autorizzazione`),
  },
  months: listed(`
    gennaio gen | febbraio feb | marzo mar | aprile apr | maggio mag | giugno giu | luglio lug |
    agosto ago | settembre set | ottobre ott | novembre nov | dicembre dic
  `),
  openEnds: listed(`attualmente | presente | oggi | attuale | in corso`),
  sinceWords: listed(`dal | da`),
  fromWords: listed(`dall`),
  rangeWords: listed(`a | ad | al | fino a`),
  seasons: listed(`primavera | estate | autunno | inverno`),
  documentTitles: listed(
    `curriculum vitae | curriculum professionale | curriculum vitae et studiorum | formato europeo per il curriculum vitae`,
  ),
  personalLabels: {
    birth: listed(
      `data di nascita | luogo di nascita | data e luogo di nascita | luogo e data di nascita | nato | nata | nato il | nata il | nato a | nata a | nascita | nato a il`,
    ),
    age: listed(`eta`),
    gender: listed(`sesso | genere`),
    nationality: listed(`nazionalita | cittadinanza`),
    'civil-status': listed(`stato civile`),
    children: listed(`figli | numero di figli`),
    religion: listed(`religione`),
    health: listed(
      `salute | stato di salute | invalidita | disabilita | gruppo sanguigno | altezza | peso | categorie protette`,
    ),
    'military-service': listed(
      `servizio militare | servizio di leva | obblighi militari | obblighi di leva | militesente`,
    ),
    'work-permit': listed(`permesso di soggiorno | permesso di lavoro | visto`),
    'identity-number': listed(
      `codice fiscale | c f | carta d identita | passaporto | numero di passaporto | partita iva | p iva`,
    ),
    'insurance-number': listed(`numero inps | tessera sanitaria`),
    'licence-number': listed(`numero di iscrizione | numero patente | iscrizione albo n`),
    other: listed(`patente | patente di guida | patenti | patente b | automunito`),
  },
  personalValues: {
    age: listed(`# anni`),
    gender: listed(`maschio | femmina | maschile | femminile`),
    'civil-status': listed(
      `celibe | nubile | coniugato | coniugata | sposato | sposata | divorziato | divorziata | vedovo | vedova | convivente`,
    ),
    children: listed(`# figli | # figlio | senza figli | un figlio | due figli | tre figli`),
  },
}
