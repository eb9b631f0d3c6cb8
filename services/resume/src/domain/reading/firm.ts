import type { Item } from './items.js'
import type { Head } from './pieces.js'
import type { Phrase } from './phrase.js'

export type Field = 'organisation' | 'role'
export type Both = Partial<Record<Field, Phrase>>

/** A firm in a line of its own, without dates, above the roles that were held there one after another. */
export interface Firm {
  organisation: Phrase
  place: Phrase | undefined
  /** Points above its line. */
  gap: number
}

export const firmOver = (
  items: readonly Item[],
  head: Head,
  { organisation, role }: Both,
): Firm | undefined => {
  const rowOf = (phrase: Phrase | undefined) => head.pieces.find((piece) => piece.phrase === phrase)?.row
  const [firm, held] = [rowOf(organisation), rowOf(role)]
  if (!organisation || firm !== 0 || held === undefined || held <= firm) return undefined
  if (items[firm]?.dated || !items[held]?.dated) return undefined
  return {
    organisation,
    place: head.places.find((place) => place.row === firm)?.phrase,
    gap: items[firm]?.above ?? Infinity,
  }
}

const ofNoFirm =
  /freelance|self[- ]?employed|selbst(?:st)?ändig|freiberuf|elternzeit|parental leave|career break|sabbatical|indépendant|auto-?entrepreneu|autónom|por cuenta propia|libero professionista|zzp|zelfstandig|urlop|działalność/iu

/** A role without a firm belongs to the one above, unless it says otherwise or stands as far below as a firm does. */
export const isBelow = (firm: Firm, role: Phrase, [first]: readonly Item[]): boolean =>
  !ofNoFirm.test(role.value) && first !== undefined && first.above <= 1.05 * firm.gap
