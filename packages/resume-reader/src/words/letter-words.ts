import { patternOf } from './all-languages.js'
import { fold } from './fold.js'

const salutation = new RegExp(`^(?:${patternOf('salutation')})`, 'u')
const closing = new RegExp(`^(?:${patternOf('letterEnd')})`, 'u')
const paper = new RegExp(`^(?:${patternOf('otherPaper')})$`, 'u')

export const isSalutation = (text: string): boolean => text.length < 90 && salutation.test(fold(text.trim()))
export const isLetterEnd = (text: string): boolean => text.length < 90 && closing.test(fold(text.trim()))
export const isOtherPaper = (text: string): boolean =>
  text.length < 60 && paper.test(fold(text.trim()).replace(/[:.]$/, ''))
