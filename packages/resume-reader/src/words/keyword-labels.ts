import { wordsOf } from './all-languages.js'
import { plainWords } from './fold.js'

const labels = new Set(wordsOf('keywordLabels'))

/** `Keywords`, `Tech stack`: names no group by itself. */
export const isKeywordLabel = (text: string): boolean => labels.has(plainWords(text))

/** How many letters of `Keywords: one, two` stand before the first word, 0 where no such label does. */
export const keywordLabelLength = (text: string): number => {
  const label = /^([^:]{3,32}):\s*/.exec(text)
  return label?.[1] !== undefined && isKeywordLabel(label[1]) ? label[0].length : 0
}
