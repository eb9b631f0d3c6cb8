import { gathered } from '../gathered.js'
import { withoutOwner } from './forms/normal-form.js'
import { wordSet } from './forms/word-set.js'
import { isNegation } from './guards/negation.js'
import { qualifiersIn } from './guards/qualified.js'
import { about } from './guards/shares.js'
import { nearly } from './guards/spans.js'
import { isBounded } from './joins/bounds.js'
import { behind, isSaying, type Reading } from './reading.js'
import { isAmount, type Token } from './tokens.js'
import { standsWordForWord } from './word-for-word.js'
import { claimFreeWords } from './words/claim-free.js'
import { ofs } from './words/function-words.js'
import { linkWords } from './words/thin-words.js'

/** Fewer stand together in a sentence by chance. */
const fewestWords = 3

/**
 * Whether a sentence tells all that a statement tells: every word, name and amount, close together, denied and
 * qualified alike. Synonyms do not count, and in doubt it does not. Of a language that the check does not know, only
 * what stands there word for word is told.
 */
export function tellsAll(sentence: Reading, statement: Reading): boolean {
  const { text, language, said } = statement
  if (!claimFreeWords(language)) return standsWordForWord(text, sentence.text)
  if (!said.every((key) => sentence.known.has(key)) || !isAlike(sentence, statement)) return false
  if (standsWordForWord(text, sentence.text)) return true
  return (
    said.length >= fewestWords &&
    !sign.test(text) &&
    areNamesAlike(sentence, statement) &&
    areAmountsAlike(sentence, statement) &&
    areLinksAlike(sentence, statement) &&
    isTogether(said, sentence)
  )
}

const longWord = /\p{L}{8,}/gu

/** Tells whether a text has a part of each long word of a statement: most that tell nothing of it need not be read. */
export function mayTell(statement: string): (text: string) => boolean {
  const parts = (statement.match(longWord) ?? []).map((word) => [word.slice(1, 4), word.slice(3, 7)])
  return (text) => parts.every((either) => either.some((part) => text.includes(part)))
}

/** Says something and is no word: an arrow, the plus of `40+`, the minus of `-5 %`. */
const sign =
  /[^\p{L}\p{M}\p{Nd}\p{Zs}\p{Sc}.,;:!?'’‘“”"„«»()&/%#+·•–—-]|(?<![\p{L}+])\+|(?<!\p{L})#|(?<![\p{L}\p{N}])[-–—]\s?\d/u

const otherDenials = wordSet(
  `cannot nobody nothing hardly barely nichts niemand niemals kaum weder rien ni nada nadie tampoco nulla nessuno
ninguém nem tampouco niets niemand nauwelijks nikt nic nigdy ani żadnych żadnego żadnej`,
)

/** Portuguese `no` is `in the`. */
const isDenial = (token: Token, language: string) =>
  (isNegation(token) && !(language === 'pt' && token.value === 'no')) ||
  otherDenials.has(token.value) ||
  /n't$/.test(token.value)

/** The same of the statement is denied in both, and as much of them is planned, helped with or left out. */
function isAlike(sentence: Reading, statement: Reading): boolean {
  const own = new Set(statement.said)
  const denied = deniedIn(sentence).filter((key) => own.has(key))
  if (deniedIn(statement).join('\n') !== denied.join('\n')) return false
  const [one, other] = [statement, sentence].map(({ tokens, language }) => qualifiersIn(tokens, language))
  return one!.join() === other!.join()
}

/** What stands behind each denial. */
const deniedIn = (reading: Reading): readonly string[] =>
  gathered(reading.tokens, (token, at) =>
    isDenial(token, reading.language) ? [behind(reading, at, 1).join()] : [],
  ).toSorted()

/** What has a capital inside of a text is a name and spelled alike; German gives one to every noun. */
function areNamesAlike(sentence: Reading, { tokens, language }: Reading): boolean {
  if (language === 'de') return true
  const spelled = new Set(sentence.tokens.map(({ value }) => withoutOwner(value)))
  return tokens.every(
    ({ kind, value, isMarked }, at) =>
      at === 0 || kind !== 'word' || !isMarked || spelled.has(withoutOwner(value)),
  )
}

/** The same amounts in the same order, each of the same thing. */
function areAmountsAlike(sentence: Reading, statement: Reading): boolean {
  let from = 0
  return statement.tokens.every((token, at) => {
    if (!isAmount(token)) return true
    const place = sentence.tokens.findIndex(
      ({ value }, index) =>
        index >= from && value === token.value && isOfSame(sentence, index, statement, at),
    )
    from = place + 1
    return place >= 0
  })
}

const hedges = new Set([...about, ...nearly, ...wordSet('unas près')])
/** `knapp 300` is less than 300, `gut 300` more. */
const oneSided = wordSet('knapp gut ruim krap niespełna')
const isHedgedAlike = (one: string, other: string) =>
  one === other || (hedges.has(one) === hedges.has(other) && ![one, other].some((word) => oneSided.has(word)))

/** Whether an amount of a sentence counts what one of a statement counts, with as much before it. */
function isOfSame(sentence: Reading, index: number, statement: Reading, at: number): boolean {
  const { language, tokens } = statement
  const [own = '', other = ''] = [tokens[at - 1]?.value, sentence.tokens[index - 1]?.value]
  if (!isHedgedAlike(own, other)) return false
  if (isBounded(tokens, at) !== isBounded(sentence.tokens, index)) return false
  const next = tokens[at + 1]
  // A share or a price counts nothing.
  if (/\D$/.test(tokens[at]!.value)) return true
  if (!next || next.breaks || isAmount(next) || !isSaying(next, language)) return true
  return behind(sentence, index, 2).includes(statement.keys[at + 1]!)
}

/** Each joined by the same word: `by 18` is not `to 18`, and who worked `with` a head was none. */
function areLinksAlike(sentence: Reading, statement: Reading): boolean {
  const linked = new Set(linksIn(sentence))
  return linksIn(statement).every((link) => linked.has(link))
}

/** Italian writes them with the word behind: `dall'inglese`. */
const elided = /^(dall|all|nell|sull)['’]/i

/** The words that join another one to something, each with what it joins; a noun has an `of` where the verb has none. */
function linksIn(reading: Reading): readonly string[] {
  const { tokens, keys, language } = reading
  return gathered(tokens, ({ value, raw }, at) => {
    const [, article] = elided.exec(raw) ?? []
    if (article !== undefined) return [`${article.toLowerCase()} ${keys[at]}`]
    if (!linkWords(language).has(value) || ofs(language).has(value)) return []
    // Many languages have one word for one and for the article.
    return behind(reading, at, 2)
      .filter((key) => key !== '1')
      .slice(0, 1)
      .map((key) => `${value} ${key}`)
  })
}

/** Whether they stand together: at most one word in four between them is another. */
function isTogether(wanted: readonly string[], { said }: Reading): boolean {
  const [some, most] = [new Set(wanted), wanted.length + Math.floor(wanted.length / 4)]
  // The one that was seen longest ago is the first.
  const seen = new Map<string, number>()
  return said.some((key, at) => {
    if (!some.has(key)) return false
    seen.delete(key)
    seen.set(key, at)
    const [first = at] = seen.values()
    return seen.size === some.size && at - first < most
  })
}
