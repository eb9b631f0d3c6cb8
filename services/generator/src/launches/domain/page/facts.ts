import { valueAt, type FactSources, type ResumeContent } from '@thumbfolio/contracts'
import { areEqual, textsByPointer } from '@thumbfolio/site-page'
import { asRead, type Pinned } from '../../../models/domain.js'

/** Gives a field of the person or of an entry another value; undefined: none. */
export interface FactChange {
  /** JSON pointer into the content: `/basics/name`, `/work/0/position`. The entry after a section's last one is added. */
  readonly pointer: string
  readonly value: unknown
}

/**
 * A content with its owner's facts, each with `owner` as its source. What was read stays beside it; a value that is the
 * read one again is the resume's again.
 */
export function withFacts(pinned: Pinned, changes: readonly FactChange[]): Pinned {
  const real = changes.filter(({ pointer, value }) => !areEqual(valueAt(pinned.content, pointer), value))
  if (real.length === 0) return pinned
  const read = asRead(pinned)
  let { content, sources } = pinned
  for (const { pointer, value } of real) {
    content = withValue(content, pointer, value)
    const isRead = areEqual(value, valueAt(read.content, pointer))
    sources = sources && {
      ...without(sources, pointer),
      ...(isRead ? only(read.sources ?? {}, pointer) : ownedBy(value, pointer)),
    }
  }
  if (areEqual(content, read.content)) return read
  return {
    ...pinned,
    content,
    ...(sources && { sources }),
    read: { content: read.content, ...(read.sources && { sources: read.sources }) },
  }
}

/** The facts of its owner on a page: the texts that are not what was read. */
export function ownFacts({ content, read }: Pinned): { readonly pointer: string; readonly text: string }[] {
  if (!read) return []
  return textsByPointer(content).filter(({ pointer, text }) => valueAt(read.content, pointer) !== text)
}

function withValue(content: ResumeContent, pointer: string, value: unknown): ResumeContent {
  const [, section = '', ...path] = pointer.split('/')
  const known = (content as Readonly<Record<string, unknown>>)[section]
  if (path.length === 1) return { ...content, [section]: withField(known ?? {}, path[0]!, value) }
  const entries = Array.isArray(known) ? (known as readonly unknown[]) : []
  const [at = '0', field = ''] = path
  const next = [...entries]
  next[Number(at)] = withField(entries[Number(at)] ?? {}, field, value)
  return { ...content, [section]: next }
}

function withField(fields: object, name: string, value: unknown): object {
  const { [name]: _before, ...rest } = fields as Readonly<Record<string, unknown>>
  return value === undefined ? rest : { ...fields, [name]: value }
}

const isAt = (key: string, pointer: string) => key === pointer || key.startsWith(`${pointer}/`)
const without = (sources: FactSources, pointer: string): FactSources =>
  Object.fromEntries(Object.entries(sources).filter(([key]) => !isAt(key, pointer)))
const only = (sources: FactSources, pointer: string): FactSources =>
  Object.fromEntries(Object.entries(sources).filter(([key]) => isAt(key, pointer)))
const ownedBy = (value: unknown, at: string): FactSources =>
  Object.fromEntries(textsByPointer(value, at).map(({ pointer }) => [pointer, 'owner' as const]))
