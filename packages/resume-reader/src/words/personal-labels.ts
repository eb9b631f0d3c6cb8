import type { PersonalFactKind } from '@thumbfolio/contracts'
import { languagesWith, type PersonalWords } from '@thumbfolio/contracts/languages'
import { allLanguages, languagesByCode } from './all-languages.js'
import { fold, plainWords } from './fold.js'

const kindsOf = (of: 'personalLabels' | 'personalValues'): Map<string, PersonalFactKind> =>
  new Map(
    allLanguages.flatMap((language) =>
      (Object.entries(language[of] ?? {}) as [keyof PersonalWords, readonly string[]][]).flatMap(
        ([kind, words]) => words.map((word) => [plainWords(word), kind] as const),
      ),
    ),
  )
/** Shorter ones are words of other languages as well. */
const leastLetters = 6
/** A language whose titles of numbers are listed for the guard alone is read with those. */
const numberLabels = languagesWith('guard').flatMap(([code, { numbers = {} }]) =>
  languagesByCode.get(code)?.personalLabels?.['identity-number']
    ? []
    : (Object.entries(numbers) as [PersonalFactKind, readonly string[]][]).flatMap(([kind, words]) =>
        words
          .map((word) => [plainWords(word), kind] as const)
          .filter(([word]) => word.length >= leastLetters),
      ),
)
const labels = new Map([...numberLabels, ...kindsOf('personalLabels')])
const values = kindsOf('personalValues')
const nationalities = new Set(
  languagesWith('guard')
    .flatMap(([, { facts }]) => facts.nationality?.values ?? [])
    .map(plainWords),
)
export const isNationality = (text: string): boolean => nationalities.has(plainWords(text))
const mostWords = Math.max(...[...labels.keys()].map((label) => label.split(' ').length))

/** A word of a text, plain, with its place. */
export interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** No mark before it ends a label. */
  readonly isJoined: boolean
}

export const wordsIn = (text: string): Word[] =>
  [...fold(text).matchAll(/([^\p{L}\p{M}\p{N}]*)([\p{L}\p{M}\p{N}]+)/gu)].map((match) => {
    const [whole, gap = '', word = ''] = match
    return {
      text: word.replace(/ß/g, 'ss'),
      from: match.index + gap.length,
      to: match.index + whole.length,
      isJoined: !/[:：,;|·•\t]/.test(gap),
    }
  })

export interface PersonalLabel {
  readonly kind: PersonalFactKind
  /** How many words it is long. */
  readonly words: number
}

/** The longest label of a personal fact that begins at a word. */
export const labelAt = (words: readonly Word[], at: number): PersonalLabel | undefined => {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const own = words.slice(at, at + count)
    if (own.slice(1).some(({ isJoined }) => !isJoined)) continue
    const kind = labels.get(own.map(({ text }) => text).join(' '))
    if (kind) return { kind, words: count }
  }
  return undefined
}

/** The kind that a text says it is by being nothing but a label: `Date of birth:`, `Nationality(ies)`, `Sex / Status`. */
export const personalLabelKind = (text: string): PersonalFactKind | undefined =>
  text.length > 60 ? undefined : (labelKind(text) ?? text.split('/').map(labelKind).find(Boolean))

const labelKind = (text: string): PersonalFactKind | undefined =>
  labels.get(plainWords(text.replace(/\(\p{L}{1,4}\)/gu, '')))

/** The kind of a text that needs no label: `married`, `34 years old`. */
export const personalValueKind = (text: string): PersonalFactKind | undefined =>
  text.length > 40 ? undefined : values.get(plainWords(text).replace(/\d+/g, '#'))
