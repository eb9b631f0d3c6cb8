import type { Token } from './tokens.js'

/** With a list stays what was made of it, each thing at its own place: a weak map of lists costs each collection. */
const made = Symbol('made')
type Kept = readonly unknown[] & { [made]?: unknown[] }
let slots = 0

function once<I, T>(make: (list: readonly I[], language: string) => T) {
  const slot = slots++
  return (list: readonly I[], language: string): T => {
    const own = ((list as Kept)[made] ??= [])
    return (own[slot] ??= make(list, language)) as T
  }
}

/** What is made of a text once and looked at by every sentence about it. */
export const oncePerText = <T>(make: (known: readonly Token[], language: string) => T) => once(make)

/** What is made of a list once, whatever the language: of the grounds of a sentence, which every guard looks at. */
export function oncePerList<I, T>(make: (list: readonly I[]) => T) {
  const made = once(make)
  return (list: readonly I[]): T => made(list, '')
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
