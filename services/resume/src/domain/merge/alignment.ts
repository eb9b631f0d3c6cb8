import { isList, isSame, type Json } from './json.js'

/** Elements less alike than this are different ones. */
const least = 0.4

const textsOf = (value: Json | undefined): string[] => {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  return (isList(value) ? value : Object.values(value)).flatMap(textsOf)
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? []

/** The share of words in common, 0 to 1. */
const overlap = (one: readonly string[], other: readonly string[]): number => {
  const left = new Map<string, number>()
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const count = left.get(word) ?? 0
    if (count > 0) shared += 1
    left.set(word, count - 1)
  }
  return (2 * shared) / Math.max(1, one.length + other.length)
}

/** What an entry is called counts as much as all that it says. */
const likeness = (one: Json, other: Json): number => {
  if (isSame(one, other)) return 2
  const [a, b] = [textsOf(one), textsOf(other)]
  const whole = overlap(wordsOf(a), wordsOf(b))
  return typeof one === 'string'
    ? whole
    : Math.max(whole, overlap(wordsOf(a.slice(0, 2)), wordsOf(b.slice(0, 2))))
}

/** Which element of `to` is which of `from`, the most alike first. */
export const alignment = (from: readonly Json[], to: readonly Json[]): Map<number, number> => {
  const pairs = from
    .flatMap((one, at) => to.map((other, there) => ({ at, there, points: likeness(one, other) })))
    .filter(({ points }) => points >= least)
    .sort((a, b) => b.points - a.points || Math.abs(a.at - a.there) - Math.abs(b.at - b.there))
  const found = new Map<number, number>()
  const taken = new Set<number>()
  for (const { at, there } of pairs) {
    if (found.has(at) || taken.has(there)) continue
    found.set(at, there)
    taken.add(there)
  }
  return found
}
