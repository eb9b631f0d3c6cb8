import { isForm } from './forms/one-word.js'
import type { Ground } from './ground.js'
import { now } from './numbers/time-words.js'
import { tokensOf, type Token } from './tokens.js'
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
}

export function saidOf(text: string, grounds: readonly Ground[], language: string): Said {
  const plain = claimFreeWords(language)
  const isPlain = (word: string) => plain?.has(word) === true || now.has(word)
  return { text, tokens: tokensOf(text, language), grounds, language, isPlain }
}

/** The first words of a sentence that its grounds do not bear out; a guard that has nothing to object says nothing. */
export type Guard = (said: Said) => string | undefined

/** What is made of a text once and looked at by every sentence about it. */
export const oncePerText = <T>(make: (known: readonly Token[], language: string) => T) => {
  const made = new WeakMap<readonly Token[], T>()
  return (known: readonly Token[], language: string): T => {
    const found = made.get(known) ?? make(known, language)
    made.set(known, found)
    return found
  }
}

export const standsIn = (word: string, among: readonly Token[], language: string): boolean =>
  among.some(({ value }) => isForm(word, value, language))

/** Whether texts have such a word, and have it nowhere but so. */
export function standsOnly(
  told: readonly (readonly Token[])[],
  isIt: (token: Token) => boolean,
  isSo: (known: readonly Token[], at: number) => boolean,
): boolean {
  let isThere = false
  for (const known of told)
    for (const [at, token] of known.entries()) {
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
