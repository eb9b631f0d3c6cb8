import { gathered } from '../../gathered.js'
import type { Ground } from '../ground.js'
import { gives, isForm } from '../forms/one-word.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { prepositions } from '../words/function-words.js'
import { levelNoun } from '../words/level-nouns.js'

/** `Lengua de signos` is told by its sign, not by being a language. */
const generic = wordSet('lengua língua idioma de')
export const isNamed = ({ sequences }: Ground, word: string): boolean =>
  isNameOf(sequences[0]?.find(({ value }) => !generic.has(value))?.value ?? '', word)
const polishName = /(?:sk|ck|dzk)i$/
const polishCase = /^(?:iego|iemu|im|u)$/
/** `de langue maternelle française`, `po niemiecku` */
const isNameOf = (name: string, word: string) =>
  name === word ||
  `${name}e` === word ||
  (polishName.test(name) &&
    word.startsWith(name.slice(0, -1)) &&
    polishCase.test(word.slice(name.length - 1)))

/** Whether the word at `at` is the level of a language, in front of a language: `conversational Dutch`, `basic command of Dutch`. */
export function isLevelOfNext(
  run: readonly Token[],
  at: number,
  spoken: readonly Ground[],
  language: string,
): boolean {
  const isNoun = levelNoun.test(run[at + 1]?.value ?? '') && /^(?:of|in)$/.test(run[at + 2]?.value ?? '')
  const [level, name] = [run[at], run[at + (isNoun ? 3 : 1)]]
  if (level?.kind !== 'word' || name?.follows !== true || prepositions(language).has(level.value))
    return false
  return (
    spoken.some((ground) => isNamed(ground, name.value)) &&
    spoken.some(({ sequences }) =>
      sequences.slice(1).some((known) => known.some(({ value }) => value === level.value)),
    )
  )
}

/** `Poza ojczystym polskim | zna angielski`: what stands beside has its level by itself. */
const besides = wordSet('besides neben außer outre además oltre além naast behalve poza oprócz prócz obok')

/** `Poza językiem polskim`: it names none. */
const isLanguage = /^(?:jezyk|langu|sprache|lengua|lingua|idioma|ta(?:al|len)$)/

export const isBesides = (word: string): boolean => besides.has(word)

/** Where a run begins anew behind a language that stands beside, and behind its level. */
function endOfAside(run: readonly Token[], spoken: readonly Ground[], language: string): number {
  if (!besides.has(run[0]?.value ?? '')) return 0
  const isOf = (known: readonly Token[], { value }: Token) =>
    known.some((other) => isForm(value, other.value, language) || gives(other.value, value, language))
  const nameOf = (token: Token) =>
    isLanguage.test(token.value) ? undefined : spoken.find(({ sequences }) => isOf(sequences[0] ?? [], token))
  const first = run.findIndex((token) => nameOf(token) !== undefined)
  const next = run.findIndex((token, at) => at > first && nameOf(token) !== undefined)
  if (first < 0 || next < 0) return 0
  const levels = nameOf(run[first]!)?.sequences.slice(1).flat() ?? []
  const level = run.slice(first, next).findLastIndex((token) => isOf(levels, token))
  return first + Math.max(0, level) + 1
}

/** Runs that begin anew where a language has its level in front: `native English with | conversational Dutch`. */
export function apartByLevel(
  runs: readonly (readonly Token[])[],
  grounds: readonly Ground[],
  language: string,
): readonly (readonly Token[])[] {
  const spoken = grounds.filter(({ section }) => section === 'languages')
  if (spoken.length < 2) return runs
  return gathered(runs, (run) => {
    const aside = endOfAside(run, spoken, language)
    const starts = gathered(run, (_, at) =>
      at > 0 && (at === aside || isLevelOfNext(run, at, spoken, language)) ? [at] : [],
    )
    return [0, ...starts].map((start, index) => run.slice(start, starts[index]))
  })
}
