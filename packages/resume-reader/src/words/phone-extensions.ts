import { patternOf } from './all-languages.js'

const extension = `(?:;\\s?ext=|(?:${patternOf('extension')})\\s?[.:]?\\s*|#\\s?)\\d{1,6}`

/** `ext. 23`, `x23`, `(DW 12)`, `#4`, right behind a number. */
export const extensionBehind = new RegExp(`^[\\s,.]*\\(?${extension}\\)?(?![\\p{L}\\d])`, 'iu')
/** The same, and nothing else. */
export const extensionAlone = new RegExp(`^[\\s,.]*\\(?${extension}\\)?$`, 'iu')
