import { isOnlyDates } from '../recognizers/dates.js'
import { type Item, whole } from '../items/items.js'

/** One job, degree, award: the items from its first line to the next one's. */
export type Entry = Item[]

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const mean = (numbers: number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
const finite = (numbers: number[]): number[] => numbers.filter(Number.isFinite)

const slices = (items: readonly Item[], starts: readonly number[]): Entry[] =>
  starts.map((start, at) => items.slice(start, starts[at + 1] ?? items.length))

/** The lines that say what the entry is, before those that tell about it. */
export const headOf = (entry: Entry): Item[] => {
  const end = entry.findIndex((item, at) => at > 0 && (item.bullet || item.prose))
  return end < 0 ? entry : entry.slice(0, end)
}

const sameStart = (one: Item, other: Item): boolean =>
  one.style === other.style && Math.abs(one.x - other.x) < 4 && one.bullet === other.bullet

const gapAt = (items: readonly Item[], at: number): number => items[at]?.above ?? Infinity

/** Ways to cut a section; the first item always starts an entry. */
const proposals = (items: readonly Item[]): number[][] => {
  const [first] = items
  if (!first) return []
  const all = items.map((_, at) => at)
  const gaps = finite(items.slice(1).map((item) => item.above))
  const usual = median(gaps)
  const alike = all.filter((at) => items[at] && sameStart(items[at], first))
  const spaced = all.filter(
    (at) => at === 0 || gapAt(items, at) > 1.3 * Math.min(usual, Math.min(...gaps) * 1.25),
  )
  const afterText = all.filter((at) => {
    const [item, before] = [items[at], items[at - 1]]
    return at === 0 || (item && before && !item.bullet && !item.prose && (before.bullet || before.prose))
  })
  const plain = all.filter((at) => at === 0 || !(items[at]?.bullet || items[at]?.prose))
  const dated = all.filter((at) => items[at]?.dated && !items[at].bullet && !items[at].prose)
  const isHead = (at: number) => items[at] !== undefined && !items[at].bullet && !items[at].prose
  // A firm in a line of its own, and the roles below it, of which the first belongs to its entry.
  const roles = all.filter((at) => {
    if (at === 0 || !isHead(at)) return at === 0
    return items[at]?.dated ? !isHead(at - 1) || items[at - 1]?.dated : items[at + 1]?.dated
  })
  const upFromDates = [0, 1, 2, 3].map((up) => [
    ...new Set([0, ...dated.map((at) => at - up).filter((at) => at > 0)]),
  ])
  return [
    [0],
    all,
    alike,
    spaced,
    alike.filter((at) => at === 0 || spaced.includes(at)),
    alike.filter((at) => afterText.includes(at)),
    afterText,
    plain,
    ...upFromDates,
    roles,
  ]
}

const share = (list: readonly unknown[], count: number): number =>
  list.length === 0 ? 0 : count / list.length

/** Dated lines right below a bullet or a sentence: each is the head of something else, such as the next role at one firm. */
const laterHeads = (entry: Entry): number =>
  entry.filter((item, at) => {
    const before = entry[at - 1]
    const isDated = item.dated && !item.bullet && !item.prose
    return isDated && before && (before.bullet || before.prose) && !isOnlyDates(whole(item).value)
  }).length

/** How much the entries of a cut look like entries: dated once, alike, set apart. */
const worth = (items: readonly Item[], starts: readonly number[], dated: number): number => {
  const entries = slices(items, starts)
  const [first] = items
  if (!first) return 0
  let points = 0
  const dates = entries.map(
    (entry) =>
      entry.filter((item) => item.dated && !item.prose && (!item.bullet || item === entry[0])).length,
  )
  if (dated > 0) {
    points += 4 * share(entries, dates.filter((count) => count > 0).length)
    points -= 2.5 * mean(dates.map((count) => Math.max(0, count - 1)))
    points -= 2 * mean(entries.map(laterHeads))
    const offsets = entries.map((entry) => entry.findIndex((item) => item.dated))
    points += share(
      offsets,
      Math.max(...offsets.map((offset) => offsets.filter((other) => other === offset).length)),
    )
  }
  const later = starts.slice(1)
  const inner = items.map((_, at) => at).filter((at) => !starts.includes(at))
  const [gapStart, gapInner] = [
    mean(finite(later.map((at) => gapAt(items, at)))),
    mean(finite(inner.map((at) => gapAt(items, at)))),
  ]
  if (gapStart > 0 && gapInner > 0) points += Math.max(-1.5, Math.min(1.5, 2 * (gapStart / gapInner - 1)))
  const alike = later.filter((at) => items[at] && sameStart(items[at], first)).length
  if (later.length > 0) points += 2.5 * share(later, alike)
  const missed = inner.filter((at) => items[at] && sameStart(items[at], first)).length
  points -= 1.5 * share(inner, missed) * (inner.length > 0 ? 1 : 0)
  points += 0.7 * share(later, later.filter((at) => items[at - 1]?.bullet || items[at - 1]?.prose).length)
  points -=
    2 * share(later, later.filter((at) => items[at]?.prose || (items[at]?.bullet && !first.bullet)).length)
  points -= 0.5 * mean(entries.map((entry) => Math.max(0, headOf(entry).length - 4)))
  return points
}

/**
 * Cuts a section's items into entries by their repeated shape. `isInner` knows items that say of themselves, or by the
 * item `before` them, that they tell of the entry above: they begin none, however they look.
 */
export const entriesOf = (
  items: readonly Item[],
  isInner: (item: Item, before: Item) => boolean = () => false,
): Entry[] => {
  const [first] = items
  const outer = items.filter((item, at) => {
    const before = items[at - 1]
    return item === first || before === undefined || !(item.line.inner === true || isInner(item, before))
  })
  const starts = new Set(cutAlike(outer).flatMap((entry) => entry.slice(0, 1)))
  return slices(
    items,
    items.flatMap((item, at) => (starts.has(item) ? [at] : [])),
  ).map(withDatesUp)
}

/** Only bullets, one below the other; the look of their first words does not matter. */
const isOneList = ([first, ...others]: readonly Item[]): boolean =>
  first?.bullet === true && others.every(({ bullet, x }) => bullet && Math.abs(x - first.x) < 4)

const cutAlike = (items: readonly Item[]): Entry[] => {
  if (items.length === 0) return []
  const dated = items.filter((item) => item.dated && !item.prose).length
  if (dated === 0 && isOneList(items)) return items.map((item) => [item])
  let best: { starts: number[]; points: number } | undefined
  for (const starts of proposals(items)) {
    const points = worth(items, starts, dated)
    if (!best || points > best.points + 0.01) best = { starts, points }
  }
  return slices(items, best?.starts ?? [0])
}

/** Dates at the foot of an entry belong to its head. */
const withDatesUp = (entry: Entry): Entry => {
  const [first] = entry
  if (!first || headOf(entry).some((item) => item.dated)) return entry
  const foot = entry.find((item) => !item.bullet && isOnlyDates(whole(item).value))
  return foot ? [first, foot, ...entry.filter((item) => item !== first && item !== foot)] : entry
}
