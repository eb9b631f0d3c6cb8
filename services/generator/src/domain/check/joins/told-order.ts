import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { byLanguage, unionOf, wordSet } from '../forms/word-set.js'
import { looksBack, stationsOf } from '../guards/order.js'
import { boundAt, isDate } from '../numbers/dates.js'
import { already, isTimeUnit } from '../numbers/time-words.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, type Said } from '../said.js'
import { afterOf, beforeOf, isFor, isThen, replaced, replacing } from '../words/before-and-after.js'
import { articles, hasVerb, pronouns } from '../words/function-words.js'

/** Words of what came first and of what came then. */
interface Turn {
  readonly earlier: readonly Token[]
  readonly later: readonly Token[]
}

/** `A, then B`. */
const thenOf = byLanguage({
  en: 'then later afterwards afterward subsequently eventually',
  de: 'dann danach später anschließend darauf daraufhin hinterher',
  fr: 'puis ensuite',
  es: 'luego después posteriormente',
  it: 'poi successivamente',
  pt: 'depois posteriormente seguida',
  nl: 'daarna vervolgens later nadien',
  pl: 'potem następnie później',
})
/** `A, formerly B`. */
const formerlyOf = byLanguage({
  en: 'previously formerly earlier',
  de: 'davor vorher zuvor früher vormals',
  fr: 'auparavant précédemment',
  es: 'antes anteriormente previamente',
  it: 'prima precedentemente',
  pt: 'antes anteriormente previamente',
  nl: 'eerder daarvoor voorheen voordien',
  pl: 'wcześniej przedtem dawniej uprzednio',
})
/** `started as A and moved to B`. */
const movedOf = byLanguage({
  en: 'moved switched became went promoted progressed transferred rose turned',
  de: 'wechselte gewechselt wurde stieg ging',
  fr: 'passé passée devenu devenue',
  es: 'pasó paso pasado ascendió ascendida ascendido',
  it: 'passato passata passò diventato diventata',
  pt: 'passou passado tornou',
  nl: 'werd stapte overgestapt doorgegroeid',
  pl: 'przeszedł przeszła został została awansował awansowała',
})
const began = wordSet(
  'began started starting begann angefangen startete commencé débuté empezó empezo comenzó iniciado iniziato cominciato começou iniciou begon begonnen startte zaczynał zaczynała zaczął zaczęła rozpoczął rozpoczęła',
)
const turning = unionOf(beforeOf, afterOf, formerlyOf, thenOf, movedOf)
const isSwap = anyWord((word) => replaced.has(word))
const mayTurn = anyWord((word, language) => turning(language).has(word))

/** What a text tells to have come after what. */
function turnsOf(tokens: readonly Token[], language: string): readonly Turn[] {
  const swaps = isSwap(tokens, language)
  if (!swaps && !mayTurn(tokens, language)) return []
  // On a way `nach` says where to.
  const stations = stationsOf(tokens, language)
  return gathered(tokens, (_, at): Turn[] => {
    if (stations.includes(at)) return []
    const turn = turnAt(tokens, at, language, swaps)
    return turn && turn.earlier.length > 0 && turn.later.length > 0 ? [turn] : []
  })
}

/** A name behind a break may begin a sentence, and an `I` behind another. */
const begins = ({ breaks, isMarked, raw }: Token, at: number, tokens: readonly Token[]) =>
  breaks && (isMarked || (raw === 'I' && tokens.slice(0, at).some((token) => token.raw === 'I')))
/** Where what is told before the word at `at` begins: its own sentence, or the one before where it opens one. */
const sentenceOf = (tokens: readonly Token[], at: number) =>
  Math.max(
    0,
    tokens.slice(0, at).findLastIndex((token, index) => begins(token, index, tokens)),
  )
const sentenceEnd = (tokens: readonly Token[], at: number) => {
  const end = tokens.findIndex((token, index) => index > at + 1 && begins(token, index, tokens))
  return end < 0 ? tokens.length : end
}

/** `prima era cuoca`, and `before, she was a cook`. */
const isAdverb = (tokens: readonly Token[], at: number) =>
  isThen(tokens, at) || (tokens[at]?.breaks === true && tokens[at + 1]?.breaks === true)

