import { languagesWith, type ReaderPatterns, type ReaderWords } from '@thumbfolio/contracts/languages'

/** Every language that section titles are known in, by its ISO 639-1 code. Of a word in two of them, the later one counts. */
export const languagesByCode: ReadonlyMap<string, ReaderWords> = new Map(languagesWith('reader'))
export const allLanguages: readonly ReaderWords[] = [...languagesByCode.values()]

type Lists = {
  [Name in keyof ReaderWords]-?: ReaderWords[Name] extends readonly string[] | undefined ? Name : never
}[keyof ReaderWords]

/** All languages' words of one kind. */
export const wordsOf = (kind: Lists): readonly string[] => [
  ...new Set(allLanguages.flatMap((language) => language[kind] ?? [])),
]

/** The alternatives of all languages, for a group of a larger pattern. */
export const patternOf = (name: keyof ReaderPatterns): string =>
  allLanguages.flatMap(({ patterns }) => (patterns?.[name] ? `(?:${patterns[name].source})` : [])).join('|')
