import type { SiteContent, SiteContentEdit, SuggestedBy } from '@thumbfolio/contracts'

/** An entry while it is edited: its words are text, one line of it for each line on the page. */
export interface DraftEntry {
  readonly id: string
  readonly title: string
  readonly emphasis: 'lead' | 'normal' | 'compact'
  readonly prose: string
  /** Whether the owner wrote any of its words; absent when there are none. */
  readonly by: 'resume' | 'owner' | undefined
}

export interface DraftSection {
  readonly name: string
  readonly entries: readonly DraftEntry[]
}

/** An entry of the resume that the page does not show, and the section it belongs to. */
export interface HiddenEntry {
  readonly section: string
  readonly entry: DraftEntry
}

/** What the owner has in hand, until it is saved. */
export interface Draft {
  /** What stands under the name. */
  readonly headline?: string
  readonly intro: string
  readonly sections: readonly DraftSection[]
  readonly hidden: readonly HiddenEntry[]
}

type Written = SiteContent['intro']

const textOf = (written: Written): string => written.map(({ text }) => text).join('\n')
/** The sentences of a text that is edited: each line that says something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function writerOf(written: Written): DraftEntry['by'] {
  if (written.length === 0) return undefined
  return written.some(({ by, suggested }) => by === 'owner' && !suggested) ? 'owner' : 'resume'
}

/** Words that a model suggested, and whether their owner accepted them. */
export type SuggestedWords = SuggestedBy & { readonly text: string }

/** The suggested words of a page that a text in hand still has, each as a line of its own. */
export function suggestedIn(
  { headline, intro, sections }: Pick<SiteContent, 'headline' | 'intro' | 'sections'>,
  text: string,
): SuggestedWords[] {
  const all = [...(headline ? [headline] : []), ...intro, ...sections.flatMap(linesUnder)]
  const inHand = new Set(linesOf(text))
  return all.flatMap(({ text: words, suggested }) =>
    suggested && inHand.has(words) ? [{ ...suggested, text: words }] : [],
  )
}

const linesUnder = ({ entries }: SiteContent['sections'][number]) => entries.flatMap(({ lines }) => lines)

export const draftOf = ({ headline, intro, sections, takenOff }: SiteContent): Draft => ({
  ...(headline && { headline: headline.text }),
  intro: textOf(intro),
  sections: sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, title, emphasis, lines }) => ({
      id,
      title,
      emphasis,
      prose: textOf(lines),
      by: writerOf(lines),
    })),
  })),
  hidden: takenOff.map(({ section, id, title }) => ({
    section,
    entry: { id, title, emphasis: 'normal', prose: '', by: undefined },
  })),
})

export const editOf = ({ headline, intro, sections }: Draft): SiteContentEdit => ({
  ...(headline !== undefined && { headline: headline.trim() }),
  intro: linesOf(intro),
  sections: sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis, prose }) => ({ id, emphasis, lines: linesOf(prose) })),
  })),
})

export const isChanged = (draft: Draft, content: SiteContent): boolean =>
  JSON.stringify(editOf(draft)) !== JSON.stringify(editOf(draftOf(content)))

/** Swaps with the neighbour before (-1) or after (1); at an end nothing moves. */
export function moved<T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const item = items[index]
  const other = items[index + by]
  if (item === undefined || other === undefined) return items
  return items.map((kept, at) => (at === index ? other : at === index + by ? item : kept))
}

/** The draft with one section's entries changed. */
export const withEntries = (
  draft: Draft,
  section: number,
  change: (entries: readonly DraftEntry[]) => readonly DraftEntry[],
): Draft => ({
  ...draft,
  sections: draft.sections.map((kept, at) =>
    at === section ? { ...kept, entries: change(kept.entries) } : kept,
  ),
})

/** The draft without that entry on the page; it stays in hand with its words. */
export function withEntryHidden(draft: Draft, id: string): Draft {
  const hidden = draft.sections.flatMap(({ name, entries }) =>
    entries.flatMap((entry) => (entry.id === id ? [{ section: name, entry }] : [])),
  )
  const sections = draft.sections.map((section) => ({
    ...section,
    entries: section.entries.filter((entry) => entry.id !== id),
  }))
  return { ...draft, sections, hidden: [...draft.hidden, ...hidden] }
}

/** The draft with that entry on the page again, as the last of its section. */
export function withEntryShown(draft: Draft, id: string): Draft {
  const back = draft.hidden.find(({ entry }) => entry.id === id)
  if (!back) return draft
  const hidden = draft.hidden.filter((kept) => kept !== back)
  const at = draft.sections.findIndex(({ name }) => name === back.section)
  return at < 0
    ? { ...draft, hidden, sections: [...draft.sections, { name: back.section, entries: [back.entry] }] }
    : withEntries({ ...draft, hidden }, at, (entries) => [...entries, back.entry])
}

/** The prose under an entry, or of the introduction. */
export function proseAt({ intro, sections }: Draft, under: string): string {
  if (under === 'intro') return intro
  return sections.flatMap(({ entries }) => entries).find(({ id }) => id === under)?.prose ?? ''
}

/** The draft with other prose under an entry, or another introduction. */
export const withProseAt = (draft: Draft, under: string, prose: string): Draft =>
  under === 'intro'
    ? { ...draft, intro: prose }
    : {
        ...draft,
        sections: draft.sections.map((section) => ({
          ...section,
          entries: section.entries.map((entry) => (entry.id === under ? { ...entry, prose } : entry)),
        })),
      }
