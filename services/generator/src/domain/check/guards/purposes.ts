import { isFamily } from '../forms/same-word.js'
import { stemOf } from '../forms/stem.js'
import { standsOnly, type Said } from '../said.js'

/** From `for` to the deed: `for fibre roll-out`. */
const near = 2

/** What something was done for, told as done: `removed 95` of `marked 95 for removal`. */
export function purposeAsDeed({ tokens, told, language, isPlain }: Said): string | undefined {
  if (language !== 'en') return undefined
  return tokens.find(({ kind, value, isMarked }, at) => {
    if (kind !== 'word' || (isMarked && at > 0) || !/ed$/.test(value) || isPlain(value)) return false
    const isIt = (word: string) =>
      stemOf(word, language) === stemOf(value, language) || isFamily(word, value, language)
    return standsOnly(
      told,
      (token) => token.kind === 'word' && isIt(token.value),
      (known, place) =>
        known[place]!.value !== value &&
        known.slice(Math.max(0, place - near), place).some(({ value: before }) => before === 'for'),
    )
  })?.raw
}
