import {
  newEntryId,
  textsOfStudy,
  type PlacedPicture,
  type Removed,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { anyEntry, areEqual, sameEntries, textsByPointer, titleOf, type EntryId } from '@thumbfolio/site-page'
import { asRead } from '../../../models/domain.js'
import { matchedEntries } from '../edits/matched-entries.js'
import { entriesAt, nameAt, placesOf } from '../edits/edited-places.js'
import { editedPageOf, type EditedEntry, type EditedPage } from '../edits/edited-page.js'
import type { PageSnapshot } from '../site/site.js'

type Source = PageSnapshot['source']

export interface Rebase {
  /** An edit of the current page that applies every change of the draft. */
  readonly edit: SiteContentEdit
  /** Values of the current page that the draft's values replaced. */
  readonly collisions: readonly Removed[]
}

/**
 * A three-way merge: the changes of a draft since it began, applied to the current page. Where both changed the same value,
 * the draft's is kept and the page's is listed. An entry that only the draft has is added. One that was hidden in the draft
 * and changed on the page is shown. Pure.
 */
export function rebaseOf(base: Source, mine: Source, theirs: Source): Rebase {
  const same = idsBetween(base, theirs)
  const [was, own, now] = [editedPageOf(base), editedPageOf(mine), editedPageOf(theirs)]
  const merge = threeWay()
  const entries = mergedEntries({ base, mine, theirs, same, was, own, now, merge })
  const basics = merge.fields('Name and contact', was.basics, own.basics, now.basics)
  return {
    edit: {
      headline: merge.value('The headline', was.headline, own.headline, now.headline),
      intro: [...merge.value('The introduction', was.intro, own.intro, now.intro)],
      basics,
      titles: titlesOf(merge.fields('The title of a section', was.titles, own.titles, now.titles)),
      sections: entries,
    },
    collisions: merge.collisions,
  }
}

/** A cleared title is the standard one. */
const titlesOf = (titles: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, title ?? '']))

type Merge = ReturnType<typeof threeWay>

function threeWay() {
  const collisions: Removed[] = []
  const collide = (where: string, own: unknown, other: unknown) => {
    const fact = textOf(other)
    if (fact !== '') collisions.push({ fact, reason: bothChanged(where) })
    else if (textOf(own) !== '') collisions.push({ fact: textOf(own), reason: clearedThere(where) })
  }
  const value = <T>(where: string, was: T, own: T, now: T, isListed = true): T => {
    if (areEqual(own, was) || areEqual(own, now)) return now
    if (isListed && !areEqual(now, was)) collide(where, own, now)
    return own
  }
  return {
    collisions,
    value,
    list: (fact: string, reason: string) => void collisions.push({ fact, reason }),
    /** The fields that become other ones than they are now; `null` clears one. */
    fields: <T>(
      where: string,
      was: Readonly<Record<string, T>>,
      own: Readonly<Record<string, T>>,
      now: Readonly<Record<string, T>>,
    ): Record<string, T | null> =>
      Object.fromEntries(
        [...new Set([...Object.keys(own), ...Object.keys(now)])].flatMap((name) => {
          const merged = value(where, was[name], own[name], now[name])
          return areEqual(merged, now[name]) ? [] : [[name, merged ?? null]]
        }),
      ),
  }
}

const bothChanged = (where: string): string =>
  `${where} was changed on the live page and here. Yours is on the page; this is what the live page says.`

const clearedThere = (where: string): string =>
  `${where} was removed on the live page and changed here, so this is shown again. Remove it if it should not be.`

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : textsByPointer(value)
        .map(({ text }) => text)
        .join(' ')

/**
 * The entries of one page in another. Pages of one reading share the ids of what was read; what an owner added is found by
 * what it says.
 */
