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
  cleanText,
  labelsFor,
  linesOfEntry,
  pageLanguage,
  pageLine,
} from '@thumbfolio/site-page'
import type { Refusals } from '../page/expect-shown.js'
import { liveOf, changedLive, type Live } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { invalid } from '@thumbfolio/contracts'
import { factsEdited, type FactEdit } from './fact-edit.js'

export const editRefusals: Refusals = {
  isPrivate:
    'You wrote contact data that is not public. Please make it public first, or leave it out, and save again.',
  noRoom:
    'The page has no room for all of this. Please write less, or take an entry off the page, and save again.',
}

/**
 * Gives the live page the owner's words, facts, titles, order and emphasis; it is due to be published again.
 * @throws DomainError `validation-failed` for an unknown or repeated section, entry or quote, and for an invalid value
 */
export function contentEdited(site: Site, edit: SiteContentEdit, now: number): Site {
  const { source } = liveOf(site)
  const { pinned, sections } = factsEdited(source.pinned, edit)
  const composition = editedComposition({ ...source, pinned }, edit, sections)
  return changedLive(site, { source: { ...source, pinned, composition }, edited: true }, now)
}

function editedComposition(
  source: Live['source'],
  edit: SiteContentEdit,
  sections: FactEdit['sections'],
): PageComposition {
  const { composition } = source
  const stood = new Map(linesByPlace(composition))
  const shown = new Set(['intro', ...placedIds(composition)])
  const linesAt = (place: string, entry: EntryId, texts: readonly string[]) => {
    const resume = resumeLines(source, entry)
    // Who shows an entry again, and says nothing about it, shows all of it.
    if (texts.length === 0 && !shown.has(place)) return resume
    return signed(texts, stood.get(place) ?? [], resume)
  }
  const { headline: previousHeadline, titles: previousTitles, ...rest } = composition
  const intro = linesAt('intro', 'basics', edit.intro)
  const placed = sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis, lines }) => ({ id, emphasis, lines: linesAt(id, id, lines) })),
  }))
  const words = [...intro, ...placed.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines))]
  const language = languageNow(source, words)
  const headline = headlineOf(source, edit.headline ?? previousHeadline)
  const titles = titlesOf(language, { ...previousTitles, ...edit.titles })
  const edited = {
    ...rest,
    language,
    ...(headline !== undefined && { headline }),
    ...(Object.keys(titles).length > 0 && { titles }),
    intro,
    sections: placed.filter(({ entries }) => entries.length > 0),
  }
  return { ...edited, best: bestOf(edited, edit.best) }
}

/** If the reading has no language, it is detected from the text on the page. */
const languageNow = (
  { pinned: { content, language, isLanguageChosen }, composition }: Live['source'],
  words: readonly PageLine[],
): string =>
  language === 'und' && !isLanguageChosen
    ? pageLanguage(
        content,
        language,
        words.map(({ text }) => text),
      )
    : composition.language

/** Leaves out titles that equal the standard ones. @throws DomainError `validation-failed` for an unknown section */
function titlesOf(
  language: string,
  given: Readonly<Record<string, string>>,
): NonNullable<PageComposition['titles']> {
  const standard = labelsFor(language).sections
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, title]): [SectionName, string][] => {
      const section = SectionName.safeParse(name)
      if (!section.success) throw invalid(`#/titles/${name}`, 'There is no such section')
      const own = cleanText(title)
      return own === '' || own === standard[section.data] ? [] : [[section.data, own]]
    }),
  )
}

/** What the resume says of itself is no word of the owner. */
const headlineOf = ({ pinned }: Live['source'], text: string | undefined): string | undefined =>
  text === '' || text === pinned.content.basics?.label?.trim() ? undefined : text

const resumeLines = ({ pinned }: Live['source'], entry: EntryId): PageLine[] =>
  linesOfEntry(pinned.content, entry).map(pageLine)

/**
 * The author of each text. One that was in this place before, or is a line of the resume, keeps its author; any other is
 * the owner's, and replaces the line that is missing in its position.
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

/** The lines at the top, of those that are still on the page. */
function bestOf(composition: PageComposition, wanted?: readonly string[]): LineId[] {
  const standing = new Set(placedLines(composition).flatMap(({ line }) => line ?? []))
  if (!wanted) return composition.best.filter((id) => standing.has(id))
  const unknown = wanted.findIndex((id, at) => !standing.has(id) || wanted.indexOf(id) !== at)
  if (unknown >= 0)
    throw invalid(`#/best/${unknown}`, 'No line of the page has this id, or it is named twice')
  return [...wanted]
}
