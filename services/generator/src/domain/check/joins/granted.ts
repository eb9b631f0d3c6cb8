import { entriesAmong, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'

const granted = new Set(['awards', 'certificates', 'publications'])
const between = wordSet(
  `of by from at the de del la el los las du des le les par da do das dos dal dalla della dell di von vom der des dem beim bei van het door uit pela pelo por od przez w we z`,
)

/** A prize, a certificate or a publication put to another entry's house: `Employee of the Year of Hotel B`, which A gave. */
export function otherGiver({ tokens, grounds }: Said): string | undefined {
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
  value.length > 3 &&
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