function idsBetween(base: Source, theirs: Source): ReadonlyMap<EntryId, EntryId> {
  const [was, is] = [asRead(base.pinned).content, asRead(theirs.pinned).content]
  if (!areEqual(was, is)) return matchedEntries(base.pinned, theirs.pinned)
  const isRead = (id: EntryId) => anyEntry(was, id) !== undefined
  const added = [...sameEntries(base.pinned.content, theirs.pinned.content)]
  const all = editedIds(base)
    .filter(isRead)
    .map((id): [EntryId, EntryId] => [id, id])
  return new Map([...added.filter(([id, there]) => !isRead(id) && !isRead(there)), ...all])
}

/** Also of entries that the page does not show. */
const editedIds = ({ pinned: { content } }: Source): EntryId[] =>
  Object.entries(content).flatMap(([section, list]) =>
    Array.isArray(list) ? list.map((_, at) => `${section}/${at}`) : [],
  )

interface Pages {
  readonly base: Source
  readonly mine: Source
  readonly theirs: Source
  readonly same: ReadonlyMap<EntryId, EntryId>
  readonly was: EditedPage
  readonly own: EditedPage
  readonly now: EditedPage
  readonly merge: Merge
}

/** Entries are known by their ids on the page as it is now; those that only the draft has by the draft's. */
interface Known {
  readonly entry: EditedEntry
  readonly was?: EditedEntry | undefined
  readonly now?: EditedEntry | undefined
}

