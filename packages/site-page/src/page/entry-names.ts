import type { Entry } from './entries.js'

/** What names an entry to a person, the weightiest first. */
export const names = [
  'position',
  'title',
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
  return named.slice(0, 2).join(', ').slice(0, longestTitle)
}

/** What an entry says in these fields, without empty ones. */
export function valuesOf(entry: Entry | undefined, keys: readonly string[]): string[] {
  const texts = (entry ?? {}) as Readonly<Record<string, unknown>>
  return keys.flatMap((key) => {
    const text = texts[key]
    return typeof text === 'string' && text.trim() !== '' ? [text] : []
  })
}
