import { organisationLikeness, roleLikeness, schoolLikeness } from '../recognizers/likeness.js'
import { countryCode, isPlace, isRegion, looksLikeCity } from '../recognizers/places.js'
import { isBold } from '../text/phrase.js'
import { plainWords } from '../words/fold.js'
import { isCaseless } from '../words/scripts.js'
import { withoutEmployer } from '../words/without-employer.js'
import { type HeadPart, headParts } from './head-parts.js'
import type { Item } from '../items/items.js'
import type { Head } from './pieces.js'

/** Names of features with their values; one that is absent is 0. */
export type Features = ReadonlyMap<string, number>

/** What each slot holds. */
type SlotFields = ReadonlyMap<string, string>

export interface FeaturedHead {
  parts: readonly HeadPart[]
  /** Of each of the first parts. */
  features: readonly Features[]
  /** Whether few heads of the section have a part in the place of this one. */
  rare: readonly boolean[]
  /** Of the head as a whole. */
  whole: Features
}

export interface HeadedItems {
  items: readonly Item[]
  head: Head
}

/** Further parts of a head are never company, role or place; this bounds the work for one head. */
const mostParts = 9

const legalForm =
  /(?:^|[\s,])(?:inc|llc|l\.?t\.?d|g?mbh|ag|kg|se|e\.\s?v|s\.?a\.?(?:s|r\.?l)?|s\.?l|s\.?r\.?l|s\.?p\.?a|plc|llp|b\.?v|n\.?v|lda|ltda|co|corp|sp\. z o\.o|z o\.o)\.?$/iu

const wordsOf = (text: string): Map<string, number> => {
  const role = roleLikeness(text)
  const organisation = organisationLikeness(text)
  const count = text.split(/\s+/).length
  const is = (name: string, holds: boolean): [string, number][] => (holds ? [[name, 1]] : [])
  return new Map([
    ...is('role', role > 0 && organisation < 1),
    ...is('role and organisation', role > 0 && organisation === 1),
    ...is('organisation', organisation === 1 && role === 0),
    ...is('names joined by and', organisation > 0 && organisation < 1),
    ...is('school', schoolLikeness(text) === 1),
    ...is('place', isPlace(text)),
    ...is('town', looksLikeCity(text) && count <= 3),
    ...is('region', isRegion(text) || countryCode(text) !== undefined),
    ...is('legal form', legalForm.test(text)),
    ...is('digits', /\d/.test(text)),
    ...is('capitals', /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)),
    ...is('small letter first', /^\p{Ll}/u.test(text)),
    ...is('small letter inside', /\s\p{Ll}{3,}/u.test(text)),
    ...is('no case', isCaseless(text)),
    ...is('of', /\s(?:of|de|di|für|van|voor|do|da|ds\.)\s/u.test(text)),
    ...is(`words ${Math.min(count, 4)}`, true),
    ...is('long', text.length > 40),
    ...is('of no firm', withoutEmployer.test(text)),
  ])
}

/** How often a value of this slot is one that another entry has too: towns return, companies and roles hardly do. */
const repeatsOf = (texts: readonly string[]): number =>
  texts.length < 2 ? 0 : 1 - new Set(texts.map(plainWords)).size / texts.length

const wordsBySlot = (
  all: readonly HeadPart[],
  heads: number,
  words: (text: string) => Map<string, number>,
) => {
  const bySlot = new Map<string, HeadPart[]>()
  for (const part of all) {
    const same = bySlot.get(part.slot)
    if (same) same.push(part)
    else bySlot.set(part.slot, [part])
  }
  return new Map(
    [...bySlot].map(([slot, parts]) => {
      const mean = new Map<string, number>()
      for (const { phrase } of parts)
        for (const [name] of words(phrase.value)) mean.set(name, (mean.get(name) ?? 0) + 1 / parts.length)
      mean.set('share', Math.min(1, parts.length / heads))
      mean.set('repeats', repeatsOf(parts.map(({ phrase }) => phrase.value)))
      return [slot, mean]
    }),
  )
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)

