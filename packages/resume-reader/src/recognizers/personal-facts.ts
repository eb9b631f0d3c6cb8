import type { PersonalFactKind } from '@thumbfolio/contracts'
import { Phrase, wideGap } from '../text/phrase.js'
import {
  isNationality,
  labelAt,
  type PersonalLabel,
  personalValueKind,
  type Word,
  wordsIn,
} from '../words/personal-labels.js'
import { findDates } from './dates.js'
import { organisationLikeness, roleLikeness } from './likeness.js'
import { looseNumber } from './phone-numbers.js'
import { findEmails, findUrls } from '../text/urls.js'

/**
 * How much a part of a resume may hold of its owner's person. `open`: header, contact data and what is not known.
 * `list`: skills, certificates and the like, where a driving licence is one of several. `closed`: jobs and schools.
 */
export type Openness = 'open' | 'list' | 'closed'

export interface PersonalFact {
  readonly kind: PersonalFactKind
  readonly label?: Phrase
  readonly text: Phrase
}

interface Found {
  readonly from: number
  readonly to: number
  readonly fact: PersonalFact
}

/** Also words of other sections: `Health: first aid` groups skills. */
const ambiguous: ReadonlySet<PersonalFactKind> = new Set([
  'age',
  'children',
  'religion',
  'health',
  'military-service',
  'work-permit',
])
const numbers: ReadonlySet<PersonalFactKind> = new Set([
  'identity-number',
  'insurance-number',
  'licence-number',
])
const leastDigits = 4
const leastLabelLetters = 5

