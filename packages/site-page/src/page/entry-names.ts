import { textsOf, type Entry } from './entries.js'

/** What names an entry to a person, the weightiest first. */
export const names = [
  'position',
  'title',
  'subtitle',
  'studyType',
  'area',
  'name',
  'language',
  'institution',
  'organization',
  'publisher',
  'issuer',
  'awarder',
] as const
const longestTitle = 120

export function titleOf(entry: Entry | undefined): string {
  const named = valuesOf(entry, [...names, 'reference'])
  const said = named.length > 0 ? named : valuesOf(entry, ['section'])
  return said.slice(0, 2).join(', ').slice(0, longestTitle)
}

/** Whether an entry, or its section, has a heading. No theme shows an entry without one. */
export const isNamed = (entry: Entry | undefined): boolean =>
  valuesOf(entry, [...names, 'reference', 'fluency', 'entity', 'type', 'section']).length > 0 ||
  textsOf([listsIn(entry, 'keywords'), listsIn(entry, 'roles')]).length > 0

const listsIn = (entry: Entry | undefined, key: string): unknown =>
  (entry as Readonly<Record<string, unknown>> | undefined)?.[key]

/** What an entry says in these fields, without empty ones. */
export function valuesOf(entry: Entry | undefined, keys: readonly string[]): string[] {
  const texts = (entry ?? {}) as Readonly<Record<string, unknown>>
  return keys.flatMap((key) => {
    const text = texts[key]
    return typeof text === 'string' && text.trim() !== '' ? [text] : []
  })
}
