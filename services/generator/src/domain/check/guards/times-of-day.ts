import { byLanguage } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

interface Part {
  readonly half: 'a' | 'p'
  readonly from: number
  readonly to: number
}

const partsOfDay: Readonly<Record<string, readonly Part[]>> = {
  morning: [{ half: 'a', from: 1, to: 12 }],
  afternoon: [{ half: 'p', from: 1, to: 6 }],
  evening: [{ half: 'p', from: 5, to: 11 }],
  night: [
    { half: 'p', from: 8, to: 11 },
    { half: 'a', from: 1, to: 4 },
  ],
}
const between = byLanguage({ en: "o'clock in the at" })
/** Of 24 hours. */
const germanMorning = /^(?:morgens|fruh)$/
const earliest = 3

const hourOf = (token: Token | undefined): number | undefined =>
  token?.kind === 'number' && /^(?:[1-9]|1[0-2])$/.test(token.value) ? Number(token.value) : undefined

const hasTime = (known: readonly Token[], hour: number, half: string) =>
  known.some(({ value }, at) => {
    const [next = '', behind = ''] = [known[at + 1]?.value, known[at + 2]?.value]
    return value === `${hour}` && (next === `${half}m` || (next === half && behind === 'm'))
  })

/** `five in the morning` of `5 a.m.`, `fünf Uhr morgens` of `5 Uhr`: the word at `at` tells which half of the day it is. */
export function isTimeOfDay(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const value = tokens[at]?.value ?? ''
  const isIn = (isIt: (known: readonly Token[]) => boolean) =>
    grounds.some(({ sequences }) => sequences.some(isIt))
  if (language === 'de') {
    const hour = germanMorning.test(value) ? hourOf(tokens[at - 2]) : undefined
    if (hour === undefined || hour < earliest || tokens[at - 1]?.value !== 'uhr') return false
    return isIn((known) =>
      known.some((token, index) => token.value === `${hour}` && known[index + 1]?.value === 'uhr'),
    )
  }
  const parts = language === 'en' && Object.hasOwn(partsOfDay, value) ? partsOfDay[value]! : []
  if (parts.length === 0) return false
  const start = tokens.findLastIndex((token, index) => index < at && !between('en').has(token.value))
  const hour = at - start > 1 ? hourOf(tokens[start]) : undefined
  if (hour === undefined) return false
  return parts.some(
    ({ half, from, to }) => from <= hour && hour <= to && isIn((known) => hasTime(known, hour, half)),
  )
}
