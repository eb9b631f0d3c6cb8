import type { Language } from './language.js'
import { none, words } from './words.js'

/** Swedish. */
export const sv: Language = {
  direction: 'ltr',
  frequentWords: words(`
    och | i | för | med | av | på | till | en | ett | som | vid | från | den | det | att | är | inom | samt
  `),
  licenceToWork: none,
  reader: undefined,
  guard: undefined,
  page: {
    sections: {
      work: 'Arbete',
      volunteer: 'Ideellt arbete',
      projects: 'Projekt',
      education: 'Utbildning',
      awards: 'Utmärkelser',
      certificates: 'Certifikat',
      publications: 'Publikationer',
      skills: 'Kunskaper',
      languages: 'Språk',
      interests: 'Intressen',
      references: 'Referenser',
      custom: 'Övrigt',
    },
    present: 'nu',
    contact: 'Kontakt',
    notFound: 'Sidan finns inte.',
    updated: 'Uppdaterad',
    grade: 'Betyg',
    download: 'Ladda ner CV (PDF)',
    expires: 'giltigt till',
    personal: 'Personuppgifter',
    actions: {
      email: 'Mejla mig',
      call: 'Boka ett samtal',
      write: 'Skriv till mig',
      name: 'Ditt namn',
      replyTo: 'Din e-postadress',
      message: 'Ditt meddelande',
      send: 'Skicka',
      sent: 'Tack. Ditt meddelande har skickats.',
      refused: 'Ditt meddelande skickades inte. Gå tillbaka, kontrollera varje fält och skicka igen.',
      later: 'För många meddelanden kom härifrån. Försök igen om en timme.',
    },
  },
  errorPages: {
    absent: {
      title: 'Det finns ingen sida här',
      text: 'Ingen webbplats är publicerad på den här adressen. Den kan vara felstavad, eller så har webbplatsen tagits bort.',
    },
    unavailable: {
      title: 'Sidan kan inte visas just nu',
      text: 'Sidan är i säkerhet. Försök igen om en minut.',
    },
    busy: {
      title: 'För många förfrågningar',
      text: 'Vänta en minut och läs in sidan igen.',
    },
    link: 'Gör en egen sida med Thumbfolio',
  },
}
