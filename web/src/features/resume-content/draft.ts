import type { ResumeContent } from '@thumbfolio/contracts'
import { basicsFields, basicsRoot, listShapes, type FieldShape } from '../../lib/field-catalogue.js'

type Source = Readonly<Record<string, unknown>>

/** A part of the resume while it is edited: its values as text. */
export interface DraftEntry {
  /** JSON pointer into the loaded content; one that was added has a name that is no index. */
  readonly id: string
  readonly values: Readonly<Record<string, string>>
  /** As it was loaded; absent for one that was added. */
  readonly source: Source | undefined
  /** Keys of the lines of the page that it was made of. */
  readonly lines?: readonly string[]
}

/** What the owner has in hand, until it is saved. Lists are keyed by their pointer. */
export interface Draft {
  readonly basics: DraftEntry
  readonly lists: Readonly<Record<string, readonly DraftEntry[]>>
}

const isObject = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (source: Source | undefined, key: string): unknown =>
  key.split('/').reduce<unknown>((node, part) => (isObject(node) ? node[part] : undefined), source)

/** A copy with one value set, or left out where it is undefined; an object that gets empty goes too. */
function withValue(source: Source, key: string, value: unknown): Source {
  const [head = '', ...rest] = key.split('/')
  const nested = source[head]
  const inner = rest.length === 0 ? value : withValue(isObject(nested) ? nested : {}, rest.join('/'), value)
  if (inner !== undefined && !(isObject(inner) && Object.keys(inner).length === 0))
    return { ...source, [head]: inner }
  return Object.fromEntries(Object.entries(source).filter(([name]) => name !== head))
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

/** The text of a field as it was loaded. */
export const loadedText = (entry: DraftEntry, key: string): string => textOf(valueAt(entry.source, key))

function parsed(kind: FieldShape['kind'], text: string): unknown {
  if (kind !== 'lines') return text.trim() === '' ? undefined : text.trim()
  const items = text
    .split('\n')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return items.length === 0 ? undefined : items
}

const entryOf = (id: string, source: Source | undefined, fields: readonly FieldShape[]): DraftEntry => ({
  id,
  source,
  values: Object.fromEntries(fields.map(({ key }) => [key, textOf(valueAt(source, key))])),
})

const listAt = (content: ResumeContent, root: string): readonly Source[] => {
  const found = valueAt(content, root.slice(1))
  return Array.isArray(found) ? found.filter(isObject) : []
}

export function draftOf(content: ResumeContent): Draft {
  const { profiles: _, ...basics } = content.basics ?? {}
  return {
    basics: entryOf(basicsRoot, basics, basicsFields),
    lists: Object.fromEntries(
      listShapes.map(({ root, fields }) => [
        root,
        listAt(content, root).map((source, at) => entryOf(`${root}/${at}`, source, fields)),
      ]),
    ),
  }
}

/** Values that were not touched stay to the letter, also those that no field shows. */
const written = (entry: DraftEntry, fields: readonly FieldShape[]): Source =>
  fields.reduce<Source>((source, { key, kind }) => {
    const text = entry.values[key] ?? ''
    return text === loadedText(entry, key) ? source : withValue(source, key, parsed(kind, text))
  }, entry.source ?? {})

/** The list as it will be sent: without the entries that say nothing. */
export const writtenEntries = (draft: Draft, root: string): readonly DraftEntry[] => {
  const fields = listShapes.find((shape) => shape.root === root)?.fields ?? []
  return (draft.lists[root] ?? []).filter((entry) => Object.keys(written(entry, fields)).length > 0)
}

/** What the draft says, in the shape of the contract; whether the contract takes it is another question. */
export function contentOf(draft: Draft): Source {
  return listShapes.reduce<Source>(
    (content, { root, fields }) => {
      const entries = writtenEntries(draft, root).map((entry) => written(entry, fields))
      return withValue(content, root.slice(1), entries.length === 0 ? undefined : entries)
    },
    withValue({}, 'basics', written(draft.basics, basicsFields)),
  )
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isChanged = (draft: Draft, loaded: ResumeContent): boolean =>
  !isSame(contentOf(draft), contentOf(draftOf(loaded)))

const withText = (entry: DraftEntry, key: string, text: string): DraftEntry => ({
  ...entry,
  values: { ...entry.values, [key]: text },
})

/** The draft with one field of one entry set. */
export function withField(draft: Draft, id: string, key: string, text: string): Draft {
  if (id === draft.basics.id) return { ...draft, basics: withText(draft.basics, key, text) }
  return {
    ...draft,
    lists: Object.fromEntries(
      Object.entries(draft.lists).map(([root, entries]) => [
        root,
        entries.map((entry) => (entry.id === id ? withText(entry, key, text) : entry)),
      ]),
    ),
  }
}

export const withEntries = (
  draft: Draft,
  root: string,
  change: (entries: readonly DraftEntry[]) => readonly DraftEntry[],
): Draft => ({ ...draft, lists: { ...draft.lists, [root]: change(draft.lists[root] ?? []) } })

export const emptyEntry = (id: string): DraftEntry => ({ id, values: {}, source: undefined })

/** The name of an entry that is added to a list. */
export const newId = (root: string): string => `${root}/new-${crypto.getRandomValues(new Uint32Array(1))[0]}`

/** The entry of that name, and the list it is in; the basics are in none. */
export function entryAt(draft: Draft, id: string): { root?: string; entry: DraftEntry } | undefined {
  if (id === basicsRoot) return { entry: draft.basics }
  for (const [root, entries] of Object.entries(draft.lists)) {
    const entry = entries.find((one) => one.id === id)
    if (entry) return { root, entry }
  }
  return undefined
}

/** The items of a field with one item per line. */
export const itemsOf = (text: string | undefined): string[] =>
  (text ?? '').split('\n').filter((item) => item.trim() !== '')

/** What an entry is called in its list. */
export function titleOf({ values }: DraftEntry, fields: readonly FieldShape[]): string {
  const lead = fields.slice(0, 2).map(({ key }) => values[key]?.trim() ?? '')
  const said = lead.filter((text) => text !== '').map((text) => text.replaceAll('\n', ', '))
  return (
    said.join(', ') ||
    Object.values(values)
      .find((text) => text.trim() !== '')
      ?.replaceAll('\n', ', ') ||
    ''
  )
}
