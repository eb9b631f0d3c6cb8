import { type Draft, type DraftEntry } from './draft.js'
import { rolesOf } from './field-roles.js'
import { bare, textOf, type PageLine } from './page-lines.js'

/** Where an entry begins on the page: at its names, or the first of its lines; -1 where none is known. */
export function positionOf(root: string, entry: DraftEntry, lines: readonly PageLine[]): number {
  const own = lines.findIndex(
    ({ key, pointers }) =>
      (entry.lines?.includes(key) ?? false) || pointers.some((pointer) => pointer.startsWith(`${entry.id}/`)),
  )
  const { title, organization } = rolesOf(root)
  const names = [title, organization].flatMap((key) =>
    key && entry.values[key] ? [bare(entry.values[key])] : [],
  )
  // Of a name that is printed more than once, the one before its own lines.
  const found = names.flatMap((name) => {
    const isName = (line: PageLine) => bare(textOf(line)) === name
    const at = own < 0 ? lines.findIndex(isName) : lines.slice(0, own + 1).findLastIndex(isName)
    return at < 0 ? [] : [at]
  })
  return own < 0 && found.length === 0 ? -1 : Math.min(...found, ...(own < 0 ? [] : [own]))
}

/** The entry that a line belongs to by its place: the one that begins above it, else the first below. */
export function entryAbove(
  draft: Draft,
  line: PageLine | undefined,
  lines: readonly PageLine[],
): string | undefined {
  const at = lines.findIndex(({ key }) => key === line?.key)
  const known = Object.entries(draft.lists)
    .filter(([root]) => rolesOf(root).isLineEach === undefined)
    .flatMap(([root, entries]) =>
      entries.map((entry) => ({ id: entry.id, at: positionOf(root, entry, lines) })),
    )
    .filter((one) => one.at >= 0)
    .sort((a, b) => a.at - b.at)
  return (known.findLast((one) => one.at <= at) ?? known[0])?.id
}
