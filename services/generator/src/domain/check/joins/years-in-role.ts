import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { entriesAmong, says } from '../ground.js'
import { spanAt } from '../guards/spans.js'
import { years } from '../numbers/time-words.js'
import { standsIn, telling, upTo, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { asOf, conjunctions, ofs, prepositions } from '../words/function-words.js'

const mayLast = anyWord((word) => years.has(word))
/** From a span to the title behind `as`. */
const far = 6
/** Where the years were spent stands behind one of them. */
const within = /^(?:in|im|en|dans|em|no|na|nos|nas|nel|nella|nello|nelle|nei|w|we|across|bei|bij|chez)$/
/** From a span to where it was spent, and how much of that is looked at. */
const near = 2
const long = 4

const spanIn = (tokens: readonly Token[], isIt: (token: Token) => boolean): number =>
  tokens.findIndex(
    (token, at) =>
      isAmount(token) && isIt(token) && tokens.slice(at + 1, at + 3).some(({ value }) => years.has(value)),
  )

/** The words of the title that a span is told of: `14 years as a manager`. */
function titleBehind({ tokens, language, isPlain }: Said, at: number): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 1 + far)
  const as = behind.findIndex(({ value }) => asOf(language).has(value))
  const isEnd = ({ value, breaks }: Token) =>
    breaks || conjunctions.has(value) || (prepositions(language).has(value) && !ofs(language).has(value))
  return as < 0 ? [] : telling(upTo(tokens.slice(at + as + 2), isEnd), isPlain)
}

/** `14 years as a manager` of a manager with 14 years in warehouses. */
export function yearsInRole(said: Said): string | undefined {
  const { tokens, told, grounds, language, isPlain } = said
  if (!mayLast(tokens, language)) return undefined
  const at = spanIn(tokens, () => true)
  const title = at < 0 ? [] : titleBehind(said, at)
  if (title.length === 0) return undefined
  const own = entriesAmong(grounds).filter((ground) => title.every((word) => says(ground, word, language)))
  if (own.length > 0 && spanAt(tokens, at, own)) return undefined
  const isTitleIn = (known: readonly Token[]) => title.some(({ value }) => standsIn(value, known, language))
  const isElsewhere = gathered(told, (known) => {
    const place = spanIn(known, ({ value }) => value === tokens[at]!.value)
    if (place < 0) return []
    const rest = known.slice(place + 2)
    const where = rest.findIndex(({ value }) => within.test(value))
    if (where < 0 || where > near) return [false]
    const field = upTo(rest.slice(where + 1), ({ breaks }) => breaks).slice(0, long)
    return [telling(field, isPlain).length > 0 && isTitleIn(known.slice(0, place)) && !isTitleIn(field)]
  })
  return isElsewhere.length > 0 && isElsewhere.every(Boolean)
    ? `${tokens[at]!.raw} … ${title[0]!.raw}`
    : undefined
}
