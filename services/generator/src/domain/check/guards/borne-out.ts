import { wordSet } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'

const offering = /^(?:biete[tn]?|boten?|biedt|bood|boden)$/
const immediately = /^(?:direkt|unmittelbar|gleich|rechtstreeks|meteen|direct)$/
const behind = /^(?:nach|na|danach|daarna)$/
const shares = wordSet('anteil prozentsatz aandeel percentage share proportion odsetek')

/**
 * Whether a word claims no more than what stands around it: `bietet 28 Plätze` of `28 Plätze`, a share of what is told in
 * percent. `direkt nach` goes with two dated entries; whether they lie so, the guard of the order looks.
 */
export function isBorneOut(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [word = '', next] = [tokens[at]?.value, tokens[at + 1]]
  const isTold = ({ value }: Token) => grounds.some(({ facts }) => facts.has(value))
  if (offering.test(word)) return next?.kind === 'number' && isTold(next)
  if (immediately.test(word))
    return (
      behind.test(next?.value ?? '') &&
      entriesAmong(grounds).filter(({ start }) => start !== undefined).length > 1
    )
  return shares.has(word) && tokens.some((token) => /\d%$/.test(token.value) && isTold(token))
}
