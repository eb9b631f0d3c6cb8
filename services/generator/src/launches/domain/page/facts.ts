import { valueAt, type FactSources, type ResumeContent } from '@thumbfolio/contracts'
import { areEqual, textsByPointer } from '@thumbfolio/site-page'
import { asRead, type Pinned } from '../../../models/domain.js'

/** Sets a field of the person or of an entry; undefined clears it. */
export interface FactChange {
  /** JSON pointer into the content: `/basics/name`, `/work/0/position`. An index after the last entry of a section adds one. */
  readonly pointer: string
  readonly value: unknown
}

/**
 * A content with the owner's facts, each with `owner` as its source. `read` keeps what was read; a value that equals the
 * read one has its read source again.
 */
export function withFacts(pinned: Pinned, changes: readonly FactChange[]): Pinned {
  const real = changes.filter(({ pointer, value }) => !areEqual(valueAt(pinned.content, pointer), value))
  if (real.length === 0) return pinned
  const read = asRead(pinned)
  const content = withValues(pinned.content, real)
  if (areEqual(content, read.content)) return read
  return {
    ...pinned,
    content,
    ...(pinned.sources && { sources: sourcesAfter(pinned.sources, real, read) }),
    read: { content: read.content, ...(read.sources && { sources: read.sources }) },
  }
}

/** The owner's facts on a page: the texts that differ from what was read. */
export function ownFacts({ content, read }: Pinned): { readonly pointer: string; readonly text: string }[] {
  if (!read) return []
  return textsByPointer(content).filter(({ pointer, text }) => valueAt(read.content, pointer) !== text)
}

/** Each section is copied once, however many of its fields change. */
function withValues(content: ResumeContent, changes: readonly FactChange[]): ResumeContent {
  const next: Record<string, unknown> = { ...content }
  const copied = new Map<string, unknown[]>()
  const entriesOf = (section: string): unknown[] => {
    const entries = copied.get(section) ?? [...((next[section] ?? []) as readonly unknown[])]
    copied.set(section, entries)
    return (next[section] = entries)
  }
  for (const { pointer, value } of changes) {
    const [, section = '', at = '', field] = pointer.split('/')
    if (field === undefined) next[section] = withField(next[section] ?? {}, at, value)
    else {
      const entries = entriesOf(section)
      entries[Number(at)] = withField(entries[Number(at)] ?? {}, field, value)
    }
  }
  return next
}

function withField(fields: object, name: string, value: unknown): object {
  const { [name]: _before, ...rest } = fields as Readonly<Record<string, unknown>>
  return value === undefined ? rest : { ...fields, [name]: value }
}

/** The field of the person or of an entry that a pointer leads into. */
const fieldOf = (pointer: string): string =>
  pointer.split('/', pointer.startsWith('/basics/') ? 3 : 4).join('/')

/** Visits each source once, however many fields change. */
function sourcesAfter(sources: FactSources, changes: readonly FactChange[], read: Pinned): FactSources {
  const changed = new Set(changes.map(({ pointer }) => pointer))
  const [asItWas, owned] = [new Set<string>(), [] as FactChange[]]
  for (const change of changes)
    if (areEqual(change.value, valueAt(read.content, change.pointer))) asItWas.add(change.pointer)
    else owned.push(change)
  return Object.fromEntries([
    ...Object.entries(sources).filter(([key]) => !changed.has(fieldOf(key))),
    ...Object.entries(read.sources ?? {}).filter(([key]) => asItWas.has(fieldOf(key))),
    ...owned.flatMap(({ pointer, value }) =>
      textsByPointer(value, pointer).map((text) => [text.pointer, 'owner' as const] as const),
    ),
  ])
}
