import {
  isOwn,
  placedIds,
  sectionNames,
  type EntryId,
  type PageSentence,
  type SectionName,
} from './composition.js'
import { idsOf } from './entries.js'
import { isEdited, type Live } from './live-version.js'
import { sentencesByPlace } from './provenance.js'
import type { Site } from './site.js'

/** What the owner of a live page made of it, as far as the next launch can keep it. */
export interface OwnEdits {
  /** Entries of its resume that they took off. */
  readonly takenOff: readonly { readonly section: SectionName; readonly id: EntryId }[]
  /** Each place with a sentence of their own, with all that stands there: `intro` or an entry's id. */
  readonly written: readonly (readonly [place: string, sentences: readonly PageSentence[]])[]
}

const none: OwnEdits = { takenOff: [], written: [] }

/**
 * A launched page holds every entry of its resume, so what one that was edited lacks its owner took off. One that nobody
 * edited has nothing to keep: models once left entries out by themselves.
 */
export function ownEdits(told: Live | Site['before']): OwnEdits {
  if (!told || !isEdited(told)) return none
  const { pinned, composition } = told.source
  const shown = new Set(placedIds(composition))
  return {
    takenOff: sectionNames.flatMap((section) =>
      idsOf(pinned.content, section).flatMap((id) => (shown.has(id) ? [] : [{ section, id }])),
    ),
    written: sentencesByPlace(composition).filter(([, sentences]) => sentences.some(isOwn)),
  }
}
