import type { Item } from './items.js'
import { organisationLikeness, roleLikeness } from '../fields/likeness.js'
import type { Head, Piece } from './pieces.js'
import type { Phrase } from '../layout/phrase.js'

export type Field = 'organisation' | 'role'
export type Both = Partial<Record<Field, Phrase>>

/** A firm in a line of its own, without dates, above the roles that were held there one after another. */
export interface Firm {
  organisation: Phrase
  place: Phrase | undefined
  /** Points above its line. */
  gap: number
}

interface Headed {
  items: readonly Item[]
  head: Head
}

const shapeOf = (piece: Piece): string => piece.slot.replace(/#\d+$/, '')

/** A firm alone in its line, and a dated role in the next line, in one look. */
const ledByFirm = ({ items: [first, second], head: { pieces } }: Headed): [Piece, Piece] | undefined => {
  const [firm, role] = pieces
  if (!firm || !role || pieces.length !== 2 || first?.dated || !second?.dated) return undefined
  return firm.row === 0 && role.row === 1 && shapeOf(firm) === shapeOf(role) ? [firm, role] : undefined
}

/**
 * Firms in the look of the roles below them: in such a section the first of a role's entry is a firm in some and a role
 * in others. Only where every entry is one or the other, and the words do not say otherwise, each gets its own slot.
 */
export const firmsApart = (all: readonly Headed[]): void => {
  const led = all.flatMap((one) => [ledByFirm(one) ?? []].filter((pair) => pair.length > 0))
  const bare = all.filter(
    ({ items, head: { pieces } }) => pieces.length === 1 && pieces[0]?.row === 0 && items[0]?.dated,
  )
  if (led.length === 0 || bare.length === 0 || led.length + bare.length < all.length) return
  const roles = [...led.map(([, role]) => role), ...bare.map(({ head }) => head.pieces[0])].flatMap(
    (piece) => piece ?? [],
  )
  const known = roles.filter(({ phrase }) => roleLikeness(phrase.value) > 0)
  const isOdd =
    roles.some(
      ({ phrase }) => organisationLikeness(phrase.value) > Math.max(0.5, roleLikeness(phrase.value)),
    ) ||
    led.some(([firm]) => firm && roleLikeness(firm.phrase.value) > organisationLikeness(firm.phrase.value))
  if (isOdd || known.length < 0.5 * roles.length || new Set(roles.map(shapeOf)).size > 1) return
  for (const [firm, role] of led) {
    if (firm) firm.slot = 'firm'
    if (role) role.slot = `${shapeOf(role)}#0`
  }
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
