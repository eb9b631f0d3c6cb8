import type { ResumeContent } from '@thumbfolio/contracts'
import { recommendedTheme } from '../themes/registry.js'
import { type Emphasis, type EntryId, type LineId, type SectionName } from '../page/composition.js'
import { entryOf, idsOf } from '../page/entries.js'
import type { Arrangement } from '../page/arrangement.js'
import { linesOfEntry } from '../page/lines.js'
import { sectionOrder } from '../page/resume-kind.js'
import { shapeOf } from '../page/resume-shape.js'

/** Histories longer than this fold. */
const unfolded = 5

/** An arrangement without a model: a careful order of what is there. The same content gives the same one. */
export function arrangeLocally(content: ResumeContent): Arrangement {
  const { kind } = shapeOf(content)
  const sections = sectionOrder(kind).map((name) => ({
    name,
    entries: entriesOf(content, name, kind === 'student'),
  }))
  return {
    intro: [],
    best: quotable(content),
    theme: recommendedTheme(content),
    sections: sections.filter(({ entries }) => entries.length > 0),
    suggestions: [],
  }
}

type Entries = Arrangement['sections'][number]['entries']

function entriesOf(content: ResumeContent, name: SectionName, learning: boolean): Entries {
  const ids = idsOf(content, name)
  const isTimed = name === 'work' || name === 'volunteer'
  const isRead = read.has(name) || (name === 'education' && learning)
  return (isTimed ? newestFirst(content, name, ids) : ids).map((id, index) => ({
    id,
    emphasis: isTimed ? emphasisOf(index, name) : isRead ? 'normal' : 'compact',
    lines: [],
  }))
}

/** The others are looked up. */
const read: ReadonlySet<SectionName> = new Set(['projects', 'skills', 'references', 'custom'])

function emphasisOf(index: number, name: SectionName): Emphasis {
  if (index >= unfolded) return 'compact'
  return index === 0 && name === 'work' ? 'lead' : 'normal'
}

/** By end, then by start, both descending; still going on counts as the latest. Keeps the printed order where a date is missing. */
function newestFirst(content: ResumeContent, name: 'work' | 'volunteer', ids: EntryId[]): EntryId[] {
  const dated = ids.map((id) => ({ id, entry: entryOf(content, name, id) }))
  if (dated.some(({ entry }) => !entry?.startDate && !entry?.endDate)) return ids
  const end = ({ entry }: (typeof dated)[number]) => entry?.endDate ?? '9999'
  const start = ({ entry }: (typeof dated)[number]) => entry?.startDate ?? ''
  return dated
    .sort((a, b) => descending(end(a), end(b)) || descending(start(a), start(b)))
    .map(({ id }) => id)
}

const descending = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)

/** Fewer than two quotes look lost at the top; an entry that gives one keeps at least two lines. */
const quotes = { least: 2, most: 3, linesOfEntry: 3, fromEntries: 4 } as const
const quoteCharacters = { least: 40, most: 170 } as const
const year = /\b(?:19|20)\d\d\b/g
const amounts = [/\d\s?%|\p{Sc}\s?\d|\d\s?\p{Sc}/u, /\d{2,}/]

/** Of each of the latest jobs the first line with a share or a price, else with another amount. */
function quotable(content: ResumeContent): LineId[] {
  const latest = newestFirst(content, 'work', idsOf(content, 'work')).slice(0, quotes.fromEntries)
  const best = latest.flatMap((id) => {
    const lines = linesOfEntry(content, id)
    if (lines.length < quotes.linesOfEntry) return []
    const fit = lines.filter(
      ({ field, text }) =>
        field === 'highlights' && text.length >= quoteCharacters.least && text.length <= quoteCharacters.most,
    )
    const [line] = amounts.flatMap(
      (amount) => fit.find(({ text }) => amount.test(text.replace(year, ''))) ?? [],
    )
    return line ? [line.id] : []
  })
  return best.length >= quotes.least ? best.slice(0, quotes.most) : []
}
