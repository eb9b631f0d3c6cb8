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

/** A composer names languages; what is kept of them is bounded. */
const mostLanguages = 100

/** The words of several lists together, so that one look tells whether a word is in any. */
export const unionOf = (...lists: readonly ((language: string) => ReadonlySet<string>)[]) => {
  const unions = new Map<string, ReadonlySet<string>>()
  return (language: string): ReadonlySet<string> => {
    const known = unions.get(language)
    if (known) return known
    if (unions.size >= mostLanguages) unions.clear()
    const union = new Set(lists.flatMap((words) => [...words(language)]))
    unions.set(language, union)
    return union
  }
}
