import { isForm } from '../forms/one-word.js'
import { wordSet } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import { isOfLanguages, isOften } from '../numbers/counts-in-words.js'
import { tokensOf, isAmount, type Token } from '../tokens.js'
import { articles } from '../words/function-words.js'

const people = wordSet(
  'people persons staff employees colleagues leute personen menschen mitarbeitende mitarbeiter kollegen mensen medewerkers werknemers collegas',
)
/** Words between an amount and the list behind it. */
const mostBetween = 5

/** `three people: two bakers and a shop assistant`: the sum of what the list behind the break counts. */
function isSumOfList(tokens: readonly Token[], at: number): boolean {
  if (!people.has(tokens[at + 1]?.value ?? '')) return false
  const from = tokens.findIndex(({ breaks }, index) => breaks && index > at + 1)
  if (from < 0 || from - at - 1 > mostBetween) return false
  const counts = tokens.slice(from).flatMap((token, index) => {
    if (isAmount(token)) return /^\d+$/.test(token.value) ? [Number(token.value)] : [NaN]
    const isOne = articles.has(token.value) && /^(?:a|an|ein|eine|einen|einer|een|one)$/.test(token.value)
    return isOne && tokens[from + index + 1]?.kind === 'word' ? [1] : []
  })
  return counts.length > 1 && `${counts.reduce((sum, count) => sum + count, 0)}` === tokens[at]!.value
}

const inBrackets = /(\d+)\s+[\p{L}-]+\s*\(([^()\d]+)\)/gu
const mostBehind = 12

/** `24 pickers, checkers and drivers` of `24 staff (pickers, checkers, drivers)`: all that the brackets name. */
function isCountOfBrackets(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const { value } = tokens[at]!
  const isAll = (list: string) => {
    const items = tokensOf(list, language).filter(({ value: word }) => word.length > 3)
    const behind = tokens.slice(at + 1, at + 1 + mostBehind)
    const isIn = (item: Token, among: readonly Token[]) => among.some((said) => said.value === item.value)
    return items.length > 1 && isIn(behind[0]!, items) && items.every((item) => isIn(item, behind))
  }
  return (
    tokens[at + 1]?.kind === 'word' &&
    grounds.some(({ written }) =>
      [...written.keys()].some(
        (text) =>
          text.includes('(') &&
          [...text.matchAll(inBrackets)].some(
            ([, amount, list = '']) => amount === value && /[,/]/.test(list) && isAll(list),
          ),
      ),
    )
  )
}

const ofs = wordSet('of von van out der')
const before = wordSet(
  'mit in an auf bei für aus von zu with in at on for from by of met op bij voor uit van aan te',
)

/** `140 of the 310 tests` of `Automates tests, 140 of 310 so far`: what such a share stands behind is what both count. */
function isShareOfLine(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const { value } = tokens[at]!
  const thing = tokens[at + 1]
  if (thing?.kind !== 'word' || thing.value.length < 4) return false
  const isBoth = (known: readonly Token[], part: number) => {
    const [share, of, all, next] = known.slice(part, part + 4)
    if (!share || !isAmount(share) || !ofs.has(of?.value ?? '') || !all || !isAmount(all)) return false
    const isBare = next === undefined || next.breaks || /^(?:so|bisher|bislang|tot)$/.test(next.value)
    const others = [share, all].filter((amount) => amount.value !== value)
    const isHere = others.length === 1 && tokens.some((token) => token.value === others[0]!.value)
    const counted = known.findIndex(
      (other, index) => index < part && isForm(thing.value, other.value, language),
    )
    return isBare && isHere && counted >= 0 && !before.has(known[counted - 1]?.value ?? '')
  }
  return grounds.some(({ sequences }) =>
    sequences.some((known) => known.some((_, part) => isBoth(known, part))),
  )
}

/** Whether entries count by a list, a share or a word of its own what the amount at `at` counts. */
export const isCountedSo = (
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean =>
  isSumOfList(tokens, at) ||
  isOften(tokens, at, grounds) ||
  isOfLanguages(tokens, at, grounds) ||
  isCountOfBrackets(tokens, at, grounds, language) ||
  isShareOfLine(tokens, at, grounds, language)
