import type { Language } from './language.js'
import { guard } from './guard/da.js'
import { words } from './words/words.js'

/** Danish. */
export const da: Language = {
  direction: 'ltr',
  frequentWords: words(`
    og | i | for | med | af | på | til | en | et | som | ved | fra | den | det | at | er | inden | samt | hos
  `),
  reader: {
    letters: 'æøå',
    titles: {
      contact: words('kontaktoplysninger | personlige oplysninger | persondata'),
      summary: words('resumé | om mig | profiltekst | kort om mig'),
      work: words(`
        erfaring | erhvervserfaring | arbejdserfaring | ansættelser | joberfaring | beskæftigelse
      `),
      volunteer: words('frivilligt arbejde | frivilligarbejde | foreningsarbejde'),
      education: words('uddannelse | uddannelser'),
      awards: words('hædersbevisninger | priser og hædersbevisninger | udmærkelser'),
      certificates: words(`
        certificeringer | licenser og certifikater | certifikater | kurser og certifikater
      `),
      publications: words('publikationer | udgivelser'),
      skills: words(`
        vigtigste kompetencer | kompetencer | kvalifikationer | færdigheder | it kompetencer |
        faglige kompetencer
      `),
      languages: words('sprog | sprogkundskaber | sprogfærdigheder'),
      interests: words('interesser | fritidsinteresser | fritid'),
      references: words('referencer'),
      projects: words('projekter'),
      courses: words('kurser'),
      other: words('undervisning | bevillinger | forskningsmidler | foredrag'),
    },
    months: words(`
      januar jan | februar feb | marts mar | april apr | maj | juni jun | juli jul | august aug |
      september sep | oktober okt | november nov | december dec
    `),
    openEnds: words('nuværende | igangværende | dags dato | nu'),
    sinceWords: words('siden'),
    rangeWords: words('til'),
    seasons: words('forår | sommer | efterår | vinter'),
  },
  guard,
  page: {
    sections: {
      work: 'Erfaring',
      volunteer: 'Frivilligt arbejde',
      projects: 'Projekter',
      education: 'Uddannelse',
      awards: 'Priser',
      certificates: 'Certifikater',
      publications: 'Publikationer',
      skills: 'Kompetencer',
      languages: 'Sprog',
      interests: 'Interesser',
      references: 'Referencer',
      custom: 'Andet',
    },
    present: 'nu',
    contact: 'Kontakt',
    notFound: 'Siden findes ikke.',
    updated: 'Opdateret',
    grade: 'Gennemsnit',
    download: 'Hent CV (PDF)',
    expires: 'gyldig til',
    personal: 'Personlige oplysninger',
    asOf: 'pr.',
    study: {
      read: 'Læs casestudiet',
      previous: 'Forrige projekt',
      next: 'Næste projekt',
      role: 'Rolle',
      year: 'År',
      client: 'Med',
      link: 'Link',
    },
    actions: {
      email: 'Skriv en e-mail',
      call: 'Book en samtale',
      write: 'Skriv til mig',
      name: 'Dit navn',
      replyTo: 'Din e-mailadresse',
      message: 'Din besked',
      send: 'Send',
      sent: 'Tak. Din besked er sendt.',
      refused: 'Din besked blev ikke sendt. Gå tilbage, tjek hvert felt og send den igen.',
      later: 'Der kom for mange beskeder herfra. Prøv igen om en time.',
    },
  },
  errorPages: {
    absent: {
      title: 'Der er ingen side her',
      text: 'Der er ikke udgivet noget websted på denne adresse. Den kan være stavet forkert, eller webstedet er fjernet.',
    },
    unavailable: {
      title: 'Siden kan ikke vises lige nu',
      text: 'Siden er i sikkerhed. Prøv igen om et minut.',
    },
    busy: {
      title: 'For mange forespørgsler',
      text: 'Vent et minut, og indlæs siden igen.',
    },
    link: 'Lav din egen side med Thumbfolio',
  },
}
