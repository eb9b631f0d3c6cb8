import { allLanguages, wordsOf } from '../words/all-languages.js'
import { plainWords } from '../words/fold.js'
import { likelyKinds, type SectionKind } from '@thumbfolio/contracts/languages'
import { sectionTitles } from '../words/section-titles.js'

const joiners =
  /\s(?:and|y|e|und|et|en|i|oraz|ed|und|or|with|и|та|і|й|και|ve|और|एवं|및)\s|\s+[&+/|]\s+|\sו(?=\p{L})|\sو\s?(?=\p{L})|[、・/／與与和及](?=\p{L})/u
/** `工作经历 Work Experience`: one title in two scripts. */
const scriptEdge =
  /(?<=\p{Script=Latin})\s+(?=[^\p{Script=Latin}\P{L}])|(?<=[^\p{Script=Latin}\P{L}]|\p{M})\s+(?=\p{Script=Latin})/u
const kinds = new Map(
  sectionTitles.flatMap(([kind, titles]) => titles.map((title) => [plainWords(title), kind] as const)),
)
const tight = new Map([...kinds].map(([title, kind]) => [title.replaceAll(' ', ''), kind]))

const longestTitle = 48
/** The same lines are asked about at every stage. */
const known = new Map<string, SectionKind | undefined>()
const mostKnown = 5_000

/** The section a title names, if it is a title that sections have. Numbering and a colon do not count. */
export const titleKind = (text: string): SectionKind | undefined => {
  if (text.length > longestTitle) return undefined
  if (known.has(text)) return known.get(text)
  if (known.size >= mostKnown) known.clear()
  const kind = kindOf(text)
  known.set(text, kind)
  return kind
}

const kindOf = (text: string): SectionKind | undefined => {
  const words = plainWords(
    text
      .replace(/[\ue000-\uf8ff]/g, ' ')
      .replace(/\(\p{L}{1,2}\)/gu, '')
      .replace(/^\s*(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, ''),
  )
  if (words === '') return undefined
  const whole = kinds.get(words) ?? (words.length > 4 ? tight.get(words.replaceAll(' ', '')) : undefined)
  if (whole) return whole
  const modified = kinds.get(withoutModifiers(words))
  if (modified && !inEntries.includes(modified)) return modified
  const sides = text.split(scriptEdge)
  if (sides.length === 2) return sides.map((side) => titleKind(side)).find((kind) => kind !== undefined)
  if (!joiners.test(text.toLowerCase())) return undefined
  const all = text
    .toLowerCase()
    .split(joiners)
    .map((part) => kinds.get(plainWords(part)) ?? kinds.get(withoutModifiers(plainWords(part))))
  const parts = all.filter((kind) => kind !== undefined).filter((kind) => kind !== 'other')
  // Courses share a title with what they led to, which comes first.
  const first = parts.find((kind) => kind !== 'courses') ?? parts[0]
  return first ?? (all.every((kind) => kind !== undefined) ? 'other' : undefined)
}

const modifiers = new Set(wordsOf('titleModifiers').map(plainWords))
/** Entries have subheadings such as `Key Achievements`: these sections need the exact title. */
const inEntries: readonly SectionKind[] = ['awards', 'volunteer', 'contact']

/** A title without the modifiers at its start and end. */
const withoutModifiers = (words: string): string => {
  const all = words.split(' ')
  const from = all.findIndex((word) => !modifiers.has(word))
  const to = all.findLastIndex((word) => !modifiers.has(word))
  return from < 0 ? '' : all.slice(from, to + 1).join(' ')
}

const leastSpelled = 7

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)

/** Titles by each text that is left when one letter is deleted: a title and its misspelling share one. Built on first use. */
let deletions: Map<string, Set<string>> | undefined
const titlesByDeletion = (): Map<string, Set<string>> => {
  if (deletions) return deletions
  deletions = new Map()
  for (const title of tight.keys())
    if (title.length >= leastSpelled)
      for (let at = 0; at < title.length; at += 1) {
        const left = without(title, at)
        deletions.set(left, (deletions.get(left) ?? new Set()).add(title))
      }
  return deletions
}

/** One letter is wrong, missing or extra, or two neighbours are swapped: Damerau-Levenshtein distance 1. */
const isMisspellingOf = (word: string, title: string): boolean => {
  const from = [...word].findIndex((letter, at) => letter !== title[at])
  const [rest, other] = [word.slice(from), title.slice(from)]
  if (from < 0) return title.length === word.length + 1
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}

/** The section that a title with one typing error names: `Eduction`, `Experiance`. Only for lines that look like titles. */
export const misspeltKind = (text: string): SectionKind | undefined => {
  const word = plainWords(text).replaceAll(' ', '')
  if (text.length > longestTitle || word.length < leastSpelled) return undefined
  const near = [word, ...[...word].map((_, at) => without(word, at))].flatMap((left) => [
    ...(tight.has(left) ? [left] : []),
    ...(titlesByDeletion().get(left) ?? []),
  ])
  const found = new Set(near.filter((title) => isMisspellingOf(word, title)).map((title) => tight.get(title)))
  const [kind] = found
  return found.size === 1 && kind !== 'other' ? kind : undefined
}

/** Written in a script that the titles of sections are known in: in others a title cannot be distinguished from a name or a trade. */
export const isInTitledScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(titledScript)?.length ?? 0) >= letters / 2
}

const titledScript =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}ー]/gu

const likely = likelyKinds.map((kind) => {
  const patterns = allLanguages.flatMap(({ likelyTitles }) => likelyTitles?.[kind]?.source ?? [])
  return [new RegExp(patterns.join('|')), kind] as const
})

/** What an unusual title seems to be about; only for lines that already look like titles. */
export const likelyKind = (text: string): SectionKind | undefined => {
  const words = plainWords(text)
  if (words.split(' ').length > 5) return undefined
  return likely.find(([pattern]) => pattern.test(words))?.[1]
}
