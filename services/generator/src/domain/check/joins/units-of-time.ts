import { gathered } from '../../gathered.js'
import { isTimeUnit } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { isForm } from '../forms/one-word.js'

const ordinal = /^(?:first|last|erste[nrsm]?|letzte[nrsm]?|eerste|laatste)$/
const isUnit = ({ value }: Token) =>
  isTimeUnit(value) ||
  /^(?:quarters?|quartale?s?|kwarta(?:al|len)|semesters?|fortnight|terms?|season|saison|seizoen)$/.test(value)

/** The units of which a text tells the first or the last one. */
const unitsIn = (tokens: readonly Token[]): readonly Token[] =>
  gathered(tokens, ({ value }, at) => {
    const unit = tokens[at + 1]
    return ordinal.test(value) && unit && isUnit(unit) ? [unit] : []
  })

const week = /^week(?:s|ly)?$/
const fortnight = /^fortnight(?:ly)?$/

/** `an evening a week` of one a fortnight. */
const isOftener = (tokens: readonly Token[], told: Said['told']) =>
  tokens.some(({ value }) => week.test(value)) &&
  !tokens.some(({ value }) => fortnight.test(value) || /^(?:2|every|second|other)$/.test(value)) &&
  told.some((known) => known.some(({ value }) => fortnight.test(value))) &&
  !told.some((known) => known.some(({ value }) => week.test(value)))

/** `in the first month` of what the first quarter had. */
export function otherUnit({ tokens, told, language }: Said): string | undefined {
  if (isOftener(tokens, told)) return tokens.find(({ value }) => week.test(value))?.raw
  const said = unitsIn(tokens)
  if (said.length === 0) return undefined
  const known = gathered(told, unitsIn)
  return said.find(
    ({ value }) =>
      known.length > 0 &&
      !known.some((unit) => isForm(value, unit.value, language)) &&
      !told.some((text) => text.some((token) => isForm(value, token.value, language))),
  )?.raw
}
