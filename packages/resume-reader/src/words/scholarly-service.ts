import { patternOf } from './all-languages.js'

/** Work for journals and conferences, in folded text. */
export const scholarlyService = new RegExp(`\\b(?:${patternOf('scholarlyService')})`, 'u')
