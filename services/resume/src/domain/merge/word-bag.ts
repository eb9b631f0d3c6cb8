import { isList, type Json } from './json.js'

/** Words and how often each is there. */
export interface WordBag {
  readonly counts: ReadonlyMap<string, number>
  readonly size: number
}

/** The words of an element, and those of its first two texts: what it is called. A text has no name of its own. */
export interface Worded {
  readonly whole: WordBag
  readonly head: WordBag
}

const textsOf = (value: Json | undefined): string[] => {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  return (isList(value) ? value : Object.values(value)).flatMap(textsOf)
}

const bagOf = (text: string): WordBag => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, size: words.length }
}

const nameless = bagOf('')

export const wordedAs = (value: Json): Worded => {
  if (typeof value === 'string') return { whole: bagOf(value), head: nameless }
  const texts = textsOf(value)
  return { whole: bagOf(texts.join(' ')), head: bagOf(texts.slice(0, 2).join(' ')) }
}

const shareOf = (inCommon: number, one: WordBag, other: WordBag): number =>
  (2 * inCommon) / Math.max(1, one.size + other.size)

/** The share of words in common, 0 to 1. */
export const overlap = (one: WordBag, other: WordBag): number => {
  let inCommon = 0
  for (const [word, count] of one.counts) inCommon += Math.min(count, other.counts.get(word) ?? 0)
  return shareOf(inCommon, one, other)
}

/** Bags, and which of them hold a word, how often. */
export interface IndexedBags {
  readonly bags: readonly WordBag[]
  readonly places: ReadonlyMap<string, readonly { readonly at: number; readonly count: number }[]>
}

export const indexed = (bags: readonly WordBag[]): IndexedBags => {
  const places = new Map<string, { at: number; count: number }[]>()
  for (const [at, { counts }] of bags.entries())
    for (const [word, count] of counts) {
      const known = places.get(word)
      if (known) known.push({ at, count })
      else places.set(word, [{ at, count }])
    }
  return { bags, places }
}

/** How many places `overlaps` looks at. */
export const looksFor = ({ counts }: WordBag, { places }: IndexedBags): number => {
  let looks = 0
  for (const word of counts.keys()) looks += places.get(word)?.length ?? 0
  return looks
}

/** `overlap` with each of the bags. */
export const overlaps = (bag: WordBag, { bags, places }: IndexedBags): number[] => {
  const inCommon = new Array<number>(bags.length).fill(0)
  for (const [word, own] of bag.counts)
    for (const { at, count } of places.get(word) ?? [])
      inCommon[at] = (inCommon[at] ?? 0) + Math.min(own, count)
  return bags.map((other, at) => shareOf(inCommon[at] ?? 0, bag, other))
}
