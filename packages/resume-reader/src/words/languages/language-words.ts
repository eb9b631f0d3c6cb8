import type { PersonalFactKind } from '@thumbfolio/contracts'
import type { SectionKind } from './section-kinds.js'

/** Words of personal facts by their kind; a driving licence is `other`. */
export type PersonalWords = Partial<Record<PersonalFactKind, readonly string[]>>

/**
 * What resumes of one language say besides their owner's own words. Titles are lower case; diacritics and punctuation
 * do not count. Roles, organisations, degrees and schools are stems at the start of a word, and anywhere in the text of
 * a script that writes no spaces.
 */
export interface LanguageWords {
  /** Besides a to z. Absent for a script of its own. */
  readonly letters?: string
  readonly titles: Partial<Record<SectionKind, readonly string[]>>
  /** Words that do not change which section a title names: `Relevant experience`, `Formation académique`. */
  readonly titleModifiers?: readonly string[]
  /** January to December, the ways to write one with spaces between them; a hyphen stands for a space in a name. */
  readonly months?: readonly string[]
  /** `present`. */
  readonly openEnds: readonly string[]
  /** Before a date that has no end. */
  readonly sinceWords?: readonly string[]
  /** Before the first date of a range, besides the words for `since`; of a lone date they say nothing. */
  readonly fromWords?: readonly string[]
  /** Between the two dates of a range. */
  readonly rangeWords?: readonly string[]
  readonly seasons?: readonly string[]
  /** Behind the number of a year. */
  readonly yearMarks?: readonly string[]
  /** `Curriculum vitae`. */
  readonly documentTitles?: readonly string[]
  readonly roles?: readonly string[]
  readonly organisations?: readonly string[]
  readonly degrees?: readonly string[]
  readonly schools?: readonly string[]
  readonly contactLabels?: readonly string[]
  /** Before a personal fact: `Date of birth`. */
  readonly personalLabels?: PersonalWords
  /** Personal facts that need no label; `#` is a number. */
  readonly personalValues?: PersonalWords
}
