import { entriesAmong, type Ground } from '../ground.js'
import { runsOf } from '../runs.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'

const since = byLanguage({
  ...{ en: 'since', de: 'seit', fr: 'depuis', es: 'desde' },
  ...{ it: 'dal', pt: 'desde', nl: 'sinds', pl: 'od' },
})
const until = wordSet('to until till bis a à au al hasta até ao tot do and y et e und en i')
const houses = new Set(['work', 'volunteer', 'education'])

const isYear = ({ kind, value }: Token) =>
  (kind === 'date' && !value.startsWith('month')) || /^(19|20)\d\d$/.test(value)

/** The span of one job or school told of another's house or town: `at Borg since 2015` of who has been at Acme since. */
export function spanOfAnotherHouse({ tokens, grounds, language }: Said): string | undefined {
  const own = entriesAmong(grounds).filter(({ section, start }) => houses.has(section) && start)
  if (own.length < 2) return undefined
  const isToldAt = (date: Token) =>
    grounds.some(({ sequences }) =>
      sequences.some((known) => known.some(({ value }) => value === date.value)),
    )
  for (const run of runsOf(tokens, language)) {
    const named = own.filter((ground) => run.some((token) => isOf(ground, token)))
    if (named.length === 0) continue
    const [first, last] = run.filter(isYear)
    if (!first || isToldAt(first)) continue
    const at = run.indexOf(first)
    const isSince = !last && since(language).has(run[at - 1]?.value ?? '')
    const isRange = last !== undefined && run[at + 2] === last && until.has(run[at + 1]?.value ?? '')
    const isStart = named.some(({ start }) => start?.startsWith(first.value))
    const isEnd = isSince || named.some(({ end }) => last && end?.startsWith(last.value))
    const isOfOne = own.some(({ start }) => start?.startsWith(first.value))
    if ((isSince || isRange) && isOfOne && !(isStart && isEnd)) return first.raw
  }
  return undefined
}

const isOf = ({ name, town }: Ground, { value, isMarked, kind }: Token) =>
  kind === 'word' && isMarked && value.length > 2 && (name.has(value) || town.has(value))
