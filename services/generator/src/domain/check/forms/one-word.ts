import { meansOf, saysOf } from '../words/same-meaning.js'
import { isFamily } from './same-word.js'
import { stemOf } from './stem.js'

/** Tells of any other word whether it is this one in one of its forms. */
export function formsOf(word: string, language: string): (other: string) => boolean {
  const stem = stemOf(word, language)
  const mayBeginOtherwise = prefixing.has(language)
  return (other) =>
    word === other ||
    ((mayBeginOtherwise || word[0] === other[0]) &&
      (stem === stemOf(other, language) || isFamily(word, other, language)))
}

/** Their verbs have forms with another beginning: `gearbeitet`, `wyremontował`. Elsewhere most words are told apart by one letter. */
const prefixing = new Set(['de', 'nl', 'pl'])

/** One word in two of its forms; no synonyms. */
export const isForm = (one: string, other: string, language: string): boolean =>
  one === other ||
  ((prefixing.has(language) || one[0] === other[0]) &&
    (stemOf(one, language) === stemOf(other, language) || isFamily(one, other, language)))

/** Tells of any word whether it gives a right to say this one. */
export function givenBy(said: string, language: string): (other: string) => boolean {
  const says = saysOf(said, language)
  return (other) => {
    const means = meansOf(other, language)
    return says.some((meaning) => means.includes(meaning))
  }
}

/** Whether `other` gives a right to say `said`. */
export const gives = (other: string, said: string, language: string): boolean =>
  givenBy(said, language)(other)
