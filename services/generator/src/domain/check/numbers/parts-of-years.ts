import { wordSet } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

const halves = wordSet('half hälfte halbjahr helft moitié mitad metà metade połowa połowie połowę')
const seconds = wordSet(
  'tweede zweite zweiten zweites second seconde deuxième segunda seconda druga drugiej drugą',
)
const firsts = wordSet(
  'eerste erste ersten erstes first première primera primeira prima pierwsza pierwszej pierwszą',
)
/** Between the half and its year. */
const links = wordSet('of des jahres von van het jaar de del di du do roku')

const isYear = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.value)

/** Whether an entry has begun and ended within these months: `2017-07`. */
const isWithin = (grounds: readonly Ground[], from: string, to: string) =>
  grounds.some(
    ({ start = '', end = '' }) =>
      start.length >= 7 && end.length >= 7 && start >= from && end.slice(0, 7) <= to,
  )

const halfOf = ({ value }: Token) =>
  value === '1' || firsts.has(value) ? 1 : value === '2' || seconds.has(value) ? 2 : undefined

/** The `second` and the `half` of `in the second half of 2017`, of an entry that lasted no longer. */
export const isHalfOfYear = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean =>
  [at, at - 1].some((start) => {
    const half = tokens[start] && halfOf(tokens[start])
    if (half === undefined || !halves.has(tokens[start + 1]?.value ?? '')) return false
    const year = tokens.slice(start + 2, start + 5).find(({ value }) => !links.has(value))
    if (!isYear(year)) return false
    return half === 1
      ? isWithin(grounds, `${year.value}-01`, `${year.value}-06`)
      : isWithin(grounds, `${year.value}-07`, `${year.value}-12`)
  })

const summerTerm = /^sommersemesters?$/
const winterTerm = /^wintersemesters?$/
const schoolYear =
  /^(?:academic|schuljahre?s?|studienjahre?s?|studiejaar|schooljaar|academiejaar|collegejaar)$/
const yearWord = /^(?:year|jahr|jaar)$/

/** `im Sommersemester 2025`, `in the academic year 2022/23`, of an entry that lasted no longer. */
export function isTermOf(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const word = tokens[at]?.value ?? ''
  const next = yearWord.test(tokens[at + 1]?.value ?? '') ? at + 2 : at + 1
  const [year, other] = [tokens[next], tokens[next + 1]]
  if (!isYear(year)) return false
  const following = `${Number(year.value) + 1}`
  if (summerTerm.test(word)) return isWithin(grounds, `${year.value}-03`, `${year.value}-10`)
  // `2024/25` is read as both years.
  const isBoth = isYear(other) && other.value === following
  if (winterTerm.test(word)) return isBoth && isWithin(grounds, `${year.value}-09`, `${following}-04`)
  return schoolYear.test(word) && isBoth && isWithin(grounds, `${year.value}-08`, `${following}-09`)
}
