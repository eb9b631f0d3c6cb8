import { withAddressesDecoded } from '../parts/fold-to-plain.js'
import type { FoundFact } from './personal-facts-in.js'
import { plain } from './plain.js'
import type { Unit } from './units.js'

/** Where a fact of a finished page comes from, and how far it had to be looked for: 0 is nearest. */
export interface Located {
  readonly distance: number
  /** None where nothing on the page can be left out for it. */
  readonly units: readonly Unit[]
}

interface Plain {
  readonly unit: Unit
  readonly text: string
}

/** More units than this together make no value. */
const mostTogether = 4
/** Each search by halves draws the page some ten times. What is left over is looked for in the next round. */
const mostSearches = 8

/** Whether a fact is gone from the page without some units. A page is drawn for each question. */
export interface Search {
  readonly isGone: (fact: FoundFact, without: readonly Unit[]) => boolean
  /** False once the page was drawn often enough. */
  readonly isAffordable: () => boolean
}

/**
 * The units that say a fact. The nearest way that finds any counts: a unit of its block of text that has it whole, units of
 * the block that have it together, a unit anywhere that has it whole (a description is cut), and else the fewest units
 * without which it is gone, whatever the page made of them. Where that is too much to look for, all units of its block.
 */
export function locator(
  units: readonly Unit[],
  { isGone, isAffordable }: Search,
): (fact: FoundFact) => Located {
  const all: readonly Plain[] = units
    .map((unit) => ({ unit, text: plain(withAddressesDecoded(unit.text)) }))
    .filter(({ text }) => text !== '')
  let searches = 0
  return (fact) => {
    const value = plain(fact.text)
    const blocks = fact.lines.map(plain).filter((block) => block !== '')
    const near = all.filter(({ text }) =>
      blocks.some((block) => block.includes(text) || text.includes(block)),
    )
    const ways: readonly (() => readonly Unit[])[] = [
      () => whole(near, value),
      () => together(near, value),
      () => whole(all, value),
      () => (isAffordable() ? [] : near.map(({ unit }) => unit)),
      () => (searches++ < mostSearches ? fewest(units, (without) => isGone(fact, without)) : []),
    ]
    for (const [distance, way] of ways.entries()) {
      const found = way()
      if (found.length > 0) return { distance, units: found }
    }
    return { distance: ways.length, units: [] }
  }
}

const whole = (plains: readonly Plain[], value: string): Unit[] =>
  value === '' ? [] : plains.filter(({ text }) => text.includes(value)).map(({ unit }) => unit)

/** Neighbours that have the value in one, and no fewer of them. */
function together(plains: readonly Plain[], value: string): Unit[] {
  if (value === '') return []
  for (let many = 2; many <= mostTogether; many++) {
    const found = plains.flatMap((_, at) => {
      const few = plains.slice(at, at + many)
      const isWhole =
        few.length === many &&
        few
          .map(({ text }) => text)
          .join('')
          .includes(value)
      return isWhole ? few.map(({ unit }) => unit) : []
    })
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** By halves: those that are left cannot be halved without the fact coming back. */
function fewest(units: readonly Unit[], isGone: (without: readonly Unit[]) => boolean): readonly Unit[] {
  if (!isGone(units)) return []
  let left = units
  while (left.length > 1) {
    const middle = Math.ceil(left.length / 2)
    const half = [left.slice(0, middle), left.slice(middle)].find(isGone)
    if (!half) break
    left = half
  }
  return left
}
