import { fold } from './fold.js'
import { allLanguages, wordsOf } from './all-languages.js'

const folded = (words: readonly string[]): readonly string[] => [...new Set(words.map(fold))]

/** The number of each month by its folded name. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  allLanguages.flatMap(({ months = [] }) =>
    months.flatMap((names, at) =>
      names.split(' ').map((name) => [fold(name.replaceAll('-', ' ')), at + 1] as const),
    ),
  ),
)

/** "Until now". These lists are folded, as the text is that they are looked for in. */
export const openEnds = folded(wordsOf('openEnds'))
/** "From here on", before a date without an end. */
export const sinceWords = folded(wordsOf('sinceWords'))
/** Before the first date of a range, besides the words above; they say nothing of a lone date. */
export const fromWords = folded(wordsOf('fromWords'))
/** Between the two dates of a range. */
export const rangeWords = folded(wordsOf('rangeWords'))
export const seasons = folded(wordsOf('seasons'))
/** Behind the number of a year. */
export const yearMarks = folded(wordsOf('yearMarks'))
