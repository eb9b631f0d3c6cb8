import { mostOnPage, type CarriedEdits, type Removed, type ResumeContent } from '@thumbfolio/contracts'
import {
  isOwn,
  partsOf,
  placedIds,
  withLines,
  type EntryId,
  type PageComposition,
  type PageLine,
  type Place,
  anyEntry,
  titleOf,
  type Page,
  plainly,
} from '@thumbfolio/site-page'
import { hasRoom, privateWords } from '../page/expect-shown.js'
import type { Live } from '../site/live-version.js'
import { among } from './among-lines.js'
import { ownFacts } from '../page/facts.js'
import { matchedEntries } from './matched-entries.js'
import { mergeFacts } from './merge-facts.js'
import { withAdded } from './with-added.js'
import { ownEdits, type OwnEdits } from './own-edits.js'
import type { Pinned, Site } from '../site/site.js'
import { withoutHidden } from './without-hidden.js'

/** What a page is made of, and how it is shown. */
interface Made {
  readonly pinned: Pinned
  readonly page: (composition: PageComposition, pinned: Pinned) => Page
  /** What could be gone back to until now. */
  readonly before: Site['before']
}

/** Own words and what else stood there, at their place of the new page. */
interface Stood {
  readonly under: Place
  readonly lines: readonly PageLine[]
}

/** A line of the owner, at its place of the new page. */
interface Own {
  readonly under: Place
  readonly line: PageLine
}

interface Merged {
  readonly composition: PageComposition
  readonly pinned: Pinned
  readonly removed: Removed[]
  readonly carried?: CarriedEdits
}

/**
 * An arranged page with what the owner wrote: each line in its previous place, their facts, titles and added entries, and
 * without what they took off or replaced. What has no place is listed with what was removed. Pure, so that a repeated step
 * gives the same.
 */
export function mergeOwnerEdits(
  { headline: _none, titles: _standard, ...made }: PageComposition,
  live: Live,
  { pinned: read, page, before: left }: Made,
): Merged {
  const { headline, titles } = live.source.composition
  const edits = ownEdits(live)
  const before = live.source.pinned.content
  const facts = mergeFacts(live.source.pinned, read)
  const { pinned, same } = facts
  const own = { ...(headline !== undefined && { headline }), ...(titles && { titles }) }
  const arranged = withAdded({ ...made, ...own }, live.source.composition, facts)
  const hidden = new Set([
    ...edits.takenOff.flatMap(({ id }) => same.get(id) ?? []),
    ...stillHidden(left, new Set(same.values()), pinned),
  ])
  const shown = hidden.size === 0 ? arranged : withoutHidden(arranged, hidden, pinned.content)
  const open = withoutLeftOut(shown, edits, same)
  const { gone, stood } = placed(edits, same, open)
  const drawn = (own: readonly Own[]) => withOwn(open, stood, own)
  const { kept, lost } = chosen(stood, drawn, (composition) => page(composition, pinned))
  const unknown = edits.takenOff.filter(({ id }) => !same.has(id))
  const removed = [
    ...facts.lost,
    ...unknown.map(({ id }) => unknownHere(titleOf(anyEntry(before, id)))),
    ...mentionsOf(arranged, shown),
    ...gone.map((text) => goneFrom(text, before)),
    ...lost,
  ]
  const hasEdits = hidden.size > 0 || kept.length > 0 || edits.leftOut.length > 0 || pinned.read !== undefined
  if (!hasEdits) return { composition: arranged, pinned, removed }
  return {
    composition: drawn(kept),
    pinned,
    removed,
    carried: { sentences: kept.length, takenOff: hidden.size, ...factsKept(pinned) },
  }
}

const factsKept = (pinned: Pinned): Pick<CarriedEdits, 'facts'> => {
  const { length } = ownFacts(pinned)
  return length > 0 ? { facts: length } : {}
}

/**
 * What was taken off the page that could be gone back to, where the resume of this one knows nothing of it: who went back
 * to a page without it has not shown it again.
 */
function stillHidden(left: Site['before'], known: ReadonlySet<EntryId>, pinned: Pinned): EntryId[] {
  const { takenOff } = ownEdits(left)
  if (!left || left.editsDropped || takenOff.length === 0) return []
  const same = matchedEntries(left.source.pinned, pinned)
  return takenOff.flatMap(({ id }) => same.get(id) ?? []).filter((id) => !known.has(id))
}

/** Sentences of the introduction that went with an entry. */
const mentionsOf = (arranged: PageComposition, shown: PageComposition): Removed[] =>
  arranged.intro.flatMap((line) =>
    shown.intro.includes(line)
      ? []
      : [
          {
            fact: line.text,
            reason: mentionsHidden,
            sentence: { under: 'intro', text: line.text },
          },
        ],
  )

