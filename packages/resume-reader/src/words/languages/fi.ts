import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Finnish. */
export const fi: LanguageWords = {
  letters: 'åäö',
  titles: {
    contact: listed(`yhteystiedot | henkilötiedot`),
    summary: listed(`yhteenveto | tiivistelmä | esittely | profiili | tietoja minusta`),
    work: listed(`kokemus | työkokemus | työhistoria | työpaikat | harjoittelut`),
    volunteer: listed(`vapaaehtoistyö | luottamustoimet | järjestötoiminta`),
    education: listed(`koulutus | koulutustausta | opinnot`),
    awards: listed(`palkinnot | tunnustukset | palkinnot ja tunnustukset`),
    certificates: listed(`sertifikaatit | todistukset | luvat ja todistukset | pätevyydet`),
    publications: listed(`julkaisut`),
    skills: listed(`
      suosituimmat taidot | tärkeimmät taidot | taidot | osaaminen | it taidot | ydinosaaminen |
      tietotekniset taidot
    `),
    languages: listed(`kielet | kielitaito | kielitaidot`),
    interests: listed(`kiinnostuksen kohteet | harrastukset | mielenkiinnon kohteet`),
    references: listed(`suosittelijat`),
    projects: listed(`projektit`),
    courses: listed(`kurssit`),
  },
  months: listed(`
    tammikuu tammikuuta tammi | helmikuu helmikuuta helmi | maaliskuu maaliskuuta maalis |
    huhtikuu huhtikuuta huhti | toukokuu toukokuuta touko | kesäkuu kesäkuuta kesä |
    heinäkuu heinäkuuta heinä | elokuu elokuuta elo | syyskuu syyskuuta syys | lokakuu lokakuuta loka |
    marraskuu marraskuuta marras | joulukuu joulukuuta joulu
  `),
  openEnds: listed(`nykyinen | nykyhetki | nyt | edelleen | jatkuu`),
  sinceWords: listed(`alkaen`),
  seasons: listed(`kevät | kesä | syksy | talvi`),
  documentTitles: listed(`ansioluettelo`),
}
