import { wordsOf } from './all-languages.js'
import { plainWords } from './fold.js'

const labels = new Set(wordsOf('siteLabels').map(plainWords))

/** Words for a page of the person. */
export const isSiteLabel = (text: string): boolean => labels.has(plainWords(text))
