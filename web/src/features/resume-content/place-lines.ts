import {
  emptyEntry,
  entryAt,
  itemsOf,
  newId,
  withEntries,
  withField,
  type Draft,
  type DraftEntry,
} from './draft.js'
import { basicsRoot, listShapes } from '../../lib/field-catalogue.js'
import { rolesOf, type Role } from './field-roles.js'
import { positionOf } from './entry-positions.js'
import { valuesFrom, withoutBullet } from './entry-from-lines.js'
import { bare, isSameText, textOf, type Page, type PageLine, type Placing } from './page-lines.js'
import { printedDates } from './printed-dates.js'

/** Where lines of the page are put. */
export type Target =
  | { readonly kind: 'entry'; readonly root: string }
  | { readonly kind: 'role'; readonly entry: string; readonly role: 'title' | 'organization' | 'dates' }
  | { readonly kind: 'bullet-above'; readonly entry: string }
  | { readonly kind: 'basics'; readonly key: string }
  | { readonly kind: 'leave-out' }

/** The draft, and what became of the lines of the page. */
export interface Hands extends Placing {
  readonly draft: Draft
}

const multiline = new Set(
  listShapes.flatMap(({ root, fields }) =>
    fields.filter(({ kind }) => kind === 'lines').map(({ key }) => `${root} ${key}`),
  ),
)

/** An entry without the text of a line; the entry itself where it does not have it. */
function without(root: string | undefined, entry: DraftEntry, line: PageLine, isOwn: boolean): DraftEntry {
  const said = [textOf(line), line.text].filter((text) => bare(text) !== '')
  const isDates =
    isOwn &&
    line.pointers.some((pointer) => /\/(?:startDate|endDate|date|expires|releaseDate)$/.test(pointer))
  for (const [key, value] of Object.entries(entry.values)) {
    if (value === '') continue
    if (isDates && line.pointers.includes(`${entry.id}/${key}`)) {
      const values = { ...entry.values }
      for (const pointer of line.pointers) values[pointer.slice(entry.id.length + 1)] = ''
      return { ...entry, values }
    }
    if (said.some((text) => isSameText(text, value)))
      return { ...entry, values: { ...entry.values, [key]: '' } }
    if (!multiline.has(`${root} ${key}`)) continue
    const items = itemsOf(value)
    const at = items.findIndex((item) => said.some((text) => isSameText(text, item)))
    if (at >= 0) return { ...entry, values: { ...entry.values, [key]: items.toSpliced(at, 1).join('\n') } }
  }
  return entry
}

/** Takes the text of a line out of the value it is in: of its own entry first, then of whichever says the same. */
function takenOut(draft: Draft, line: PageLine): Draft {
  const isOwn = ({ id }: DraftEntry) => line.pointers.some((pointer) => pointer.startsWith(`${id}/`))
  const all = [
    { root: undefined, entry: draft.basics },
    ...Object.entries(draft.lists).flatMap(([root, entries]) => entries.map((entry) => ({ root, entry }))),
  ].sort((a, b) => Number(isOwn(b.entry)) - Number(isOwn(a.entry)))
  for (const { root, entry } of all) {
    const next = without(root, entry, line, isOwn(entry))
    if (next === entry) continue
    if (root === undefined) return { ...draft, basics: next }
    return withEntries(draft, root, (now) => now.map((one) => (one.id === entry.id ? next : one)))
  }
  return draft
}

function withNewEntries(draft: Draft, root: string, lines: readonly PageLine[], page: Page): Draft {
  const groups = rolesOf(root).isLineEach ? lines.map((line) => [line]) : [lines]
  const made = groups.map((group) => ({
    ...emptyEntry(newId(root)),
    values: valuesFrom(group.map(textOf), root, page, draft),
    lines: group.map(({ key }) => key),
  }))
  const first = page.lines.findIndex(({ key }) => key === lines[0]?.key)
  return withEntries(draft, root, (now) => {
    const after = now.findIndex((entry) => positionOf(root, entry, page.lines) > first)
    return after < 0 ? [...now, ...made] : now.toSpliced(after, 0, ...made)
  })
}

/** What stood in a field and has to give way goes to the field that the new text came from, where that is empty now. */
function withRole(before: Draft, draft: Draft, id: string, role: Role, text: string): Draft {
  const { root, entry } = entryAt(draft, id) ?? {}
  const key = root === undefined ? undefined : rolesOf(root)[role]
  if (key === undefined || !entry) return draft
  const displaced = entry.values[key] ?? ''
  const old = entryAt(before, id)?.entry.values ?? {}
  const { title, organization } = rolesOf(root ?? '')
  const freed = [title, organization].find(
    (other) =>
      other !== undefined && other !== key && (old[other] ?? '') !== '' && (entry.values[other] ?? '') === '',
  )
  const next = withField(draft, id, key, text)
  return freed !== undefined && displaced !== '' ? withField(next, id, freed, displaced) : next
}

