import type { FactSpan } from '../fact-span.js'
import { endsPiece, gapBefore, isTight, startsPiece, type ReadText } from '../reading.js'
import { sets, type Hit } from '../words/vocabulary.js'
import { ageFacts, childrenFacts } from './family-facts.js'
import { birthFacts } from './birth-facts.js'
import { endOfValue, isAge, valueAfterColon } from './values.js'

/** Kinds whose values say little else. */
const weakKinds: ReadonlySet<Hit['kind']> = new Set(['civil-status', 'nationality', 'gender', 'religion'])

/** Personal facts that words state: after a title, alone between two commas, or in a phrase. */
export function statedFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  const valueAt = (kind: Hit['kind'], first: number) =>
    hits.findLast(
      (hit) => (hit.role === 'values' || hit.role === 'alone') && hit.kind === kind && hit.first === first,
    )
  const spans = hits.flatMap((hit): FactSpan[] => {
    const { kind, from, to, last } = hit
    const next = last + 1
    switch (hit.role) {
      case 'statements':
        return [{ kind, from, to }]
      case 'alone':
        return isPiece(text, hit) ? [{ kind, from, to }] : []
      case 'values':
        return weakKinds.has(kind) && isPiece(text, hit) && to - from > 2
          ? [{ kind, from, to, isWeak: true }]
          : []
      case 'labels': {
        const value =
          startsPiece(text, from) || !text.plain.slice(to).startsWith('\n')
            ? valueAfterColon(text, to)
            : undefined
        if (value !== undefined) return [{ kind, from, to: endOfValue(text, value) }]
        const direct =
          kind === 'birth' && startsPiece(text, from) && isDirect(text, next) && text.words[next]!.isCapital
            ? text.words[next]!.to
            : isDirect(text, next)
              ? (valueAt(kind, next)?.to ?? numberAt(text, next))
              : undefined
        if (direct !== undefined) return [{ kind, from, to: direct }]
        const before = hits.find(
          (one) => one.role === 'values' && one.kind === kind && one.last === hit.first - 1,
        )
        return before && endsPiece(text, to) ? [{ kind, from: before.from, to }] : []
      }
      case 'topics': {
        if (!startsPiece(text, from)) return []
        const isTitled = valueAfterColon(text, to) !== undefined
        if (!isTitled && !isDirect(text, next)) return []
        const value = topicValue(text, hit, valueAt(kind, next))
        return value !== undefined && (isTitled || endsPiece(text, value)) ? [{ kind, from, to: value }] : []
      }
      default:
        return []
    }
  })
  return [...spans, ...birthFacts(text, hits), ...ageFacts(text, hits), ...childrenFacts(text, hits)]
}

const isPiece = (text: ReadText, { from, to }: Hit) => startsPiece(text, from) && endsPiece(text, to)

const isDirect = (text: ReadText, next: number) => isTight(gapBefore(text, next))

/** The end of a number with which a piece of the text ends, or of a share or a date; no year is one. */
function numberAt(text: ReadText, at: number): number | undefined {
  const word = text.words[at]
  if (!word?.isNumber || /^(?:19|20)\d\d$/.test(word.text)) return undefined
  const behind = /^(?:[./-]\d{1,4}|\s?%)*/.exec(text.plain.slice(word.to, word.to + 12))![0]
  return behind !== '' || endsPiece(text, word.to) ? word.to + behind.length : undefined
}

function topicValue(text: ReadText, { kind, last }: Hit, value: Hit | undefined): number | undefined {
  const next = text.words[last + 1]
  if (kind === 'age') return next && isAge(next.text) ? next.to : undefined
  if (kind === 'health' && next && /^\d{2,3}$/.test(next.text)) return next.to
  if (kind === 'children')
    return next && (/^\d$/.test(next.text) || sets.counts.has(next.text)) ? next.to : undefined
  return value?.to
}
