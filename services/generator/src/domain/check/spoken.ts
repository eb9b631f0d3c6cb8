import { wrongAmount } from './amounts.js'
import { isDifference } from './changes.js'
import { hasWord, isQuote, pairOf, type Ground } from './ground.js'
import { normalForm } from './normal-form.js'
import { wrongLevel } from './levels.js'
import { misattributed } from './misattributed.js'
import { droppedNegation } from './negation.js'
import { wrongOrder } from './order.js'
import { isAdverbOf, wrongPeriod } from './periods.js'
import { runsOf } from './runs.js'
import { isHalfYear, spanAt } from './spans.js'
import { now, wrongTime } from './times.js'
import { tokensOf, type Token } from './tokens.js'
import { claimFreeWords } from './words/claim-free.js'
import { wordSet } from './word-set.js'

/** Letters, digits and the signs of ordinary prose. */
const strange = /[^\p{L}\p{M}\p{N}\p{Zs}\p{Sc}.,;:!?'’‘“”"„«»()&/%+#·–—\-@°ºª…_~=*]/u
const mixed =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u

/** The first thing a sentence says that its grounds do not; undefined when all of it stands there. */
export function unfounded(text: string, grounds: readonly Ground[], language: string): string | undefined {
  const tokens = tokensOf(text, language)
  if (tokens.length === 0) return text.trim() === '' ? undefined : text.trim()
  // Word for word what the resume says, so nothing is added.
  if (isQuote(tokens, grounds)) return undefined
  const sign = (strange.exec(text) ?? mixed.exec(text))?.[0]
  if (sign !== undefined) return sign
  const plain = claimFreeWords(language)
  if (!plain) return text.trim()
  const isPlain = (word: string) => plain.has(word) || now.has(word)
  return (
    unknownIn(tokens, grounds, language, isPlain) ??
    mingledIn(tokens, grounds, language, isPlain) ??
    wrongLevel(runsOf(tokens, language), grounds, language) ??
    wrongOrder(tokens, grounds, language, (token) =>
      grounds.filter((ground) => says(ground, token, language)),
    ) ??
    wrongTime(tokens, grounds, language) ??
    droppedNegation(tokens, grounds, isPlain) ??
    misattributed(tokens, grounds, language, isPlain) ??
    wrongPeriod(tokens, grounds) ??
    wrongAmount(tokens, grounds, language, isPlain)
  )
}

type IsPlain = (word: string) => boolean

function unknownIn(tokens: readonly Token[], grounds: readonly Ground[], language: string, isPlain: IsPlain) {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    // `more` compares amounts; by itself it praises.
    if (token.value === 'more' && tokens[at + 1]?.value !== 'than') return token.raw
    // How often is said by two words.
    if (/^(?:each|every)$/.test(token.value)) {
      const next = tokens[at + 1]?.value ?? ''
      const isTold = grounds.some(({ pairs }) =>
        ['each', 'every'].some((one) => pairs.has(pairOf(one, next, language))),
      )
      if (!isTold && !isIdle(tokens, at, grounds)) return token.raw
    } else if (
      !grounds.some((ground) => says(ground, token, language)) &&
      !isSaid(tokens, at, grounds, isPlain, language)
    )
      return token.raw
    // Words that stand apart in the resume make no title or name together.
    if (
      before &&
      token.follows &&
      isNamePart(before, at === 1, isPlain) &&
      !(at === 1 && !grounds.some(({ words }) => words.has(before.value))) &&
      isNamePart(token, false, isPlain)
    )
      if (
        language !== 'de' &&
        !grounds.some(({ pairs }) => pairs.has(pairOf(before.value, token.value, language)))
      )
        return `${before.raw} ${token.raw}`
  }
  return undefined
}

