import { canonical, type Json } from './json.js'
import { indexed, looksFor, overlap, overlaps, wordedAs, type Worded } from './word-bag.js'

/** Elements less alike than this are different ones. */
const least = 0.4
/** What a pair costs beside its words, in looks at a word: among those of a list, and one by itself. */
const looksPerPair = 20
const looksPerLonePair = 100
/** For all lists of a document: a moment's work, and far more than any resume takes. */
const mostLooks = 5_000_000

/** Which element of `to` is which of `from`: the same ones first, then the most alike. */
export type Alignment = (from: readonly Json[], to: readonly Json[]) => Map<number, number>

interface Pair {
  readonly at: number
  readonly there: number
  readonly points: number
}

/** A list, and where in it the elements stand that have no same one in the other list. */
interface Side {
  readonly elements: readonly Json[]
  readonly places: readonly number[]
}

interface Open extends Worded {
  readonly place: number
}

/**
 * For the lists of one document, whose comparisons take at most so many looks at a word: in lists beyond them only
 * elements that are the same, or alike in the same place, are found, and at last only the same.
 */
export const boundedAlignment = (looks = mostLooks): Alignment => {
  let left = looks

  const alikeAnywhere = (open: Side, others: Side): Pair[] | undefined => {
    if (looksPerPair * open.places.length * others.places.length > left) return undefined
    const compared = comparison(opened(open), opened(others))
    if (compared.looks > left) return undefined
    left -= compared.looks
    return compared.pairs()
  }
  const alikeInPlace = (open: Side, others: Side): Pair[] => {
    const free = new Set(others.places)
    const places = open.places.filter((at) => free.has(at)).slice(0, Math.floor(left / looksPerLonePair))
    left -= looksPerLonePair * places.length
    return places.flatMap((at) => pairInPlace(open.elements, others.elements, at))
  }

  return (from, to) => {
    const found = sameElements(from, to)
    const taken = new Set(found.values())
    const open = { elements: from, places: [...from.keys()].filter((at) => !found.has(at)) }
    const others = { elements: to, places: [...to.keys()].filter((there) => !taken.has(there)) }
    const pairs = alikeAnywhere(open, others) ?? alikeInPlace(open, others)
    for (const { at, there } of pairs.sort((a, b) => b.points - a.points || distance(a) - distance(b))) {
      if (found.has(at) || taken.has(there)) continue
      found.set(at, there)
      taken.add(there)
    }
    return found
  }
}

const distance = ({ at, there }: Pair): number => Math.abs(at - there)

/** The same elements, in the same place if they can, else in order. */
function sameElements(from: readonly Json[], to: readonly Json[]): Map<number, number> {
  const found = new Map<number, number>()
  const [texts, others] = [from.map(canonical), to.map(canonical)]
  for (const [at, text] of texts.entries()) if (others[at] === text) found.set(at, at)
  const places = new Map<string, number[]>()
  for (const [there, text] of [...others.entries()].reverse())
    if (!found.has(there)) places.set(text, [...(places.get(text) ?? []), there])
  for (const [at, text] of texts.entries()) {
    const there = found.has(at) ? undefined : places.get(text)?.pop()
    if (there !== undefined) found.set(at, there)
  }
  return found
}

const opened = ({ elements, places }: Side): Open[] =>
  places.map((place) => ({ place, ...wordedAs(elements[place] ?? '') }))

/** What an element is called counts as much as all that it says. */
function comparison(open: readonly Open[], others: readonly Open[]) {
  const wholes = indexed(others.map(({ whole }) => whole))
  const heads = indexed(others.map(({ head }) => head))
  let looks = looksPerPair * open.length * others.length
  for (const { whole, head } of open) looks += looksFor(whole, wholes) + looksFor(head, heads)

  const pairs = (): Pair[] => {
    const alike: Pair[] = []
    for (const { place, whole, head } of open) {
      const [byWhole, byHead] = [overlaps(whole, wholes), overlaps(head, heads)]
      for (const [row, other] of others.entries()) {
        const points = Math.max(byWhole[row] ?? 0, byHead[row] ?? 0)
        if (points >= least) alike.push({ at: place, there: other.place, points })
      }
    }
    return alike
  }
  return { looks, pairs }
}

const pairInPlace = (from: readonly Json[], to: readonly Json[], at: number): Pair[] => {
  const [one, other] = [wordedAs(from[at] ?? ''), wordedAs(to[at] ?? '')]
  const points = Math.max(overlap(one.whole, other.whole), overlap(one.head, other.head))
  return points >= least ? [{ at, there: at, points }] : []
}