const beside = wordSet(
  'and or during und oder während et ou pendant y e o durante ed i lub oraz podczas en of tijdens',
)
/** `avant, pendant et après le festival`: both of one thing tell no order, `avant chez A, après chez B` does. */
function isAtAnyTime(tokens: readonly Token[], at: number, language: string): boolean {
  const isOne = (words: (language: string) => ReadonlySet<string>, index: number) =>
    words(language).has(tokens[index]?.value ?? '')
  const isPair = (one: number, other: number) =>
    tokens.slice(Math.min(one, other) + 1, Math.max(one, other)).every(({ value }) => beside.has(value))
  return [-3, -2, -1, 1, 2, 3].some(
    (step) =>
      ((isOne(beforeOf, at) && isOne(afterOf, at + step)) ||
        (isOne(afterOf, at) && isOne(beforeOf, at + step))) &&
      isPair(at, at + step),
  )
}

function turnAt(tokens: readonly Token[], at: number, language: string, swaps: boolean): Turn | undefined {
  const word = tokens[at]?.value ?? ''
  if (!swaps && !turning(language).has(word)) return undefined
  if (isAtAnyTime(tokens, at, language)) return undefined
  const before = tokens.slice(sentenceOf(tokens, at), at)
  const behind = tokens.slice(at + 1, sentenceEnd(tokens, at))
  if (isLater(tokens, at, language)) return { earlier: before, later: behind }
  const isPreposition = !isAdverb(tokens, at) && !isFor(tokens, at)
  const back = looksBack(tokens, at)
  const isBefore = beforeOf(language).has(word) && isPreposition
  const isAfter = afterOf(language).has(word) && isPreposition
  if (isBefore || isAfter) {
    const [main, other] = at > 0 ? [before, behind] : fronted(behind, language)
    if (isHowLong(other)) return undefined
    return isBefore !== back ? { earlier: main, later: other } : { earlier: other, later: main }
  }
  if (formerlyOf(language).has(word))
    return isFirstOfTwo(behind, language) ? undefined : { earlier: behind, later: before }
  if (thenOf(language).has(word)) return { earlier: withoutFront(before, language), later: behind }
  if (movedOf(language).has(word) && before.some(({ value }) => began.has(value)))
    return { earlier: before, later: behind }
  return swaps && replacing.has(word) ? { earlier: before, later: behind.slice(0, 4) } : undefined
}

/** `Before Acme, she was first a cook and then …`: what stands in front came after both. */
function withoutFront(before: readonly Token[], language: string): readonly Token[] {
  const comma = before.findIndex(({ breaks }, at) => at > 0 && breaks)
  return comma > 0 && beforeOf(language).has(before[0]!.value) && !isAdverb(before, 0) && !isFor(before, 0)
    ? before.slice(comma)
    : before
}

/** `due anni dopo ha aperto …`: an adverb, no preposition. */
const isLater = (tokens: readonly Token[], at: number, language: string) =>
  language === 'it' &&
  tokens[at]?.value === 'dopo' &&
  isTimeUnit(tokens[at - 1]?.value ?? '') &&
  hasVerb(tokens.slice(at + 1, at + 2), language)

/** `prima in agenzia e poi su prodotto`: first, not before what stands in front. */
const isFirstOfTwo = (behind: readonly Token[], language: string) => {
  const then = behind.findIndex(({ value }) => thenOf(language).has(value))
  return language === 'it' && then > 0 && !behind.slice(0, then - 1).some(({ breaks }) => breaks)
}

/** `after 14 months` alone tells how long it took. */
const isHowLong = (other: readonly Token[]) =>
  other.length === 2 && isAmount(other[0]!) && isTimeUnit(other[1]!.value)

/** `Before entering a farm, she worked in a cooperative.` */
function fronted(
  behind: readonly Token[],
  language: string,
): readonly [main: readonly Token[], other: readonly Token[]] {
  const comma = behind.findIndex(
    (token, at) => token.breaks || (at > 0 && (pronouns.has(token.value) || hasVerb([token], language))),
  )
  return comma < 0 ? [[], []] : [behind.slice(comma), behind.slice(0, comma)]
}

const turnsOfText = oncePerText(turnsOf)

