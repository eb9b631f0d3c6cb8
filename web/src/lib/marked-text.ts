import type { SiteSuggestion } from '@thumbfolio/contracts'

/** A run of a text, and how it is marked. */
export interface MarkedRun {
  readonly text: string
  readonly isAdded: boolean
  /** Nowhere in the resume. */
  readonly isBeyond: boolean
}

/** The suggested text in runs, with what was added and what is nowhere in the resume marked. Joined they are the text. */
export function markedRuns({ text, changes, beyond }: Pick<SiteSuggestion, 'text' | 'changes' | 'beyond'>) {
  const kept = changes.filter(({ kind }) => kind !== 'removed')
  const ends = [
    ...kept.reduce<number[]>((all, part) => [...all, (all.at(-1) ?? 0) + part.text.length], []),
    ...beyond.flatMap(({ start, end }) => [start, end]),
    text.length,
  ]
  const cuts = [...new Set([0, ...ends])].filter((at) => at <= text.length).sort((a, b) => a - b)
  const addedAt = (at: number) => {
    let end = 0
    return kept.find((part) => (end += part.text.length) > at)?.kind === 'added'
  }
  return cuts.slice(1).map((end, at): MarkedRun => ({
    text: text.slice(cuts[at], end),
    isAdded: addedAt(cuts[at]!),
    isBeyond: beyond.some((span) => span.start <= cuts[at]! && end <= span.end),
  }))
}

/** A run of the text that is on the page now, and whether the suggestion leaves it out. */
export interface OriginalRun {
  readonly text: string
  readonly isRemoved: boolean
}

/**
 * The text on the page in runs; joined they are that text. Words that both texts have carry the space that the new one has
 * before them, which is none at its beginning: two runs of the old text always have one in between.
 */
export const originalRuns = ({ changes }: Pick<SiteSuggestion, 'changes'>): OriginalRun[] =>
  changes
    .filter(({ kind }) => kind !== 'added')
    .map(({ kind, text }, at) => {
      const isRemoved = kind === 'removed'
      if (at === 0) return { text: text.trimStart(), isRemoved }
      return { text: /^\s/u.test(text) ? text : ` ${text}`, isRemoved }
    })
