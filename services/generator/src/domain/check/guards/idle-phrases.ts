import { gathered } from '../../gathered.js'
import { perLanguage } from '../forms/per-language.js'
import { oncePerText, rowOf } from '../once-per-text.js'
import type { Token } from '../tokens.js'
import { idlePhrases } from '../words/idle-phrases.js'

/** A pattern over a row of words between blanks. */
const patternOf = (phrase: string): string =>
  phrase
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('*', String.raw`\S*`)
    .replaceAll('#', String.raw`\d\S*`)

/** The phrases of a language, and any of them: most texts have none, which one look tells. */
const phrasesOf = perLanguage((language) => {
  const phrases = idlePhrases[language]?.trim().split(/\s*[;\n]\s*/) ?? []
  const bodies = phrases.map(patternOf)
  return {
    any: new RegExp(` (?:${bodies.join('|')}) `),
    each: bodies.map((body) => new RegExp(` (?:${body})(?= )`, 'g')),
  }
})

const wordsIn = (row: string) => row.split(' ').length - 1
const none: ReadonlySet<number> = new Set()

/** Where a text has words of such a phrase. */
const placesIn = oncePerText((tokens, language): ReadonlySet<number> => {
  const { any, each } = phrasesOf(language)
  const row = rowOf(tokens, language)
  if (!any.test(row)) return none
  const found = gathered(each, (phrase) => [...row.matchAll(phrase)])
  return new Set(
    gathered(found, ({ 0: words, index }) => {
      const start = wordsIn(row.slice(0, index))
      return Array.from({ length: wordsIn(words) }, (_, step) => start + step)
    }),
  )
})

/** Whether the word at `at` is one of a phrase that claims nothing: who lends a hand helps, what costs him a Sunday is his turn. */
export const isInPhrase = (tokens: readonly Token[], at: number, language: string): boolean =>
  placesIn(tokens, language).has(at)
