import {
  isOfResume,
  isOwn,
  linesByPlace,
  placedIds,
  sectionNames,
  type EntryId,
  type PageLine,
  type Place,
  type SectionName,
  idsOf,
  linesOfEntry,
} from '@thumbfolio/site-page'
import { isEdited, type Live } from '../site/live-version.js'
import type { Site } from '../site/site.js'

/** What the owner of a live page made of it, as far as the next launch can keep it. */
export interface OwnEdits {
  /** Entries of its resume that they took off. */
  readonly takenOff: readonly { readonly section: SectionName; readonly id: EntryId }[]
  /** Each place with words of their own, with all that is there. */
  readonly written: readonly (readonly [place: Place, lines: readonly PageLine[]])[]
  /** The resume's lines that they left out or replaced, place by place. */
  readonly leftOut: readonly (readonly [place: Place, texts: readonly string[]])[]
}

const none: OwnEdits = { takenOff: [], written: [], leftOut: [] }

/**
 * A launched page has every entry and every line of its resume, so what an edited one lacks was taken off by its owner.
 * One that was not edited has nothing to keep. A place with prose of a composer lacks no lines: the prose replaced them.
 */
export function ownEdits(page: Live | Site['before']): OwnEdits {
  if (!page || !isEdited(page)) return none
  const { pinned, composition } = page.source
  const placed = placedIds(composition)
  const shown = new Set(placed)
  const lines = new Map(linesByPlace(composition))
  const leftOutAt = (place: Place, entry: EntryId): [Place, string[]][] => {
    const there = lines.get(place) ?? []
    if (there.some(({ by }) => by === 'composer')) return []
    const kept = new Set(there.flatMap((line) => (isOfResume(line) ? (line.line ?? []) : [])))
    const texts = linesOfEntry(pinned.content, entry).flatMap(({ id, text }) => (kept.has(id) ? [] : [text]))
    return texts.length > 0 ? [[place, texts]] : []
  }
  return {
    takenOff: sectionNames.flatMap((section) =>
      idsOf(pinned.content, section).flatMap((id) => (shown.has(id) ? [] : [{ section, id }])),
    ),
    written: [...lines].filter(([, each]) => each.some(isOwn)),
    leftOut: [...leftOutAt('intro', 'basics'), ...placed.flatMap((id) => leftOutAt(id, id))],
  }
}
