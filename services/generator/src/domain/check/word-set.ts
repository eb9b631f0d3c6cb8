import { normalForm } from './normal-form.js'

/** Words between blanks as a set of normal forms. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(normalForm))
