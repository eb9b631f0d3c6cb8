import { intlWords } from './intl-words.js'
import { isAcronymLike, unsupportedTokens } from './hard-facts.js'
import { latinDigits } from './quantities.js'

/** A text and the language that it is in. */
export interface TextInLanguage {
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
 * What a translation leaves out, adds or changes of the hard facts of a text. Words with a capital are names only in prose of
 * a language without capital nouns: elsewhere acronyms alone are.
 */
export function factDifferences(
  original: TextInLanguage,
  translation: TextInLanguage,
  isProse: boolean,
): FactDifferences {
  const [from, to] = [withLatinNumbers(original), withLatinNumbers(translation)]
  const unsupported = (one: TextInLanguage, other: TextInLanguage) =>
    unsupportedTokens(one.text, [other.text], one.language, other.language).map((token) => ({
      ...token,
      isName: isAcronymLike(token.text) || (isProse && !intlWords(one.language).hasCapitalNouns),
    }))
  const tokens = [...unsupported(from, to), ...unsupported(to, from)]
  const textsOf = (wanted: readonly { readonly text: string }[]) => [
    ...new Set(wanted.map(({ text }) => text)),
  ]
  return {
    facts: [...textsOf(tokens.filter(({ kind }) => kind !== 'name')), ...misreadNumbers(from, to)],
    names: textsOf(tokens.filter(({ kind, isName }) => kind === 'name' && isName)),
  }
}

/** Arabic texts have digits and signs of their own. */
const withLatinNumbers = ({ text, language }: TextInLanguage): TextInLanguage => ({
  language,
  text: latinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('٪', '%'),
})

const thousands = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![.,]?\d)/g

/** `1,500` is another number in a language whose decimal sign is the comma. */
function misreadNumbers(original: TextInLanguage, translation: TextInLanguage): string[] {
  if (intlWords(original.language).decimal === intlWords(translation.language).decimal) return []
  const kept = new Set(translation.text.match(thousands))
  return [...new Set(original.text.match(thousands))].filter((number) => kept.has(number))
}
