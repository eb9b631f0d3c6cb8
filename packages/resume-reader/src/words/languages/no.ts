import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Norwegian. */
export const no: LanguageWords = {
  letters: 'æøå',
  titles: {
    contact: listed(`kontaktinformasjon | kontaktinfo | personalia | personlig informasjon`),
    summary: listed(`sammendrag | oppsummering | om meg | nøkkelkvalifikasjoner`),
    work: listed(`erfaring | arbeidserfaring | yrkeserfaring | jobberfaring | ansettelsesforhold`),
    volunteer: listed(`frivillig arbeid | frivillig | verv | tillitsverv`),
    education: listed(`utdanning | utdannelse`),
    awards: listed(`utmerkelser | heder og utmerkelser | priser`),
    certificates: listed(
      `sertifiseringer | sertifikater | lisenser og sertifikater | kurs og sertifikater | godkjenninger`,
    ),
    publications: listed(`publikasjoner`),
    skills: listed(
      `viktigste ferdigheter | ferdigheter | kompetanse | kunnskaper | faglig kompetanse | it kunnskaper`,
    ),
    languages: listed(`språk | språkkunnskaper | språkferdigheter`),
    interests: listed(`interesser | fritidsinteresser | fritid`),
    references: listed(`referanser`),
    projects: listed(`prosjekter`),
    courses: listed(`kurs`),
  },
  months: listed(`
    januar jan | februar feb | mars mar | april apr | mai | juni jun | juli jul | august aug |
    september sep sept | oktober okt | november nov | desember des
  `),
  openEnds: listed(`nåværende | pågående | dags dato | nå`),
  sinceWords: listed(`siden`),
  rangeWords: listed(`til`),
  seasons: listed(`vår | sommer | høst | vinter`),
}
