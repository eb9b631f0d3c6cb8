import type { Item } from '../items/items.js'
import { degreeLikeness, schoolLikeness } from '../recognizers/likeness.js'
import type { Phrase } from '../text/phrase.js'
import { isPlace } from '../recognizers/places.js'
import type { Line } from '../text/line.js'

/** In parts of the text size: how far the ground of a lone word may reach beyond it. */
const snug = 3

/** Words on a ground of their own, no larger than they are. */
const isOnOwnGround = ({ grounds: [first, last], cells }: Line): boolean => {
  const [one, other] = [cells[0], cells.at(-1)]
  const holds = (ground: Line['grounds'][0], cell: Phrase | undefined) =>
    ground !== undefined && cell !== undefined && ground.width < cell.area.width + snug * cell.look.size
  return holds(first, one) && holds(last, other)
}

const isName = ({ value }: Phrase): boolean =>
  /\p{L}{2}/u.test(value) &&
  !/\d{3}|@/.test(value) &&
  !isPlace(value) &&
  degreeLikeness(value) === 0 &&
  schoolLikeness(value) < 1

/** Below the dates of an entry, words set apart side by side: a list, and no part of what the entry is called. */
export const isWordRow = (item: Item, above: readonly Item[]): boolean =>
  above.some(({ dated }) => dated) &&
  !item.bullet &&
  !item.prose &&
  !item.dated &&
  item.cells.every(isName) &&
  (item.cells.length > 2 || isOnOwnGround(item.line))
