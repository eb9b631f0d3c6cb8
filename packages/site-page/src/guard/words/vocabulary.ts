import type { FindingKind } from '@thumbfolio/contracts'
import type {
  AddressWords,
  FactWords,
  GuardWords,
  NumberedKind,
  StatedKind,
  Words,
} from '@thumbfolio/contracts/languages'
import { foldedText } from '../text/folded-text.js'
import { isTight, gapBefore, type ReadText } from '../text/reading.js'
import { guardLanguages } from './all-words.js'

export type Role =
  | keyof FactWords
  | 'number'
  | 'numbered'
  | 'born'
  | 'bornOn'
  | 'self'
  | 'yearsOld'
  | 'years'
  | 'parentOf'
  | 'phone'
  | 'referees'
  | 'addressLabel'
  | 'home'
  | 'postalLabel'

interface Phrase {
  readonly role: Role
  readonly kind: FindingKind
  readonly words: readonly string[]
}

/** A phrase in a text, from its first to its last word. */
export interface Hit {
  readonly role: Role
  readonly kind: FindingKind
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
}

const languages = [...guardLanguages.values()]
const wordsOf = (phrase: string): string[] => foldedText(phrase).lower.match(/[\p{L}\p{M}]+|\d+/gu) ?? []

function phrasesOf(words: GuardWords): Phrase[] {
  const as = (role: Role, kind: FindingKind, phrases: Words | undefined): Phrase[] =>
    (phrases ?? [])
      .map((phrase) => ({ role, kind, words: wordsOf(phrase) }))
      .filter((one) => one.words.length > 0)
  const stated = Object.entries(words.facts).flatMap(([kind, roles]) =>
    Object.entries(roles).flatMap(([role, phrases]) =>
      as(role as keyof FactWords, kind as StatedKind, phrases as Words),
    ),
  )
  const numbers = (['number', 'numbered'] as const).flatMap((role) =>
    Object.entries((role === 'number' ? words.numbers : words.numbered) ?? {}).flatMap(([kind, phrases]) =>
      as(role, kind as NumberedKind, phrases),
    ),
  )
  return [
    ...stated,
    ...numbers,
    ...as('born', 'birth', words.born),
    ...as('bornOn', 'birth', words.bornOn),
    ...as('self', 'age', words.self),
    ...as('yearsOld', 'age', words.yearsOld),
    ...as('years', 'age', words.years),
    ...as('parentOf', 'children', words.parentOf),
    ...as('phone', 'phone', words.phone),
    ...as('referees', 'contact-of-others', words.referees),
    ...as('addressLabel', 'address', words.address?.labels),
    ...as('home', 'address', words.address?.home),
    ...as('postalLabel', 'address', words.address?.postalLabels),
  ]
}

const byFirstWord = new Map<string, Phrase[]>()
for (const phrase of languages.flatMap(phrasesOf)) {
  const [first = ''] = phrase.words
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase])
}

/** German and Dutch write `number` at the end of a word. */
const numberEnding = /(?:nummern?|nr)$/
function withoutNumber(text: string): readonly string[] {
  if (text.length < 6 || !numberEnding.test(text)) return []
  const stem = text.replace(numberEnding, '')
  return [stem, stem.replace(/s$/, ''), `${stem}nummer`]
}

/** All phrases of all languages in a text, also those within others. */
export function hitsIn(text: ReadText): Hit[] {
  const hits: Hit[] = []
  const add = (first: number, stem: string) => {
    for (const { role, kind, words } of byFirstWord.get(stem) ?? []) {
      if (!isPhraseAt(text, first, words)) continue
      const last = first + words.length - 1
      hits.push({ role, kind, first, last, from: text.words[first]!.from, to: text.words[last]!.to })
    }
  }
  for (let first = 0; first < text.words.length; first++) {
    const word = text.words[first]!.text
    add(first, word)
    for (const stem of withoutNumber(word)) if (stem !== word) add(first, stem)
  }
  return hits
}

function isPhraseAt(text: ReadText, first: number, words: readonly string[]): boolean {
  for (let at = 1; at < words.length; at++)
    if (text.words[first + at]?.text !== words[at] || !isTight(gapBefore(text, first + at))) return false
  return true
}

const setOf = (of: (words: GuardWords) => Words | undefined): ReadonlySet<string> =>
  new Set(languages.flatMap((words) => of(words) ?? []).flatMap(wordsOf))
const streetWords = (of: keyof AddressWords) => setOf(({ address }) => address?.[of])

/** A pattern, as text, of the phrases of all languages, longest first. */
const patternOf = (of: (words: GuardWords) => Words | undefined): string =>
  languages
    .flatMap((words) => of(words) ?? [])
    .map((phrase) => wordsOf(phrase).join('[ .]{1,2}'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')

export const patterns = {
  bornBehind: patternOf(({ bornBehind }) => bornBehind),
  dateUnits: patternOf(({ dateUnits }) => dateUnits),
  eras: patternOf(({ eras }) => eras),
}

/** Single words by what they mean, of all languages. */
export const sets = {
  yearsOld: setOf(({ yearsOld }) => yearsOld),
  eras: setOf(({ eras }) => eras),
  dateUnits: setOf(({ dateUnits }) => dateUnits),
  numberWords: setOf(({ numberWords }) => numberWords),
  bornIn: setOf(({ bornIn }) => bornIn),
  counts: setOf(({ counts }) => counts),
  children: setOf(({ children }) => children),
  phoneFillers: setOf(({ phoneFillers }) => phoneFillers),
  otherNumbers: setOf(({ otherNumbers }) => otherNumbers),
  units: setOf(({ units }) => units),
  spoken: setOf(({ spoken }) => spoken),
  at: setOf(({ at }) => at),
  bareAt: setOf(({ bareAt }) => bareAt),
  dot: setOf(({ dot }) => dot),
  honorifics: setOf(({ honorifics }) => honorifics),
  before: streetWords('before'),
  weakBefore: streetWords('weakBefore'),
  after: streetWords('after'),
  weakAfter: streetWords('weakAfter'),
  joints: streetWords('joints'),
  flats: streetWords('units'),
} as const

export const streetSuffixes: readonly string[] = [...streetWords('suffixes')]
