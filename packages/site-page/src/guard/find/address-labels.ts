import type { FactSpan } from '../text/fact-span.js'
import { startsPiece, type ReadText } from '../text/reading.js'
import type { Hit } from '../words/vocabulary.js'
import { valueAfterColon } from './values.js'

const longestAddress = 100

/** The text after `Address:` or `I live at`, if it has a number. */
export function addressLabels(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  return hits.flatMap(({ role, from, to }): FactSpan[] => {
    if (role !== 'addressLabel' && role !== 'home') return []
    if (!startsPiece(text, from)) return []
    const start = valueAfterColon(text, to) ?? (role === 'home' ? to : undefined)
    if (start === undefined) return []
    const rest = text.plain.slice(start, start + longestAddress)
    const value = rest.split(/[\n;|•·]|[.!?] (?=\p{Lu})/u)[0]!.trimEnd()
    const end = start + value.length
    const isOther = hits.some((hit) => hit.role === 'phone' && hit.from >= start && hit.to <= end)
    const isAddress =
      !isOther &&
      /\p{L}/u.test(value) &&
      /(?<![\d.])\d{1,5}(?![\d.])/.test(value) &&
      !/@|:\/\/|(?<!\d)(?:\d{1,3}\.){3}/.test(value)
    return isAddress ? [{ kind: 'address', from, to: end }] : []
  })
}
