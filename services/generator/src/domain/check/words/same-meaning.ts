import { normalForm } from '../forms/normal-form.js'
import { oncePerWord } from '../forms/once-per-word.js'
import { perLanguage } from '../forms/per-language.js'
import { stemOf } from '../forms/stem.js'
import { groups } from './groups.js'
import { units } from './units.js'

interface Meanings {
  /** A stem and the keys of the groups that it is in. */
  readonly groups: ReadonlyMap<string, readonly string[]>
  /** A stem and the keys of the groups that it gives a right to. */
  readonly classes: ReadonlyMap<string, readonly string[]>
}

const meaningsOf = perLanguage((language): Meanings => {
  const [inGroups, classes] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const add = (to: Map<string, string[]>, word: string, key: string) => {
    const stem = stemOf(normalForm(word), language)
    to.set(stem, [...(to.get(stem) ?? [stem]), key])
  }
  for (const [at, line] of `${groups[language] ?? ''};${units}`.split(';').entries()) {
    const [words = '', broader] = line.split('>')
    const key = `${broader === undefined ? 'same' : 'class'} ${at}`
    for (const word of words.trim().split(/\s+/)) {
      add(classes, word, key)
      if (broader === undefined) add(inGroups, word, key)
    }
    for (const word of broader?.trim().split(/\s+/) ?? []) add(inGroups, word, key)
  }
  return { groups: inGroups, classes }
})

/** Everything that a word of an entry gives a right to say: its stem, its groups, its classes. */
export const meansOf = oncePerWord((word, language): readonly string[] => {
  const stem = stemOf(word, language)
  return meaningsOf(language).classes.get(stem) ?? [stem]
})

/** What a word says, any one of which must be meant by an entry. */
export const saysOf = oncePerWord((word, language): readonly string[] => {
  const stem = stemOf(word, language)
  return meaningsOf(language).groups.get(stem) ?? [stem]
})

/** The stems of all words that stand in a group. */
export const groupedStems = (language: string): Iterable<string> => meaningsOf(language).classes.keys()

/** Whether a word, in one of its forms, stands in a group. */
export const hasGroup = (word: string, language: string): boolean =>
  meaningsOf(language).classes.has(stemOf(word, language))