const looksOf = (
  part: HeadPart,
  at: number,
  parts: readonly HeadPart[],
  items: readonly Item[],
): string[] => {
  const { phrase, piece } = part
  const item = items[piece.row]
  const inRow = parts.filter((other) => other.piece.row === piece.row)
  const { size } = phrase.look
  const line = new Set(parts.slice(0, at + 1).map((other) => other.piece.row)).size - 1
  const only = (is: (other: HeadPart) => boolean): boolean => is(part) && !parts.every(is)
  const set = item?.line
  const isRight = set !== undefined && phrase.area.x > set.left + 0.55 * (set.edge - set.left)
  return [
    `part ${Math.min(at, 3)} of ${Math.min(parts.length, 4)}`,
    `line ${Math.min(line, 3)}`,
    inRow.length === 1
      ? 'alone in line'
      : inRow.at(-1) === part
        ? 'last in line'
        : inRow[0] === part
          ? 'first in line'
          : 'amid line',
    ...(item?.dated ? ['dated'] : []),
    ...(piece.isStopped ? ['full stop'] : []),
    ...(isRight ? ['right'] : []),
    ...(set?.margin && set.cells[0] && phrase.area.x < set.cells[0].area.x + 1 ? ['margin'] : []),
    ...(only(({ phrase: { look } }) => isBold(look)) ? ['bold alone'] : []),
    ...(only(({ phrase: { look } }) => look.italic) ? ['italic alone'] : []),
    ...(only(({ phrase: { text } }) => isCapitals(text)) ? ['capitals alone'] : []),
    ...(parts.some((other) => other.phrase.look.size < size - 0.4) ? ['larger'] : []),
    ...(parts.some((other) => other.phrase.look.size > size + 0.4) ? ['smaller'] : []),
    ...(parts[at + 1] ? [`then ${parts[at + 1]?.join}`] : ['then nothing']),
  ]
}

const comparedWords = ['role', 'organisation', 'place', 'town', 'legal form', 'region']

const startsWithFirm = ({ items: [first, second] }: HeadedItems): boolean =>
  first?.dated === false && second?.dated === true && !second.bullet

/**
 * The features of each part of each head. They hold the words and looks of the part, those of its slot in the
 * whole section, and the field that `assignSlots` gives to its slot, in this section and in a `prior` one of its kind.
 */
export const featuredHeads = (
  all: readonly HeadedItems[],
  ruled: SlotFields,
  prior: SlotFields = new Map(),
): FeaturedHead[] => {
  const known = new Map<string, Map<string, number>>()
  const words = (text: string) => {
    const found = known.get(text) ?? wordsOf(text)
    known.set(text, found)
    return found
  }
  const split = all.map(({ head }) => headParts(head))
  const bySlot = wordsBySlot(split.flat(), all.length, words)
  const usualCount = median(split.map(({ length }) => length))
  let isLed = false
  return all.map((headed, nth) => {
    const parts = (split[nth] ?? []).slice(0, mostParts)
    const features = parts.map((part, at) => {
      const out = new Map<string, number>([['always', 1]])
      for (const [name, value] of words(part.phrase.value)) out.set(name, value)
      for (const [name, value] of bySlot.get(part.slot) ?? []) out.set(`slot: ${name}`, value)
      for (const name of comparedWords) {
        const others = parts.filter((other) => other !== part)
        const most = Math.max(0, ...others.map((other) => words(other.phrase.value).get(name) ?? 0))
        const mostOfSlot = Math.max(0, ...others.map((other) => bySlot.get(other.slot)?.get(name) ?? 0))
        out.set(`another: ${name}`, most).set(`another slot: ${name}`, mostOfSlot)
      }
      out.set(`rule: ${ruled.get(part.piece.slot) ?? 'other'}`, 1)
      const held = prior.get(part.piece.slot)
      if (held) out.set(`before: ${held}${parts.length === 1 ? ', alone' : ''}`, 1)
      for (const name of looksOf(part, at, parts, headed.items)) out.set(name, 1)
      return out
    })
    const isFirm = startsWithFirm(headed)
    const isBelow = isLed && !isFirm && headed.items[0]?.dated === true
    isLed ||= isFirm
    const whole = new Map([
      ['always', 1],
      [`parts ${Math.min(parts.length, 4)}`, 1],
      [`usual parts ${Math.min(usualCount, 4)}`, 1],
      ['more parts than usual', parts.length > usualCount ? 1 : 0],
      ['below a firm', isBelow ? 1 : 0],
      ['no dates', headed.head.dates.length === 0 ? 1 : 0],
    ])
    const rare = parts.map(({ slot }) => all.length > 2 && (bySlot.get(slot)?.get('share') ?? 1) <= 0.5)
    return { parts: split[nth] ?? [], features, whole, rare }
  })
}
