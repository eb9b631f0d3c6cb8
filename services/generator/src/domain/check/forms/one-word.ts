import { meansOf, saysOf } from '../words/same-meaning.js'
import { isFamily } from './same-word.js'
import { stemOf } from './stem.js'

/** One word in two of its forms; no synonyms. */
export const isForm = (one: string, other: string, language: string): boolean =>
  one === other || isFamily(one, other, language) || stemOf(one, language) === stemOf(other, language)

/** Whether `other` gives a right to say `said`. */
export const gives = (other: string, said: string, language: string): boolean =>
  saysOf(said, language).some((meaning) => meansOf(other, language).includes(meaning))
