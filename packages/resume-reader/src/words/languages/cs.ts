import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Czech. */
export const cs: LanguageWords = {
  letters: 'áčďéěíňóřšťúůýž',
  titles: {
    contact: listed(`kontaktní údaje | kontaktní informace | osobní údaje | osobní informace`),
    summary: listed(`shrnutí | souhrn | o mně | osobní profil`),
    work: listed(`
      zkušenosti | praxe | pracovní zkušenosti | pracovní praxe | profesní zkušenosti | odborná praxe |
      zaměstnání | kariéra
    `),
    volunteer: listed(`dobrovolnictví | dobrovolnická činnost`),
    education: listed(`vzdělání | dosažené vzdělání | studium`),
    awards: listed(`ocenění | vyznamenání a ocenění | úspěchy`),
    certificates: listed(`certifikáty | certifikace | licence a certifikace | osvědčení`),
    publications: listed(`publikace`),
    skills: listed(`
      hlavní dovednosti | dovednosti | znalosti | schopnosti | znalosti a dovednosti |
      počítačové dovednosti | odborné dovednosti
    `),
    languages: listed(`jazyky | jazykové znalosti | jazykové dovednosti`),
    interests: listed(`zájmy | koníčky | zájmy a koníčky | volný čas`),
    references: listed(`doporučení`),
    projects: listed(`realizované projekty`),
    courses: listed(`kurzy | školení | kurzy a školení`),
  },
  months: listed(`
    leden ledna | únor února úno | březen března bře | duben dubna dub | květen května kvě |
    červen června čvn | červenec července čvc | srpen srpna srp | září zář | říjen října říj |
    listopad listopadu lis | prosinec prosince
  `),
  openEnds: listed(`současnost | dosud | doposud | do současnosti | nyní`),
  sinceWords: listed(`od`),
  rangeWords: listed(`až`),
  seasons: listed(`jaro | léto | podzim | zima`),
  documentTitles: listed(`životopis | strukturovaný životopis | profesní životopis`),
}
