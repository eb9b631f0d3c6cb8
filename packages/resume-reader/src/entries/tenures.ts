import type { Item } from '../items/items.js'
import { whole } from '../items/items.js'
import { isDuration } from './pieces.js'

const isHead = (item: Item | undefined): item is Item => item !== undefined && !item.bullet && !item.prose

const isTotal = (item: Item | undefined): boolean => isHead(item) && isDuration(whole(item).value)

/** Where one role begins: a line in the look of the first role, dated itself or in the line below. */
const isRole = (items: readonly Item[], at: number, first: Item): boolean => {
  const [item, below] = [items[at], items[at + 1]]
  return (
    isHead(item) &&
    item.style === first.style &&
    Math.abs(item.x - first.x) < 4 &&
    (item.dated || (isHead(below) && below.dated))
  )
}

/**
 * A firm, how long one was there in all, and below them the roles that were held one after another: each role becomes an
 * entry of its own, with the firm above it.
 */
export const withFirmOfEachRole = (items: readonly Item[]): Item[] => {
  const out: Item[] = []
  let firm: Item | undefined
  let role: Item | undefined
  items.forEach((item, at) => {
    const below = items[at + 2]
    if (isTotal(items[at + 1]) && isHead(item) && !item.dated && below && isRole(items, at + 2, below)) {
      ;[firm, role] = [item, undefined]
      return
    }
    if (isTotal(item) && firm && items[at - 1] === firm) return
    if (firm && role && isHead(item) && item.style === firm.style && item.style !== role.style)
      firm = undefined
    if (firm && isRole(items, at, role ?? item)) {
      role ??= item
      out.push({ ...firm })
    }
    out.push(item)
  })
  return out
}
