import { byLanguage } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import { beganOn, datesIn } from '../numbers/dates.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctions } from '../words/function-words.js'

const joining = byLanguage({
  en: 'joined joining hired',
  de: 'kam eintrat eingestellt',
  nl: 'kwam indiensttreding aangenomen',
})

const isSameName = (one: Ground, other: Ground) =>
  one.name.size > 0 &&
  one.name.size === other.name.size &&
  [...one.name].every((word) => other.name.has(word))

/** The clause with the word at `at`; in English what tells when stands behind it. */
function clauseAt(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  const isEnd = ({ value, breaks }: Token) => breaks || conjunctions.has(value)
  const start = language === 'en' ? at : Math.max(0, tokens.slice(0, at).findLastIndex(isEnd))
  const end = tokens.findIndex((token, index) => index > at && isEnd(token))
  return tokens.slice(start, end < 0 ? undefined : end)
}

/** Told to have come to an employer when a later job there began: `joined Acme in 2020` of who was there since 2016. */
export function joinedAgain({ tokens, grounds, language }: Said): string | undefined {
  const at = tokens.findIndex(({ value }) => joining(language).has(value))
  if (at < 0) return undefined
  const jobs = entriesAmong(grounds).filter(({ section, start }) => section === 'work' && start !== undefined)
  const isAgain = (job: Ground) =>
    jobs.some((other) => other !== job && isSameName(job, other) && other.start! < job.start!)
  const clause = clauseAt(tokens, at, language)
  const again = jobs.filter((job) => isAgain(job) && clause.some(({ value }) => job.name.has(value)))
  const late = datesIn(clause).find(
    (date) =>
      again.some((job) => beganOn(job, date)) &&
      !jobs.some((job) => !again.includes(job) && beganOn(job, date)),
  )
  return late && `${tokens[at]!.raw} … ${late.raw}`
}
