import { type DateSpan, findDates, isOnlyDates } from '../recognizers/dates.js'
import type { Line } from '../text/line.js'
import { lookKey, type Phrase } from '../text/phrase.js'

/** The two cells of a line, also where the gap between them is a narrow one. */
const twoCells = ({ cells }: Line): [Phrase, Phrase] | undefined => {
  const [one, two, ...more] = cells
  if (!one || more.length > 0) return undefined
  if (two) return [one, two]
  const gap = one.text.indexOf('\t')
  return gap > 0 ? [one.slice(0, gap), one.slice(gap + 1)] : undefined
}

/** Cells of a line and the one below it, where a range of dates goes on. */
export interface SplitDate {
  readonly above: [Phrase, Phrase]
  readonly below: [Phrase, Phrase]
  /** The place of the dates among both cells. */
  readonly at: 0 | 1
}

/** Two whole ranges, one below the other, are of two entries. */
const isOneRange = ([span, ...more]: readonly DateSpan[]): boolean =>
  span?.isRange === true && more.length === 0

const firstDate = (text: string): string | undefined => {
  const [span] = findDates(text)
  return span?.start ?? span?.end
}

/** `2018` below `2021 –`: the earlier date starts another entry. */
const isEarlier = (below: string, above: string): boolean => {
  const [one, other] = [firstDate(below), firstDate(above)]
  return one !== undefined && other !== undefined && one.slice(0, 4) < other.slice(0, 4)
}

export const splitDateOf = (line: Line, next: Line): SplitDate | undefined => {
  const [above, below] = [twoCells(line), twoCells(next)]
  if (!above || !below || next.baseline - line.baseline > 2 * line.look.size) return undefined
  const at = ([1, 0] as const).find((place) => {
    const [one, two] = [above[place], below[place]]
    const text = `${one.text} ${two.text}`
    const isOne = lookKey(one.look) === lookKey(two.look) && isOneRange(findDates(text)) && isOnlyDates(text)
    return isOne && !isEarlier(two.text, one.text)
  })
  return at === undefined ? undefined : { above, below, at }
}