function isSaid(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: IsPlain,
  language: string,
) {
  const token = tokens[at]!
  // As many as the entries that it speaks of.
  const spokenOf = grounds.filter(({ section }) => section !== 'basics' && section !== 'person').length
  if (token.kind === 'number' && spokenOf > 1 && token.value === `${spokenOf}`) return true
  if (token.kind === 'number')
    return spanAt(tokens, at, grounds) || grounds.some(({ changes }) => isDifference(token, changes))
  if (token.kind !== 'word') return false
  const bare = normalForm(token.value).replace(/'s?$/, '')
  if (isHalfYear(tokens, at)) return true
  const isName = token.isMarked && at > 0 && language !== 'de'
  if (isName) return false
  return isPlain(bare) || grounds.some(({ implied }) => implied.has(bare)) || isIdle(tokens, at, grounds)
}

const compares = wordSet('more mehr plus mas piu mais meer wiecej less weniger menos meno minder mniej')
const than = /^(?:than|als|de|di|do|que|dan|niz)$/
const eachOf = /^(?:each|every|per|a|an)$/

/** A word that claims something by itself, but not where it stands here. */
function isIdle(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [word = '', next = ''] = [tokens[at]?.value, tokens[at + 1]?.value]
  if (compares.has(word)) return than.test(next)
  if (/^(?:runs?|ran)$/.test(word)) return /^(?:from|to|through|on)$/.test(next)
  if (/^act(?:s|ed|ing)?$/.test(word)) return next === 'as'
  if (word === 'not') return tokens.slice(Math.max(0, at - 4), at).some(({ value }) => value === 'when')
  if (word === 'first') {
    const later = tokens.slice(at + 1).some(({ value }) => /^(?:then|now|later|before|after)$/.test(value))
    return later && /^(?:in|at|as|with|for)$/.test(next)
  }
  if (word === 'one') return /^(?:of|on|side|year|month|week|day|more|another|and)$/.test(next)
  if (word === 'own') return tokens[at - 2]?.value !== 'on'
  if (/^(?:no|not|without)$/.test(word))
    return grounds.some(({ words }) =>
      ['no', 'not', 'without', 'zero', 'never'].some((other) => words.has(other)),
    )
  if (!/^(?:each|every)$/.test(word)) return false
  // `every day` of what is done daily.
  if (grounds.some(({ words }) => isAdverbOf(next, words))) return true
  // `six dishes each season` of what the entry counts by the season.
  const amounts = tokens.filter(({ kind }) => kind === 'number').map(({ value }) => value)
  return grounds.some(({ sequences }) =>
    sequences.some(
      (known) =>
        known.some(({ value }) => amounts.includes(value)) &&
        known.some(({ value }, index) => value === next && eachOf.test(known[index - 1]?.value ?? '')),
    ),
  )
}

/** Whether an entry says this: a name as it is spelled, any other word in one of its forms. */
function says(ground: Ground, token: Token, language: string): boolean {
  if (ground.facts.has(token.value)) return true
  return token.kind === 'word' && hasWord(ground, token.value, language)
}

const working = wordSet(
  'worked works work employed hired teaches taught lectures lectured arbeitete arbeitet trabajo trabaja travaille lavorato lavora trabalhou trabalha werkte werkt pracowal pracowala pracuje',
)

/** The first run of words that takes its facts from entries which have nothing to do with each other. */
function mingledIn(tokens: readonly Token[], grounds: readonly Ground[], language: string, isPlain: IsPlain) {
  const own = grounds.filter(({ section }) => section !== 'basics' && section !== 'person')
  const person = grounds.filter((ground) => !own.includes(ground))
  for (const run of runsOf(tokens, language)) {
    let left = own
    const isJob = run.some(({ value }) => working.has(value))
    for (const token of run) {
      if (token.kind === 'word' && !token.isMarked && isPlain(token.value)) continue
      if (person.some((ground) => says(ground, token, language))) continue
      const from = own.filter((ground) => says(ground, token, language))
      if (from.length === 0) continue
      left = left.filter((ground) => from.includes(ground))
      // Who studied somewhere did not work there.
      const isSchool = isJob && token.isMarked && left.every(({ section }) => section === 'education')
      if (left.length === 0 || (isSchool && token.kind === 'word')) return run.map(({ raw }) => raw).join(' ')
    }
  }
  return undefined
}

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, isPlain: IsPlain) =>
  kind === 'word' && isMarked && !(isFirst && isPlain(value))
