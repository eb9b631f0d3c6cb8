import { entriesAmong, type Ground } from '../ground.js'

/** What makes of a town the name of who or what is of it, by language. */
const endings: Readonly<Record<string, RegExp>> = {
  fr: /^(?:ais|aise|aises|ois|oise|oises|ien|ienne|iens|iennes)$/,
  es: /^(?:an[oa]s?|in[oa]s?|es|esa|eses|esas|ense|enses|en[oa]s?)$/,
  it: /^(?:es[ei]|an[oaie]|in[oaie])$/,
  pt: /^(?:an[oa]s?|in[oa]s?|es|esa|eses|esas|ense|enses)$/,
}
const small = 4

/** Whether a word names what is of a town, `nantaise` of Nantes, and every entry that is told lies there. */
export function isOfTheTown(word: string, grounds: readonly Ground[], language: string): boolean {
  const ending = endings[language]
  if (!ending) return false
  const isOf = (town: string) => {
    const bare = town.replace(/[aeio]?s?$/, '')
    return bare.length >= small && word.startsWith(bare) && ending.test(word.slice(bare.length))
  }
  const placed = entriesAmong(grounds).filter(({ town }) => town.size > 0)
  const told = placed.length > 0 ? placed : grounds.filter(({ section }) => section === 'basics')
  return told.length > 0 && told.every(({ town }) => [...town].some(isOf))
}
