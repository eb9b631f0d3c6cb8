import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { afterOf, beforeOf, isThen, replaced, replacing } from '../words/before-and-after.js'
import { ands, articles, determiners, pronouns } from '../words/function-words.js'

const fromTo: Readonly<Record<string, readonly [from: RegExp, onwards: RegExp]>> = {
  en: [/^from$/, /^(?:to|through|via|and|back)$/],
  de: [/^(?:von|vom|aus)$/, /^(?:nach|zu|zum|zur|uber|und)$/],
  fr: [/^(?:de|du)$/, /^(?:a|au|aux|en|vers|puis|et)$/],
  es: [/^(?:de|del)$/, /^(?:a|al|y|hasta)$/],
  it: [/^(?:da|dal|dalla)$/, /^(?:a|ad|al|alla|e|fino)$/],
  pt: [/^(?:de|do|da)$/, /^(?:a|ao|para|e|ate)$/],
  nl: [/^(?:van|vanuit|uit)$/, /^(?:naar|via|en|tot|op|bij)$/],
  pl: [/^ze?$/, /^(?:do|przez|i)$/],
}
/** Elsewhere the word for `from` is that for `of` as well: it begins a way at the start, or behind one of these. */
const underway =
  wordSet(`weg führte führten stationen führt wechselte gewechselt kam gekommen ging gegangen zog parcours chemin passé passée allé allée venu venue camino recorrido trayectoria pasó pasé
pasado fue llevó trasladó cammino percorso passato passata passò andato andata caminho percurso trajetória passou foi mudou route pad ging kwam stapte klom groeide stroomde verhuisde
droga przeszła przeszedł trafiła trafił wiodła prowadziła`)

const becomeOf = byLanguage({
  ...{ en: 'became', de: 'wurde', es: 'convirtió', fr: 'devenu devenue devint' },
  ...{ it: 'diventato diventata divenuto divenuta passato passata', nl: 'werd' },
  ...{ pl: 'został została stał stała', pt: 'tornou' },
})
/** `foi` and `fue` are of who went and of who was. */
const was = /^(?:foi|fue)$/
const through: Readonly<Record<string, RegExp>> = { de: /^uber$/, nl: /^via$/ }
/** `Mein Weg führte über Kiel nach Köln`: a way that does not say where it began. */
const throughAt = (tokens: readonly Token[], language: string) =>
  tokens.findIndex(
    ({ value }, at) =>
      through[language]?.test(value) &&
      (tokens[at + 1]?.isMarked || (at === 0 && articles.has(tokens[at + 1]?.value ?? ''))) &&
      (value === 'via' && at === 0
        ? tokens.some((verb) => underway.has(verb.value))
        : tokens.slice(0, at).some((before) => /^(?:weg|pad|laufbahn|loopbaan)$/.test(before.value))),
  )

/** Polish `od` is `since` as well, but not behind a way. */
const isFromOnWay = (tokens: readonly Token[], at: number, value: string) =>
  value === 'od' && tokens.slice(0, at).some((before) => /^(?:drog|sciezk)[aie]$/.test(before.value))

/** Such a word, or one of replacing, is in every way and in every turn. */
const mayTurn = anyWord(
  (word, language) =>
    [fromTo[language]?.[0], through[language], /^od$/].some((from) => from?.test(word)) || replaced.has(word),
)

/** Where the stations of a way begin: `from Whitby through Bradford to Leeds`. An amount is no station. */
export const stationsOf = oncePerText((tokens, language): readonly number[] => {
  if (!mayTurn(tokens, language)) return []
  const [from, onwards] = fromTo[language] ?? [/^$/, /^$/]
  // `away from the workshop` is no start of a way.
  const isAway = (at: number) => tokens[at + 1]?.kind === 'word' && tokens[at - 1]?.value !== 'away'
  const isWay = (at: number) =>
    language === 'en' ||
    at === 0 ||
    tokens
      .slice(0, at)
      .some(({ value }, index) => underway.has(value) && (index === at - 1 || !was.test(value)))
  const isFrom = (value: string, at: number) => from.test(value) || isFromOnWay(tokens, at, value)
  const begin = tokens.findIndex(({ value }, at) => isFrom(value, at) && isAway(at) && isWay(at))
  const start = begin < 0 ? throughAt(tokens, language) : begin
  if (start < 0) return []
  // `From a cook she became a baker.`
  const isTurn = (value: string) => start === 0 && becomeOf(language).has(value)
  // `in die Stadtverwaltung` goes on, `in der Stadtverwaltung` stands still.
  const isInto = ({ value }: Token, next: Token | undefined) =>
    language === 'de' && value === 'in' && /^(?:die|das|den)$/.test(next?.value ?? '')
  const isOnwards = ({ value, raw }: Token) => onwards.test(value) && !/^è$/iu.test(raw)
  const later = gathered(tokens, (token, at) =>
    at > start + 1 && (isOnwards(token) || isInto(token, tokens[at + 1]) || isTurn(token.value)) && isAway(at)
      ? [at]
      : [],
  )
  if (later.length === 0) return []
  return begin < 0 && start > 0 ? [0, start, ...later] : [start, ...later]
})

