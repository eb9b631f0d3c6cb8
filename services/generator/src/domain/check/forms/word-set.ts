import { gathered } from '../../gathered.js'
import { normalForm } from './normal-form.js'
import { perLanguage } from './per-language.js'

/** Words between blanks as a set of normal forms. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(normalForm))

/** Words between blanks as alternatives of a pattern. */
export const oneOf = (words: string): string => words.trim().split(/\s+/).join('|')

export const noWords: ReadonlySet<string> = new Set()

/** Words of each language, in normal form; of a language that is not there, none. */
export const byLanguage = (lists: Readonly<Record<string, string>>) => {
  const sets = new Map(Object.entries(lists).map(([language, words]) => [language, wordSet(words)]))
  return perLanguage((language): ReadonlySet<string> => sets.get(language) ?? noWords)
}

/** The words of several lists together, so that one look tells whether a word is in any. */
export const unionOf = (...lists: readonly ((language: string) => ReadonlySet<string>)[]) =>
  perLanguage((language): ReadonlySet<string> => new Set(gathered(lists, (words) => [...words(language)])))

type Words = ReadonlySet<string>
const joined = new WeakMap<Words, WeakMap<Words, Words>>()

/** The words of both; the same two are joined once. */
export function bothOf(one: Words, other: Words): Words {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one
  const withOne = joined.get(one) ?? new WeakMap<Words, Words>()
  joined.set(one, withOne)
  const known = withOne.get(other) ?? new Set([...one, ...other])
  withOne.set(other, known)
  return known
}
