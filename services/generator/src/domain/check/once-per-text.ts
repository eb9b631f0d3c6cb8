import type { Token } from './tokens.js'

/** With a text stays what was made of it, each thing at its own place: a weak map of texts costs each collection. */
const made = Symbol('made')
type Text = readonly Token[] & { [made]?: unknown[] }
let slots = 0

/** What is made of a text once and looked at by every sentence about it. */
export function oncePerText<T>(make: (known: readonly Token[], language: string) => T) {
  const slot = slots++
  return (known: readonly Token[], language: string): T => {
    const own = ((known as Text)[made] ??= [])
    return (own[slot] ??= make(known, language)) as T
  }
}

const places = oncePerText((tokens) => {
  const byValue = new Map<string, number[]>()
  for (let at = 0; at < tokens.length; at += 1) {
    const { value } = tokens[at]!
    const known = byValue.get(value)
    if (known) known.push(at)
    else byValue.set(value, [at])
  }
  return byValue
})

/** Where a text has a value. */
export const placesOf = (known: readonly Token[], value: string, language: string): readonly number[] =>
  places(known, language).get(value) ?? []

/** A text as one row of its values, with a blank around each. */
export const rowOf = oncePerText((tokens) => ` ${tokens.map(({ value }) => value).join(' ')} `)
