import { gathered } from '../../gathered.js'
import { changesIn, isDirection } from '../changes.js'
import { isForm } from '../forms/one-word.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, determiners, germanic, prepositions } from '../words/function-words.js'

interface Changed {
  readonly amount: string
  readonly thing: Token
  /** What tells which of its kind it is. */
  readonly limits: readonly Token[]
}

const turning =
  /^(?:reduc|cut|rais|increas|lower|improv|brought|bring|went|gesenkt|senk|gesteiger|steiger|erhoh|bracht|verlaag|verhoog|teruggebracht)/
const back = /^(?:terug|zuruck|herunter|down|up|back)$/
const isTurn = ({ value }: Token) => isDirection(value) || turning.test(value) || back.test(value)

const isWord = ({ kind, value }: Token, language: string) =>
  kind === 'word' &&
  value.length > 2 &&
  !back.test(value) &&
  !determiners.has(value) &&
  !prepositions(language).has(value) &&
  !conjunctions.has(value)

/** What stands behind a word of direction that opens a part of a text, or before it, up to the amount that it changed by. */
const changedIn = oncePerText((known, language): readonly Changed[] => {
  const at = known.findIndex(isAmount)
  if (at < 2 || (changesIn(known).length === 0 && !/^(?:by|um|met)$/.test(known[at - 1]!.value))) return []
  const start = Math.max(
    0,
    known.slice(0, at + 1).findLastIndex(({ breaks }) => breaks),
  )
  const front = known.slice(start, at)
  const turn = front.findIndex(isTurn)
  const phrase = turn >= 0 && turn < 2 ? front.slice(turn + 1) : front.slice(0, turn < 0 ? undefined : turn)
  const link = phrase.findIndex(({ value }) => prepositions(language).has(value))
  const words = phrase.slice(0, link < 0 ? undefined : link).filter((token) => isWord(token, language))
  const behind = link < 0 ? [] : phrase.slice(link).filter((token) => isWord(token, language))
  const [thing, limits] = [words.at(-1), behind.length > 0 ? behind : words.slice(0, -1)]
  const isTold = thing && (turn >= 0 || language !== 'en')
  return isTold ? [{ amount: known[at]!.value, thing, limits: limits.filter((token) => !isTurn(token)) }] : []
})

/** They write a thing and what limits it as one word: `Wasserverbrauch`. */
const compounding = new Set(['de', 'nl'])
const shortest = 5

/** The last part of a word that it is made of alone: `verbruik` of `waterverbruik`. */
const headIn = (tokens: readonly Token[], { value }: Token): Token | undefined =>
  tokens.some((token) => token.value.includes(value))
    ? undefined
    : tokens.find(
        ({ kind, value: said }) =>
          kind === 'word' &&
          said.length >= shortest &&
          value.length > said.length + 2 &&
          value.endsWith(said),
      )

/** How much a part of a thing changed, told of the thing: `reduced waste by 15%` of flour waste. */
export function changedWhole({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!germanic.has(language) || !tokens.some(isAmount)) return undefined
  for (const { amount, thing, limits } of gathered(told, (known) => changedIn(known, language))) {
    if (!tokens.some(({ value }) => value === amount)) continue
    if (compounding.has(language)) {
      const head = headIn(tokens, thing)
      const begin = head && thing.value.slice(0, 4)
      if (head && !tokens.some(({ value }) => value.startsWith(begin!))) return head.raw
      continue
    }
    const telling = limits.filter(({ value }) => !isPlain(value))
    const isDropped = telling.length > 0 && !telling.some(({ value }) => standsIn(value, tokens, language))
    if (isDropped && tokens.some(({ value }) => isForm(thing.value, value, language))) return thing.raw
  }
  return undefined
}
