import { mostOnPage, privateKeys, type ResumeContent } from '@thumbfolio/contracts'
import {
  anyEntry,
  mostSuggestions,
  SuggestedWording,
  lineById,
  removeMatches,
  privatePatterns,
} from '@thumbfolio/site-page'
import { splitOver } from '@thumbfolio/site-page/render'
import { suggestionId, type Suggestion } from './suggestion.js'

/** What a model suggested, without what cannot be shown, and not examined yet. */
export type Suggested = Pick<Suggestion, 'id' | 'place' | 'text' | 'sources'>

/**
 * Total: accepts every answer. A wording without a known place or line, one that equals the current text, one with
 * markup, and one with contact data of the resume is left out.
 */
export function readSuggestions(answers: readonly unknown[], content: ResumeContent): Suggested[] {
  const contact = privatePatterns(content)
  const read = answers.flatMap((answer): Suggested[] => {
    const parsed = SuggestedWording.safeParse(answer)
    if (!parsed.success) return []
    const { place } = parsed.data
    const text = plain(parsed.data.text)
    const original = textAt(content, place)
    if (text === '' || original === undefined || text === plain(original)) return []
    if (place === 'headline' && text.length > mostOnPage.headline) return []
    if (/<[a-z/!]/i.test(text) || removeMatches(text, contact) !== text) return []
    const own = place === 'intro' || place === 'headline' ? [] : [place]
    const sources = [...new Set([...own, ...parsed.data.sources])].flatMap((id) => {
      const line = lineById(content, id)
      return line ? [{ id, text: line.text }] : []
    })
    return sources.length === 0 ? [] : [{ id: suggestionId(place, text), place, text, sources }]
  })
  return read
    .filter(({ id, place }, at) => read.findIndex((other) => other.id === id || other.place === place) === at)
    .slice(0, mostSuggestions)
}

/** The text that a suggestion would replace; undefined for a place that the resume has not. */
export function textAt(content: ResumeContent, place: string): string | undefined {
  if (place === 'headline') return content.basics?.label ?? ''
  if (place === 'intro') return content.basics?.summary ?? ''
  return lineById(content, place)?.text
}

/** One line of visible characters. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const lineFields = new Set(['summary', 'description', 'highlights'])

/**
 * The lines that a suggestion may repeat, without contact data: its own, and the headings of their entries and of the
 * person (name, title, place, dates).
 */
export function citedLines(
  content: ResumeContent,
  sources: readonly { readonly id: string; readonly text: string }[],
): { id: string; text: string }[] {
  const contact = privatePatterns(content)
  const entries = new Set(['basics', ...sources.map(({ id }) => lineById(content, id)?.entry ?? 'basics')])
  const headings = [...entries].map((id) => ({
    id,
    text: headingTexts(anyEntry(content, id), lineFields).join(' · '),
  }))
  const split = splitOver(content, contact)
  return [...sources.filter(({ id }) => !split.has(id)), ...headings]
    .map(({ id, text }) => ({ id, text: removeMatches(text, contact) }))
    .filter(({ text }) => text.trim() !== '')
}

function headingTexts(value: unknown, left: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) =>
    privateKeys.has(field) || left.has(field) ? [] : headingTexts(inner, new Set()),
  )
}
