import type { FactSpan } from '../text/fact-span.js'
import { endsPiece, gapBefore, isTight, startsPiece, type ReadText } from '../text/reading.js'
import { sets, type Hit } from '../words/vocabulary.js'
import { isAge } from './values.js'

/** `I am a curious`: words between somebody and their age. */
const mostBetween = 5

/** `34 years old`, `ho 34 anni`. */
export function ageFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  return hits.flatMap((hit): FactSpan[] => {
    const number = text.words[hit.first - 1]
    if (hit.role !== 'yearsOld' && hit.role !== 'years') return []
    if (!number || !isAge(number.text) || !isTight(gapBefore(text, hit.first))) return []
    const span = { kind: 'age', from: number.from, to: hit.to } as const
    const self = hits.find(
      (one) => one.role === 'self' && one.last < hit.first - 1 && one.last >= hit.first - 2 - mostBetween,
    )
    const isOwn = self !== undefined && !/[.;:!?\n]/.test(text.plain.slice(self.to, number.from))
    const isPiece = startsPiece(text, number.from) && endsPiece(text, hit.to)
    if (hit.role === 'yearsOld') return isOwn || isPiece ? [span] : []
    if (isOwn && self.last === hit.first - 2 && endsPiece(text, hit.to)) return [{ ...span, from: self.from }]
    return isPiece ? [{ ...span, isWeak: true }] : []
  })
}

/** `two children`, `mother of three`. */
export function childrenFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  const isCount = (at: number) => {
    const word = text.words[at]?.text ?? ''
    return sets.counts.has(word) || /^[1-9]$/.test(word)
  }
  const parents = hits
    .filter(({ role, last }) => role === 'parentOf' && isCount(last + 1))
    .map(({ from, last }): FactSpan => ({ kind: 'children', from, to: text.words[last + 1]!.to }))
  const counted = text.words.flatMap((word, at): FactSpan[] => {
    if (!sets.children.has(word.text) || !isCount(at - 1) || !isTight(gapBefore(text, at))) return []
    const { from } = text.words[at - 1]!
    if (!endsPiece(text, word.to)) return []
    const isOwn = hits.some(({ role, last }) => role === 'self' && last === at - 2)
    const isWed = isOwn || hits.some(({ kind, to }) => kind === 'civil-status' && to < from)
    if (!startsPiece(text, from) && !isWed) return []
    return [
      { kind: 'children', from, to: word.to, isWeak: !isWed && text.plain.slice(0, from).trim() !== '' },
    ]
  })
  return [...parents, ...counted]
}
