import type { Language } from './language.js'
import { none, words } from './words.js'

/** Finnish. */
export const fi: Language = {
  direction: 'ltr',
  frequentWords: words(`
    ja | on | oli | sekä | että | kanssa | joka | myös | mutta | vuoden | kuin | jossa | tai
  `),
  licenceToWork: none,
  reader: undefined,
  guard: undefined,
  page: {
    sections: {
      work: 'Työkokemus',
      volunteer: 'Vapaaehtoistyö',
      projects: 'Projektit',
      education: 'Koulutus',
      awards: 'Palkinnot',
      certificates: 'Sertifikaatit',
      publications: 'Julkaisut',
      skills: 'Osaaminen',
      languages: 'Kielet',
      interests: 'Harrastukset',
      references: 'Suosittelijat',
      custom: 'Muut',
    },
    present: 'nyt',
    contact: 'Yhteystiedot',
    notFound: 'Sivua ei ole.',
    updated: 'Päivitetty',
    grade: 'Keskiarvo',
    download: 'Lataa ansioluettelo (PDF)',
    expires: 'voimassa',
    personal: 'Henkilötiedot',
    actions: {
      email: 'Lähetä sähköpostia',
      call: 'Varaa puhelu',
      write: 'Kirjoita minulle',
      name: 'Nimesi',
      replyTo: 'Sähköpostiosoitteesi',
      message: 'Viestisi',
      send: 'Lähetä',
      sent: 'Kiitos. Viestisi lähetettiin.',
      refused: 'Viestiäsi ei lähetetty. Palaa takaisin, tarkista jokainen kenttä ja lähetä uudelleen.',
      later: 'Täältä tuli liian monta viestiä. Yritä uudelleen tunnin kuluttua.',
    },
  },
  errorPages: {
    absent: {
      title: 'Täällä ei ole sivua',
      text: 'Tässä osoitteessa ei ole julkaistua sivustoa. Osoite voi olla kirjoitettu väärin, tai sivusto on poistettu.',
    },
    unavailable: {
      title: 'Sivua ei voi näyttää juuri nyt',
      text: 'Sivu on tallessa. Yritä minuutin kuluttua uudelleen.',
    },
    busy: {
      title: 'Liian monta pyyntöä',
      text: 'Odota minuutti ja lataa sivu uudelleen.',
    },
    link: 'Tee oma sivu Thumbfoliolla',
  },
}
