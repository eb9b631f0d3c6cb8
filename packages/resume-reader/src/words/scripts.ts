const unspacedChar =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆。、，；：！？（）「」『』《》〈〉【】・]/u
const unspacedStart = new RegExp(`^${unspacedChar.source}`, 'u')
const unspacedEnd = new RegExp(`${unspacedChar.source}$`, 'u')
const unspacedLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu

/** Chinese and Japanese write no spaces between words, so a line may break anywhere. */
export const startsUnspaced = (text: string): boolean => unspacedStart.test(text)
export const endsUnspaced = (text: string): boolean => unspacedEnd.test(text)
export const unspacedCount = (text: string): number => text.match(unspacedLetters)?.length ?? 0

export const hasRightToLeft = (text: string): boolean => text.search(rightToLeft) >= 0

/** Most of its letters run from right to left. */
export const isRightToLeft = (text: string): boolean =>
  (text.match(rightToLeft)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0) / 2

/** Letters that have no capitals. */
export const isCaseless = (text: string): boolean => /^[\p{Lo}\p{M}]/u.test(text)
