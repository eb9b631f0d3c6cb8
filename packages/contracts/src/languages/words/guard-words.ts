import type { FindingKind } from '../../personal-facts.js'
import type { Words } from './words.js'

/** How a language writes facts of one kind. */
export interface FactWords {
  /** Titles of this fact and of nothing else: the text after a colon, or on the next line, is one. */
  readonly labels?: Words
  /** Words that are titles of this fact only before one of its values. */
  readonly topics?: Words
  /** What such a title is followed by. */
  readonly values?: Words
  /** Values that say it alone, if they are the only text between two commas, dots or bars. */
  readonly alone?: Words
  /** Nouns that say it behind `I have`. */
  readonly owned?: Words
  /** Phrases that say it in every place. */
  readonly statements?: Words
}

export type StatedKind = Exclude<
  FindingKind,
  'email' | 'phone' | 'address' | 'contact-of-others' | NumberedKind
>
export type NumberedKind = 'identity-number' | 'insurance-number' | 'licence-number'

/** How personal facts are written in one language. */
export interface GuardWords {
  readonly facts: Partial<Record<StatedKind, FactWords>>
  /** Titles of numbers, with which a number is one. */
  readonly numbers?: Partial<Record<NumberedKind, Words>>
  /** Titles that need a word for `number` between them and the number. */
  readonly numbered?: Partial<Record<NumberedKind, Words>>
  /** Words for `number`, and other words between such a title and its number. */
  readonly numberWords?: Words
  /** `born`, and the words that may be between it and the day or the place. */
  readonly born?: Words
  readonly bornIn?: Words
  /** `b.`: born, where a day follows. */
  readonly bornOn?: Words
  /** Says it behind a day or a year: `生まれ`. */
  readonly bornBehind?: Words
  /** Behind the numbers of a date: `年`. */
  readonly dateUnits?: Words
  /** Before the number of a year that an era counts. */
  readonly eras?: Words
  /** `I am`. */
  readonly self?: Words
  /** Behind the number of somebody's years: always an age, and often another span of time. */
  readonly yearsOld?: Words
  readonly years?: Words
  /** One to nine, as words. */
  readonly counts?: Words
  readonly children?: Words
  /** `mother of`. */
  readonly parentOf?: Words
  readonly phone?: Words
  /** Between such a title and the number: `me`, `at`. */
  readonly phoneFillers?: Words
  /** Before a number that is no phone number: `ISBN`, `order`. */
  readonly otherNumbers?: Words
  /** Behind a number that counts something. */
  readonly units?: Words
  /** Every word that a phone number may be read out in. */
  readonly spoken?: Words
  /** `at` and `dot` of an e-mail address; words that also mean something else in a sentence stand in `bareAt`. */
  readonly at?: Words
  readonly bareAt?: Words
  readonly dot?: Words
  /** Before the name of somebody who can be asked. */
  readonly referees?: Words
  /** Zero to nine as they are read out, folded; the ways to say one with spaces between. Empty, or ten. */
  readonly digits?: Words
  /** Before a name: `Mrs`. */
  readonly honorifics?: Words
  readonly address?: AddressWords
  /** ISO 3166 codes of the countries whose phone numbers are written without a country. */
  readonly regions?: Words
}

export interface AddressWords {
  readonly labels?: Words
  /** `lives at`: before an address. */
  readonly home?: Words
  /** Kinds of street before its name; `weakBefore` mean other things too. */
  readonly before?: Words
  readonly weakBefore?: Words
  /** Behind its name. */
  readonly after?: Words
  readonly weakAfter?: Words
  /** At the end of its name. */
  readonly suffixes?: Words
  /** Between the words of a name. */
  readonly joints?: Words
  /** Before the number of a flat. */
  readonly units?: Words
  readonly postalLabels?: Words
}
