import type { Token } from './tokens.js'

/** By text, what was made of it, each thing at its own place. */
const made = new WeakMap<readonly Token[], unknown[]>()
let places = 0

/** What is made of a text once and looked at by every sentence about it. */
export function oncePerText<T>(make: (known: readonly Token[], language: string) => T) {
  const place = places++
  return (known: readonly Token[], language: string): T => {
    const own = made.get(known) ?? []
    if (own.length === 0) made.set(known, own)
    return (own[place] ??= make(known, language)) as T
  }
}

/** A text as one row of its values, with a blank around each. */
export const rowOf = oncePerText((tokens) => ` ${tokens.map(({ value }) => value).join(' ')} `)
