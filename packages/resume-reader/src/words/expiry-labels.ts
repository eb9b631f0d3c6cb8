import { patternOf } from './all-languages.js'

/** Before the day on which a certificate ends. */
export const expiryLabels = new RegExp(
  `(?:${patternOf('expiryLabel')})\\.?\\s*[:：]?\\s*(?:on|in)?\\s*(?=\\S*\\s?\\d|\\p{L}+\\.?\\s+\\d)`,
  'iu',
)
