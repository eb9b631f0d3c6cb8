import { gathered } from '../../gathered.js'
import { formsOf, isForm } from '../forms/one-word.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { articles, conjunctions, determiners, ofs, prepositions } from '../words/function-words.js'

/** What stands behind one of these, or behind `of`, says of what the thing before it is a plan or a record. */
const fors = byLanguage({ en: 'for', de: 'für', es: 'para', it: 'per', nl: 'voor', pt: 'para' })
/** Their lines are nouns as often as verbs. */
const nominal = new Set(['fr', 'es', 'it', 'pt'])
const partitive = wordSet('of der des von de du di del dei delle van do da dos das')
/** Who does a thing with some of it, or with all that are in it, does it with the rest behind. */
const holding =
  wordSet(`team teams crew crews group groups staff brigade shift shifts class classes course courses range series set sets fleet number lot kind type sort sorts
variety pair pairs handful dozen dozens hundreds thousands hectares acres litres liters tonnes tons kilos kilometres metres hours sessions portfolio stock batch batches
herd flock total half third quarter majority family line lines collection gruppe`)

/** A deed told of the whole that the entries tell of a part of it, a plan or a record: `designed the viaduct` of `designed strengthening of the viaduct`. */
export function droppedHead({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!told.some((known) => hasLink(known, language))) return undefined
  for (let at = 0; at < tokens.length; at += 1) {
    const deed = tokens[at]!
    const thing = objectOf(tokens, at, language, isPlain)
    if (!thing) continue
    const isDeed = formsOf(deed.value, language)
    const isThing = formsOf(thing.value, language)
    const places = gathered(told, (known) => {
      const place = fromTo(known, isDeed, isThing)
      return place ? [headIn(place, { language, isPlain })] : []
    })
    const [head] = places
    const isNowhereItself = places.every((found) => found !== undefined)
    if (head && isNowhereItself && !tokens.some(({ value }) => isForm(value, head.value, language)))
      return `${deed.raw} … ${thing.raw}`
  }
  return undefined
}

/** Behind it stands what the thing before it is a part, a plan or a record of. */
const isLink = ({ value }: Token, language: string) => ofs(language).has(value) || fors(language).has(value)
const hasLink = oncePerText((known, language) => known.some((token) => isLink(token, language)))

const isIdle = (token: Token) => determiners.has(token.value) || isAmount(token)

/** What a deed is done to: right behind it, or behind an article and the like. */
function objectOf(
  tokens: readonly Token[],
  at: number,
  language: string,
  isPlain: Said['isPlain'],
): Token | undefined {
  const { kind, value, isMarked } = tokens[at]!
  if (kind !== 'word' || value.length < 4 || (isMarked && at > 0)) return undefined
  const before = tokens[at - 1]
  // `a dessiné`: no article.
  const isHaving = language !== 'en' && /^(?:a|ha)$/i.test(before?.raw ?? '')
  const isFree = !before || isHaving || !(isIdle(before) || prepositions(language).has(before.value))
  if (!isFree) return undefined
  let next = at + 1
  while (tokens[next] && !tokens[next]!.breaks && isIdle(tokens[next]!)) next += 1
  const thing = tokens[next]
  if (!thing || thing.breaks) return undefined
  if (thing.kind !== 'word' || isTimeUnit(thing.value)) return undefined
  return (thing.isMarked || !isPlain(thing.value)) && thing.value.length > 2 ? thing : undefined
}

/** Where a line of a resume has its verb: first of all, behind `a` or `ha`, or behind a joint. */
const isFront = (known: readonly Token[], at: number) =>
  at === 0 ||
  known[at]!.breaks ||
  conjunctions.has(known[at - 1]!.value) ||
  (at === 1 && known[0]!.value.length < 4)

/** What a text has behind a deed, up to the thing. */
function fromTo(
  known: readonly Token[],
  isDeed: (word: string) => boolean,
  isThing: (word: string) => boolean,
): readonly Token[] | undefined {
  const start = known.findIndex(({ value }, at) => isDeed(value) && isFront(known, at))
  if (start < 0) return undefined
  const end = known.findIndex(({ value }, at) => at > start && isThing(value))
  return end < 0 ? undefined : known.slice(start + 1, end + 1)
}

/** The word in front of the thing that the thing belongs to; undefined where the deed is done to the thing itself. */
function headIn(
  place: readonly Token[],
  { language, isPlain }: Pick<Said, 'language' | 'isPlain'>,
): Token | undefined {
  const between = place.slice(0, -1)
  const link = between.findLastIndex((token) => isLink(token, language))
  if (link < 0 || place.some(({ breaks }) => breaks)) return undefined
  const front = between.slice(0, link)
  // `Wartung und Prüfung von Anlagen`: both are done to them.
  if (language === 'de' && front.length === 2 && conjunctions.has(front[0]!.value)) return undefined
  // `Processamento mensal de salários` is a noun with what is done to it.
  if (nominal.has(language) && !front.some(({ value }) => articles.has(value))) return undefined
  // `a department of four teachers`: they are all of it.
  if (partitive.has(between[link]!.value) && between.slice(link).some(isAmount)) return undefined
  const head = front.findLast((token) => token.kind === 'word' && !isIdle(token))
  if (!head || isPlain(head.value) || holding.has(head.value)) return undefined
  return between.slice(link + 1).every(isIdle) ? head : undefined
}
