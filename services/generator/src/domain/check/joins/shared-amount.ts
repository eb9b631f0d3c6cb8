import { standsIn, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { articles, conjunctionsOf } from '../words/function-words.js'

/** From an amount to the second of what it counts. */
const far = 4

const isThing = (token: Token | undefined): token is Token =>
  token?.kind === 'word' && !token.breaks && token.value.length > 3 && !articles.has(token.value)

/** Where the word behind an `and` stands that an amount counts as well: `22 masons and temps`. */
function secondOf(tokens: readonly Token[], at: number, language: string): number | undefined {
  const joints = conjunctionsOf(language)
  for (let index = at + 2; index <= at + far; index += 1) {
    const token = tokens[index]
    if (!token || token.breaks || isAmount(token)) return undefined
    if (joints.has(token.value)) return isThing(tokens[index + 1]) ? index + 1 : undefined
  }
  return undefined
}

/** An amount told of two things, one of which has its own: `22 masons and temps` of 22 masons and 4 temps. */
export function sharedAmount({ tokens, told, language }: Said): string | undefined {
  for (const [at, amount] of tokens.entries()) {
    if (!isAmount(amount)) continue
    const second = secondOf(tokens, at, language)
    if (second === undefined) continue
    const thing = tokens[second]!
    const own = told.filter((known) => known.some(({ value }) => value === amount.value))
    const isOther = (known: readonly Token[]) =>
      known.some(
        (other, place) =>
          isAmount(other) &&
          other.value !== amount.value &&
          known[place + 1] !== undefined &&
          standsIn(thing.value, [known[place + 1]!], language),
      )
    const isSo = (known: readonly Token[]) =>
      known.some(({ value }, place) => {
        if (value !== amount.value) return false
        const next = secondOf(known, place, language)
        return next !== undefined && standsIn(thing.value, [known[next]!], language)
      })
    if (own.some(isOther) && !own.some(isSo)) return `${amount.raw} … ${thing.raw}`
  }
  return undefined
}
