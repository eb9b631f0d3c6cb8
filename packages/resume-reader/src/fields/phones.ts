import { numberIn } from '../recognizers/phone-numbers.js'
import type { Phrase } from '../text/phrase.js'
import { extensionAlone } from '../words/phone-extensions.js'
import { type BasicsDraft, Leaf } from './draft.js'

export const cutOut = (phrase: Phrase, from: number, to: number): Phrase[] =>
  [phrase.slice(0, from), phrase.slice(to)].filter((part) => !part.isEmpty)

/**
 * Takes the person's number with its extension. Other numbers and extensions are cut out too: they are as private, and
 * no part of a town, a name or a profile; `numbers` keeps them.
 */
export const takePhones = (
  phrases: readonly Phrase[],
  basics: BasicsDraft,
  numbers: Phrase[] = [],
): Phrase[] =>
  phrases.flatMap((phrase) => {
    if (basics.phone && extensionAlone.test(phrase.value)) {
      numbers.push(phrase)
      return []
    }
    const found = numberIn(phrase.text)
    if (!found) return [phrase]
    const { from, to, isSure } = found
    // The identifier in `orcid.org/0000-0002-1694-233X` is no number to call.
    if (basics.phone && /[\p{L}/@._=-]$/u.test(phrase.text.slice(0, from))) return [phrase]
    const number = phrase.slice(from, to)
    if (basics.phone) numbers.push(number)
    else basics.phone = new Leaf(number.text.replace(/[\s\t]+/g, ' '), number, isSure ? 0.97 : 0.85)
    return cutOut(phrase, from, to)
  })
