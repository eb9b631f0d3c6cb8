import { isForm } from '../forms/one-word.js'
import { standsIn, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { clausesOf } from '../runs.js'

const at = /^(?:in|at|te)$/

/** What somebody likes or speaks, put to a place that the resume tells of something else: `sings in a choir in Swansea`. */
export function interestPlaced({ tokens, told, grounds, language }: Said): string | undefined {
  const lists = grounds.filter(({ section }) => /^(?:interests|languages)$/.test(section))
  if (lists.length === 0) return undefined
  const others = grounds.filter((ground) => !lists.includes(ground))
  const isPlaceIn = (known: readonly Token[], place: string) =>
    known.some(({ value }, index) => value === place && at.test(known[index - 1]?.value ?? ''))
  const isTown = ({ value, isMarked }: Token) =>
    isMarked &&
    others.some(
      ({ town, sequences }) =>
        town.has(value) || (language !== 'de' && sequences.some((known) => isPlaceIn(known, value))),
    )
  for (const clause of clausesOf(tokens, language)) {
    const named = lists.flatMap(({ sequences }) =>
      clause.filter(
        ({ kind, value }) =>
          kind === 'word' && value.length > 3 && sequences.some((known) => standsIn(value, known, language)),
      ),
    )
    if (named.length === 0) continue
    const place = clause.find((token, index) => isTown(token) && at.test(clause[index - 1]?.value ?? ''))
    if (!place || named.includes(place)) continue
    const isJoined = told.some(
      (known) =>
        standsIn(place.value, known, language) &&
        named.some(({ value }) => known.some((token) => isForm(value, token.value, language))),
    )
    if (!isJoined) return place.raw
  }
  return undefined
}
