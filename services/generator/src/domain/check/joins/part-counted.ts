import { gathered } from '../../gathered.js'
import { standsIn, type Said } from '../said.js'
import { oncePerText } from '../once-per-text.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'

const small = 3
const isWord = ({ kind, value }: Token) => kind === 'word' && value.length > small

/** What stands between the breaks of a text. */
const piecesOf = oncePerText((tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const pieces: Token[][] = [[]]
  for (const token of tokens)
    if (token.breaks) pieces.push([token])
    else pieces.at(-1)!.push(token)
  return pieces
})

/** `wrote the 15 sheets` of `15 sheets. Wrote the sheets on Rome`: all of what somebody did a named part of. */
export function allOfPart({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!tokens.some(isAmount)) return undefined
  const pieces = gathered(told, (known) => piecesOf(known, language))
  const at = tokens.findIndex((amount, index) => {
    const thing = tokens[index + 1]
    if (!isAmount(amount) || !thing?.follows || !isWord(thing) || isTimeUnit(thing.value)) return false
    const deed = tokens.slice(0, index).findLast(({ value }) => !determiners.has(value))
    if (!deed || !isWord(deed) || deed.isMarked || isPlain(deed.value)) return false
    const has = ({ value }: Token, piece: readonly Token[]) => standsIn(value, piece, language)
    const isCounted = (piece: readonly Token[]) =>
      piece.some(({ value }) => value === amount.value) && has(thing, piece) && !has(deed, piece)
    const isOfPart = (piece: readonly Token[]) =>
      has(thing, piece) &&
      !piece.some(isAmount) &&
      piece.some((name, place) => place > 0 && name.isMarked && !has(name, tokens))
    const done = pieces.filter((piece) => has(deed, piece))
    return done.length > 0 && done.every(isOfPart) && pieces.some(isCounted)
  })
  return at < 0 ? undefined : `${tokens[at]!.raw} ${tokens[at + 1]!.raw}`
}
