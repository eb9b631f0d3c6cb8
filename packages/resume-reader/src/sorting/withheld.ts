import type { Provenance, Reading, SortableLine } from '@thumbfolio/contracts'
import { holdsNumber } from '../recognizers/phone-numbers.js'
import { findEmails, findUrls } from '../text/urls.js'
import { isPersonal, keptProvenance } from './kept.js'
import type { Piece } from './pieces.js'

/** Text without what differs between two prints of it. */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A value with fewer letters and digits stands in too many other texts. */
const fewestLetters = 4

export interface Withheld {
  /** Sent as a mark, and never part of a suggested value. */
  readonly contact: ReadonlySet<string>
  /** Not sent at all: a referee's name and words are somebody else's. */
  readonly references: ReadonlySet<string>
  /** Sent as a mark. Personal facts are known by their place: their words stand in other texts too. */
  readonly personal: ReadonlySet<string>
}

/** Which pieces of a document a model may neither see nor use, by id. */
export function withheldIn(pieces: readonly Piece[], base: Reading): Withheld {
  const provenance = keptProvenance(base)
  const facts = provenance.filter(([pointer]) => isPersonal(pointer)).map(([, from]) => from)
  const known = provenance
    .filter(([pointer]) => !isPersonal(pointer))
    .map(([pointer, { text }]) => ({ isReference: pointer.startsWith('/references/'), bare: bareText(text) }))
    .filter(({ bare }) => bare.length >= fewestLetters)
  const contacts = known.filter(({ isReference }) => !isReference)
  const referees = known.filter(({ isReference }) => isReference)
  const isWithin = (one: string, other: string) => one.length >= fewestLetters && other.includes(one)
  const contact = pieces.filter(({ text }) => {
    const own = bareText(text)
    return (
      findEmails(text).length > 0 ||
      findUrls(text).length > 0 ||
      holdsNumber(text) ||
      contacts.some(({ bare }) => own.includes(bare) || isWithin(own, bare))
    )
  })
  const references = pieces.filter(({ text }) => {
    const own = bareText(text)
    return referees.some(({ bare }) => own.includes(bare) || isWithin(own, bare))
  })
  return {
    contact: new Set(contact.map(({ id }) => id)),
    references: new Set(references.map(({ id }) => id)),
    personal: new Set(
      pieces.filter((piece) => facts.some((fact) => isOfFact(piece, fact))).map(({ id }) => id),
    ),
  }
}

/** A piece that stands where the fact does, and is a part of it or holds it. */
function isOfFact({ page, box, text }: Piece, fact: Provenance): boolean {
  const [own, other] = [bareText(text), bareText(fact.text)]
  const [x, y, width, height] = box
  const [factX, factY, factWidth, factHeight] = fact.box
  const isThere =
    page === fact.page &&
    x < factX + factWidth + 1 &&
    factX < x + width + 1 &&
    y < factY + factHeight &&
    factY < y + height
  return isThere && (own.includes(other) || other.includes(own))
}

/** What stands in the place of contact data and personal facts. */
const contactMark = '[contact data]'

/** The document as a model gets it: line by line, each piece with its id. */
export function sortableLines(pieces: readonly Piece[], withheld: Withheld): SortableLine[] {
  const lines = new Map<number, Record<string, string>>()
  for (const { id, line, text } of pieces) {
    if (withheld.references.has(id)) continue
    const known = lines.get(line) ?? {}
    lines.set(line, known)
    known[id] = withheld.contact.has(id) || withheld.personal.has(id) ? contactMark : text
  }
  return [...lines.values()]
}
