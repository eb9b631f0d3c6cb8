import type { Ground } from './ground.js'
import type { Token } from './tokens.js'
import { wordSet } from './word-set.js'

interface Period {
  readonly name: string
  readonly nouns: ReadonlySet<string>
  readonly adverbs: ReadonlySet<string>
}

const period = (name: string, nouns: string, adverbs: string): Period => ({
  name,
  nouns: wordSet(nouns),
  adverbs: wordSet(adverbs),
})

const periods: readonly Period[] = [
  period(
    'a day',
    'day night tag jour journée día dia giorno dag dzień',
    'daily nightly täglich diario diaria dagelijks dziennie codziennie',
  ),
  period(
    'a week',
    'week woche semaine semana settimana tydzień tygodniu',
    'weekly wöchentlich semanal wekelijks tygodniowo',
  ),
  period(
    'a month',
    'month monat mois mes mese mês maand miesiąc miesiącu',
    'monthly monatlich mensuel mensual mensile mensal maandelijks miesięcznie',
  ),
  period('a quarter', 'quarter quartal trimestre kwartaal kwartał', 'quarterly'),
  period(
    'a year',
    'year jahr an année año anno ano jaar rok roku',
    'yearly annual annually jährlich annuel anual annuale jaarlijks rocznie',
  ),
]
const per = wordSet('a an per each every pro je im am par al por all ao na w de la der cada ogni elke chaque')

/** The period that the word at `at` says: `daily`, or `day` behind an `a`. */
function periodAt(tokens: readonly Token[], at: number): string | undefined {
  const word = tokens[at]?.value ?? ''
  const isPer = per.has(tokens[at - 1]?.value ?? '')
  // `im Jahr 2019` and `a month later` are when, `a day-care unit` is a name.
  const next = tokens[at + 1]?.value ?? ''
  const isOnce = /^(19|20)\d\d$/.test(next) || isOnceBehind.has(next)
  return periods.find(({ nouns, adverbs }) => adverbs.has(word) || (isPer && !isOnce && nouns.has(word)))
    ?.name
}

const isOnceBehind = wordSet(
  'later after before earlier ago care später nach plus après después dopo depois na po',
)

/** How often an amount comes about, as the words behind it tell: `45 calls a day`. */
export function periodBehind(tokens: readonly Token[], at: number): string | undefined {
  for (let index = at + 1; index <= at + 7; index += 1) {
    const said = periodAt(tokens, index)
    if (said) return said
  }
  return undefined
}

const periodsIn = (tokens: readonly Token[]) => tokens.flatMap((_, at) => periodAt(tokens, at) ?? [])

/** Words that say how often, where the entries say another period alone: `once a week` of what is monthly. */
export function wrongPeriod(tokens: readonly Token[], grounds: readonly Ground[]): string | undefined {
  const told = new Set(grounds.flatMap(({ sequences }) => sequences.flatMap(periodsIn)))
  return told.size === 0 ? undefined : periodsIn(tokens).find((said) => !told.has(said))
}

/** Whether one of the words says as an adverb what this one says as a noun: `daily` what `every day`. */
export const isAdverbOf = (noun: string, words: ReadonlySet<string>): boolean =>
  periods.some(({ nouns, adverbs }) => nouns.has(noun) && [...adverbs].some((adverb) => words.has(adverb)))
