import { wordSet } from '../forms/word-set.js'
import { now } from '../numbers/time-words.js'
import { oncePerText, rowOf } from '../once-per-text.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { asOf, conjunctionsOf } from '../words/function-words.js'

/** Behind one of these stands how many of those before, and what is so of them alone. */
const ofWhich =
  / (?:of which|of whom|of them|davon|darunter|von denen|dont|parmi lesquel(?:le)?s|de las cuales|de los cuales|de ellas|de ellos|de quienes|di cui|de(?:i|lle) quali|waarvan|van wie|van hen|z czego|z ktorych|w tym|dos quais|das quais) /
/** As many words as the longest of them has. */
const longest = 3

const already = wordSet('now jetzt inzwischen maintenant désormais ahora ora agora nu inmiddels teraz')
const isPart = /^(?:one|some|most|half|third|quarter|fifth|\d+)$/
const isTakenOf = (tokens: readonly Token[], { value }: Token) =>
  tokens.some((token, at) => token.value === value && tokens[at + 1]?.value === 'of')

/** `of which half`, or `most of them`, `one of whom`. */
const shareAt = (known: readonly Token[], at: number): Token => {
  const before = known[at - 3]
  return before && /^(?:them|whom)$/.test(known[at - 1]!.value) && isPart.test(before.value)
    ? before
    : known[at]!
}

/** Whether the amount at `at` is a part of the one before it. */
export const isBehindOfWhich = (known: readonly Token[], at: number, language: string): boolean =>
  ofWhich.test(rowOf(known.slice(Math.max(0, at - longest), at), language))

/** Where the part begins that `of which` splits a text into; -1 of a text that it does not split. */
const partAt = oncePerText((known, language) =>
  ofWhich.test(rowOf(known, language))
    ? known.findIndex((_, at) => ofWhich.test(rowOf(known.slice(Math.max(0, at - longest), at), language)))
    : known.findIndex((_, at) => isBarePart(known, at, language)),
)

const unitOf = ({ value }: Token) => value.replace(/^[\d.e+]+/, '')

/** `9 students, 3 now at a college`: fewer of them, since nothing else is counted. */
function isBarePart(known: readonly Token[], at: number, language: string): boolean {
  const [part, next] = [known[at]!, known[at + 1]]
  if (!part.breaks || !isAmount(part) || !next || next.breaks) return false
  const all = known.slice(0, at).findLast(isAmount)
  const isLess =
    all !== undefined &&
    unitOf(all) === unitOf(part) &&
    unitOf(part) !== '%' &&
    parseFloat(part.value) < parseFloat(all.value)
  return isLess && (now.has(next.value) || already.has(next.value) || asOf(language).has(next.value))
}

/** A part that no `of which` opens ends where its clause does. */
const endOfPart = (known: readonly Token[], at: number, language: string) =>
  ofWhich.test(rowOf(known, language))
    ? -1
    : known.findIndex(
        ({ breaks, value }, index) => index > at && (breaks || conjunctionsOf(language).has(value)),
      )

/** `22 pupils, four of them …` of `22 pupils and 19 others, of whom four …`: the part of one number told of another. */
function otherWhole(tokens: readonly Token[], share: Token, all: readonly Token[]): Token | undefined {
  const before = tokens.slice(
    0,
    tokens.findIndex(({ value }) => value === share.value),
  )
  const own = all.findLast(isAmount)
  const said = before.findLast(isAmount)
  if (!own || !said || before.some(({ value }) => value === own.value)) return undefined
  return all.some(({ value }) => value === said.value) ? said : undefined
}

/** What is so of a part, told of all of them: `sells 300 queens` of `300 queens, of which half are sold`. */
export function partOfThem({ tokens, told, language, isPlain }: Said): string | undefined {
  if (partAt(tokens, language) >= 0) return undefined
  for (const known of told) {
    const at = partAt(known, language)
    if (at < 0) continue
    const end = endOfPart(known, at, language)
    const [all, part, rest] = [
      known.slice(0, at),
      known.slice(at, end < 0 ? known.length : end),
      end < 0 ? [] : known.slice(end),
    ]
    const share = shareAt(known, at)
    // `one of the four`, of four one of which became something.
    const before = [known[at - 3], known[at - 4]]
    if (before.some((one) => one && isPart.test(one.value) && isTakenOf(tokens, one))) continue
    const isTold = ({ value }: Token) => tokens.some((token) => token.value === value)
    const others = [all, rest, ...told.filter((text) => text !== known)]
    const word = telling(share === part[0] ? part.slice(1) : part, isPlain).find(
      ({ value }) => standsIn(value, tokens, language) && !standsInAny(value, others, language),
    )
    if (!word) continue
    const total = isTold(share)
      ? otherWhole(tokens, share, all)
      : all.find((token) => isAmount(token) && isTold(token))
    if (total) return `${total.raw} … ${word.raw}`
  }
  return undefined
}
