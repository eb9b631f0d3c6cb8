import type { Removed } from '@thumbfolio/contracts'
import { linesOf, proseAt, withProseAt, type Draft } from './draft.js'

/** A sentence that the check took off the page, or a part of it. */
export type RemovedSentence = NonNullable<Removed['sentence']>

/** Where the sentence stood, in words; undefined where the page has no such place any more. */
export function placeOf(draft: Draft, { under }: RemovedSentence): string | undefined {
  if (under === 'intro') return 'Introduction'
  const entry = draft.sections.flatMap(({ entries }) => entries).find(({ id }) => id === under)
  return entry && (entry.title || 'Entry')
}

export const isBack = (draft: Draft, { under, text }: RemovedSentence): boolean =>
  linesOf(proseAt(draft, under)).includes(oneLine(text))

/** The whole sentence stands where what was left of it stood, or else at the end. */
export const putBack = (draft: Draft, { under, text, rest }: RemovedSentence): Draft =>
  withProseAt(draft, under, exchanged(proseAt(draft, under), rest, text))

/** What was left of the sentence stands there again, or nothing of it. */
export const takenOut = (draft: Draft, { under, text, rest }: RemovedSentence): Draft =>
  withProseAt(draft, under, exchanged(proseAt(draft, under), text, rest))

function exchanged(prose: string, old: string | undefined, next: string | undefined): string {
  const lines = linesOf(prose)
  const at = old === undefined ? -1 : lines.indexOf(oneLine(old))
  const found = at < 0 ? lines.length : at
  return lines.toSpliced(found, 1, ...(next === undefined ? [] : [oneLine(next)])).join('\n')
}

/** A line of the draft is a sentence. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
