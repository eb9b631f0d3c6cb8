import { headDates } from '../recognizers/dates.js'
import type { Line } from '../text/line.js'
import { Phrase } from '../text/phrase.js'
import { trim } from '../entries/pieces.js'
import { beginning, closingWord, ending, goingOn, reasonToLeave } from '../words/event-words.js'
import { joined } from './career.js'
import { type DraftEntry, Leaf, leaf } from './draft.js'

/** A job or a school whose start and end are on separate lines, as in a Japanese resume. */
interface Stay {
  name: Phrase
  startDate?: Leaf | undefined
  endDate?: Leaf | undefined
  details: Phrase[]
}

const dateAndText = (line: Line): { date: Leaf | undefined; text: Phrase } => {
  const whole = Phrase.join(line.cells, '\t')
  const [span] = headDates(whole.text)
  if (!span) return { date: undefined, text: trim(whole) }
  const value = span.start ?? span.end
  const date = value ? new Leaf(value, whole.slice(span.from, span.to), 0.95) : undefined
  return { date, text: trim(whole.without(span.from, span.to)) }
}

/** The line's text without the word that says what happened. */
const without = (text: Phrase, event: RegExp): Phrase | undefined => {
  const at = event.exec(text.text)?.index
  return at === undefined ? undefined : trim(text.slice(0, at))
}

/** Undefined unless several lines say what began or ended, and when. */
const staysIn = (lines: readonly Line[]): Stay[] | undefined => {
  const stays: Stay[] = []
  let events = 0
  const dated = lines.map(dateAndText).filter(({ text }) => !text.isEmpty && !closingWord.test(text.value))
  for (const { date, text } of dated) {
    const open = stays.findLast(({ endDate }) => endDate === undefined)
    const [began, ended] = [without(text, beginning), without(text, ending)]
    if (date && (began ?? ended)) events += 1
    if (began && !began.isEmpty) stays.push({ name: began, startDate: date, details: [] })
    else if (ended) {
      const same =
        stays.find(({ name, endDate }) => endDate === undefined && name.value === ended.value) ?? open
      const isNamed = !ended.isEmpty && !reasonToLeave.test(ended.value)
      if (same && (!isNamed || same.name.value === ended.value || same === open)) same.endDate ??= date
      else if (isNamed) stays.push({ name: ended, endDate: date, details: [] })
    } else if (!goingOn.test(text.value)) stays.at(-1)?.details.push(text)
  }
  return events >= 2 && events >= dated.length / 2 ? stays : undefined
}

export const jobsOfChronicle = (lines: readonly Line[]): DraftEntry<'work'>[] | undefined =>
  staysIn(lines)?.map(({ name, startDate, endDate, details }) => ({
    name: leaf(name),
    startDate,
    endDate,
    summary: leaf(joined(details)),
  }))

/** `関西みらい大学 工学部 機械工学科`: the school, and behind it the faculty. */
export const schoolsOfChronicle = (lines: readonly Line[]): DraftEntry<'education'>[] | undefined =>
  staysIn(lines)?.map(({ name, startDate, endDate, details }) => {
    const space = name.text.search(/\s/u)
    return {
      institution: leaf(space < 0 ? name : name.slice(0, space)),
      area: space < 0 ? undefined : leaf(trim(name.slice(space)), 0.85),
      startDate,
      endDate,
      summary: leaf(joined(details), 0.6),
    }
  })
