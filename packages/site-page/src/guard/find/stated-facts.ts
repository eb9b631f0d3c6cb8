import type { FactSpan } from '../text/fact-span.js'
import { endsPiece, gapBefore, isTight, startsPiece, type ReadText } from '../text/reading.js'
import { sets, type Hit, type Role } from '../words/vocabulary.js'
import { ageFacts, childrenFacts } from './family-facts.js'
import { birthFacts, dateAt } from './birth-facts.js'
import { endOfValue, isAge, valueAfterColon } from './values.js'

/** Kinds whose values say little else. */
const weakKinds: ReadonlySet<Hit['kind']> = new Set(['civil-status', 'nationality', 'gender', 'religion'])

/** Personal facts that words state: after a title, alone between two commas, or in a phrase. */
export function statedFacts(text: ReadText, hits: readonly Hit[]): FactSpan[] {
  const valueAt: ValueAt = (kind, at, end) =>
    hits.find((hit) => valueRoles.has(hit.role) && hit.kind === kind && hit[end] === at)
  const spans = hits.flatMap((hit) => {
    if (hit.role === 'statements') return [{ kind: hit.kind, from: hit.from, to: hit.to }]
    if (hit.role === 'labels') return labelled(text, hit, valueAt)
    if (hit.role === 'topics') return hit.kind === 'pay' ? paid(text, hit) : onTopic(text, hit, valueAt)
    if (hit.role === 'owned') return owned(text, hit, hits)
    return valueRoles.has(hit.role) ? alone(text, hit) : []
  })
  return [...spans, ...birthFacts(text, hits), ...ageFacts(text, hits), ...childrenFacts(text, hits)]
}

const valueRoles: ReadonlySet<Role> = new Set<Role>(['values', 'alone'])

/** The value of a kind that begins or ends with a word. */
type ValueAt = (kind: Hit['kind'], at: number, end: 'first' | 'last') => Hit | undefined

function alone(text: ReadText, { role, kind, from, to }: Hit): FactSpan[] {
  if (!startsPiece(text, from) || !endsPiece(text, to)) return []
  if (role === 'alone') return [{ kind, from, to }]
  return weakKinds.has(kind) && to - from > 2 ? [{ kind, from, to, isWeak: true }] : []
}

/** `I have a slight`: words between. */
const mostBetween = 3

/** `I have epilepsy`: of somebody else it says nothing here. */
function owned(text: ReadText, { kind, first, to }: Hit, hits: readonly Hit[]): FactSpan[] {
  const self = hits.find(
    ({ role, last }) => role === 'self' && last < first && last >= first - 1 - mostBetween,
  )
  const isOwn = self !== undefined && !/[.;:!?\n]/.test(text.plain.slice(self.to, to))
  return isOwn ? [{ kind, from: self.from, to }] : []
}

/** `Nationality: British`, `Place of birth Lagos`, `GdB 50`, `British nationality`. */
function labelled(text: ReadText, hit: Hit, valueAt: ValueAt): FactSpan[] {
  const { kind, first, last, from, to } = hit
  const isStart = startsPiece(text, from)
  const value = isStart || text.plain[to] !== '\n' ? valueAfterColon(text, to) : undefined
  if (value !== undefined) return [{ kind, from, to: endOfValue(text, value) }]
  const next = isDirect(text, last + 1) ? text.words[last + 1] : undefined
  // `Citizen of Ghana`; a single word may be the name of something, as in `Nationality Act`.
  const isOfPlace = kind === 'birth' || (kind === 'nationality' && last > first)
  const isPlace = isOfPlace && isStart && next?.isCapital === true
  const date = next && kind === 'birth' ? dateAt(text, last + 1) : undefined
  const end =
    date ?? (isPlace ? next.to : next && (valueAt(kind, last + 1, 'first')?.to ?? numberAt(text, last + 1)))
  if (end !== undefined) return [{ kind, from, to: end }]
  const before = valueAt(kind, first - 1, 'last')
  return before && endsPiece(text, to) ? [{ kind, from: before.from, to }] : []
}

/** `Sex: female`, `Age 34`, `Indian national`: such a word is a title only beside a value of its kind. */
function onTopic(text: ReadText, hit: Hit, valueAt: ValueAt): FactSpan[] {
  const { kind, first, last, from, to } = hit
  const before = valueAt(kind, first - 1, 'last')
  if (before && isDirect(text, first) && endsPiece(text, to)) return [{ kind, from: before.from, to }]
  const isTitled = valueAfterColon(text, to) !== undefined
  if (!startsPiece(text, from) || !(isTitled || isDirect(text, last + 1))) return []
  const value = topicValue(text, hit, valueAt(kind, last + 1, 'first'))
  return value !== undefined && (isTitled || endsPiece(text, value)) ? [{ kind, from, to: value }] : []
}

/** An amount of money: it has the sign of a currency, five digits, or a sign for thousands. */
const amount =
  /^[ .:=–-]{0,4}(?:\p{L}{1,3}[.$]? ?){0,2}\p{Sc}? ?\d[\d.,’]*(?: ?\p{Sc}| ?(?:k|lpa|lakhs?|万)(?!\p{L}))?/iu
const longestAmount = 30

/** `Salary £45,000`, `Ending pay: $34.10`. */
function paid(text: ReadText, { kind, from, to }: Hit): FactSpan[] {
  const found = amount.exec(text.plain.slice(to, to + longestAmount))?.[0] ?? ''
  const isMoney = /\p{Sc}|\d ?(?:k|lpa|lakh|万)/iu.test(found) || found.replace(/\D/g, '').length > 4
  return isMoney && startsPiece(text, from) ? [{ kind, from, to: to + found.length }] : []
}

const isDirect = (text: ReadText, next: number) => isTight(gapBefore(text, next))

/** The end of a number with which a piece of the text ends, or of a share or a date; no year is one. */
function numberAt(text: ReadText, at: number): number | undefined {
  const word = text.words[at]
  if (!word?.isNumber || /^(?:19|20)\d\d$/.test(word.text)) return undefined
  const behind = /^(?:[./-]\d{1,4}|\s?%)*/.exec(text.plain.slice(word.to, word.to + 12))![0]
  return behind !== '' || endsPiece(text, word.to) ? word.to + behind.length : undefined
}

/** With the unit, where it is written: `41歳`. */
function ageEnd({ words, plain }: ReadText, at: number): number {
  const [age, unit] = [words[at]!, words[at + 1]]
  const isUnit = unit && sets.yearsOld.has(unit.text) && plain.slice(age.to, unit.from).trim() === ''
  return isUnit ? unit.to : age.to
}

function topicValue(text: ReadText, { kind, last }: Hit, value: Hit | undefined): number | undefined {
  const next = text.words[last + 1]
  if (kind === 'age') return next && isAge(next.text) ? ageEnd(text, last + 1) : undefined
  if (kind === 'health' && next && /^\d{2,3}$/.test(next.text)) return next.to
  if (kind === 'children')
    return next && (/^\d$/.test(next.text) || sets.counts.has(next.text)) ? next.to : undefined
  return value?.to
}
