import type { Json } from './json.js'

/** What a text costs to compare beside its letters, in letters. */
const perText = 16

/** Whether the texts of a document are more than `limit`: letters, and so many for each text. Looks no further than that. */
export function isLargerThan(limit: number, document: Json): boolean {
  let left = limit
  const take = (value: Json | undefined): boolean => {
    if (typeof value === 'string') left -= value.length + perText
    else if (value !== undefined) Object.values(value).some(take)
    return left < 0
  }
  return take(document)
}
