import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Swedish. */
export const sv: LanguageWords = {
  letters: 'åäö',
  titles: {
    contact: listed(`kontaktuppgifter | kontaktinformation | personuppgifter`),
    summary: listed(`sammanfattning | om mig | presentation | personlig presentation`),
    work: listed(`
      erfarenhet | erfarenheter | arbetslivserfarenhet | arbetserfarenhet | yrkeserfarenhet |
      anställningar | praktik
    `),
    volunteer: listed(`ideellt arbete | ideellt engagemang | volontärarbete | föreningsliv`),
    education: listed(`utbildning | utbildningar`),
    awards: listed(`utmärkelser | priser och utmärkelser | heders omnämnanden och utmärkelser`),
    certificates: listed(
      `certifieringar | certifikat | licenser och certifikat | kurser och certifikat | behörigheter`,
    ),
    publications: listed(`publikationer`),
    skills: listed(`främsta kompetenser | kompetenser | kompetens | kunskaper | färdigheter | datakunskaper`),
    languages: listed(`språk | språkkunskaper`),
    interests: listed(`intressen | fritidsintressen | fritid`),
    references: listed(`referenser`),
    projects: listed(`projekt`),
    courses: listed(`kurser`),
  },
  months: listed(`
    januari jan | februari feb | mars mar | april apr | maj | juni jun | juli jul | augusti aug |
    september sep sept | oktober okt | november nov | december dec
  `),
  openEnds: listed(`nuvarande | pågående | fortfarande | tills vidare | nu`),
  sinceWords: listed(`sedan`),
  rangeWords: listed(`till | till och med`),
  seasons: listed(`vår | sommar | höst | vinter`),
  documentTitles: listed(`meritförteckning | levnadsbeskrivning`),
}