function mergedEntries(pages: Pages): SiteContentEdit['sections'] {
  const { base, theirs, same, was, own, now, merge } = pages
  const before = entriesOf(was)
  const current = entriesOf(now)
  const isThere = (id: EntryId | undefined): id is EntryId =>
    id !== undefined && anyEntry(theirs.pinned.content, id) !== undefined
  const keyOf = (id: EntryId) => {
    const there = anyEntry(base.pinned.content, id) === undefined ? undefined : same.get(id)
    return isThere(there) ? there : `${mineOnly}${id}`
  }
  const mine = new Map<string, Known>()
  for (const [id, entry] of entriesOf(own)) {
    const key = keyOf(id)
    mine.set(key, { entry, was: before.get(id), now: current.get(key) })
  }
  const shownBefore = new Map([...before].map(([id, entry]) => [keyOf(id), entry]))

  /** What an entry becomes; undefined for one that is not on the page. */
  const merged = (key: string): EditedEntry | undefined => {
    const known = mine.get(key)
    const there = current.get(key)
    const old = shownBefore.get(key)
    if (!known) {
      if (!there || !old) return there
      if (isSame(old, there)) return undefined
      merge.list(titleIn(theirs, key), stillShown)
      return there
    }
    if (there) return mergedEntry(known, there, merge, titleIn(theirs, key))
    // Taken off there, and not changed here.
    if (old && isSame(old, known.entry)) return undefined
    if (old) merge.list(titleIn(pages.mine, known.entry.id), shownAgain)
    return { ...known.entry, id: key.startsWith(mineOnly) ? newEntryId : key }
  }
  const orderOf = (keys: (page: EditedPage) => readonly string[]) =>
    mergedOrder(keys(own), keys(was), keys(now))
  const keysIn = (place: string) => (page: EditedPage) =>
    entriesAt(page, place).map(({ id }) => (page === now ? id : keyOf(id)))
  // An entry whose title was changed on one side is in two places.
  const seen = new Set<string>()
  return orderOf(placesOf)
    .map((place) => ({
      name: nameAt(place),
      entries: orderOf(keysIn(place)).flatMap((key) => {
        const entry = seen.has(key) ? undefined : merged(key)
        seen.add(key)
        return entry ? [toEdit(entry)] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** No id of an entry begins so. */
const mineOnly = 'mine:'

const stillShown =
  'You took it off the page, and it was changed on the live page meanwhile, so it is shown. Hide it again if it should not be.'

const shownAgain =
  'It was taken off the live page, and you changed it here, so it is shown again. Hide it if it should not be.'

const titleIn = ({ pinned: { content } }: Source, id: EntryId): string => {
  const entry = anyEntry(content, id)
  return titleOf(entry) || 'An entry'
}

const isSame = ({ id: _one, ...one }: EditedEntry, { id: _other, ...other }: EditedEntry): boolean =>
  areEqual(one, other)

function mergedEntry({ entry, was }: Known, there: EditedEntry, merge: Merge, title: string): EditedEntry {
  // Shown again here: there is nothing to compare with but what it says now.
  const old = was ?? there
  const where = `“${title}”`
  const chosen = merge.value(where, old.pictures, entry.pictures, there.pictures, false)
  const isGone = (picture: PlacedPicture) =>
    old.pictures.some((one) => areEqual(one, picture)) && !there.pictures.some(({ id }) => id === picture.id)
  const pictures = chosen.filter((picture) => !isGone(picture))
  const others = there.pictures.filter(
    ({ id }) => ![...old.pictures, ...pictures].some((picture) => picture.id === id),
  )
  const caseStudy = mergedStudy(old, entry, there, merge, where)
  const shown = [...pictures, ...others]
  return {
    id: there.id,
    emphasis: merge.value(where, old.emphasis, entry.emphasis, there.emphasis, false),
    lines: merge.value(where, old.lines, entry.lines, there.lines),
    fields: merge.fields(where, old.fields, entry.fields, there.fields),
    pictures: areEqual(entry.caseStudy, old.caseStudy)
      ? shown
      : [...shown, ...picturesFor(caseStudy, entry.pictures, shown)],
    ...(caseStudy && { caseStudy }),
  }
}

function mergedStudy(
  { caseStudy: was }: EditedEntry,
  { caseStudy: own }: EditedEntry,
  { caseStudy: now }: EditedEntry,
  merge: Merge,
  where: string,
): EditedEntry['caseStudy'] {
  const study = merge.value(where, was, own, now, false)
  const isLost = now && !areEqual(study, now) && !areEqual(now, was)
  if (isLost) merge.list(textsOfStudy(now).join(' '), bothChanged(`The case study of ${where}`))
  return study
}

/** Pictures that a case study of the draft shows and that were taken off the live page. */
const picturesFor = (
  study: EditedEntry['caseStudy'],
  known: EditedEntry['pictures'],
  shown: EditedEntry['pictures'],
): EditedEntry['pictures'] => {
  const ids = [study?.lead, ...(study?.blocks ?? []).map((block) => block.kind === 'picture' && block.id)]
  const missing = new Set(ids.filter((id) => !shown.some((picture) => picture.id === id)))
  return [...missing].flatMap((id) => known.find((picture) => picture.id === id) ?? [])
}

const toEdit = ({ id, emphasis, lines, fields, pictures, caseStudy }: EditedEntry) => ({
  id,
  emphasis,
  lines: [...lines],
  fields: { ...fields },
  pictures: [...pictures],
  caseStudy: caseStudy ? withoutMissing(caseStudy, pictures) : null,
})

type Study = NonNullable<EditedEntry['caseStudy']>

/** The case study without pictures that are not under its entry. */
function withoutMissing({ lead, blocks, ...study }: Study, pictures: EditedEntry['pictures']): Study {
  const isThere = (wanted: string | undefined) => pictures.some(({ id }) => id === wanted)
  return {
    ...study,
    ...(isThere(lead) && { lead }),
    blocks: blocks.filter((block) => block.kind !== 'picture' || isThere(block.id)),
  }
}

const entriesOf = ({ sections }: EditedPage): Map<EntryId, EditedEntry> =>
  new Map(sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)))

/** An order that was changed here wins. What only the other has follows its predecessor there. */
function mergedOrder(
  own: readonly string[],
  was: readonly string[],
  now: readonly string[],
): readonly string[] {
  return areEqual(own, was) ? withMissing(now, own) : withMissing(own, now)
}

const withMissing = (order: readonly string[], other: readonly string[]): readonly string[] =>
  other.reduce<readonly string[]>((all, key, at) => {
    if (all.includes(key)) return all
    return all.toSpliced(all.indexOf(other[at - 1] ?? '') + 1, 0, key)
  }, order)
