import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { changesIn } from '../changes.js'
import { isTimeUnit, months, years } from '../numbers/time-words.js'
import { wordSet } from '../forms/word-set.js'
import { isAmount, type Token } from '../tokens.js'
import { oncePerText } from '../once-per-text.js'
import { runsOf } from '../runs.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'

const seasons = wordSet('season seasons saison saisons temporada temporadas época épocas stagione stagioni')
const isLong = (word = '') => years.has(word) || months.has(word) || seasons.has(word)
const mayLast = anyWord(isLong)
/** `in una stagione`: elsewhere than behind an `in` it is an article. */
const isOne = (tokens: readonly Token[], at: number) =>
  /^un[aeo]?$|^uma?$/.test(tokens[at]!.value) && /^(?:in|en|em)$/.test(tokens[at - 1]?.value ?? '')
/** `two years`, `dos primeros años`, but not `7000 a month`. */
const isSpan = (tokens: readonly Token[], at: number) => {
  const [one, two] = [tokens[at + 1]?.value ?? '', tokens[at + 2]?.value]
  if (isOne(tokens, at)) return isLong(one)
  return isAmount(tokens[at]!) && (isLong(one) || (one.length > 4 && isLong(two)))
}
const weeks = /^(?:weeks|wochen|semaines|semanas|settimane|weken|tygodni(?:e|ach)?)$/
/** `the last year` is one of them. */
const onePart = wordSet(
  `first last final ersten letzten première premier dernière dernier primer último primo ultimo eerste laatste primeiro pierwszy pierwszym ostatni ostatnim`,
)

interface Span {
  readonly amount: Token
  readonly unit: 'years' | 'months' | 'weeks'
}

const unitAt = (tokens: readonly Token[], at: number): Span['unit'] => {
  const behind = tokens.slice(at + 1, at + 3).map(({ value }) => value)
  if (weeks.test(behind[0] ?? '')) return 'weeks'
  const unit = behind.find(isLong) ?? ''
  return years.has(unit) ? 'years' : 'months'
}
const spansIn = (tokens: readonly Token[]): readonly Span[] =>
  gathered(tokens, (amount, at) => (isSpan(tokens, at) ? [{ amount, unit: unitAt(tokens, at) }] : []))
/** Of an entry, in weeks as well: `a placement of five weeks` is none of two months. */
const toldSpansIn = oncePerText((tokens): readonly Span[] =>
  gathered(tokens, (amount, at) => {
    const unit = tokens[at + 1]?.value ?? ''
    const isPart = onePart.has(amount.value) && isLong(unit)
    const isTold = isPart || isSpan(tokens, at) || (isAmount(amount) && weeks.test(unit))
    return isTold ? [{ amount, unit: unitAt(tokens, at) }] : []
  }),
)

/** How long a job lasted, told of what lasted shorter in it: `nights for five years` of `nights for the first two years`. */
export function otherSpan({ tokens, grounds, told, language, isPlain }: Said): string | undefined {
  if (!mayLast(tokens, language)) return undefined
  for (const run of runsOf(tokens, language))
    for (const span of spansIn(run)) {
      const written = told
        .flatMap((known) => toldSpansIn(known, language))
        .filter(({ amount }) => amount.value === span.amount.value)
      // `four years` of what took four months.
      const isInOtherUnit = written.length > 0 && !written.some(({ unit }) => unit === span.unit)
      const isSaid = isAmount(span.amount)
        ? grounds.some(({ facts }) => facts.has(span.amount.value))
        : told.some((known) => spansIn(known).some(({ amount }) => amount.value === span.amount.value))
      if (!isInOtherUnit && isSaid) continue
      const words = telling(run, isPlain).filter(({ value }) => !isTimeUnit(value))
      const isOther = (known: readonly Token[]) => {
        const others = told.filter((other) => other !== known)
        return (
          toldSpansIn(known, language).length > 0 &&
          changesIn(known).length === 0 &&
          !toldSpansIn(known, language).some(({ amount, unit }) =>
            tokens.some(
              ({ value }) => value === amount.value && (unit === span.unit || value !== span.amount.value),
            ),
          ) &&
          words.some(({ value }) => standsIn(value, known, language) && !standsInAny(value, others, language))
        )
      }
      if (told.some(isOther)) return span.amount.raw
    }
  return undefined
}
