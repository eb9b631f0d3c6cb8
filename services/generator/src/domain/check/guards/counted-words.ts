import { changesIn } from '../changes.js'
import { isKindOf } from '../forms/compounds.js'
import { gives } from '../forms/one-word.js'
import { isFamily } from '../forms/same-word.js'
import { wordSet } from '../forms/word-set.js'
import { isTimeUnit, months, years } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { nearly } from './spans.js'

/** What a change comes to stands behind it. */
export const directions: Readonly<Record<string, string>> = {
  ...{ en: 'to', de: 'auf', fr: 'a', es: 'a', it: 'a', pt: 'para', nl: 'naar', pl: 'do' },
}

/** Is that word near this amount, before or behind it, and not counted by another one? */
export function isCounted(
  known: readonly Token[],
  amount: string,
  counted: string,
  language: string,
): boolean {
  return known.some(({ value }, at) => {
    if (value !== amount) return false
    // `from 340 to 190 metres` counts metres twice.
    const other =
      changesIn(known.slice(at, at + 8)).length > 0 ? at + 1 + known.slice(at + 1).findIndex(isAmount) : at
    const near = [
      ...wordsBehind(known, at),
      ...wordsBehind(known, other),
      ...wordsBefore(known, at, language),
    ]
    return near.some((token) => isSame(counted, token.value, language))
  })
}

/** What is there besides is not counted: `70 seats with a crew of 9`. */
const beside = wordSet('with mit con avec com met')

/** Whether two words are of one thing that is counted. */
export const isSame = (counted: string, other: string, language: string) =>
  other === counted ||
  [years, months].some((unit) => unit.has(counted) && unit.has(other)) ||
  isFamily(counted, other, language) ||
  isKindOf(other, counted, language) ||
  isKindOf(counted, other, language) ||
  (!isTimeUnit(counted) && gives(other, counted, language))

export function wordsBehind(known: readonly Token[], at: number): readonly Token[] {
  const behind = known.slice(at + 1, at + 6)
  const stop = behind.findIndex((token) => token.breaks || isAmount(token) || beside.has(token.value))
  return behind.slice(0, stop < 0 ? behind.length : stop)
}

/** Words shortly before an amount, without those that another one counts: `12 nurses, 4 wards`. */
function wordsBefore(known: readonly Token[], at: number, language: string): readonly Token[] {
  // `Train students, 4 per year` counts what the line is about.
  if (known[at]!.breaks && known[at + 1]?.value === 'per') return known.slice(0, at)
  // `Auskünfte, etwa 400 im Jahr`
  const isApart = known[at]!.breaks || (known[at - 1]?.breaks && nearly.has(known[at - 1]!.value))
  if (isApart && /^(?:pro|im|je)$/.test(known[at + 1]?.value ?? '')) return known.slice(0, at)
  // `fatture attive e passive (circa 350 al mese)`
  if (isApart && /^(?:al|alla|ogni)$/.test(known[at + 1]?.value ?? '')) {
    const part = known.slice(0, known[at]!.breaks ? at : at - 1)
    return part.slice(
      Math.max(
        0,
        part.findLastIndex(({ breaks }) => breaks),
      ),
    )
  }
  // `completion went from 52 to 79 percent` counts by both.
  if (known[at - 1]?.value === directions[language]) return known.slice(Math.max(0, at - 8), at)
  const near = known.slice(Math.max(0, at - 4), at)
  const other = near.findLastIndex(isAmount)
  if (other < 0) return near
  const start = near.findIndex(({ breaks }, index) => index > other && breaks)
  return start < 0 ? [] : near.slice(start)
}