/** The words of content behind the two joints of `from X to Y`, `replaced X with Y`. */
function turnOf(tokens: readonly Token[], language: string): readonly [Token, Token] | undefined {
  if (!mayTurn(tokens, language)) return undefined
  const [from, onwards] = fromTo[language] ?? [/^$/, /^$/]
  const swap = tokens.findIndex(({ value }) => replaced.has(value))
  const start = swap >= 0 ? swap : tokens.findIndex(({ value }) => from.test(value))
  if (start < 0) return undefined
  // `de laine et de lin` is a list, whichever comes first.
  const isJoint = ({ value }: Token) =>
    swap >= 0 ? replacing.has(value) : onwards.test(value) && !ands.has(value)
  // `al posto delle camme`: it says what gave way.
  const isPlaceOf = (at: number) => tokens[at + 1]?.value === 'posto'
  const end = tokens.findIndex((token, at) => at > start + 1 && isJoint(token) && !isPlaceOf(at))
  const behind = (at: number, until: number) =>
    tokens.slice(at + 1, until).findLast(({ kind, value }) => kind === 'word' && value.length > 3)
  const first = end < 0 ? undefined : behind(start, end)
  const second = behind(end, end + 4)
  return first && second ? [first, second] : undefined
}

/** A turn from one thing to another that the entries tell the other way round, or a way against the order of dates. */
export function wrongOrder({ tokens, grounds, told, language }: Said): string | undefined {
  const turned = turnedRound(tokens, told, language) ?? replacedRound(tokens, told, language)
  // One job or school alone came before none.
  if (turned !== undefined || entriesAmong(grounds).length < 2) return turned
  const saying = (token: Token) => grounds.filter((ground) => says(ground, token, language))
  return (
    againstDates(tokens, language, saying) ??
    wronglyBefore(tokens, language, saying) ??
    apartInTime(tokens, grounds)
  )
}

const directly = wordSet(
  'directly straight immediately direkt unmittelbar directement directamente direttamente diretamente directo rechtstreeks direct prosto bezpośrednio',
)
const mostBetween = 4

/** `right after`. */
const rightAfter =
  / (?:right|gleich|kurz|juste|justo|subito|meteen|zaraz|logo|straight) (?:after|nach|apres|despues|dopo|na|po|apos|depois) /

/** `directly` between two jobs or schools that lie more than a few months apart. */
function apartInTime(tokens: readonly Token[], grounds: readonly Ground[]): string | undefined {
  const dated = entriesAmong(grounds).filter(({ start }) => start !== undefined)
  if (dated.length < 2) return undefined
  const said = tokens.find(
    ({ value }, at) => directly.has(value) || rightAfter.test(` ${value} ${tokens[at + 1]?.value} `),
  )
  if (!said) return undefined
  const isNext = (one: Ground, other: Ground) => {
    const gap = one.end === undefined ? NaN : monthOf(other.start ?? '') - monthOf(one.end)
    return gap >= -1 && gap <= mostBetween
  }
  return dated.some((one) => dated.some((other) => one !== other && isNext(one, other)))
    ? undefined
    : said.raw
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 6)

function turnedRound(tokens: readonly Token[], told: readonly (readonly Token[])[], language: string) {
  const turn = turnOf(tokens, language)
  if (!turn) return undefined
  const [first, second] = turn
  const isReversed = told.some((known) => {
    const one = known.findIndex(({ value }) => value === first.value)
    const twos = gathered(known, ({ value }, at) => (value === second.value ? [at] : []))
    // `un service de quatre personnes au service de …`: one of them stands behind it.
    const isBefore = twos.length > 0 && twos.every((two) => one > two && one - two <= 9)
    return isBefore && turnOf(known, language) !== undefined
  })
  return isReversed ? `${first.raw} → ${second.raw}` : undefined
}

const mayReplace = anyWord((word) => replacingVerb.test(word))
const replacingVerb = /^replac(?:es?|ed|ing)$/
/** What gives way stands behind the verb: `to replace Nagios`. */
function replacedIn(tokens: readonly Token[]): readonly [at: number, thing: string] | undefined {
  if (!mayReplace(tokens, 'en')) return undefined
  const at = tokens.findIndex(({ value }) => replacingVerb.test(value))
  const thing = at < 0 ? undefined : tokens.slice(at + 1).find(({ value }) => !determiners.has(value))
  return thing && !replacing.has(thing.value) ? [at, thing.value] : undefined
}

/** `set up A to replace B` of B that came in the place of A. */
function replacedRound(tokens: readonly Token[], told: readonly (readonly Token[])[], language: string) {
  const said = language === 'en' ? replacedIn(tokens) : undefined
  if (!said) return undefined
  const [at, thing] = said
  const isInFront = (word: string, among: readonly Token[], end: number) =>
    among.slice(0, end).some(({ value }) => value === word)
  const isTurned = told.some((known) => {
    const own = replacedIn(known)
    return own && isInFront(thing, known, own[0]) && isInFront(own[1], tokens, at)
  })
  return isTurned ? `${tokens[at]!.raw} ${thing}` : undefined
}

