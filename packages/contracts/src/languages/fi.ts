import type { Language } from './language.js'
import { guard } from './guard/fi.js'
import { words } from './words/words.js'

/** Finnish. */
export const fi: Language = {
  direction: 'ltr',
  frequentWords: words(`
    ja | on | oli | sekä | että | kanssa | joka | myös | mutta | vuoden | kuin | jossa | tai
  `),
  reader: {
    letters: 'åäö',
    titles: {
      contact: words('yhteystiedot | henkilötiedot'),
      summary: words('yhteenveto | tiivistelmä | esittely | profiili | tietoja minusta'),
      work: words('kokemus | työkokemus | työhistoria | työpaikat | harjoittelut'),
      volunteer: words('vapaaehtoistyö | luottamustoimet | järjestötoiminta'),
      education: words('koulutus | koulutustausta | opinnot'),
      awards: words('palkinnot | tunnustukset | palkinnot ja tunnustukset'),
      certificates: words('sertifikaatit | todistukset | luvat ja todistukset | pätevyydet'),
      publications: words('julkaisut'),
      skills: words(`
        suosituimmat taidot | tärkeimmät taidot | taidot | osaaminen | it taidot | ydinosaaminen |
        tietotekniset taidot
      `),
      languages: words('kielet | kielitaito | kielitaidot'),
      interests: words('kiinnostuksen kohteet | harrastukset | mielenkiinnon kohteet'),
      references: words('suosittelijat'),
      projects: words('projektit'),
      courses: words('kurssit'),
      other: words('apurahat | opetus | esitelmät'),
    },
    months: words(`
      tammikuu tammikuuta tammi | helmikuu helmikuuta helmi | maaliskuu maaliskuuta maalis |
      huhtikuu huhtikuuta huhti | toukokuu toukokuuta touko | kesäkuu kesäkuuta kesä |
      heinäkuu heinäkuuta heinä | elokuu elokuuta elo | syyskuu syyskuuta syys | lokakuu lokakuuta loka |
      marraskuu marraskuuta marras | joulukuu joulukuuta joulu
    `),
    openEnds: words('nykyinen | nykyhetki | nyt | edelleen | jatkuu'),
    sinceWords: words('alkaen'),
    seasons: words('kevät | kesä | syksy | talvi'),
    documentTitles: words('ansioluettelo'),
  },
  guard,
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
    asOf: 'tilanne',
    study: {
      read: 'Lue tapausesimerkki',
      previous: 'Edellinen projekti',
      next: 'Seuraava projekti',
      role: 'Rooli',
      year: 'Vuosi',
      client: 'Kenen kanssa',
      link: 'Linkki',
    },
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
