import { plainWords } from './fold.js'
import { patternOf, wordsOf } from './all-languages.js'

const labels = new RegExp(`^(?:${patternOf('contactLabel')})\\.?\\s*:?$`, 'iu')
const others = new Set(wordsOf('contactLabels').map(plainWords))

/** Says which of the contact data stands beside it, and nothing by itself. */
export const isContactLabel = (text: string): boolean =>
  labels.test(text.replace(/\(\p{L}{1,2}\)/gu, '')) || others.has(plainWords(text))