const kinds = /^(?:rang(?:es?|ed|ing)|everything|anything|var(?:y|ies|ied|ying))$/

/** Stations that single jobs or schools name, of which a later one began earlier. */
function againstDates(
  tokens: readonly Token[],
  language: string,
  saying: (token: Token) => readonly Ground[],
) {
  const stations = stationsOf(tokens, language)
  // `ranges from fish to bread` tells no order.
  if (kinds.test(tokens[(stations[0] ?? 0) - 1]?.value ?? '')) return undefined
  const starts = gathered(stations, (at, index) => {
    const until = stations[index + 1] ?? Math.min(tokens.length, at + 6)
    const between = tokens.slice(at + 1, until)
    const marked = between.filter(({ isMarked }) => isMarked)
    const named = marked.length > 0 ? marked : between.filter(({ value }) => value.length > 4)
    const places = named.map((token) =>
      calledSo(
        token,
        saying(token).filter(({ section }) => section === 'work' || section === 'education'),
        language,
      ),
    )
    return gathered(places, (found) => (found.length === 1 ? (found[0]?.start ?? []) : []))
  })
  const isBack = starts.some((start, index) => index > 0 && start < starts[index - 1]!)
  return isBack
    ? tokens
        .slice(stations[0], stations[0]! + 4)
        .map(({ raw }) => raw)
        .join(' ')
    : undefined
}

/** Of several those that have the word itself, and of these the ones whose name or position begins with it. */
function calledSo({ value }: Token, among: readonly Ground[], language: string): readonly Ground[] {
  const isIt = (known: Token | undefined) => known !== undefined && isForm(value, known.value, language)
  const having = among.filter(({ sequences }) => sequences.some((known) => known.some(isIt)))
  const called = having.filter((ground) =>
    partsOf(ground, language).whole.sequences.some(([head]) => isIt(head)),
  )
  return [called, having].find(({ length }) => length > 0) ?? among
}

const referring = wordSet('that this dem cela ça eso ello quello ciò isso disso dat tym tego')

/** `before that` looks back at what was just said; `vor dem Studium` does not. */
export function looksBack(tokens: readonly Token[], at: number): boolean {
  const [next, behind] = [tokens[at + 1], tokens[at + 2]]
  const isArticle =
    next?.value === 'dem' &&
    (behind?.isMarked || (/en$/.test(behind?.value ?? '') && tokens[at + 3]?.isMarked))
  return referring.has(next?.value ?? '') && !isArticle
}

const mayOrder = anyWord((word, language) => beforeOf(language).has(word) || afterOf(language).has(word))

/** `after leaving Acme` of who came to Acme later: the two sides of the word name jobs or schools in the other order. */
function wronglyBefore(
  tokens: readonly Token[],
  language: string,
  saying: (token: Token) => readonly Ground[],
) {
  if (!mayOrder(tokens, language)) return undefined
  const [earlier, later] = [beforeOf(language), afterOf(language)]
  // On a way `nach` says where to.
  const stations = stationsOf(tokens, language)
  const at = tokens.findIndex(
    ({ value }, index) =>
      (earlier.has(value) || later.has(value)) && !isThen(tokens, index) && !stations.includes(index),
  )
  if (at < 0) return undefined
  const comma = tokens.findIndex(
    ({ breaks, value }, index) => index > at && (breaks || (at === 0 && pronouns.has(value))),
  )
  const isFront = at === 0
  if (isFront && comma < 0) return undefined
  const one = namedIn(isFront ? tokens.slice(comma) : tokens.slice(0, at), saying)
  const two = namedIn(isFront ? tokens.slice(1, comma) : tokens.slice(at + 1), saying)
  const [main, other] = [one?.start ?? one?.end, two?.start ?? two?.end]
  if (!one || !two || main === undefined || other === undefined || main === other) return undefined
  const isBack = looksBack(tokens, at)
  const isEarlier = earlier.has(tokens[at]?.value ?? '') !== isBack
  if (main < other !== isEarlier) return tokens[at]?.raw
  const isInIt =
    !isEarlier &&
    !isBack &&
    isFront &&
    two.end !== undefined &&
    monthOf(two.end) - monthOf(main) > mostBetween
  return isInIt && !tokens.slice(at, comma).some(({ value }) => beginnings.has(value))
    ? tokens[at]?.raw
    : undefined
}

/** Of a thing that began one may tell what came after, though it went on. */
const beginnings = wordSet(
  'beginn start antritt einstieg eintritt beginning joining starting start inicio comienzo início começo début inizio begin aanvang rozpoczęciu',
)

/** The only job or school that names of these words stand for. */
function namedIn(tokens: readonly Token[], saying: (token: Token) => readonly Ground[]): Ground | undefined {
  const found = new Set(
    gathered(tokens, (token) => {
      if (!token.isMarked || token.kind !== 'word' || articles.has(token.value)) return []
      const named = entriesAmong(saying(token))
      return named.length === 1 ? named.filter(({ start, end }) => (start ?? end) !== undefined) : []
    }),
  )
  return found.size === 1 ? [...found][0] : undefined
}
