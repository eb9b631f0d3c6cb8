import { entriesAmong, type Ground } from './ground.js'
import type { Token } from './tokens.js'
import { byLanguage, wordSet } from './word-set.js'

const fromTo: Readonly<Record<string, readonly [string, RegExp]>> = {
  en: ['from', /^(?:to|through|via|and|back)$/],
  de: ['von', /^(?:nach|zu|zum|zur|uber|und)$/],
  fr: ['de', /^(?:a|au|en|vers|puis|et)$/],
  es: ['de', /^(?:a|al|y|hasta)$/],
  it: ['da', /^(?:a|al|alla|e|fino)$/],
  pt: ['de', /^(?:a|ao|para|e|ate)$/],
  nl: ['van', /^(?:naar|via|en|tot)$/],
  pl: ['z', /^(?:do|przez|i)$/],
}

/** Where the stations of a way begin: `from Whitby through Bradford to Leeds`. An amount is no station. */
export function stationsOf(tokens: readonly Token[], language: string): readonly number[] {
  const [from, onwards] = fromTo[language] ?? ['', /^$/]
  const isAway = (at: number) => tokens[at + 1]?.kind === 'word'
  const start = tokens.findIndex(({ value }, at) => value === from && isAway(at))
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
  const [from, onwards] = fromTo[language] ?? ['', /^$/]
  const swap = tokens.findIndex(({ value }) => replaced.has(value))
  const start = swap >= 0 ? swap : tokens.findIndex(({ value }) => value === from)
  if (start < 0) return undefined
  const isJoint = ({ value }: Token) => (swap >= 0 ? replacing.has(value) : onwards.test(value))
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
    wronglyBefore(tokens, language, saying)
  )
}

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
    const named = tokens.slice(at + 1, until).filter(({ isMarked }) => isMarked)
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

const referring = wordSet('that this dem cela ça eso ello quello ciò isso disso dat tym')

/** `after leaving Acme` of who came to Acme later: the two sides of the word name jobs or schools in the other order. */
function wronglyBefore(
  tokens: readonly Token[],
  language: string,
  saying: (token: Token) => readonly Ground[],
) {
  const [earlier, later] = [earlierOf(language), laterOf(language)]
  const at = tokens.findIndex(({ value }) => earlier.has(value) || later.has(value))
  if (at < 0) return undefined
  const comma = tokens.findIndex(({ breaks }, index) => index > at && breaks)
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
