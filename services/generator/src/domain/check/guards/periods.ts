import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { isTitle } from '../forms/same-word.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import { articles, conjunctions } from '../words/function-words.js'

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
    'day night tag jour journée jours día días dia dias giorno giorni dag dzień',
    'daily nightly täglich tägliche täglichen täglicher tägliches täglichem dagelijkse diario diaria diarios diarias diariamente cotidiano quotidiano dagelijks dziennie codziennie quotidiennement quotidienne giornaliero giornaliera giornalmente quotidianamente',
  ),
  period(
    'a week',
    'week woche semaine semaines semana semanas settimana settimane tydzień tygodniu',
    'weekly wöchentlich wöchentliche wöchentlichen wöchentlicher wöchentliches wöchentlichem wekelijkse semanal semanales semanais semanalmente wekelijks tygodniowo hebdomadaire hebdomadaires settimanale settimanali settimanalmente',
  ),
  period(
    'a month',
    'month monat mois mes meses mese mesi mês maand miesiąc miesiącu',
    'monthly monatlich monatliche monatlichen monatlicher monatliches monatlichem maandelijkse mensuel mensuelle mensuels mensuelles mensuellement mensual mensuales mensualmente mensais mensalmente mensile mensili mensilmente mensal maandelijks miesięcznie',
  ),
  period(
    'a quarter',
    'quarter quartal trimestre kwartaal kwartał',
    'quarterly trimestral trimestrales trimestrais trimestriel trimestrielle trimestrale',
  ),
  period('a season', 'season saison temporada época stagione seizoen sezon sezonie', 'seasonally'),
  period(
    'a year',
    'year jahr an année ans années año años anno anni ano jaar rok roku',
    'yearly annual annually jährlich jährliche jährlichen jährlicher jährliches jährlichem alljährlich jaarlijkse annuel annuelle annuels annuelles annuellement anual anuales anuais anualmente annuale annuali annualmente annuo annua jaarlijks rocznie',
  ),
]
const per = wordSet(
  'co a an per each every pro je im am jede jeden jedes par al alla por all ao na w de la der cada ogni elke iedere ieder chaque',
)

/** The period that the word at `at` says: `daily`, or `day` behind an `a`. */
function periodAt(tokens: readonly Token[], at: number): string | undefined {
  const word = tokens[at]?.value ?? ''
  const isPer = per.has(tokens[at - 1]?.value ?? '') || /^all['’]/i.test(tokens[at]?.raw ?? '')
  // `im Jahr 2019` and `a month later` are when, `a day-care unit` is a name.
  const next = tokens[at + 1]?.value ?? ''
  const isOnce = /^(19|20)\d\d$/.test(next) || isOnceBehind.has(next) || isTitleAt(tokens, at)
  return periods.find(({ nouns, adverbs }) => adverbs.has(word) || (isPer && !isOnce && nouns.has(word)))
    ?.name
}

/** `a night porter` is no porter of each night. */
const isTitleAt = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  return next?.follows === true && articles.has(tokens[at - 1]?.value ?? '') && isTitle(next.value, 'en')
}

const isOnceBehind = wordSet(
  'later after before earlier ago care später nach plus après después dopo depois na po',
)

/** How often an amount comes about, as the words behind it tell: `45 calls a day`. */
export function periodBehind(tokens: readonly Token[], at: number): string | undefined {
  for (let index = at + 1; index <= at + 7; index += 1) {
    const said = periodAt(tokens, index)
    if (said) return said
    // `320 letters, took notes at weekly meetings`: behind a break only what stands there by itself.
    if (index > at + 1 && tokens[index]?.breaks && !periodAt(tokens, index + 1)) return undefined
    // `for 38 patients and places the daily order`: a deed more.
    if (isJoint(tokens, index) && isDeedBehind(tokens, index)) return undefined
  }
  return undefined
}

const isJoint = (tokens: readonly Token[], at: number) => conjunctions.has(tokens[at]?.value ?? '')
/** `and places the order`, but not `and visits a day`. */
function isDeedBehind(tokens: readonly Token[], at: number): boolean {
  const article = tokens[at + 2]?.value ?? ''
  const isPer = per.has(article) && periodAt(tokens, at + 3) !== undefined
  return tokens[at + 1]?.kind === 'word' && articles.has(article) && !isPer
}

const periodsIn = (tokens: readonly Token[]) => tokens.flatMap((_, at) => periodAt(tokens, at) ?? [])

/** Words that say how often, where the entries say another period alone: `once a week` of what is monthly. */
export function wrongPeriod({ tokens, grounds }: Said): string | undefined {
  const told = new Set(grounds.flatMap(({ sequences }) => sequences.flatMap(periodsIn)))
  const said = periodsIn(tokens)
  if (told.size > 0) return said.find((each) => !told.has(each))
  const isOfDays = grounds.some(({ sequences }) => sequences.flat().some(({ value }) => weekdays.has(value)))
  return isOfDays ? said.find((each) => each === 'a day') : undefined
}

const weekdays = wordSet(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags
lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado sábados domingo domingos
lunedì martedì mercoledì giovedì venerdì sabato domenica quinta terça quarta sexta segunda
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag poniedziałek wtorek środę czwartek piątek sobotę niedzielę`,
)

/** Whether one of the words says as an adverb what this one says as a noun: `daily` what `every day`. */
export const isAdverbOf = (noun: string, words: ReadonlySet<string>): boolean =>
  periods.some(({ nouns, adverbs }) => nouns.has(noun) && [...adverbs].some((adverb) => words.has(adverb)))

const plural = /^(?:les|i|gli|le|l?[oa]s)$/
const all = /^(?:tous|toutes|tutti|tutte|tod[oa]s)$/

const isOfDay = (day: string, before: string, noun: string) =>
  weekdays.has(day) && /^(?:le|il|la|chaque|ogni)$/.test(before) && (noun === day || noun === `${day}s`)

/** `chaque année`, `tutti i mesi` of what the entries count by the year, by the month; `ogni stagione` of what is by the season. */
export function isToldPer(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [word = '', next = ''] = [tokens[at]?.value, tokens[at + 1]?.value]
  const isEvery = /^(?:chaque|ogni|cada|jede[ns]?|elke?|iedere?)$/.test(word)
  const adverb = periods.find(({ adverbs }) => adverbs.has(word))?.name
  if (!isEvery && !adverb && !(all.test(word) && plural.test(next))) return false
  const noun = tokens[isEvery ? at + 1 : at + 2]?.value ?? ''
  const name = adverb ?? periods.find(({ nouns }) => nouns.has(noun))?.name
  const isTold = (known: readonly Token[]) =>
    known.some(({ value }, index) =>
      name === undefined
        ? (value === noun && /^(?:par|per|a|al|alla|por|ao|cada)$/.test(known[index - 1]?.value ?? '')) ||
          isOfDay(value, known[index - 1]?.value ?? '', noun)
        : periodAt(known, index) === name,
    )
  return grounds.some(({ sequences }) => sequences.some(isTold))
}
