import { withoutOwner } from './forms/normal-form.js'
import { isTitle } from './forms/same-word.js'
import { stemOf } from './forms/stem.js'
import { tokensOf, type Token } from './tokens.js'
import { isThin } from './words/thin-words.js'

/** A text ready to be compared. */
export interface Reading {
  readonly text: string
  readonly language: string
  readonly tokens: readonly Token[]
  /** What each token is compared by. */
  readonly keys: readonly string[]
  /** The keys of those that say something. */
  readonly said: readonly string[]
  readonly known: ReadonlySet<string>
}

export function readingOf(text: string, language: string): Reading {
  const tokens = tokensOf(text, language)
  const keys = tokens.map((token) => keyOf(token, language))
  const said = keys.filter((_, at) => isSaying(tokens[at]!, language))
  return { text, language, tokens, keys, said, known: new Set(said) }
}

/** A word in any of its forms, who does a thing apart from the deed; all else as it is spelled. */
function keyOf({ kind, value, raw }: Token, language: string): string {
  if (kind !== 'word' || /\p{N}|\p{Ll}\p{Lu}/u.test(raw)) return value
  const word = withoutOwner(value)
  return `${isTitle(word, language) ? 'who' : 'form'} ${stemOf(word, language)}`
}

export const isSaying = ({ kind, value }: Token, language: string) =>
  kind !== 'word' || !isThin(value, language)

/** The next keys behind a place that say something. */
export function behind({ tokens, keys, language }: Reading, at: number, most: number): readonly string[] {
  const found: string[] = []
  for (let next = at + 1; next < tokens.length && found.length < most; next += 1)
    if (isSaying(tokens[next]!, language)) found.push(keys[next]!)
  return found
}
