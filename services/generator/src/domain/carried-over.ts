import { mostOnPage, type Removed, type ResumeContent } from '@thumbfolio/contracts'
import { amid, composedBeside } from './amid-prose.js'
import type { CheckedPage } from './check/check-page.js'
import { groundsOf } from './check/grounds.js'
import {
  isOwn,
  placedIds,
  withProse,
  type EntryId,
  type PageComposition,
  type PageSentence,
} from './composition.js'
import { anyEntry } from './entries.js'
import { titleOf } from './entry-names.js'
import { hasRoom, privateWords } from './expect-shown.js'
import type { Live } from './live-version.js'
import { ownEdits, type OwnEdits } from './own-edits.js'
import { summaryOf } from './provenance.js'
import type { Page } from './render/page.js'
import { plainly, sameEntries } from './same-entries.js'
import type { CarriedOver, Pinned, Site } from './site.js'
import { spokenAboutIn } from './spoken-about-in.js'
import { withoutEntries, withoutTakenOff } from './without-taken-off.js'

/** What a checked page is made of, and how it is shown. */
interface Made {
  readonly pinned: Pinned
  readonly page: (composition: PageComposition) => Page
  /** What could be gone back to until now. */
  readonly before: Site['before']
}

/** Own sentences and what else stood there, at their place of the new page. */
interface Stood {
  /** `intro`, or the id of an entry. */
  readonly under: string
  readonly sentences: readonly PageSentence[]
}

/** A sentence of the owner, at its place of the new page. */
interface Own {
  readonly under: string
  readonly sentence: PageSentence
}

/**
 * The checked page with what its owner wrote, each sentence where it stood, and without what they took off. A sentence
 * that finds no place is listed with what was removed. Pure, so that a repeated step gives the same.
 */
export function carriedOver(
  given: CheckedPage,
  live: Live,
  { pinned, page, before: left }: Made,
): CheckedPage & { readonly carried?: CarriedOver } {
  const edits = ownEdits(live)
  const before = live.source.pinned.content
  const same = sameEntries(before, pinned.content)
  const off = new Set([
    ...edits.takenOff.flatMap(({ id }) => same.get(id) ?? []),
    ...stillOff(left, new Set(same.values()), pinned),
  ])
  const checked = off.size === 0 ? given : withoutTakenOff(given, off, pinned)
  const { gone, stood } = placed(edits, same, checked)
  const drawn = (own: readonly Own[]) => withOwn(checked, stood, own, pinned)
  const { kept, lost } = chosen(stood, drawn, page)
  const unknown = edits.takenOff.filter(({ id }) => !same.has(id))
  const removed = [
    ...unknown.map(({ id }) => unknownHere(titleOf(anyEntry(before, id)))),
    ...gone.map((text) => goneFrom(text, before)),
    ...lost,
    ...stillRemoved(checked, kept),
  ]
  if (off.size === 0 && kept.length === 0) return { ...given, removed }
  const composition = drawn(kept)
  const { content, sources, day } = pinned
  const grounds = groundsOf(withoutEntries(content, off, composition.language), composition.language, day)
  return {
    ...checked,
    removed,
    ...(sources && {
      provenance: summaryOf(composition, { content, sources, contact: page(composition).contact }),
    }),
    carried: {
      ...{ composition, spokenAbout: spokenAboutIn(composition, content, grounds) },
      ...{ sentences: kept.length, takenOff: off.size },
    },
  }
}

/**
 * What was taken off the page that could be gone back to, where the resume of this one knows nothing of it: who went back
 * to a page without it has not shown it again.
 */
function stillOff(left: Site['before'], known: ReadonlySet<EntryId>, { content }: Pinned): EntryId[] {
  const { takenOff } = ownEdits(left)
  if (!left || left.editsDropped || takenOff.length === 0) return []
  const same = sameEntries(left.source.pinned.content, content)
  return takenOff.flatMap(({ id }) => same.get(id) ?? []).filter((id) => !known.has(id))
}

type Gone = readonly [place: string, text: string]

function placed({ written }: OwnEdits, same: ReadonlyMap<string, string>, { composition }: CheckedPage) {
  const places = new Set(['intro', ...placedIds(composition)])
  const gone: Gone[] = []
  const stood: Stood[] = []
  for (const [place, sentences] of written) {
    const under = place === 'intro' ? place : same.get(place)
    if (under !== undefined && places.has(under)) stood.push({ under, sentences })
    else gone.push(...sentences.filter(isOwn).map(({ text }): Gone => [place, text]))
  }
  return { gone, stood }
}

