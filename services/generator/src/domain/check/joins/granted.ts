import { anyWord } from '../any-word.js'
import { entriesAmong, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'

const granted = new Set(['awards', 'certificates', 'publications'])
const between = wordSet(
  `of by from at the de del la el los las du des le les par da do das dos dal dalla della dell di von vom der des dem beim bei van het door uit pela pelo por od przez w we z`,
)

/** A prize, a certificate or a publication put to another entry's house: `Employee of the Year of Hotel B`, which A gave. */
export function otherGiver(said: Said): string | undefined {
  const { tokens, grounds } = said
  const handed = handedBy(said)
  if (handed) return handed.raw
  const own = entriesAmong(grounds)
  for (const ground of own.filter(({ section }) => granted.has(section))) {
    const title = ground.sequences[0] ?? []
    const other = namedAs(tokens, title, ground, own)
    if (other) return other.raw
    const end = endOf(tokens, title)
    if (title.length < 2 || end < 0) continue
    const next = tokens.slice(end).findIndex(({ value }) => !between.has(value))
    // A title may end with a bracket, which breaks.
    const first = title.some(({ breaks }) => breaks) ? end + 1 : end
    if (next < 1 || tokens.slice(first, end + next + 1).some(({ breaks }) => breaks)) continue
    const house = nameFrom(tokens, end + next)
    const isOther = (token: Token) =>
      !ground.words.has(token.value) && own.some((other) => other !== ground && isHouse(other, token))
    const wrong = house.find(isOther)
    if (wrong) return house.map(({ raw }) => raw).join(' ')
  }
  return undefined
}

const isHanding = anyWord((word) => handing.test(word))
const handing = /^(?:g[ai]ves?|sent|sends?|award(?:s|ed)|present(?:s|ed)|hand(?:s|ed))$/

/** The house that gave a thing which an entry tells from another: `Hotel B gave her a letter` of `a letter from the police`. */
function handedBy({ tokens, told, language }: Said): Token | undefined {
  if (language !== 'en' || !isHanding(tokens, language)) return undefined
  const at = tokens.findIndex(
    ({ value }, index) => handing.test(value) && /^(?:her|him|me)$/.test(tokens[index + 1]?.value ?? ''),
  )
  const house = tokens.slice(Math.max(0, at - 4), Math.max(0, at)).findLast(({ isMarked }) => isMarked)
  if (!house) return undefined
  const isSaid = ({ value }: Token, from: number, to: number) =>
    tokens.slice(from, to).some((token) => token.value === value)
  return told.some((known) => {
    const start = known.findIndex(({ value }) => /^receiv/.test(value))
    const end = known.findIndex(({ value }, index) => start >= 0 && index > start && value === 'from')
    const things = known.slice(start + 1, end).filter(({ value }) => value.length > 3)
    const givers = known.slice(end + 1, end + 5).filter(({ value }) => value.length > 3)
    return (
      end > 0 &&
      things.some((thing) => isSaid(thing, at, tokens.length)) &&
      !givers.some((giver) => isSaid(giver, 0, at))
    )
  })
    ? house
    : undefined
}

const giving = wordSet(
  `named awarded gave honoured honored ernannte kürte verlieh zeichnete nommé élu décerné remis récompensé distingué nombró eligió premió otorgó concedió entregó
nominato eletto premiato conferito assegnato nomeou elegeu premiou atribuiu concedeu distinguiu benoemde koos kende przyznał przyznała wyróżnił wyróżniła`,
)

/** The house that names somebody so, where another did: `Hotel B named her Employee of the Year`. */
function namedAs(
  tokens: readonly Token[],
  title: readonly Token[],
  ground: Ground,
  own: readonly Ground[],
): Token | undefined {
  const at = tokens.findIndex(({ value }) => giving.has(value))
  const words = title.filter(({ value }) => value.length > 3)
  const isTold =
    words.length > 0 &&
    title.length > 1 &&
    words.every(({ value }) => tokens.some((token) => token.value === value))
  if (at < 0 || !isTold) return undefined
  const before = tokens.slice(Math.max(0, at - 4), at).filter(({ isMarked }) => isMarked)
  if (before.length === 0 || tokens.slice(0, at).some(({ value }) => isOwn(ground, value))) return undefined
  return before.find(
    (token) =>
      !ground.words.has(token.value) && own.some((other) => other !== ground && isHouse(other, token)),
  )
}

/** A word of who gave it that no title has. */
const isOwn = ({ sequences }: Ground, value: string) =>
  value.length > 2 &&
  sequences.slice(1).some((known) => known.at(-1)?.value === value || known[0]?.value === value) &&
  !/^(?:hotel|club|asociacion|association|instituto|universidad|fundacion)$/.test(value)

const isHouse = ({ section, words, sequences }: Ground, { value }: Token) =>
  granted.has(section)
    ? sequences.slice(1).some((known) => known.some((token) => token.value === value))
    : /^(?:work|education|volunteer)$/.test(section) && words.has(value)

/** Behind the words of a title, wherever they stand in a row. */
function endOf(tokens: readonly Token[], title: readonly Token[]): number {
  const at = tokens.findIndex((_, index) =>
    title.every(({ value }, step) => tokens[index + step]?.value === value),
  )
  return at < 0 ? -1 : at + title.length
}

function nameFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at, at + 5)
  const end = rest.findIndex(({ isMarked, breaks }, index) => !isMarked || (index > 0 && breaks))
  return rest.slice(0, end < 0 ? rest.length : end)
}
