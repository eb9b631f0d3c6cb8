import { patternOf } from './all-languages.js'

/** Work or a leave without an employer. */
export const withoutEmployer = new RegExp(patternOf('withoutEmployer'), 'iu')
