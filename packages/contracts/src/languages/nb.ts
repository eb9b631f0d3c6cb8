import type { Language } from './language.js'
import { guard } from './guard/nb.js'
import { words } from './words/words.js'

/** Norwegian Bokmål. */
export const nb: Language = {
  direction: 'ltr',
  frequentWords: words(`
    og | i | for | med | av | på | til | en | et | som | ved | fra | den | det | å | er | innen | samt | hos
  `),
  reader: {
    letters: 'æøå',
    titles: {
      contact: words('kontaktinformasjon | kontaktinfo | personalia | personlig informasjon'),
      summary: words('sammendrag | oppsummering | om meg | nøkkelkvalifikasjoner'),
      work: words(`
        erfaring | arbeidserfaring | yrkeserfaring | jobberfaring | ansettelsesforhold
      `),
      volunteer: words('frivillig arbeid | frivillig | verv | tillitsverv'),
      education: words('utdanning | utdannelse'),
      awards: words('utmerkelser | heder og utmerkelser | priser'),
      certificates: words(`
        sertifiseringer | sertifikater | lisenser og sertifikater | kurs og sertifikater | godkjenninger
      `),
      publications: words('publikasjoner'),
      skills: words(`
        viktigste ferdigheter | ferdigheter | kompetanse | kunnskaper | faglig kompetanse | it kunnskaper
      `),
      languages: words('språk | språkkunnskaper | språkferdigheter'),
      interests: words('interesser | fritidsinteresser | fritid'),
      references: words('referanser'),
      projects: words('prosjekter'),
      courses: words('kurs'),
      other: words('undervisning | forskningsmidler | foredrag'),
    },
    months: words(`
      januar jan | februar feb | mars mar | april apr | mai | juni jun | juli jul | august aug |
      september sep sept | oktober okt | november nov | desember des
    `),
    openEnds: words('nåværende | pågående | dags dato | nå'),
    sinceWords: words('siden'),
    rangeWords: words('til'),
    seasons: words('vår | sommer | høst | vinter'),
  },
  guard,
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
    asOf: 'per',
    study: {
      read: 'Les casestudien',
      previous: 'Forrige prosjekt',
      next: 'Neste prosjekt',
      role: 'Rolle',
      year: 'År',
      client: 'Med',
      link: 'Lenke',
    },
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
