import type { SiteContentEdit } from '@thumbfolio/contracts'
import {
  linesByPlace,
  placedIds,
  placedLines,
  SectionName,
  type EntryId,
  type LineId,
  type PageComposition,
  type PageLine,
  entryOf,
  linesOfEntry,
  pageLine,
} from '@thumbfolio/site-page'
import type { Refusals } from '../page/expect-shown.js'
import { liveOf, retold, type Live } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { invalid } from '@thumbfolio/contracts'

export const editRefusals: Refusals = {
  isPrivate:
    'You wrote contact data that is not public. Please make it public first, or leave it out, and save again.',
  noRoom:
    'The page has no room for all of this. Please write less, or take an entry off the page, and save again.',
}

/**
 * Gives the live page the owner's lines, order and emphasis; it is due to be published again.
 * @throws DomainError `validation-failed` for an entry or a quote that the page does not have, or has twice
 */
export function contentEdited(site: Site, edit: SiteContentEdit, now: number): Site {
  const live = liveOf(site)
  const composition = editedComposition(live.source, edit)
  return retold(site, { source: { ...live.source, composition }, edited: true }, now)
}

function editedComposition(source: Live['source'], edit: SiteContentEdit): PageComposition {
  const { pinned, composition } = source
  const stood = new Map(linesByPlace(composition))
  const shown = new Set(['intro', ...placedIds(composition)])
  const linesAt = (place: string, entry: EntryId, texts: readonly string[]) => {
    const resume = resumeLines(source, entry)
    // Who shows an entry again, and says nothing about it, shows all of it.
    if (texts.length === 0 && !shown.has(place)) return resume
    return signed(texts, stood.get(place) ?? [], resume)
  }
  const seen = new Set<string>()
  const sections = edit.sections.map(({ name, entries }, s) => {
    const section = SectionName.safeParse(name)
    if (!section.success || seen.has(name)) throw invalid(`#/sections/${s}/name`, 'There is no such section')
    seen.add(name)
    return {
      name: section.data,
      entries: entries.map(({ id, emphasis, lines }, e) => {
        const at = `#/sections/${s}/entries/${e}/id`
        if (!entryOf(pinned.content, section.data, id))
          throw invalid(at, 'The resume of this page has no such entry')
        if (seen.has(id)) throw invalid(at, 'This entry is on the page already')
        seen.add(id)
        return { id, emphasis, lines: linesAt(id, id, lines) }
      }),
    }
  })
  const { headline: stoodAbove, ...rest } = composition
  const headline = headlineOf(source, edit.headline ?? stoodAbove)
  const edited = {
    ...rest,
    ...(headline !== undefined && { headline }),
    intro: linesAt('intro', 'basics', edit.intro),
    sections: sections.filter(({ entries }) => entries.length > 0),
  }
  return { ...edited, best: bestOf(edited, edit.best) }
}

/** What the resume says of itself is no word of the owner. */
const headlineOf = ({ pinned }: Live['source'], text: string | undefined): string | undefined =>
  text === '' || text === pinned.content.basics?.label?.trim() ? undefined : text

const resumeLines = ({ pinned }: Live['source'], entry: EntryId): PageLine[] =>
  linesOfEntry(pinned.content, entry).map(pageLine)

/**
 * Text by text whose words they are. One that stood in this place, or is a line of the resume, stays what it was; any
 * other is the owner's, and stands for the line that is missing where it is.
 */
export function signed(
  texts: readonly string[],
  stood: readonly PageLine[],
  resume: readonly PageLine[],
): PageLine[] {
  const left = [...stood, ...resume.filter(({ line }) => !stood.some((one) => one.line === line))]
  const known = texts.map((text) => {
    const at = left.findIndex((line) => line.text === text)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  const missing = new Set(left.flatMap(({ line }) => line ?? []))
  return texts.map((text, at) => {
    const same = known[at]
    if (same) return same
    const before = at === 0 ? -1 : stood.findIndex((line) => line === known[at - 1])
    const line = at > 0 && before < 0 ? undefined : stood[before + 1]?.line
    if (line === undefined || !missing.delete(line)) return { text, by: 'owner' }
    return { text, by: 'owner', line }
  })
}

/** What stands at the top, of the lines that are still there. */
function bestOf(composition: PageComposition, wanted?: readonly string[]): LineId[] {
  const standing = new Set(placedLines(composition).flatMap(({ line }) => line ?? []))
  if (!wanted) return composition.best.filter((id) => standing.has(id))
  const unknown = wanted.findIndex((id, at) => !standing.has(id) || wanted.indexOf(id) !== at)
  if (unknown >= 0)
    throw invalid(`#/best/${unknown}`, 'No line of the page has this id, or it is named twice')
  return [...wanted]
}
