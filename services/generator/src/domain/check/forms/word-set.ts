import { normalForm } from './normal-form.js'
import { perLanguage } from './per-language.js'

/** Words between blanks as a set of normal forms. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(normalForm))

const none: ReadonlySet<string> = new Set()

/** Words of each language, in normal form; of a language that is not there, none. */
export const byLanguage = (lists: Readonly<Record<string, string>>) => {
  const sets = new Map(Object.entries(lists).map(([language, words]) => [language, wordSet(words)]))
  return (language: string): ReadonlySet<string> => sets.get(language) ?? none
}

/** The words of several lists together, so that one look tells whether a word is in any. */
export const unionOf = (...lists: readonly ((language: string) => ReadonlySet<string>)[]) =>
  perLanguage((language): ReadonlySet<string> => new Set(lists.flatMap((words) => [...words(language)])))
