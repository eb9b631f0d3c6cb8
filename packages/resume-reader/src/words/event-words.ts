import type { ChronicleWords } from '@thumbfolio/contracts/languages'
import { allLanguages } from './all-languages.js'

const anyOf = (kind: keyof ChronicleWords): string =>
  allLanguages.flatMap(({ chronicle }) => chronicle?.[kind] ?? []).join('|')
const behind = (kind: keyof ChronicleWords): RegExp =>
  new RegExp(`\\s*(?:${anyOf('as')})?(?:${anyOf(kind)})$`, 'u')

/** What begins: `株式会社… 入社`, `…大学 入学`. */
export const beginning = behind('begun')
/** What ends: `卒業`, `一身上の都合により退社`. */
export const ending = behind('ended')
/** Why somebody left, in place of the name of what was left. */
export const reasonToLeave = new RegExp(`(?:${anyOf('reasons')})$`, 'u')
/** `現在に至る`: the last one continues until today. */
export const goingOn = new RegExp(`^(?:${anyOf('ongoing')})$`, 'u')
/** `以上`: nothing follows. */
export const closingWord = new RegExp(`^(?:${anyOf('closing')})$`, 'u')
/** What was done to get a licence, behind its name. */
export const gained = behind('gained')
