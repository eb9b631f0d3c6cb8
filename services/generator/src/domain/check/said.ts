import { gathered } from '../gathered.js'
import { formsOf } from './forms/one-word.js'
import type { Ground } from './ground.js'
import { now } from './numbers/time-words.js'
import { tokensOf, type Token } from './tokens.js'
import { hasEnclitics, withoutEnclitics } from './forms/enclitics.js'
import { perLanguage } from './forms/per-language.js'
import { claimFreeWords } from './words/claim-free.js'

/** What a sentence may lean on. */
export interface Basis {
  readonly grounds: readonly Ground[]
  readonly language: string
  /** Whether a word claims nothing by itself. */
  readonly isPlain: (word: string) => boolean
}

/** A sentence with what it may lean on. */
export interface Said extends Basis {
  readonly text: string
  readonly tokens: readonly Token[]
  /** The texts of all its grounds. */
  readonly told: readonly (readonly Token[])[]
}

/** Tells words that claim nothing, and those for today. One function for all sentences: guards ask it of every word. */
const isPlainIn = perLanguage((language): Basis['isPlain'] => {
  const plain = new Set([...(claimFreeWords(language) ?? []), ...now])
  if (!hasEnclitics(language)) return (word) => plain.has(word)
  return (word) => plain.has(word) || plain.has(withoutEnclitics(word))
})

export function saidOf(
  text: string,
  grounds: readonly Ground[],
  language: string,
  tokens: readonly Token[] = tokensOf(text, language),
): Said {
  const told = gathered(grounds, ({ sequences }) => sequences)
  return { text, tokens, told, grounds, language, isPlain: isPlainIn(language) }
}

/** The first words of a sentence that its grounds do not bear out; a guard that has nothing to object says nothing. */
export type Guard = (said: Said) => string | undefined

export function standsIn(word: string, among: readonly Token[], language: string): boolean {
  const isIt = formsOf(word, language)
  return among.some(({ value }) => isIt(value))
}

export function standsInAny(word: string, texts: readonly (readonly Token[])[], language: string): boolean {
  const isIt = formsOf(word, language)
  return texts.some((known) => known.some(({ value }) => isIt(value)))
}

/** Whether texts have such a word, and have it nowhere but so. */
export function standsOnly(
  told: readonly (readonly Token[])[],
  isIt: (token: Token) => boolean,
  isSo: (known: readonly Token[], at: number) => boolean,
): boolean {
  let isThere = false
  for (const known of told)
    for (let at = 0; at < known.length; at += 1) {
      const token = known[at]!
      if (!isIt(token)) continue
      if (!isSo(known, at)) return false
      isThere = true
    }
  return isThere
}

/** The first words of some, up to one that ends them. */
export const upTo = (
  tokens: readonly Token[],
  isEnd: (token: Token, at: number) => boolean,
): readonly Token[] => {
  const end = tokens.findIndex(isEnd)
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Words that say something by themselves. */
export const telling = (tokens: readonly Token[], isPlain: (word: string) => boolean): readonly Token[] =>
  tokens.filter(({ kind, value }) => kind === 'word' && value.length > 2 && !isPlain(value))
