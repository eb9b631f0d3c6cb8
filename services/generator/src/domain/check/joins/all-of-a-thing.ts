import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { gives, isForm } from '../forms/one-word.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

const whole = /^(?:whole|entire|gesamt(?:e[nrms]?)?|ganze[nrms]?|hele|gehele)$/
const hasWhole = anyWord((word) => whole.test(word))

const wholesIn = (tokens: readonly Token[]): readonly Token[] =>
  gathered(tokens, ({ value }, at) => {
    const thing = tokens[at + 1]
    return whole.test(value) && thing?.kind === 'word' && !thing.breaks ? [thing] : []
  })

/** All of another thing than the texts have all of: `for the whole firm` of the whole team. */
export function allOfAnother({ tokens, told, language }: Said): string | undefined {
  if (!hasWhole(tokens, language)) return undefined
  const known = gathered(told, (text) => (hasWhole(text, language) ? wholesIn(text) : []))
  if (known.length === 0) return undefined
  return wholesIn(tokens).find(
    ({ value }) =>
      !known.some((thing) => isForm(value, thing.value, language) || gives(thing.value, value, language)),
  )?.raw
}
