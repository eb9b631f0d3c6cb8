import type { GuardWords } from './words/guard-words.js'
import type { ErrorPageWords, PageWords } from './words/page-words.js'
import type { ReaderWords } from './words/reader-words.js'
import type { Words } from './words/words.js'

/** The data of one language. Each large part is a key of every language, so that a new one does not compile without it. */
export interface Language {
  readonly direction: 'ltr' | 'rtl'
  /** Words that are frequent in this language and rare in the others. A language with a script of its own needs none. */
  readonly frequentWords?: Words
  /** A licence to work in a profession: its name, or its issuer. */
  readonly licenceToWork?: RegExp
  /** What resumes say. Undefined: their titles, dates and labels are not recognised. */
  readonly reader: ReaderWords | undefined
  /** How personal facts are written. */
  readonly guard: GuardWords
  /** What a page says. Undefined: it says it in English. */
  readonly page: PageWords | undefined
  /** What a visitor reads where there is no page. Undefined: in English. */
  readonly errorPages: ErrorPageWords | undefined
}
