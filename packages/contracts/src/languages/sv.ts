import type { Language } from './language.js'
import { guard } from './guard/sv.js'
import { words } from './words/words.js'

/** Swedish. */
export const sv: Language = {
  direction: 'ltr',
  frequentWords: words(`
    och | i | för | med | av | på | till | en | ett | som | vid | från | den | det | att | är | inom | samt
  `),
  reader: {
    letters: 'åäö',
    titles: {
      contact: words('kontaktuppgifter | kontaktinformation | personuppgifter'),
      summary: words('sammanfattning | om mig | presentation | personlig presentation'),
      work: words(`
        erfarenhet | erfarenheter | arbetslivserfarenhet | arbetserfarenhet | yrkeserfarenhet |
        anställningar | praktik
      `),
      volunteer: words('ideellt arbete | ideellt engagemang | volontärarbete | föreningsliv'),
      education: words('utbildning | utbildningar'),
      awards: words('utmärkelser | priser och utmärkelser | heders omnämnanden och utmärkelser'),
      certificates: words(`
        certifieringar | certifikat | licenser och certifikat | kurser och certifikat | behörigheter
      `),
      publications: words('publikationer'),
      skills: words(`
        främsta kompetenser | kompetenser | kompetens | kunskaper | färdigheter | datakunskaper
      `),
      languages: words('språk | språkkunskaper'),
      interests: words('intressen | fritidsintressen | fritid'),
      references: words('referenser'),
      projects: words('projekt'),
      courses: words('kurser'),
      other: words('undervisning | forskningsanslag | forskningsbidrag | föredrag | redaktörskap'),
    },
    months: words(`
      januari jan | februari feb | mars mar | april apr | maj | juni jun | juli jul | augusti aug |
      september sep sept | oktober okt | november nov | december dec
    `),
    openEnds: words('nuvarande | pågående | fortfarande | tills vidare | nu'),
    sinceWords: words('sedan'),
    rangeWords: words('till | till och med'),
    seasons: words('vår | sommar | höst | vinter'),
    documentTitles: words('meritförteckning | levnadsbeskrivning'),
  },
  guard,
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
    asOf: 'per',
    study: {
      read: 'Läs fallstudien',
      previous: 'Föregående projekt',
      next: 'Nästa projekt',
      role: 'Roll',
      year: 'År',
      client: 'Med',
      link: 'Länk',
    },
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
