import type { LanguageWords } from '../language-words.js'
import { listed } from '../listed.js'

/** Dutch. */
export const nl: LanguageWords = {
  letters: 'áèéêëíïóöúü',
  titles: {
    contact: listed(`
      contact | contactgegevens | persoonlijke gegevens | persoonsgegevens | personalia | basisgegevens
    `),
    summary: listed(`profiel | over mij | samenvatting | persoonlijk profiel`),
    work: listed(`
      werkervaring | ervaring | loopbaan | professionele ervaring | stages en werkervaring
    `),
    volunteer: listed(`vrijwilligerswerk | nevenactiviteiten`),
    education: listed(`opleiding | opleidingen | onderwijs | studie`),
    awards: listed(`prijzen | onderscheidingen | prijzen en onderscheidingen | beurzen`),
    certificates: listed(
      `licenties en certificaten | certificaten | certificeringen | diplomas en certificaten | licenties`,
    ),
    publications: listed(`publicaties | artikelen`),
    skills: listed(`
      belangrijkste vaardigheden | vaardigheden | competenties | kennis | kennis en vaardigheden | technische vaardigheden |
      computervaardigheden
    `),
    languages: listed(`talen | moedertaal | andere talen | talenkennis | taalvaardigheden`),
    interests: listed(`interesses | hobby s | interesses en hobby s | vrije tijd`),
    references: listed(`referenties | referenties`),
    projects: listed(`projecten | projecten | persoonlijke projecten`),
    profiles: listed(`sociale media`),
    courses: listed(`cursussen`),
    trade: listed(`gewenste functie | gewenst beroep | beoogde functie`),
    other: listed(`overig | overige | nevenfuncties | lidmaatschappen`),
  },
  months: listed(`
    januari jan | februari feb | maart mrt | april apr | mei | juni jun | juli jul | augustus aug |
    september sep | oktober okt | november nov | december dec
  `),
  openEnds: listed(`heden | nu`),
  sinceWords: listed(`sinds | vanaf`),
  fromWords: listed(`van`),
  rangeWords: listed(`tot | t/m`),
  seasons: listed(`lente | zomer | herfst | winter`),
}