/** What parts facts in a line. A comma does so only before another label. */
const partings = /[|·•∙◦❖⋄;\t\ue000]/
const startsPiece = /(?:^|[|·•∙◦❖⋄;,،，(\t\ue000/]|\s[–—-]|[\p{L}\p{N}]{4}[.!?](?=\s))\s*$/u
/** Behind a label: a colon, a dash, or the gap of a table. */
const behindLabel =
  /^(?:\s?\(\p{L}{1,4}\))?\s*(?:(?:(?:no|nr|nº|n°|№|number|nummer|num)\b\.?|#)\s*)?(?:[:：=]|\s[–—-](?=\s)|\t)\s*/iu
const numberMark = /^\s*(?:(?:no|nr|num|number|nummer|n)\b\.?|nº|n°|№|#)\s*/iu
const numberValue =
  /^[#\s]*((?=[^\s]*\d)[\p{L}\p{N}][\p{L}\p{N}./-]*(?:(?<!\.)\s(?=[\p{Lu}\d])[\p{Lu}\d-]{1,7}(?![\p{L}\d]))*|[\p{Lu}]{1,3}(?:\s[\p{Lu}\d]{1,6}(?![\p{L}\d]))+)/u

const digitsIn = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0
const wordCount = (text: string): number => text.trim().split(/\s+/).length

/** Where what a label asks for ends at the latest: before what parts facts, another label or a way to reach somebody. */
const endOf = (text: string, from: number, words: readonly Word[], kind: PersonalFactKind): number => {
  const rest = text.slice(from)
  const isNextLabel = (word: Word, at: number): boolean => {
    if (word.from <= from) return false
    const label = labelAt(words, at)
    if (!label) return false
    const end = words[at + label.words - 1]?.to ?? word.to
    const isParted = startsPiece.test(text.slice(from, word.from))
    if (isParted && !ambiguous.has(label.kind)) return true
    return behindLabel.test(text.slice(end)) && (isParted || /^\s*[:：]/.test(text.slice(end)))
  }
  const next = words.find(isNextLabel)?.from ?? Infinity
  const parting = rest.search(partings)
  const reached = [...findEmails(rest), ...findUrls(rest)].map((span) => span.from + from)
  const call = numbers.has(kind) ? undefined : looseNumber(rest)
  return Math.min(
    text.length,
    next,
    parting < 0 ? Infinity : from + parting,
    ...reached,
    call ? from + call.from : Infinity,
  )
}

type Answer = (rest: string, label: string, words: number) => boolean

/** Whether a text without a colon before it is what the label asks for; absent where a colon is required. */
const answers: Partial<Record<PersonalFactKind, Answer>> = {
  birth: (rest, _, words) => words <= 9 && (findDates(rest)[0]?.from ?? Infinity) < 30,
  age: (rest, _, words) => /^\p{N}{2}(?!\p{N})/u.test(rest) && words <= 4,
  gender: (rest) => personalValueKind(rest) === 'gender',
  nationality: (rest, _, words) => words <= 3 && /^\p{Lu}/u.test(rest),
  'civil-status': (_rest, _, words) => words <= 4,
  children: (rest, _, words) => words <= 3 && /^(?:\p{N}|no\b|none\b)/iu.test(rest),
  'work-permit': (_rest, label, words) => label.includes(' ') && words <= 8,
  other: (_rest, _, words) => words <= 6,
}

/** What a label at a word asks for, where its value follows it. */
const labelled = (
  cell: Phrase,
  words: readonly Word[],
  at: number,
  label: PersonalLabel,
  open: Openness,
): Found | undefined => {
  const { text } = cell
  const [first, last] = [words[at], words[at + label.words - 1]]
  if (!first || !last) return undefined
  const { kind } = label
  const behind = text.slice(last.to)
  const mark = behindLabel.exec(behind)?.[0]
  const number = numbers.has(kind) ? numberMark.exec(behind)?.[0] : undefined
  const start = last.to + (mark ?? number ?? '').length + (/^\./.test(behind) && !mark ? 1 : 0)
  const end = endOf(text, start, words, kind)
  const value = text.slice(start, end).replace(/[\s,(/–—-]+$/u, '')
  const own = value.trim()
  if (!/[\p{L}\p{N}]/u.test(own)) return undefined
  const named = text.slice(first.from, last.to)
  const found = (to: number): Found => ({
    from: first.from,
    to,
    fact: { kind, label: cell.slice(first.from, last.to), text: cell.slice(start, to) },
  })
  if (numbers.has(kind)) {
    const id = numberValue.exec(value)
    const isPrivate = digitsIn(id?.[0] ?? '') >= leastDigits
    if (id && isPrivate && (mark ?? number ?? /\d/.test(id[1]?.[0] ?? '')))
      return found(start + id[0].replace(/[./-]+$/, '').length)
    return mark && open === 'open' && named.length >= leastLabelLetters
      ? found(start + value.length)
      : undefined
  }
  if (ambiguous.has(kind) && open !== 'open') return undefined
  if (mark) return found(start + value.length)
  if (open === 'closed' || !/^[\s.]/.test(behind)) return undefined
  const isName = roleLikeness(`${named} ${own}`) > 0 || organisationLikeness(`${named} ${own}`) > 0.5
  const isSaid = (open === 'open' || kind === 'other') && answers[kind]?.(own, named, wordCount(own)) === true
  return isSaid && !isName ? found(start + value.length) : undefined
}

/** `clean UK driving licence`, `German nationality`: its label is among its words or ends it. */
const longestSaid = 6
const saidIn = (piece: string): PersonalFactKind | undefined => {
  const words = wordsIn(piece)
  if (words.length === 0 || words.length > longestSaid) return undefined
  for (let at = 0; at < words.length; at += 1) {
    const label = labelAt(words, at)
    if (label?.kind === 'other' && (label.words > 1 || at === 0 || words.length <= 3)) return 'other'
    const isEnd = label !== undefined && at > 0 && at + label.words === words.length
    if (isEnd && (label.kind === 'nationality' || (label.kind === 'work-permit' && label.words > 1)))
      return label.kind
  }
  return undefined
}

/** Pieces between what parts facts, commas too, that need no label. */
const unlabelled = (cell: Phrase, open: Openness, taken: readonly Found[]): Found[] => {
  if (open === 'closed') return []
  const { text } = cell
  const cuts = [...text.matchAll(/[|·•∙◦❖⋄;,\t\ue000]|\s[–—]\s/g)]
  const edges = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const pieces = edges.map((from, at) => cell.slice(from, cuts[at]?.index))
  /** `Brasileira, solteira`: alone it may be a language. */
  const isNationalityAt = (at: number): boolean =>
    isNationality(pieces[at]?.value ?? '') &&
    [pieces[at - 1], pieces[at + 1]].some((beside) => beside && personalValueKind(beside.value))
  return edges.flatMap((from, at): Found[] => {
    const piece = pieces[at] ?? cell
    const start = text.indexOf(piece.text, from)
    const to = start + piece.text.length
    if (piece.isEmpty || taken.some((other) => start < other.to && to > other.from)) return []
    const kind =
      (open === 'open' ? personalValueKind(piece.value) : undefined) ??
      (open === 'open' && isNationalityAt(at) ? 'nationality' : saidIn(piece.value))
    const isOfList = open === 'list' && kind !== 'other'
    return kind && !isOfList ? [{ from: start, to, fact: { kind, text: piece } }] : []
  })
}

/** `* 14.03.1984 in Köln`, `1990年5月3日生`. */
const bornMark =
  /^\s*\*\s?(?=\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4})|^\d{4}年\d{1,2}月\d{1,2}日\s?(?:生|出生)/u

/** The personal facts of one cell, in order, none over another. */
export const personalFactsIn = (cell: Phrase, open: Openness): Found[] => {
  const { text } = cell
  if (open === 'open' && bornMark.test(text) && text.length < 60)
    return [{ from: 0, to: text.length, fact: { kind: 'birth', text: cell } }]
  const words = wordsIn(text)
  const found: Found[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word || word.from < (found.at(-1)?.to ?? 0)) continue
    const label = labelAt(words, at)
    if (!label) continue
    const end = words[at + label.words - 1]?.to ?? word.to
    const isMarked = /^\s*(?:\(\p{L}{1,4}\))?\s*[:：]/u.test(text.slice(end))
    if (!isMarked && !startsPiece.test(text.slice(0, word.from))) continue
    const fact = labelled(cell, words, at, label, open)
    if (fact) found.push(fact)
  }
  return [...found, ...unlabelled(cell, open, found)].sort((one, other) => one.from - other.from)
}

/** The cell without these facts and without what parted them from the rest. */
export const withoutFacts = (cell: Phrase, facts: readonly Found[]): Phrase => {
  const stretches = facts.map(({ from, to }) => {
    const before = /[\s|·•∙◦❖⋄;,(\t/–—]*$/u.exec(cell.text.slice(0, from))?.[0].length ?? 0
    const closing = /^\s*[)\]]/.exec(cell.text.slice(to))
    const isBracket = closing && cell.text.slice(from - before, from).includes('(')
    return { from: from - before, to: to + (isBracket ? closing[0].length : 0) }
  })
  // The end of a sentence stays at its last word.
  const [first, ...others] = cell.partsBetween(stretches)
  const rest = others.reduce(
    (before, part) => Phrase.join([before, part], /^[.,;]/.test(part.text) ? '' : wideGap),
    first ?? Phrase.join([], ''),
  )
  return rest.slice(/^[\s.,;]*/.exec(rest.text)?.[0].length ?? 0)
}
