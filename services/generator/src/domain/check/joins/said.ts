import { isForm } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

/** A sentence with what it may lean on. */
export interface Said {
  readonly tokens: readonly Token[]
  readonly grounds: readonly Ground[]
  readonly language: string
  readonly isPlain: (word: string) => boolean
}

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

/** Words that say something by themselves. */
export const telling = (tokens: readonly Token[], isPlain: (word: string) => boolean): readonly Token[] =>
  tokens.filter(({ kind, value }) => kind === 'word' && value.length > 2 && !isPlain(value))
