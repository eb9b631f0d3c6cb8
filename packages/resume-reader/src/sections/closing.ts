import { patternOf } from '../words/all-languages.js'
import { findDates } from '../recognizers/dates.js'
import { type Line, textOf } from '../text/line.js'
import { lookKey } from '../text/phrase.js'
import { titleKind } from '../recognizers/titles.js'

/** What the law or a habit adds below a resume: consent to the use of data, in the words that are customary. */
const consent = new RegExp(patternOf('consent'), 'iu')

/** `Regensburg, den 3. Mai 2024`: where and when it was signed. */
const isSigned = (text: string): boolean => {
  const place = /^\p{Lu}[\p{L} .-]{1,30},?\s+/u.exec(text)
  const [span, ...more] = findDates(text)
  return (
    place !== null &&
    span !== undefined &&
    more.length === 0 &&
    /^\d{4}-\d\d-\d\d$/.test(span.end ?? '') &&
    /^(?:[\s,]|den|dnia|le|li|il|em|a)*$/.test(text.slice(text.indexOf(',') + 1, span.from)) &&
    text.includes(',') &&
    text.slice(span.to).trim() === ''
  )
}

const mostSigned = 3

/** Set apart from what is above it, or alone on its page: `First Aid, 3 May 2024` ends a list and signs nothing. */
const isSetApart = (lines: readonly Line[], at: number): boolean => {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || titleKind(textOf(before)) !== undefined) return false
  return before.page !== line.page || line.above > 2.6 * line.look.size
}

const goesOn = (line: Line, before: Line): boolean =>
  !line.startsColumn &&
  lookKey(line.look) === lookKey(before.look) &&
  line.page === before.page &&
  Math.abs(line.baseline - before.baseline) < 1.75 * line.look.size

const paragraphsOf = (lines: readonly Line[]): Line[][] => {
  const out: Line[][] = []
  for (const line of lines) {
    const before = out.at(-1)?.at(-1)
    if (before && goesOn(line, before)) out.at(-1)?.push(line)
    else out.push([line])
  }
  return out
}

const longestConsent = 1_200

const isConsent = (paragraph: readonly Line[]): boolean => {
  const text = paragraph.map(textOf).join(' ')
  return text.length < longestConsent && consent.test(text)
}

/** Separates the closing from a resume: a consent, and place and day with the name that signs. */
export const takeClosing = (lines: readonly Line[]): { kept: Line[]; closing: Line[] } => {
  const closing = new Set(paragraphsOf(lines).filter(isConsent).flat())
  const rest = lines.filter((line) => !closing.has(line))
  const signed = rest.findIndex(
    (line, at) => rest.length - at <= mostSigned && isSigned(textOf(line)) && isSetApart(rest, at),
  )
  if (signed > 0) for (const line of rest.slice(signed)) closing.add(line)
  return {
    kept: lines.filter((line) => !closing.has(line)),
    closing: lines.filter((line) => closing.has(line)),
  }
}