const mentionsHidden = 'It mentions something that you took off the page.'

const placeIn = (place: Place, same: ReadonlyMap<string, string>): Place | undefined =>
  place === 'intro' ? place : same.get(place)

/** Without the lines that the owner left out or replaced, as long as they say the same. */
function withoutLeftOut(
  composition: PageComposition,
  { leftOut }: OwnEdits,
  same: ReadonlyMap<string, string>,
): PageComposition {
  const texts = new Map(
    leftOut.flatMap(([place, each]) => {
      const under = placeIn(place, same)
      return under === undefined ? [] : [[under, new Set(each.map(plainly))] as const]
    }),
  )
  if (texts.size === 0) return composition
  return withLines(composition, (place, lines) =>
    lines.filter(({ text }) => !texts.get(place)?.has(plainly(text))),
  )
}

type Gone = readonly [place: Place, text: string]

function placed({ written }: OwnEdits, same: ReadonlyMap<string, string>, composition: PageComposition) {
  const places = new Set(['intro', ...placedIds(composition)])
  const gone: Gone[] = []
  const stood: Stood[] = []
  for (const [place, lines] of written) {
    const under = placeIn(place, same)
    if (under !== undefined && places.has(under))
      stood.push({ under, lines: lines.map((line) => movedTo(under, line)) })
    else gone.push(...lines.filter(isOwn).map(({ text }): Gone => [place, text]))
  }
  return { gone, stood }
}

/** Own words stand for a line of the entry where they are, whatever its id was on the page before. */
function movedTo(under: Place, line: PageLine): PageLine {
  if (!isOwn(line) || line.line === undefined) return line
  const { place } = partsOf(line.line)!
  return { ...line, line: `${under === 'intro' ? 'basics' : under}/${place}` }
}

/** The page with these own lines of all that stood there. Nothing is said beside them that they say already. */
function withOwn(
  composition: PageComposition,
  stood: readonly Stood[],
  own: readonly Own[],
): PageComposition {
  const kept = new Set(own.map(({ line }) => line))
  return withLines(composition, (under, lines) => {
    const all = stood.find((one) => one.under === under)?.lines ?? []
    const left = all.filter((line) => !isOwn(line) || kept.has(line))
    if (!left.some(isOwn)) return [...lines]
    const said = new Set(left.filter(isOwn).map(({ text }) => plainly(text)))
    return among(
      left,
      lines.filter(({ text }) => !said.has(plainly(text))),
    )
  })
}

/** The own lines that the page can show beside all that it says, the first ones first. */
function chosen(
  stood: readonly Stood[],
  drawn: (own: readonly Own[]) => PageComposition,
  page: (composition: PageComposition) => Page,
): { kept: readonly Own[]; lost: Removed[] } {
  const lost: Removed[] = []
  const lose = (own: Own, reason: string) => void lost.push(removedFrom(own, reason))
  const all = stood.flatMap(({ under, lines }) => lines.filter(isOwn).map((line): Own => ({ under, line })))
  if (all.length === 0) return { kept: [], lost }
  const secret = new Set(privateWords(page(drawn(all))))
  const open = all.filter((own) => !secret.has(own.line.text) || lose(own, isPrivate))
  const full = new Set(overFull(drawn(open)))
  const seated = open.filter((own) => !full.has(own.line.text) || lose(own, isFull))
  const most = mostThatFit(seated, (own) => page(drawn(own)))
  for (const own of seated.slice(most)) lose(own, hasNoRoom)
  return { kept: seated.slice(0, most), lost }
}

/** The last own words of each place that has more lines than a place may have. */
const overFull = ({ intro, sections }: PageComposition): string[] => {
  const over = (lines: readonly PageLine[], most: number) =>
    lines.length > most ? lines.filter(isOwn).slice(most - lines.length) : []
  const entries = sections.flatMap((section) => section.entries)
  return [
    ...over(intro, mostOnPage.intro),
    ...entries.flatMap(({ lines }) => over(lines, mostOnPage.lines)),
  ].map(({ text }) => text)
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

const isPrivate =
  'You wrote it, and it tells contact data that is not public. Make that public, then put it back.'
const isFull =
  'You wrote it, and there are as many sentences as can stand there. Take one out, then put it back.'
const hasNoRoom =
  'You wrote it, and the page has no room for it. Write less or take an entry off, then put it back.'

const removedFrom = ({ under, line: { text } }: Own, reason: string): Removed => ({
  fact: text,
  reason,
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
