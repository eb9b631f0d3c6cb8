import type { PersonalFactKind } from '../../personal-facts.js'
import type { Words } from './words.js'

/** The sections that a title can name. */
export const sectionKinds = [
  'contact',
  'summary',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
  'profiles',
  'courses',
  'trade',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** In the order in which an unusual title is tried for them. */
export const likelyKinds = [
  'certificates',
  'volunteer',
  'publications',
  'awards',
  'projects',
  'work',
  'education',
  'skills',
  'languages',
] as const satisfies readonly SectionKind[]
type LikelyKind = (typeof likelyKinds)[number]

/** What the cells of a table column are. */
export const columnRoles = [
  'dates',
  'year',
  'month',
  'from',
  'to',
  'organisation',
  'role',
  'place',
  'description',
  'degree',
  'area',
  'score',
  'name',
  'level',
  'number',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** Words of personal facts by their kind; a driving licence is `other`. */
export type PersonalWords = Partial<Record<PersonalFactKind, Words>>

export interface ChronicleWords {
  /** `入社`, `入学`. */
  readonly begun: Words
  /** `退社`, `卒業`. */
  readonly ended: Words
  /** Behind why somebody left, which is in place of the name of what was left. */
  readonly reasons: Words
  /** What began last goes on. */
  readonly ongoing: Words
  /** Nothing follows. */
  readonly closing: Words
  /** How a licence was got, behind its name. */
  readonly gained: Words
  /** Between a role and the event. */
  readonly as?: Words
}

/** Titles of sections. They are lower case; diacritics and punctuation do not count. */
export interface TitleWords {
  readonly titles: Partial<Record<SectionKind, Words>>
  /** What an unusual title seems to be about. */
  readonly likelyTitles?: Partial<Record<LikelyKind, RegExp>>
  /** Titles of sections that say nothing about the person. */
  readonly boilerplateTitles?: Words
  /** Words that do not change which section a title names: `Relevant experience`, `Formation académique`. */
  readonly titleModifiers?: Words
}

/**
 * What resumes of one language say besides their owner's own words. A key that a language has no words for is left out.
 * Roles, organisations, degrees and schools are stems at the start of a word, and anywhere in the text of a script that
 * writes no spaces.
 */
export interface ReaderWords extends TitleWords {
  /** Besides a to z; undefined for a script of its own. */
  readonly letters?: string
  /** January to December, the ways to write one with spaces between them; a hyphen is a space in a name. */
  readonly months?: Words
  /** `present`. */
  readonly openEnds: Words
  /** Before a date that has no end. */
  readonly sinceWords?: Words
  /** Before the first date of a range, besides the words for `since`; of a lone date they say nothing. */
  readonly fromWords?: Words
  /** Between the two dates of a range. */
  readonly rangeWords?: Words
  readonly seasons?: Words
  /** Behind the number of a year. */
  readonly yearMarks?: Words
  /** `Curriculum vitae`. */
  readonly documentTitles?: Words
  readonly roles?: Words
  readonly organisations?: Words
  readonly degrees?: Words
  readonly schools?: Words
  /** Words of the Latin script: a role may end in up to six more letters, the others are whole words. */
  readonly latin?: Partial<Record<'roles' | 'organisations' | 'degrees', Words>>
  readonly contactLabels?: Words
  /** Headers of the columns of a table. */
  readonly columnLabels?: Partial<Record<ColumnRole, Words>>
  /** Events behind what they happened to, in forms that list one in each line; undefined where there are no such forms. */
  readonly chronicle?: ChronicleWords
  /** Beside how a name or an address is spoken. */
  readonly spokenLabels?: Words
  /** Labels of forms in front of a value, folded: they are not content, even if each occurs only once. */
  readonly entryLabels?: Words
  /** Before the words of a skill or project, folded. */
  readonly keywordLabels?: Words
  /** Words for a page of the person. */
  readonly siteLabels?: Words
  /** Words of which labels of a name are made: `Family name`. */
  readonly nameLabels?: Words
  /** On bills, and in papers. */
  readonly billWords?: Words
  readonly paperWords?: Words
  /** Before a personal fact: `Date of birth`. */
  readonly personalLabels?: PersonalWords
  /** Personal facts that need no label; `#` is a number. */
  readonly personalValues?: PersonalWords
  readonly patterns?: ReaderPatterns
}

/** Words that have many forms. Each pattern is one alternative of a larger one, which has the text around it. */
export interface ReaderPatterns {
  /** Labels of contact data, spelled as here. */
  readonly contactLabel?: RegExp
  /** `Coursework`, and what may stand before it. */
  readonly courseLabel?: RegExp
  readonly courseModifier?: RegExp
  /** Before the day on which a certificate ends. */
  readonly expiryLabel?: RegExp
  /** Labels of forms that ask what was done. */
  readonly taskLabel?: RegExp
  /** Labels of forms that ask what a firm or a school is, which no field holds. */
  readonly kindLabel?: RegExp
  /** Labels in the line of a value that ask for the role. */
  readonly roleLabel?: RegExp
  /** How a letter begins and how it ends, folded. */
  readonly salutation?: RegExp
  readonly letterEnd?: RegExp
  /** Titles of documents that people put in one file with a resume, folded. */
  readonly otherPaper?: RegExp
  /** How well a skill is known, and the name of a column of such levels. */
  readonly level?: RegExp
  readonly levelHead?: RegExp
  /** Before the extension of a phone number. */
  readonly extension?: RegExp
  /** Work or a leave without an employer. */
  readonly withoutEmployer?: RegExp
  /** Unpaid work for journals and conferences, which scholars list apart from volunteering; folded. */
  readonly scholarlyService?: RegExp
  /** Before a grade, and before the subject of a degree. */
  readonly scoreLabel?: RegExp
  readonly areaLabel?: RegExp
  /** `on request`. */
  readonly onRequest?: RegExp
  /** Where somebody lives or would work. */
  readonly availability?: RegExp
  /** How well a language is spoken. */
  readonly fluency?: RegExp
  /** Consent to the use of data, below a resume. */
  readonly consent?: RegExp
  /** In place of a town. */
  readonly workFromAnywhere?: RegExp
  /** Ends of words, and beginnings, that name an organisation, a degree and a school; folded. */
  readonly organisationEnding?: RegExp
  readonly degreeStart?: RegExp
  readonly schoolStart?: RegExp
}
