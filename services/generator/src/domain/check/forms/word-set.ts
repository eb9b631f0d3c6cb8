import { normalForm } from './normal-form.js'

/** Words between blanks as a set of normal forms. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(normalForm))

const none: ReadonlySet<string> = new Set()

/** Words of each language, in normal form; of a language that is not there, none. */
export const byLanguage = (lists: Readonly<Record<string, string>>) => {
  const sets = new Map(Object.entries(lists).map(([language, words]) => [language, wordSet(words)]))
  return (language: string): ReadonlySet<string> => sets.get(language) ?? none
}
