import { patternOf } from './all-languages.js'

const levelWords = new RegExp(`^(?:${patternOf('level')})$`, 'iu')

export const isLevel = (text: string): boolean => levelWords.test(text.trim().replace(/[()]/g, ''))

const levelHeads = new RegExp(`^(?:${patternOf('levelHead')})$`, 'iu')

/** The name of a column of levels. */
export const isLevelHead = (text: string): boolean => levelHeads.test(text.trim().replace(/:$/, ''))
