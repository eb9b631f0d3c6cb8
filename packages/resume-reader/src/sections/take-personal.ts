import {
  type Openness,
  type PersonalFact,
  personalFactsIn,
  withoutFacts,
} from '../recognizers/personal-facts.js'
import { findEmails } from '../text/urls.js'
import { type Line, textOf } from '../text/line.js'
import { lookKey, type Phrase } from '../text/phrase.js'
import { isBulletText } from '../layout/segments.js'
import { isContactLabel } from '../words/contact-labels.js'
import { personalLabelKind } from '../words/personal-labels.js'
import type { SectionKind } from '@thumbfolio/contracts/languages'
import { titleKind } from '../recognizers/titles.js'

const closed: readonly SectionKind[] = ['work', 'volunteer', 'education', 'projects', 'publications']
const lists: readonly SectionKind[] = [
  'skills',
  'interests',
  'languages',
  'certificates',
  'awards',
  'references',
  'summary',
]

const opennessOf = (kind: SectionKind | undefined): Openness =>
  kind === undefined ? 'open' : closed.includes(kind) ? 'closed' : lists.includes(kind) ? 'list' : 'open'

const ofAnySection = new Set(['birth', 'gender', 'nationality', 'civil-status', 'other'])
const longestValue = 60

/** A label that fills a cell asks for the text of the next one. */
const factsOfCells = (cells: readonly Phrase[], open: Openness): Map<Phrase, PersonalFact | undefined> => {
  const taken = new Map<Phrase, PersonalFact | undefined>()
  cells.forEach((label, at) => {
    const text = cells[at + 1]
    const kind = taken.has(label) ? undefined : personalLabelKind(label.value)
    if (!kind || !text || text.isEmpty || personalLabelKind(text.value) || isContactLabel(text.value)) return
    if (open !== 'open' && !ofAnySection.has(kind) && !/\p{N}{4}/u.test(text.value)) return
    taken.set(label, undefined)
    taken.set(text, { kind, label, text })
  })
  return taken
}

/** A label alone in its line, and what it asks for right below it. */
const factBelow = (line: Line, next: Line | undefined, open: Openness): PersonalFact | undefined => {
  const [label, ...more] = line.cells.filter((cell) => !cell.isEmpty)
  const [text, ...others] = next?.cells ?? []
  const kind = label && more.length === 0 ? personalLabelKind(label.value) : undefined
  if (!kind || !next || !label || !text || others.length > 0 || next.startsColumn || next.page !== line.page)
    return undefined
  const isSetApart = lookKey(text.look) !== lookKey(label.look) || label.value.endsWith(':')
  const isNear = next.baseline - line.baseline < 3 * line.look.size && Math.abs(next.x - line.x) < 150
  const isValue =
    text.value.length <= longestValue &&
    findEmails(text.value).length === 0 &&
    !personalLabelKind(text.value) &&
    titleKind(text.value) === undefined &&
    !isContactLabel(text.value) &&
    (kind !== 'birth' || /\p{N}/u.test(text.value)) &&
    !personalFactsIn(text, open).some(({ fact }) => fact.label)
  const isOpen = open === 'open' || (isSetApart && ofAnySection.has(kind))
  return isOpen && isSetApart && isNear && isValue ? { kind, label, text } : undefined
}

/** The number of a licence is cut out of its certificate, which keeps its name. */
const withNameKept = (cell: Phrase, facts: ReturnType<typeof personalFactsIn>) =>
  facts.map((found) => {
    const { kind, label } = found.fact
    const isName = kind === 'licence-number' && found.from === 0 && found.to < cell.text.length
    return isName && label ? { ...found, from: label.text.length } : found
  })

/** In an entry a personal fact needs a colon, a wide gap or four digits in a row. */
const isPlain = ({ text }: Phrase, open: Openness): boolean =>
  open === 'closed' && !/[:：\t]|\p{N}{4}/u.test(text)

export interface PersonalStage {
  /** What is left. A line that held nothing else is gone. */
  lines: Line[]
  personal: PersonalFact[]
}

/** Takes labelled personal facts out of the lines of all sections, so that no other field gets them. */
export const takePersonal = (all: readonly Line[]): PersonalStage => {
  const personal: PersonalFact[] = []
  const lines: Line[] = []
  let section: SectionKind | undefined
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at]
    if (!line) continue
    const title = line.cells.find((cell) => !cell.isEmpty)
    const kind = title && titleKind(title.value)
    const isOwnLabel = title !== undefined && personalLabelKind(title.value) !== undefined
    if (line.startsColumn && line.page === all[0]?.page) section = undefined
    if (kind !== undefined && !isOwnLabel && (line.cells.length === 1 || line.margin)) section = kind
    const open = opennessOf(section)
    const below = factBelow(line, all[at + 1], open)
    if (below) {
      personal.push(below)
      at += 1
      continue
    }
    const ofCells = factsOfCells(line.cells, open)
    const isEntryBullet = open === 'closed' && isBulletText(textOf(line)[0] ?? '')
    const cells = line.cells.flatMap((cell) => {
      if (ofCells.has(cell)) {
        const fact = ofCells.get(cell)
        if (fact) personal.push(fact)
        return []
      }
      const facts = isEntryBullet || isPlain(cell, open) ? [] : personalFactsIn(cell, open)
      if (facts.length === 0) return [cell]
      personal.push(...facts.map(({ fact }) => fact))
      const rest = withoutFacts(cell, section === 'certificates' ? withNameKept(cell, facts) : facts)
      return /[\p{L}\p{N}]/u.test(rest.value) ? [rest] : []
    })
    const isSame = cells.length === line.cells.length && cells.every((cell, i) => cell === line.cells[i])
    if (isSame) lines.push(line)
    else if (cells.length > 0) lines.push({ ...line, cells })
    else if (line.startsColumn && all[at + 1]) all = startingColumn(all, at + 1)
  }
  return { lines, personal }
}

/** Where the first line of a column is taken, the next one begins it. */
const startingColumn = (all: readonly Line[], at: number): Line[] =>
  all.map((line, index) => (index === at ? { ...line, startsColumn: true } : line))
