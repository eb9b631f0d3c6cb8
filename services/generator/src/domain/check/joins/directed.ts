import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { standsOnly, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, betweenOf, possessives } from '../words/function-words.js'

type Way = 'from' | 'to'

const translating =
  /^(?:translat|ubersetz|dolmetsch|tradu[cijtz]|tradott|interpret|vertaal|vertal|tolk|(?:prze)?tlumacz|przeklad|przeloz|przelozy)/
/** Where these may be meant, wherever they stand. */
const away = byLanguage({ en: 'from', de: 'aus', it: 'da dal dalla dai dalle', nl: 'uit vanuit', pl: 'z ze' })
const towards = byLanguage({
  en: 'to into',
  de: 'nach ins',
  it: 'a al alla ai alle',
  nl: 'naar',
  pl: 'do na',
})
/** With languages alone; elsewhere they say whose or where a thing is. */
const awayInWords = byLanguage({ fr: 'de du', es: 'de del', pt: 'de do', de: 'vom' })
const towardsInWords = byLanguage({
  ...{ de: 'in', fr: 'en vers', es: 'en al a', it: 'in', nl: 'in', pt: 'para em ao' },
})

/** Which way the word at `at` is told: `dall'inglese`, `in inglese`. */
function wayOf(tokens: readonly Token[], at: number, language: string, isInWords: boolean): Way | undefined {
  const token = tokens[at]!
  if (language === 'it' && /^dall['’]/iu.test(token.raw)) return 'from'
  if (language === 'it' && /^all['’]/iu.test(token.raw)) return 'to'
  if (token.breaks) return undefined
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .findLast(({ value }) => !isIdle(value, language) && !possessives.has(value))
  if (!before || before.kind !== 'word') return undefined
  const { value } = before
  if (away(language).has(value) || (isInWords && awayInWords(language).has(value))) return 'from'
  if (towards(language).has(value) || (isInWords && towardsInWords(language).has(value))) return 'to'
  return undefined
}

const waysOf = [away, towards, awayInWords, towardsInWords]
/** `a` and `de` are articles elsewhere. */
const isIdle = (word: string, language: string) =>
  articles.has(word) && !waysOf.some((words) => words(language).has(word))

const isTranslated = anyWord((word) => translating.test(word))

/** What was from somewhere, said to be for there: `tradotto in inglese` of what was translated from English. */
export function turnedWay({ tokens, told, language, isPlain }: Said): string | undefined {
  const isInWords = isTranslated(tokens, language)
  const both = isInWords ? toldOneWay(tokens, told, language) : undefined
  if (both) return both.raw
  return tokens.find((token, at) => {
    if (token.kind !== 'word' || token.value.length < 4 || isPlain(token.value)) return false
    const way = wayOf(tokens, at, language, isInWords)
    if (way === undefined) return false
    const other = way === 'from' ? 'to' : 'from'
    return standsOnly(
      told,
      ({ value }) => isForm(token.value, value, language),
      (known, place) => wayOf(known, place, language, isTranslated(known, language)) === other,
    )
  })?.raw
}

const back =
  /^(?:back|versa|both|beide|beiden|ambos|ambas|entrambe|entrambi|deux|inversement|umgekehrt|obie|obu|retour|zuruck|terug)$/

/** `between English and Danish` of what goes from the one into the other alone. */
function toldOneWay(
  tokens: readonly Token[],
  told: readonly (readonly Token[])[],
  language: string,
): Token | undefined {
  const from = tokens.findIndex(({ value }) => betweenOf(language).has(value))
  const isBothWays = told.some((known) =>
    known.some(({ value }) => back.test(value) || betweenOf(language).has(value)),
  )
  if (from < 0 || isBothWays) return undefined
  const ways = (word: string) =>
    gathered(told, (known) =>
      gathered(known, ({ value }, at) =>
        isForm(word, value, language)
          ? (wayOf(known, at, language, isTranslated(known, language)) ?? [])
          : [],
      ),
    )
  return tokens.slice(from + 1, from + 4).find(({ kind, value }) => {
    const found = kind === 'word' && value.length > 3 ? new Set(ways(value)) : undefined
    return found?.size === 1
  })
}
