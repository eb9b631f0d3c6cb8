import type { Removed } from '@thumbfolio/contracts'
import { linesOf, proseAt, withProseAt, type Draft } from '../../lib/page-words.js'

/** A sentence of the owner that a launch found no place for. */
export type RemovedSentence = NonNullable<Removed['sentence']>

/** Where the sentence stood, in words; undefined where the page has no such place any more. */
export function placeOf(draft: Draft, { under }: RemovedSentence): string | undefined {
  if (under === 'intro') return 'Introduction'
  const entry = draft.sections.flatMap(({ entries }) => entries).find(({ id }) => id === under)
  return entry && (entry.title || 'Entry')
}

export const isBack = (draft: Draft, { under, text }: RemovedSentence): boolean =>
  linesOf(proseAt(draft, under)).includes(oneLine(text))

/** At the end of its place. */
export const putBack = (draft: Draft, { under, text }: RemovedSentence): Draft =>
  withProseAt(draft, under, [...linesOf(proseAt(draft, under)), oneLine(text)].join('\n'))

export function takenOut(draft: Draft, { under, text }: RemovedSentence): Draft {
  const lines = linesOf(proseAt(draft, under))
  const at = lines.indexOf(oneLine(text))
  return withProseAt(draft, under, lines.filter((_, index) => index !== at).join('\n'))
}

/** A line of the draft is a sentence. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
