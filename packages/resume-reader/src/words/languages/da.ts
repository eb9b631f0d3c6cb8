import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Danish. */
export const da: LanguageWords = {
  letters: 'æøå',
  titles: {
    contact: listed(`kontaktoplysninger | personlige oplysninger | persondata`),
    summary: listed(`resumé | om mig | profiltekst | kort om mig`),
    work: listed(`erfaring | erhvervserfaring | arbejdserfaring | ansættelser | joberfaring | beskæftigelse`),
    volunteer: listed(`frivilligt arbejde | frivilligarbejde | foreningsarbejde`),
    education: listed(`uddannelse | uddannelser`),
    awards: listed(`hædersbevisninger | priser og hædersbevisninger | udmærkelser`),
    certificates: listed(
      `certificeringer | licenser og certifikater | certifikater | kurser og certifikater`,
    ),
    publications: listed(`publikationer | udgivelser`),
    skills: listed(`
      vigtigste kompetencer | kompetencer | kvalifikationer | færdigheder | it kompetencer |
      faglige kompetencer
    `),
    languages: listed(`sprog | sprogkundskaber | sprogfærdigheder`),
    interests: listed(`interesser | fritidsinteresser | fritid`),
    references: listed(`referencer`),
    projects: listed(`projekter`),
    courses: listed(`kurser`),
  },
  months: listed(`
    januar jan | februar feb | marts mar | april apr | maj | juni jun | juli jul | august aug |
    september sep | oktober okt | november nov | december dec
  `),
  openEnds: listed(`nuværende | igangværende | dags dato | nu`),
  sinceWords: listed(`siden`),
  rangeWords: listed(`til`),
  seasons: listed(`forår | sommer | efterår | vinter`),
}
