import { entriesAmong, type Ground } from '../ground.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { articles, asOf } from '../words/function-words.js'

/** As many words as a title of a sentence has at most. */
const longest = 5

/** The words of a title behind `as`, by the jobs that have it word for word; none where no job has. */
export function titledBy(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
): ReadonlyMap<Token, readonly Ground[]> {
  const jobs = entriesAmong(grounds).filter(({ section }) => section === 'work' || section === 'volunteer')
  if (jobs.length < 2) return new Map()
  for (const [at, { value }] of tokens.entries()) {
    if (!asOf(language).has(value)) continue
    const from = articles.has(tokens[at + 1]?.value ?? '') ? at + 2 : at + 1
    for (let end = Math.min(tokens.length, from + longest); end > from; end -= 1) {
      const title = tokens.slice(from, end)
      const own = jobs.filter((job) => hasTitle(job, title, language))
      if (own.length > 0) return new Map(title.map((token) => [token, own]))
    }
  }
  return new Map()
}

/** The whole title of a job, not a part of it. */
const hasTitle = (job: Ground, title: readonly Token[], language: string) =>
  partsOf(job, language).whole.sequences.some(
    (known) => known.length === title.length && known.every(({ value }, at) => value === title[at]?.value),
  )
