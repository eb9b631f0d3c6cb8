import { perLanguage } from '../forms/per-language.js'
import { changed, type Token } from '../token.js'
import { isWholeMonth, monthNames } from './month-names.js'
import { towards } from './ranges.js'

const isDutchMonth = ({ value }: Token, language: string) => language === 'nl' && /^ju[nl]i$/.test(value)

const among = /^(?:und|et|y|e|en|met|i)$/

/** The first month of `mai à août 2013`, whose year stands behind the other, or of `maj–wrzesień`. */
function isInRange(tokens: readonly Token[], at: number, language: string): boolean {
  if (!isWholeMonth(tokens[at]!.value, language)) return false
  const isJoint = ({ value }: Token) => towards.test(value) || among.test(value)
  const next = tokens.findIndex((token, index) => index > at && !isJoint(token))
  return next > at && next <= at + 4 && isWholeMonth(tokens[next]!.value, language)
}

const monthsOf = perLanguage(
  (language): ReadonlyMap<string, number> => new Map([...monthNames('en'), ...monthNames(language)]),
)

/** Whether a word may be a month's name. */
export const mayBeMonth = (word: string, language: string): boolean => monthsOf(language).has(word)

/** A month's name becomes a date, with the day or year that stands beside it. A lower-case `may` stays a word. */
export function withDates(tokens: readonly Token[], language: string): Token[] {
  const months = monthsOf(language)
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const month = token.kind === 'word' ? months.get(token.value) : undefined
    if (month === undefined || /ę$/iu.test(token.raw)) {
      out.push(token)
      continue
    }
    const isName = token.isMarked || (language !== 'en' && monthNames(language).has(token.value))
    // Short forms are words of their own too: Polish `się`, Spanish `sea`.
    // Spanish and Portuguese put a word between: `mayo de 2013`.
    const behind = /^del?$/.test(tokens[at + 1]?.value ?? '') ? at + 2 : at + 1
    const isByNumber = [tokens[at - 1], tokens[behind]].some((other) => other?.kind === 'number')
    if (
      !isName ||
      (token.value.length <= 4 &&
        !token.isMarked &&
        !isByNumber &&
        !isDutchMonth(token, language) &&
        !isInRange(tokens, at, language))
    ) {
      out.push(token)
      continue
    }
    const year = tokens[behind]
    const isYear = year?.kind === 'number' && /^(19|20)\d\d$/.test(year.value)
    const padded = `${month}`.padStart(2, '0')
    out.push(changed(token, { kind: 'date', value: isYear ? `${year.value}-${padded}` : `month-${month}` }))
    if (isYear) at = behind
  }
  return out
}