function withDates(draft: Draft, id: string, text: string, language: string): Draft {
  const { root } = entryAt(draft, id) ?? {}
  const { start, end } = rolesOf(root ?? '')
  const dates = printedDates(text, language)
  if (!dates || start === undefined) return draft
  const next = withField(draft, id, start, dates.start)
  return end === undefined ? next : withField(next, id, end, dates.end ?? '')
}

/** The text continues the last point above it, or is the first point. */
function withMoreOfBullet(draft: Draft, id: string, line: PageLine, text: string, { lines }: Page): Draft {
  const { root, entry } = entryAt(draft, id) ?? {}
  const roles = rolesOf(root ?? '')
  const key = roles.points ?? roles.text
  if (key === undefined || !entry) return draft
  const items = itemsOf(entry.values[key])
  const placeOf = (item: string) =>
    lines.findIndex((one) => bare(textOf(one)) !== '' && bare(item).endsWith(bare(textOf(one))))
  const at = lines.findIndex((one) => one.key === line.key)
  const before = items.findLastIndex((item) => placeOf(item) >= 0 && placeOf(item) < at)
  const index = before < 0 ? items.length - 1 : before
  const grown = items.length === 0 ? [text] : items.with(index, `${items[index]} ${text}`)
  return withField(draft, id, key, grown.join('\n'))
}

const withBasics = (draft: Draft, key: string, text: string): Draft => {
  const before = key === 'summary' ? draft.basics.values[key]?.trim() : undefined
  return withField(draft, basicsRoot, key, before ? `${before}\n${text}` : text)
}

function put(draft: Draft, before: Draft, lines: readonly PageLine[], target: Target, page: Page): Draft {
  const text = lines.map((line) => withoutBullet(textOf(line))).join(' ')
  const [first] = lines
  if (!first) return draft
  switch (target.kind) {
    case 'leave-out':
      return draft
    case 'entry':
      return withNewEntries(draft, target.root, lines, page)
    case 'basics':
      return withBasics(draft, target.key, lines.map(textOf).join(target.key === 'summary' ? '\n' : ' '))
    case 'bullet-above':
      return withMoreOfBullet(draft, target.entry, first, text, page)
    case 'role':
      return target.role === 'dates'
        ? withDates(draft, target.entry, lines.map(({ text: printed }) => printed).join(' – '), page.language)
        : withRole(before, draft, target.entry, target.role, text)
  }
}

const entriesOf = ({ basics, lists }: Draft): DraftEntry[] => [basics, ...Object.values(lists).flat()]
const valuesOf = (draft: Draft): string[] => entriesOf(draft).flatMap(({ values }) => Object.values(values))
const isEmpty = ({ values }: DraftEntry): boolean =>
  Object.values(values).every((value) => value.trim() === '')

/** Without the entries all of whose text was taken out. */
function pruned(draft: Draft, before: Draft): Draft {
  const said = new Set(entriesOf(before).flatMap((entry) => (isEmpty(entry) ? [] : entry.id)))
  const isKept = (entry: DraftEntry) => !isEmpty(entry) || !said.has(entry.id)
  const lists = Object.entries(draft.lists).map(([root, entries]) => [root, entries.filter(isKept)] as const)
  return { ...draft, lists: Object.fromEntries(lists) }
}

/**
 * Puts lines of the page where their owner says, out of wherever they are. A target that takes none of their text
 * changes nothing; a value that gives way to them is among the left-overs again.
 */
export function placed(hands: Hands, lines: readonly PageLine[], target: Target, page: Page): Hands {
  if (lines.length === 0) return hands
  const out = lines.reduce(takenOut, hands.draft)
  const full = put(out, hands.draft, lines, target, page)
  if (target.kind !== 'leave-out' && full === out) return hands
  const draft = pruned(full, hands.draft)
  const keys = new Set(lines.map(({ key }) => key))
  const before = new Set(
    valuesOf(hands.draft)
      .flatMap((value) => [value, ...itemsOf(value)])
      .map(bare),
  )
  const after = valuesOf(draft)
    .map((value) => ` ${bare(value)} `)
    .join('\n')
  const isSaid = (line: PageLine) => after.includes(` ${bare(textOf(line))} `)
  const lost = page.lines.filter(
    (line) => !keys.has(line.key) && before.has(bare(textOf(line))) && !isSaid(line),
  )
  const lostKeys = new Set(lost.map(({ key }) => key))
  const settled = lines.filter((line) => target.kind === 'leave-out' || !isSaid(line)).map(({ key }) => key)
  return {
    draft,
    settled: [...new Set([...hands.settled.filter((key) => !lostKeys.has(key)), ...settled])],
    loose: [...new Set([...hands.loose.filter((key) => !keys.has(key)), ...lostKeys])],
  }
}
