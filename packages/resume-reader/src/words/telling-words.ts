import type { ReaderWords } from '@thumbfolio/contracts/languages'
import { languagesByCode } from './all-languages.js'
import { fold, plainWords } from './fold.js'

type Code = string

const byWord = (
  wordsIn: (language: ReaderWords) => readonly string[],
  key: (word: string) => string,
): ReadonlyMap<string, readonly Code[]> => {
  const found = new Map<string, Code[]>()
  for (const [code, language] of languagesByCode)
    for (const word of new Set(wordsIn(language).map(key)))
      found.set(word, [...(found.get(word) ?? []), code])
  return found
}

const titles = byWord(({ titles: all }) => Object.values(all).flat(), plainWords)
const months = byWord(
  ({ months: all = [] }) => all.flatMap((names) => names.split(' ')),
  (name) => fold(name.replaceAll('-', ' ')),
)
const openEnds = byWord(({ openEnds: all }) => all, fold)

const accents = /[^\p{L}]|[a-z]/giu
const isSpelledIn = (text: string, code: Code): boolean => {
  const letters = languagesByCode.get(code)?.letters
  return (
    letters === undefined ||
    [...text.toLowerCase().replace(accents, '')].every((one) => letters.includes(one))
  )
}

const those = (codes: readonly Code[] | undefined, text: string): readonly Code[] =>
  (codes ?? []).filter((code) => isSpelledIn(text, code))

/** The languages in which a section has this title, as it is spelled. */
export const languagesOfTitle = (text: string): readonly Code[] => those(titles.get(plainWords(text)), text)
export const languagesOfMonth = (text: string): readonly Code[] => those(months.get(fold(text)), text)
/** `present`, also with words behind it. */
export const languagesOfOpenEnd = (text: string): readonly Code[] => {
  const words = text.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const first = words.slice(0, count).join(' ')
    const found = those(openEnds.get(fold(first)), first)
    if (found.length > 0) return found
  }
  return []
}
