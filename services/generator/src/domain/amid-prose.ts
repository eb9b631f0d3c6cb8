import type { Removed, ResumeContent } from '@thumbfolio/contracts'
import { isOwn, type PageSentence } from './composition.js'
import { entryOf, sectionOf } from './entries.js'
import { valuesOf } from './entry-names.js'
import { replacedBy } from './facts.js'
import { plainly } from './same-entries.js'

/**
 * The owner's own sentences of a place among its new prose, in their order. What began the place begins it, what
 * followed a sentence that is still there follows it, and the rest stands before the next own one, or at the end.
 */
export function amid(stood: readonly PageSentence[], composed: readonly PageSentence[]): PageSentence[] {
  const forms = composed.map(({ text }) => plainly(text))
  const gaps: PageSentence[][] = [...composed, undefined].map(() => [])
  let last = composed.length
  for (const [at, sentence] of [...stood.entries()].reverse()) {
    if (!isOwn(sentence)) continue
    last = Math.min(last, gapAfter(stood.slice(0, at), forms))
    gaps[last]!.unshift(sentence)
  }
  return gaps.flatMap((own, at) => [...own, ...composed.slice(at, at + 1)])
}

function gapAfter(before: readonly PageSentence[], forms: readonly string[]): number {
  const composed = before.filter((sentence) => !isOwn(sentence))
  if (composed.length === 0) return 0
  const nearest = composed.map(({ text }) => forms.indexOf(plainly(text))).findLast((at) => at >= 0)
  return nearest === undefined ? forms.length : nearest + 1
}

interface NewProse {
  readonly under: string
  readonly prose: readonly PageSentence[]
  readonly removed: readonly Removed[]
  readonly content: ResumeContent
}

/** What a composer says beside the owner's words: not the same again, nor what the check left of it. */
export function composedBeside(
  stood: readonly PageSentence[],
  { under, prose, removed, content }: NewProse,
): PageSentence[] {
  const own = new Set(stood.filter(isOwn).map(({ text }) => plainly(text)))
  const rests = removed.flatMap(({ sentence }) =>
    sentence?.under === under && sentence.rest !== undefined && own.has(plainly(sentence.text))
      ? [plainly(sentence.rest)]
      : [],
  )
  const said = new Set([...own, ...rests])
  const composed = prose.length > 0 || stood.every(isOwn) ? prose : ownText(content, under)
  return composed.filter(({ text }) => !said.has(plainly(text)))
}

/** Prose stands in place of an entry's own text: where a composer's stood beside the owner's, that text stays instead. */
function ownText(content: ResumeContent, id: string): PageSentence[] {
  const section = sectionOf(id)
  const texts = section ? valuesOf(entryOf(content, section, id), [replacedBy(section)]) : []
  return texts.map((text) => ({
    ...{ text: text.replace(/\s+/g, ' ').trim(), sources: [id] },
  }))
}
