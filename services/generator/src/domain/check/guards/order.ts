import { pronouns } from '../words/function-words.js'
import { entriesAmong, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'

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
  wordSet(`weg führte führt wechselte gewechselt kam gekommen ging gegangen zog parcours chemin passé passée allé allée venu venue camino recorrido trayectoria pasó pasé
pasado fue llevó trasladó cammino percorso passato passata passò andato andata caminho percurso trajetória passou foi mudou route pad ging kwam stapte klom verhuisde
droga przeszła przeszedł trafiła trafił wiodła prowadziła`)

/** Where the stations of a way begin: `from Whitby through Bradford to Leeds`. An amount is no station. */
export function stationsOf(tokens: readonly Token[], language: string): readonly number[] {
  const [from, onwards] = fromTo[language] ?? [/^$/, /^$/]
  const isAway = (at: number) => tokens[at + 1]?.kind === 'word'
  const isWay = (at: number) =>
    language === 'en' || at === 0 || tokens.slice(0, at).some(({ value }) => underway.has(value))
  const start = tokens.findIndex(({ value }, at) => from.test(value) && isAway(at) && isWay(at))
  const later = tokens.flatMap(({ value }, at) =>
    at > start + 1 && onwards.test(value) && isAway(at) ? [at] : [],
  )
  return start < 0 || later.length === 0 ? [] : [start, ...later]
}

const replaced =
  wordSet(`replace replaced replaces replacing swapped ersetzt ersetzte remplace remplacé sustituyó sustituido reemplazó sostituito sostituì substituiu
substituído verving vervangen vervangt zastąpił zastąpiła`)
const replacing = wordSet('with by for durch par por con pela pelo door przez')

/** The words of content behind the two joints of `from X to Y`, `replaced X with Y`. */
function turnOf(tokens: readonly Token[], language: string): readonly [Token, Token] | undefined {
  const [from, onwards] = fromTo[language] ?? [/^$/, /^$/]
  const swap = tokens.findIndex(({ value }) => replaced.has(value))
  const start = swap >= 0 ? swap : tokens.findIndex(({ value }) => from.test(value))
  if (start < 0) return undefined
  // `de laine et de lin` is a list, whichever comes first.
  const isJoint = ({ value }: Token) =>
    swap >= 0 ? replacing.has(value) : onwards.test(value) && !/^(?:et|y|e)$/.test(value)
  const end = tokens.findIndex((token, at) => at > start + 1 && isJoint(token))
  const behind = (at: number, until: number) =>
    tokens.slice(at + 1, until).findLast(({ kind, value }) => kind === 'word' && value.length > 3)
  const first = end < 0 ? undefined : behind(start, end)
  const second = behind(end, end + 4)
  return first && second ? [first, second] : undefined
}

/** A turn from one thing to another that the entries tell the other way round, or a way against the order of dates. */
export function wrongOrder(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
  saying: (token: Token) => readonly Ground[],
): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences)
  return (
    turnedRound(tokens, told, language) ??
    againstDates(tokens, language, saying) ??
    wronglyBefore(tokens, language, saying) ??
    apartInTime(tokens, grounds)
  )
}

const directly = wordSet(
  'directly straight immediately direkt unmittelbar directement directamente direttamente diretamente directo rechtstreeks direct prosto bezpośrednio',
)
const mostBetween = 4

/** `directly` between two jobs or schools that lie more than a few months apart. */
function apartInTime(tokens: readonly Token[], grounds: readonly Ground[]): string | undefined {
  const said = tokens.find(({ value }) => directly.has(value))
  const dated = entriesAmong(grounds).filter(({ start }) => start !== undefined)
  if (!said || dated.length < 2) return undefined
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
    const [one, two] = turn.map((word) => known.findIndex(({ value }) => value === word.value))
    return (
      one !== undefined &&
      two !== undefined &&
      two >= 0 &&
      one > two &&
      one - two <= 9 &&
      turnOf(known, language)
    )
  })
  return isReversed ? `${first.raw} → ${second.raw}` : undefined
}

/** Stations that single jobs or schools name, of which a later one began earlier. */
function againstDates(
  tokens: readonly Token[],
  language: string,
  saying: (token: Token) => readonly Ground[],
) {
  const stations = stationsOf(tokens, language)
  const starts = stations.flatMap((at, index) => {
    const until = stations[index + 1] ?? Math.min(tokens.length, at + 6)
    const between = tokens.slice(at + 1, until)
    const marked = between.filter(({ isMarked }) => isMarked)
    const named = marked.length > 0 ? marked : between.filter(({ value }) => value.length > 4)
    const places = named.map((token) =>
      saying(token).filter(({ section }) => section === 'work' || section === 'education'),
    )
    return places.find(({ length }) => length === 1)?.[0]?.start ?? []
  })
  const isBack = starts.some((start, index) => index > 0 && start < starts[index - 1]!)
  return isBack
    ? tokens
        .slice(stations[0], stations[0]! + 4)
        .map(({ raw }) => raw)
        .join(' ')
    : undefined
}

const earlierOf = byLanguage({
  ...{ en: 'before', de: 'vor bevor', es: 'antes', fr: 'avant' },
  ...{ it: 'prima', nl: 'voor voordat', pl: 'przed zanim', pt: 'antes' },
})
const laterOf = byLanguage({
  ...{ en: 'after', de: 'nach nachdem', es: 'después', fr: 'après' },
  ...{ it: 'dopo', nl: 'na nadat', pl: 'po', pt: 'depois' },
})

/** Of these the adverb, `then`, is told from the preposition by what follows. */
const adverbial = wordSet('antes después depois prima')
const ofs = wordSet('de do da do dos das di del della dei che que')

const referring = wordSet('that this dem cela ça eso ello quello ciò isso disso dat tym')

/** `after leaving Acme` of who came to Acme later: the two sides of the word name jobs or schools in the other order. */
function wronglyBefore(
  tokens: readonly Token[],
  language: string,
  saying: (token: Token) => readonly Ground[],
) {
  const [earlier, later] = [earlierOf(language), laterOf(language)]
  const isPreposition = (at: number) =>
    !adverbial.has(tokens[at]?.value ?? '') || ofs.has(tokens[at + 1]?.value ?? '')
  const at = tokens.findIndex(
    ({ value }, index) => (earlier.has(value) || later.has(value)) && isPreposition(index),
  )
  if (at < 0) return undefined
  const comma = tokens.findIndex(
    ({ breaks, value }, index) => index > at && (breaks || (at === 0 && pronouns.has(value))),
  )
  const isFront = at === 0
  if (isFront && comma < 0) return undefined
  const main = startOf(isFront ? tokens.slice(comma) : tokens.slice(0, at), saying)
  const other = startOf(isFront ? tokens.slice(1, comma) : tokens.slice(at + 1), saying)
  if (main === undefined || other === undefined || main === other) return undefined
  // `before that` looks back at what was just said.
  const isBack = referring.has(tokens[at + 1]?.value ?? '')
  const isEarlier = earlier.has(tokens[at]?.value ?? '') !== isBack
  return main < other === isEarlier ? undefined : tokens[at]?.raw
}

/** When the only job or school began that names of these words stand for. */
function startOf(tokens: readonly Token[], saying: (token: Token) => readonly Ground[]): string | undefined {
  const starts = new Set(
    tokens.flatMap((token) => {
      if (!token.isMarked || token.kind !== 'word') return []
      const named = entriesAmong(saying(token))
      return named.length === 1 ? (named[0]?.start ?? []) : []
    }),
  )
  return starts.size === 1 ? [...starts][0] : undefined
}
