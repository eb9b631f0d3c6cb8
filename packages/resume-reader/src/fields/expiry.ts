import { findDates, headDates } from '../recognizers/dates.js'
import { Leaf } from './draft.js'
import { expiryLabels } from '../words/expiry-labels.js'
import type { Item } from '../items/items.js'

const closing = /^\s*[)\]）]/
const opening = /[([（]\s*$/
const parting = /[\s,;|·•–—-]*$/

interface Expiry {
  leaf: Leaf
  item: Item
}

/** The item without the day on which a certificate ends, where it says one: `(exp. 10/2027)`, `valid until May 2026`. */
const expiryIn = (item: Item): Expiry | undefined => {
  for (const cell of item.cells) {
    const label = expiryLabels.exec(cell.text)
    if (!label) continue
    const start = label.index + label[0].length
    const [date] = findDates(cell.text.slice(start))
    const day = date && (date.end ?? date.start)
    if (!date || !day || date.from > 1) continue
    const before = cell.text.slice(0, label.index)
    const bracket = opening.exec(before)?.index
    const from = parting.exec(before.slice(0, bracket))?.index ?? label.index
    const to = start + date.to
    const end = bracket === undefined ? 0 : (closing.exec(cell.text.slice(to))?.[0].length ?? 0)
    const rest = cell.without(from, to + end)
    const cells = item.cells.flatMap((one) => (one !== cell ? [one] : rest.isEmpty ? [] : [rest]))
    const dated = cells.some(({ text }) => headDates(text).length > 0)
    return { leaf: new Leaf(day, cell.slice(label.index, to), 0.95), item: { ...item, cells, dated } }
  }
  return undefined
}

/** Items without their expiry. A line that says nothing else is of the item above. */
export const takeExpiries = (
  items: readonly Item[],
): { items: Item[]; expiries: ReadonlyMap<Item, Leaf> } => {
  const expiries = new Map<Item, Leaf>()
  const out: Item[] = []
  for (const item of items) {
    const found = expiryIn(item)
    const holder = found && found.item.cells.length === 0 ? out.at(-1) : found?.item
    if (found && holder) expiries.set(holder, found.leaf)
    if (!found || found.item.cells.length > 0) out.push(found?.item ?? item)
  }
  return { items: out, expiries }
}
