import { wordSet } from '../forms/word-set.js'
import { isForm } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import { isSeason } from '../numbers/parts-of-dates.js'
import { isTimeUnit } from '../numbers/time-words.js'
import type { Token } from '../tokens.js'
import { every } from '../words/function-words.js'
import { isWeekday } from './weekdays.js'

const all = wordSet('all alle todos todas tous toutes tutti tutte wszystkie')

const plural = wordSet('los las les i gli le os as')

/** `todos los veranos` of `cada verano`: of times alone, since all of a thing is more than each of some. */
export function isAllTimes(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  if (!all.has(tokens[at]?.value ?? '')) return false
  const time = tokens[at + (plural.has(tokens[at + 1]?.value ?? '') ? 2 : 1)]?.value
  const isIt = (word: string | undefined) =>
    word !== undefined &&
    time !== undefined &&
    (isTimeUnit(word) || isWeekday(word) || isSeason(word, language)) &&
    isForm(time, word, language)
  const isEach = (known: readonly Token[]) =>
    known.some(({ value }, index) => every.has(value) && isIt(known[index + 1]?.value))
  return grounds.some(({ sequences }) => sequences.some(isEach))
}
