import { plainWords } from './fold.js'
import { patternOf, wordsOf } from './all-languages.js'

const labels = new RegExp(`^(?:${patternOf('contactLabel')})\\.?\\s*:?$`, 'iu')
const others = new Set(wordsOf('contactLabels').map(plainWords))

/** Names the contact data beside it, and is no value itself. */
export const isContactLabel = (text: string): boolean =>
  labels.test(text.replace(/\(\p{L}{1,2}\)/gu, '')) || others.has(plainWords(text))
