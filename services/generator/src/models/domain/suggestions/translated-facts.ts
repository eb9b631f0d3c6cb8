import { intlWords } from './intl-words.js'
import { isAcronymLike, unsupportedTokens, type UnsupportedToken } from './hard-facts.js'

/** A text and the language that it is in. */
export interface Said {
  readonly text: string
  readonly language: string
}

/** What one of two texts says and the other does not. */
export interface FactDifferences {
  /** Numbers, dates and links, as they are written. */
  readonly facts: readonly string[]
  readonly names: readonly string[]
}

/**
 * What a translation leaves out, adds or changes of the hard facts of a text. Words with a capital are names only where the
 * text is prose of a language without capital nouns: elsewhere acronyms alone are.
 */
export function factDifferences(original: Said, translation: Said, isProse: boolean): FactDifferences {
  const between = (one: Said, other: Said) =>
    unsupportedTokens(one.text, [other.text], one.language, other.language)
  const [missing, added] = [between(original, translation), between(translation, original)]
  const hasPlainCapitals = !isProse || intlWords(original.language).hasCapitalNouns
  const isName = ({ kind, text }: UnsupportedToken, isOriginal: boolean) =>
    kind === 'name' && (isAcronymLike(text) || (isOriginal && !hasPlainCapitals))
  const texts = (tokens: readonly UnsupportedToken[]) => [...new Set(tokens.map(({ text }) => text))]
  return {
    facts: texts([...missing, ...added].filter(({ kind }) => kind !== 'name')),
    names: texts([
      ...missing.filter((token) => isName(token, true)),
      ...added.filter((token) => isName(token, false)),
    ]),
  }
}
