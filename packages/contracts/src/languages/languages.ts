import type { Language } from './language.js'
import { ar } from './ar.js'
import { cs } from './cs.js'
import { da } from './da.js'
import { de } from './de.js'
import { el } from './el.js'
import { en } from './en.js'
import { es } from './es.js'
import { fa } from './fa.js'
import { fi } from './fi.js'
import { fr } from './fr.js'
import { he } from './he.js'
import { hi } from './hi.js'
import { hu } from './hu.js'
import { id } from './id.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { ko } from './ko.js'
import { nb } from './nb.js'
import { nl } from './nl.js'
import { pl } from './pl.js'
import { pt } from './pt.js'
import { ro } from './ro.js'
import { ru } from './ru.js'
import { sv } from './sv.js'
import { tr } from './tr.js'
import { uk } from './uk.js'
import { zh } from './zh.js'

/** Every language, by its ISO 639-1 code. Of a title in two of them, the later one counts. */
export const languages = {
  cs,
  da,
  fi,
  nb,
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
  hu,
  fa,
} satisfies Record<string, Language>

export type LanguageCode = keyof typeof languages

/** The languages that have a part, with it, in their order. */
export const languagesWith = <Part extends keyof Language>(
  part: Part,
): readonly (readonly [LanguageCode, NonNullable<Language[Part]>])[] =>
  Object.entries<Language>(languages).flatMap(([code, { [part]: own }]) =>
    own === undefined ? [] : [[code as LanguageCode, own as NonNullable<Language[Part]>] as const],
  )
