import type { LanguageWords } from './languages/language-words.js'
import { ar } from './languages/ar.js'
import { cs } from './languages/cs.js'
import { da } from './languages/da.js'
import { fi } from './languages/fi.js'
import { no } from './languages/no.js'
import { ro } from './languages/ro.js'
import { sv } from './languages/sv.js'
import { de } from './languages/de.js'
import { el } from './languages/el.js'
import { en } from './languages/en.js'
import { es } from './languages/es.js'
import { fr } from './languages/fr.js'
import { he } from './languages/he.js'
import { hi } from './languages/hi.js'
import { id } from './languages/id.js'
import { it } from './languages/it.js'
import { ja } from './languages/ja.js'
import { ko } from './languages/ko.js'
import { nl } from './languages/nl.js'
import { pl } from './languages/pl.js'
import { pt } from './languages/pt.js'
import { ru } from './languages/ru.js'
import { tr } from './languages/tr.js'
import { uk } from './languages/uk.js'
import { zh } from './languages/zh.js'

/** Every language that section titles are known in, by its ISO 639-1 code. Of a word in two of them, the later one counts. */
export const languagesByCode: Readonly<Record<string, LanguageWords>> = {
  cs,
  da,
  fi,
  no,
  ro,
  sv,
  id,
  tr,
  ru,
  uk,
  el,
  zh,
  ja,
  ko,
  ar,
  he,
  hi,
  en,
  es,
  de,
  fr,
  pt,
  it,
  nl,
  pl,
}
export const allLanguages: readonly LanguageWords[] = Object.values(languagesByCode)

type Lists = Exclude<keyof LanguageWords, 'titles' | 'personalLabels' | 'personalValues'>

/** All languages' words of one kind. */
export const wordsOf = (kind: Lists): readonly string[] => [
  ...new Set(allLanguages.flatMap((language) => language[kind] ?? [])),
]