/** The page with these own sentences of all that stood there. */
function withOwn(
  { composition, removed }: CheckedPage,
  stood: readonly Stood[],
  own: readonly Own[],
  { content }: Pinned,
): PageComposition {
  const kept = new Set(own.map(({ sentence }) => sentence))
  const proseAt = (under: string, prose: readonly PageSentence[]): PageSentence[] => {
    const sentences = stood.find((one) => one.under === under)?.sentences ?? []
    const left = sentences.filter((sentence) => !isOwn(sentence) || kept.has(sentence))
    if (!left.some(isOwn)) return [...prose]
    return amid(left, composedBeside(left, { under, prose, removed, content }))
  }
  return withProse(composition, proseAt)
}

/** The own sentences that the page can show beside all that it says, the first ones first. */
function chosen(
  stood: readonly Stood[],
  drawn: (own: readonly Own[]) => PageComposition,
  page: Made['page'],
): { kept: readonly Own[]; lost: Removed[] } {
  const lost: Removed[] = []
  const lose = (own: Own, reason: string) => void lost.push(removedFrom(own, reason))
  const all = stood.flatMap(({ under, sentences }) =>
    sentences.filter(isOwn).map((sentence): Own => ({ under, sentence })),
  )
  if (all.length === 0) return { kept: [], lost }
  const secret = new Set(privateWords(page(drawn(all))))
  const open = all.filter((own) => !secret.has(own.sentence.text) || lose(own, isPrivate))
  const full = new Set(overFull(drawn(open)))
  const seated = open.filter((own) => !full.has(own.sentence) || lose(own, isFull))
  const most = mostThatFit(seated, (own) => page(drawn(own)))
  for (const own of seated.slice(most)) lose(own, hasNoRoom)
  return { kept: seated.slice(0, most), lost }
}

/** The last own sentences of each place that has more than a place may have. */
const overFull = ({ intro, sections }: PageComposition): PageSentence[] => {
  const over = (prose: readonly PageSentence[], most: number) =>
    prose.length > most ? prose.filter(isOwn).slice(most - prose.length) : []
  const entries = sections.flatMap((section) => section.entries)
  return [
    ...over(intro, mostOnPage.intro),
    ...entries.flatMap(({ prose = [] }) => over(prose, mostOnPage.prose)),
  ]
}

function mostThatFit(own: readonly Own[], page: (own: readonly Own[]) => Page): number {
  const bare = page([])
  const fits = (count: number) => hasRoom(page(own.slice(0, count)), bare)
  if (fits(own.length)) return own.length
  let [most, tooMany] = [0, own.length]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (fits(middle)) most = middle
    else tooMany = middle
  }
  return most
}

/** What the page says in its owner's words was not removed from it. */
const stillRemoved = ({ removed }: CheckedPage, kept: readonly Own[]): Removed[] =>
  removed.filter(
    ({ sentence: taken }) =>
      !kept.some(
        ({ under, sentence }) => under === taken?.under && plainly(sentence.text) === plainly(taken.text),
      ),
  )

const isPrivate =
  'You wrote it, and it tells contact data that is not public. Make that public, then put it back.'
const isFull =
  'You wrote it, and there are as many sentences as can stand there. Take one out, then put it back.'
const hasNoRoom =
  'You wrote it, and the page has no room for it. Write less or take an entry off, then put it back.'

const removedFrom = ({ under, sentence: { text } }: Own, reason: string): Removed => ({
  ...{ fact: text, reason },
  sentence: { under, text },
})

/** What was taken off is never shown without a word: under another name it may be. */
const unknownHere = (title: string): Removed => ({
  fact: title === '' ? 'An entry' : title,
  reason:
    'You took it off the page, and this resume has nothing of that name. Look whether the page shows it under another.',
})

/** It may hold without its entry, so it is offered for the introduction. */
function goneFrom([place, text]: Gone, content: ResumeContent): Removed {
  const title = titleOf(anyEntry(content, place))
  const entry = title === '' ? 'an entry that' : `“${title}”, which`
  const reason = `You wrote it under ${entry} this resume does not have. If it still holds, put it back in the introduction.`
  return { fact: text, reason, sentence: { under: 'intro', text } }
}
