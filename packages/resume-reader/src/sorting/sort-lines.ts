import {
  mostSortedParts,
  ResumeContent,
  SortedPart,
  type LineSorter,
  type Reading,
} from '@thumbfolio/contracts'
import { questionsOf, unplacedShareOf } from '../result/confidence.js'
import { composeTexts, PlacedText } from '../result/placed-text.js'
import { qualityOf } from '../result/quality.js'
import type { SectionKind } from '@thumbfolio/contracts/languages'
import type { DocumentLine } from './document-lines.js'
import { keptTree } from './kept.js'
import { besideLines, leftoversOf } from './leftovers.js'
import { piecesOf, type Piece } from './pieces.js'
import { SortedDraft, type Span } from './sorted-draft.js'
import { placeOfSpan, textOfSpan } from './spans.js'
import { withheldIn } from './withheld.js'

/** What became of the statements of an answer. Those that were not followed changed nothing. */
export interface SortingReport {
  used: number
  /** Ids of no piece of this document. */
  foreign: number
  /** Text that another statement has already, contact data, and fields that are filled. */
  repeated: number
  /** No statement at all, no such field, the end before the beginning, a date without a date in it. */
  unusable: number
}

/** No answer of a real model was measured: its values are asked of the owner before those of our own rules. */
const unmeasured = 0.5
const longestHeading = 60

/**
 * Total: any answer gives a valid reading. Each value is text of the lines that the answer names, dates in the form of
 * the schema; no piece is in two values; contact data, links and references stay as in `base`, which has read the same
 * document; what is in no field is unplaced.
 */
export function sortLines(
  answer: unknown,
  lines: readonly DocumentLine[],
  base: Reading,
  sorter: LineSorter,
): { reading: Reading; report: SortingReport } {
  const pieces = piecesOf(lines)
  const places = new Map(pieces.map(({ id }, at) => [id, at]))
  const withheld = withheldIn(pieces, base)
  const taken = new Set([...withheld.contact, ...withheld.references, ...withheld.personal])
  const placed = new Set([...withheld.references, ...withheld.personal])
  const draft = new SortedDraft()

  const follow = (given: unknown): keyof SortingReport => {
    const { data: part } = SortedPart.safeParse(given)
    if (!part) return 'unusable'
    const [from, to] = [places.get(part.from), places.get(part.to)]
    if (from === undefined || to === undefined) return 'foreign'
    const span = spanOf(lines, pieces.slice(from, to + 1))
    if (span.pieces.length === 0) return 'unusable'
    if (span.pieces.some(({ id }) => taken.has(id))) return 'repeated'
    const isHeading = part.field === 'heading'
    if (isHeading && span.text.length > longestHeading) return 'unusable'
    if (!isHeading && !draft.add(part, from, span)) return 'unusable'
    for (const { id } of span.pieces) {
      taken.add(id)
      placed.add(id)
    }
    return 'used'
  }

  const report: SortingReport = { used: 0, foreign: 0, repeated: 0, unusable: 0 }
  const parts: unknown[] = Array.isArray(answer) ? answer.slice(0, mostSortedParts) : []
  for (const part of parts) report[follow(part)] += 1

  const { content, provenance } = composeTexts(treeOf(draft, base))
  const unplaced = leftoversOf(base, lines, pieces, placed)
  return {
    reading: readingOf({ content: ResumeContent.parse(content), provenance, unplaced }, lines, base, sorter),
    report,
  }
}

const spanOf = (lines: readonly DocumentLine[], pieces: readonly Piece[]): Span => ({
  pieces,
  text: textOfSpan(lines, pieces),
  placed: (of, value) => new PlacedText(value, placeOfSpan(of, textOfSpan(lines, of), unmeasured)),
})

function treeOf(draft: SortedDraft, base: Reading): object {
  const { basics: person = {}, ...sections } = draft.tree()
  const kept = keptTree(base)
  const { location, ...named } = person as { location?: object }
  return {
    basics: { ...kept.basics, ...named, location: { ...kept.basics.location, ...location } },
    ...sections,
    references: kept.references,
    personal: kept.personal,
  }
}

function readingOf(
  raw: Pick<Reading, 'content' | 'provenance' | 'unplaced'>,
  lines: readonly DocumentLine[],
  base: Reading,
  sortedBy: LineSorter,
): Reading {
  const { content, provenance, unplaced } = raw
  const text = lines.map(({ cells }) => cells.map((cell) => cell.text).join('\t')).join('\n')
  const isResume = base.isResume || content.work !== undefined || content.education !== undefined
  const quality = qualityOf({
    content,
    text,
    unplaced,
    unplacedShare: unplacedShareOf(raw),
    isResume,
    titles: Object.keys(content).filter((name): name is SectionKind => name !== 'basics'),
    words: text.split(/\s+/).length,
    hidden: base.hidden,
    hiddenDetail: base.quality?.reasons.find(({ code }) => code === 'hidden-text')?.detail,
    turned: besideLines(base, lines).filter(({ isOtherDocument }) => !isOtherDocument).length,
    isLanguageGuess: base.quality?.reasons.some(({ code }) => code === 'language-guess') ?? false,
  })
  return {
    ...base,
    content,
    provenance,
    unplaced,
    isResume,
    quality,
    questions: questionsOf(content, provenance),
    sortedBy,
  }
}
