import { placesOf } from '../once-per-text.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { articles, ofs } from '../words/function-words.js'

const outOf = wordSet('z ze')
const isOf = ({ value }: Token, language: string) =>
  ofs(language).has(value) || (language === 'pl' && outOf.has(value))

/** The amount that the one at `at` is a part of: `120 of the 310`. */
function wholeBehind(known: readonly Token[], at: number, language: string): Token | undefined {
  const behind = known.slice(at + 1, at + 4)
  const end = behind.findIndex((token) => !isOf(token, language) && !articles.has(token.value))
  const whole = behind[end]
  // `90 a 35` is from and to.
  const isPart = behind.slice(0, Math.max(0, end)).some((token) => isOf(token, language))
  return isPart && whole && isAmount(whole) && !whole.breaks && !/%$/.test(whole.value) ? whole : undefined
}

/** All of what an entry tells of a part: `designed the 310 levels` of who designed 120 of them. */
export function wholeForPart({ tokens, told, language }: Said): string | undefined {
  return tokens.find((token) => {
    if (!isAmount(token)) return false
    const places = told.flatMap((known) =>
      placesOf(known, token.value, language).map((at) => ({ known, at })),
    )
    const isOfPart = ({ known, at }: { known: readonly Token[]; at: number }) =>
      known.some(
        (part, index) =>
          index < at &&
          isAmount(part) &&
          wholeBehind(known, index, language) === known[at] &&
          !tokens.some(({ value }) => value === part.value),
      )
    return places.length > 0 && places.every(isOfPart)
  })?.raw
}
