import { gathered } from '../../gathered.js'
import { entriesAmong } from '../ground.js'
import { runsOf } from '../runs.js'
import { isAmount, type Token } from '../tokens.js'
import { meansOf, saysOf } from '../words/same-meaning.js'
import { beganOn, boundAt, datesIn, endedOn, isDate } from '../numbers/dates.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'
import { wrongRange } from './date-ranges.js'

const isSameDate = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/** A date that the entries have for something else: `driver since 2016` of who is one since 2020, `from 2017 on` of `until 2017`. */
export function otherDate(said: Said): string | undefined {
  const { tokens, told, language } = said
  if (!tokens.some(isDate)) return undefined
  for (let at = 0; at < tokens.length; at += 1) {
    const date = tokens[at]!
    if (!isDate(date)) continue
    const bound = boundAt(tokens, at, language)
    if (bound && isTurned(date, bound, told, said)) return `${tokens[at - 1]?.raw} ${date.raw}`
  }
  const range = wrongRange(said)
  if (range) return range
  for (const run of datedRuns(said)) {
    const [date, , third] = datesIn(run)
    if (!date || third) continue
    const other = told.map((known) => ownDate(run, date, known, said)).find((each) => each !== undefined)
    if (other) return `${other.raw} … ${date.raw}`
  }
  return undefined
}

/** Runs of a sentence; `In 2023,` goes with what follows it. */
function datedRuns({ tokens, language, isPlain }: Said): readonly (readonly Token[])[] {
  const runs = runsOf(tokens, language)
  const isFront = (run: readonly Token[] = []) =>
    datesIn(run).length > 0 && telling(run, isPlain).length === 0
  return runs.map((run, at) => (isFront(run) ? [...run, ...(runs[at + 1] ?? [])] : run))
}

/** Every text that has the date tells it as the other bound. */
function isTurned(
  date: Token,
  bound: ReturnType<typeof boundAt>,
  told: readonly (readonly Token[])[],
  { grounds, language }: Said,
): boolean {
  const bounds = gathered(told, (known) =>
    gathered(known, (token, at) =>
      isDate(token) && token.value === date.value ? [boundAt(known, at, language)] : [],
    ),
  )
  const own = entriesAmong(grounds).some((ground) => beganOn(ground, date) || endedOn(ground, date))
  return bounds.length > 0 && !own && bounds.every((each) => each !== undefined && each !== bound)
}

/** The word that a part of the text tells with another date than the run does. */
function ownDate(
  run: readonly Token[],
  date: Token,
  known: readonly Token[],
  { told, language, isPlain }: Said,
): Token | undefined {
  if (!known.some(isDate)) return undefined
  const parts = gathered(withBareDates(runsOf(known, language), isPlain), (part) =>
    withoutFront(part, isPlain),
  )
  // The rest of a span: `between 2022 and 2023`.
  const isRest = (part: readonly Token[]) =>
    datesIn(part).some(({ value }) => value === date.value) &&
    !part.some(isAmount) &&
    telling(part, isPlain).length === 0
  if (parts.some(isRest)) return undefined
  for (const part of parts) {
    const dates = datesIn(part)
    const isSaidToo = dates.some(({ value }) => datesIn(run).some((one) => isSameDate(value, one.value)))
    if (dates.length === 0 || isSaidToo) continue
    const said = telling(part, isPlain).filter(({ value }) => value.length > 3)
    const words =
      said.length > 0 ? said : part.filter(({ kind, value }) => kind === 'word' && value.length > 4)
    const shared = words.filter(({ value }) => standsIn(value, run, language))
    const first = shared[0]
    if (!first || isSaidBeside(shared, date, { parts, run, isPlain })) continue
    if (isSaidOtherwise(shared, date, told, language)) continue
    const isWhole = shared.length === words.length
    const at = run.indexOf(date)
    const isSince = boundAt(run, at, language) === 'start' && isBoundIn(part, language)
    const others = told.filter((other) => other !== known)
    const alone = shared.some(({ value }) => !standsInAny(value, others, language))
    const isElsewhere = datesIn(known).some(({ value }) => isSameDate(value, date.value))
    if (isSince && isWhole) return first
    // `from 2010 to 2016` of what was so since 2014; else a span has dates enough.
    if (datesIn(run).length > 1) continue
    if (alone && (isWhole || (shared.length * 2 > words.length && !isElsewhere))) return first
  }
  return undefined
}

/** `doit être livré en mars` of `livraison prévue en mars`: a text has the date, and by other words what the run says of it. */
const isSaidOtherwise = (
  shared: readonly Token[],
  date: Token,
  told: readonly (readonly Token[])[],
  language: string,
) =>
  told.some((known) =>
    runsOf(known, language).some(
      (part) =>
        part.some(({ value }) => value === date.value) &&
        !shared.some(({ value }) => standsIn(value, part, language)) &&
        shared.every((one) =>
          saysOf(one.value, language).some((said) =>
            part.some(({ value }) => meansOf(value, language).includes(said)),
          ),
        ),
    ),
  )

interface Beside {
  readonly parts: readonly (readonly Token[])[]
  readonly run: readonly Token[]
  readonly isPlain: Said['isPlain']
}

/** `3% under in 2024` of `3% under in 2024 and 2% under in 2025`: the part with the date has the amount, and these words or none. */
function isSaidBeside(shared: readonly Token[], date: Token, { parts, run, isPlain }: Beside): boolean {
  const amount = run.findLast(isAmount)
  const isIn = (part: readonly Token[], { value }: Token) => part.some((token) => token.value === value)
  return (
    amount !== undefined &&
    parts.some((part) => {
      const isBare = telling(part, isPlain).length === 0
      const isSaid = isBare || shared.every((token) => isIn(part, token))
      return isIn(part, date) && isIn(part, amount) && isSaid
    })
  )
}

/** `Brochures for the theatre, 2023 to date`: a date set behind by itself is of what stands in front of it. */
function withBareDates(
  runs: readonly (readonly Token[])[],
  isPlain: Said['isPlain'],
): readonly (readonly Token[])[] {
  const isBare = (run: readonly Token[] = []) =>
    run[0]?.breaks === true && datesIn(run).length > 0 && telling(run, isPlain).length === 0
  const isOpen = (run: readonly Token[] = []) => run.length > 0 && datesIn(run).length === 0
  return gathered(runs, (run, at) => {
    if (isBare(run) && isOpen(runs[at - 1])) return []
    return [isOpen(run) && isBare(runs[at + 1]) ? [...run, ...runs[at + 1]!] : run]
  })
}

/** `Seit 2018 Lehrfahrer, bisher 23 Fahrschüler begleitet`: what a date in front tells by itself stands alone. */
function withoutFront(part: readonly Token[], isPlain: Said['isPlain']): readonly (readonly Token[])[] {
  const end = part.findIndex(({ breaks }, at) => at > 0 && breaks)
  const front = part.slice(0, end)
  const tells = end > 0 && datesIn(front).length > 0 && telling(front, isPlain).length > 0
  return tells ? [front, part.slice(end)] : [part]
}

const isBoundIn = (part: readonly Token[], language: string) =>
  part.some((token, at) => isDate(token) && boundAt(part, at, language) === 'start')