/** What a sentence tells the other way round than a text of its entries, or than their dates. */
export function toldBackwards(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const turns = turnsOf(tokens, language)
  const told =
    turns.length === 0
      ? []
      : gathered(grounds, ({ sequences }) => gathered(sequences, (known) => turnsOfText(known, language)))
  const tells = ({ kind, value, isMarked }: Token) => kind === 'word' && value.length > (isMarked ? 2 : 3)
  const has = (among: readonly Token[], others: readonly Token[], turned: readonly Token[]) =>
    among.some(
      (token) =>
        tells(token) && standsIn(token.value, turned, language) && !standsIn(token.value, others, language),
    )
  const wrong = turns.find(
    ({ earlier, later }) =>
      told.some((turn) => has(earlier, turn.earlier, turn.later) && has(later, turn.later, turn.earlier)) ||
      isAgainstDates({ earlier, later }, said),
  )
  return wrong ? `${wrong.earlier.at(-1)?.raw} … ${wrong.later[0]?.raw}` : notYet(said)
}

const whenOf = byLanguage({
  ...{ en: 'when while', de: 'als während', es: 'cuando mientras', fr: 'quand lorsque' },
  ...{ it: 'quando mentre', nl: 'toen terwijl', pl: 'gdy kiedy', pt: 'quando enquanto' },
})
const mayTellWhen = anyWord((word, language) => whenOf(language).has(word))

/** `finished school when she was already a cook` of who became one later. */
function notYet(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  if (!mayTellWhen(tokens, language)) return undefined
  const when = tokens.findIndex(
    ({ value }, at) =>
      whenOf(language).has(value) && tokens.slice(at + 1, at + 5).some((token) => already.has(token.value)),
  )
  if (when < 0) return undefined
  const comma = tokens.findIndex(({ breaks }, at) => at > when && breaks)
  const clause = tokens.slice(when + 1, comma < 0 ? tokens.length : comma)
  const states = spokenOf(clause, said)
  const others = entriesAmong(grounds).filter(
    (ground) => ground.end !== undefined && !states.includes(ground),
  )
  const isEarly = (state: Ground) => others.every(({ end = '' }) => isLess(end, state.start ?? ''))
  return states.length > 0 && others.length > 0 && states.every(isEarly) ? tokens[when]?.raw : undefined
}

/** Both sides speak of jobs or schools, and all of the first ones began later. */
function isAgainstDates({ earlier, later }: Turn, said: Said): boolean {
  const [ones, others] = [startsOf(earlier, said), startsOf(later, said)]
  return (
    ones.length > 0 && others.length > 0 && ones.every((one) => others.every((other) => isLess(other, one)))
  )
}

/** When what these words alone stand for began: an entry, or what a text of it tells `since 2021`. */
function startsOf(tokens: readonly Token[], said: Said): readonly string[] {
  return spokenBy(tokens, said).map(([token, { sequences, start = '' }]) => {
    const texts = sequences.filter((known) => standsIn(token.value, known, said.language))
    const since = texts.map((known) =>
      known.find((each, at) => isDate(each) && boundAt(known, at, said.language) === 'start'),
    )
    return since.length > 0 && since.every((date) => date !== undefined) ? since[0]!.value : start
  })
}

const isLess = (one: string, other: string) => {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

/** The dated jobs and schools that alone say a word of these. */
const spokenOf = (tokens: readonly Token[], said: Said): readonly Ground[] => [
  ...new Set(spokenBy(tokens, said).map(([, ground]) => ground)),
]

/** Words with the only entry that says them, where it is a dated one; a certificate is one by what it is. */
function spokenBy(
  tokens: readonly Token[],
  { grounds, language, isPlain }: Said,
): readonly (readonly [Token, Ground])[] {
  const own = entriesAmong(grounds).filter(
    ({ section, start }) =>
      start !== undefined && /^(?:work|education|volunteer|certificates|awards)$/.test(section),
  )
  const telling = tokens.filter(
    ({ kind, value, isMarked }) =>
      kind === 'word' && value.length > 2 && ((isMarked && !articles.has(value)) || !isPlain(value)),
  )
  return gathered(telling, (token): (readonly [Token, Ground])[] => {
    const from = grounds.filter((ground) => says(ground, token, language))
    const named = from.length > 0 ? from : own.filter((ground) => isCertificate(ground, token))
    return named.length === 1 && own.includes(named[0]!) ? [[token, named[0]!]] : []
  })
}

const isCertificate = ({ section, implied }: Ground, { value }: Token) =>
  section === 'certificates' && implied.has(value)
