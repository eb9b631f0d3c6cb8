import type { Language } from './language.js'
import { none, words } from './words.js'

/** Norwegian Bokmål. */
export const nb: Language = {
  direction: 'ltr',
  frequentWords: words(`
    og | i | for | med | av | på | til | en | et | som | ved | fra | den | det | å | er | innen | samt | hos
  `),
  licenceToWork: none,
  reader: undefined,
  guard: undefined,
  page: {
    sections: {
      work: 'Erfaring',
      volunteer: 'Frivillig arbeid',
      projects: 'Prosjekter',
      education: 'Utdanning',
      awards: 'Priser',
      certificates: 'Sertifikater',
      publications: 'Publikasjoner',
      skills: 'Ferdigheter',
      languages: 'Språk',
      interests: 'Interesser',
      references: 'Referanser',
      custom: 'Annet',
    },
    present: 'nå',
    contact: 'Kontakt',
    notFound: 'Siden finnes ikke.',
    updated: 'Oppdatert',
    grade: 'Snitt',
    download: 'Last ned CV (PDF)',
    expires: 'gyldig til',
    personal: 'Personlige opplysninger',
    actions: {
      email: 'Send e-post',
      call: 'Bestill en samtale',
      write: 'Skriv til meg',
      name: 'Navnet ditt',
      replyTo: 'E-postadressen din',
      message: 'Meldingen din',
      send: 'Send',
      sent: 'Takk. Meldingen din er sendt.',
      refused: 'Meldingen ble ikke sendt. Gå tilbake, sjekk hvert felt og send den på nytt.',
      later: 'Det kom for mange meldinger herfra. Prøv igjen om en time.',
    },
  },
  errorPages: {
    absent: {
      title: 'Det er ingen side her',
      text: 'Ingen nettside er publisert på denne adressen. Den kan være feilskrevet, eller siden er fjernet.',
    },
    unavailable: {
      title: 'Siden kan ikke vises akkurat nå',
      text: 'Siden er trygg. Prøv igjen om et minutt.',
    },
    busy: {
      title: 'For mange forespørsler',
      text: 'Vent et minutt og last inn siden på nytt.',
    },
    link: 'Lag din egen side med Thumbfolio',
  },
}
