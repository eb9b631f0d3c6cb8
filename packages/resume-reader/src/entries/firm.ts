import type { Item } from '../items/items.js'
import type { HeadFields } from './head-layout.js'
import type { Phrase } from '../text/phrase.js'
import { withoutEmployer } from '../words/without-employer.js'

/** A firm in a line of its own, without dates, above the roles that were held there one after another. */
export interface Firm {
  organisation: Phrase
  place: Phrase | undefined
  /** Points above its line. */
  gap: number
}

export const firmOver = (items: readonly Item[], { fields, rows }: HeadFields): Firm | undefined => {
  const { organisation: firm, role: held } = rows
  if (!fields.organisation || firm !== 0 || held === undefined || held <= firm) return undefined
  if (items[firm]?.dated || !items[held]?.dated) return undefined
  return {
    organisation: fields.organisation,
    place: rows.place === firm ? fields.place : undefined,
    gap: items[firm]?.above ?? Infinity,
  }
}

/** A role without a firm belongs to the one above, unless it says otherwise or the gap above it is larger than that above the firm. */
export const isBelow = (firm: Firm, role: Phrase, [first]: readonly Item[]): boolean =>
  !withoutEmployer.test(role.value) && first !== undefined && first.above <= 1.05 * firm.gap
