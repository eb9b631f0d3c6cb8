import { isAddress } from '../recognizers/address.js'
import { looseNumber } from '../recognizers/phone-numbers.js'
import { findEmails, findUrls } from '../text/urls.js'
import { type Line, lineOf } from '../text/line.js'
import type { Phrase } from '../text/phrase.js'
import { isContactLabel } from '../words/contact-labels.js'

interface Stretch {
  from: number
  to: number
}

const labelBefore = /(?:^|[\s,;|·•(/–—-])(\p{L}[\p{L}.-]{0,14}(?:\s\p{L}{1,10})?)\s*[:：.]?\s*$/u
const partingBefore = /[\s,;|·•/(–—-]*$/u

const reachIn = (text: string): Stretch[] => {
  const found: Stretch[] = [...findEmails(text), ...findUrls(text)]
  for (let from = 0; ;) {
    const call = looseNumber(text.slice(from))
    if (!call) break
    found.push({ from: from + call.from, to: from + call.to })
    from += call.to
  }
  return found.sort((one, other) => one.from - other.from).map((span) => withLabel(text, span))
}

/** `Tel:` before a number, and what parts both from the rest. */
const withLabel = (text: string, { from, to }: Stretch): Stretch => {
  const before = text.slice(0, from)
  const label = labelBefore.exec(before)?.[1]
  const isLabel = label !== undefined && isContactLabel(label.replace(/\.$/, ''))
  const start = isLabel ? before.lastIndexOf(label) : from
  return { from: partingBefore.exec(text.slice(0, start))?.index ?? start, to }
}

/** What is left of a cell without ways to reach somebody; nothing where it held nothing else. */
export const cellWithoutReach = (cell: Phrase): Phrase | undefined => {
  if (isAddress(cell) || isContactLabel(cell.value)) return undefined
  const found = reachIn(cell.text)
  if (found.length === 0) return cell
  const rest = cell.withoutAll(found)
  return /\p{L}{2}/u.test(rest.value) ? rest : undefined
}

/** Lines without what reaches a person. */
export const withoutReach = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => cellWithoutReach(cell) ?? [])
    const isSame = cells.length === line.cells.length && cells.every((cell, at) => cell === line.cells[at])
    if (isSame) return [line]
    const [only] = cells
    return only
      ? [cells.length === line.cells.length ? { ...line, cells } : { ...line, ...areaOf(cells) }]
      : []
  })

const areaOf = (cells: readonly Phrase[]): Pick<Line, 'cells' | 'x' | 'width'> => {
  const { x, width } = lineOf(cells)
  return { cells: [...cells], x, width }
}
