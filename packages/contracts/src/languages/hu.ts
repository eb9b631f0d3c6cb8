import type { Language } from './language.js'
import { guard } from './guard/hu.js'
import { words } from './words/words.js'

/** Hungarian. */
export const hu: Language = {
  direction: 'ltr',
  frequentWords: words(`
    és | a | az | egy | hogy | nem | volt | valamint | vagy | mint | által | között | is
  `),
  reader: undefined,
  guard,
  page: {
    sections: {
      work: 'Munka',
      volunteer: 'Önkéntesség',
      projects: 'Projektek',
      education: 'Tanulmányok',
      awards: 'Díjak',
      certificates: 'Bizonyítványok',
      publications: 'Publikációk',
      skills: 'Készségek',
      languages: 'Nyelvek',
      interests: 'Érdeklődés',
      references: 'Referenciák',
      custom: 'Egyéb',
    },
    present: 'jelenleg',
    contact: 'Kapcsolat',
    notFound: 'Nincs ilyen oldal.',
    updated: 'Frissítve:',
    grade: 'Átlag',
    download: 'Önéletrajz letöltése (PDF)',
    expires: 'érvényes:',
    personal: 'Személyes adatok',
    asOf: 'állapot:',
    study: {
      read: 'Esettanulmány olvasása',
      previous: 'Előző projekt',
      next: 'Következő projekt',
      role: 'Szerep',
      year: 'Év',
      client: 'Kivel',
      link: 'Hivatkozás',
    },
    actions: {
      email: 'E-mail írása',
      call: 'Hívás egyeztetése',
      write: 'Írjon nekem',
      name: 'Az Ön neve',
      replyTo: 'E-mail-címe',
      message: 'Üzenete',
      send: 'Küldés',
      sent: 'Köszönöm. Az üzenetét elküldtük.',
      refused: 'Az üzenetét nem küldtük el. Menjen vissza, nézze át a mezőket, és küldje el újra.',
      later: 'Innen túl sok üzenet jött. Próbálja újra egy óra múlva.',
    },
  },
  errorPages: {
    absent: {
      title: 'Itt nincs oldal',
      text: 'Ezen a címen nincs közzétett oldal. Lehet, hogy elírás van benne, vagy az oldalt eltávolították.',
    },
    unavailable: {
      title: 'Az oldal most nem jeleníthető meg',
      text: 'Az oldal biztonságban van. Kérjük, próbálja újra egy perc múlva.',
    },
    busy: {
      title: 'Túl sok kérés',
      text: 'Kérjük, várjon egy percet, majd töltse be újra az oldalt.',
    },
    link: 'Készítsen saját oldalt a Thumbfolióval',
  },
}
