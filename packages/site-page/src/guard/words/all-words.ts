import type { GuardWords } from '../text/guard-words.js'
import { ar } from './languages/ar.js'
import { de } from './languages/de.js'
import { el } from './languages/el.js'
import { en } from './languages/en.js'
import { es } from './languages/es.js'
import { fr } from './languages/fr.js'
import { he } from './languages/he.js'
import { hi } from './languages/hi.js'
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

/** The languages that the guard reads, by their ISO 639-1 codes. A resume may hold words of several. */
export const guardLanguages: Readonly<Record<string, GuardWords>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ru,
  uk,
  tr,
  el,
  ar,
  he,
  hi,
  zh,
  ja,
  ko,
}
