import { gathered } from '../../gathered.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'

const ahead =
  /^(?:will|shall|to|next|plan|plans|planned|due|scheduled|upcoming|soon|going|aims?|expected|starts?|starting|begins?|from|wird|werden|soll|sollen|geplant\p{L}*|plant|nachste[nrsm]?|kunftig\p{L}*|bald|vorgesehen|ab|zal|zullen|gaat|gepland\p{L}*|volgende?|binnenkort|vanaf|komende?)$/u

/** From what is told as past to its date. */
const near = 4
const past: Readonly<Record<string, RegExp>> = {
  en: /ed$|^(?:was|were|began|went|ran|became|took)$/,
  de: /^(?:war|waren|wurde|wurden|begann|endete|eroffnete|startete|ging|kam)$/,
  nl: /^(?:was|waren|werd|werden|begon|eindigde|opende|startte|ging|kwam)$/,
}

const isLater = ({ value }: Token, day: string) => /^\d{4}/.test(value) && value > day.slice(0, value.length)

/** The part of a text that has the date, and the one behind it: `Next placement from 2027: control room`. */
function tellingOf(known: readonly Token[], at: number): readonly Token[] {
  const start = known.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
  const ends = known.flatMap(({ breaks }, index) => (breaks && index > at ? [index] : []))
  return known.slice(Math.max(0, start), ends[1])
}

/** What is told as past of a date that is still ahead: `opened in spring 2027`. */
function pastBefore(tokens: readonly Token[], date: number, language: string): string | undefined {
  const front = tokens.slice(Math.max(0, date - near), date)
  const isAhead = front.some(({ value }) => ahead.test(value))
  return isAhead ? undefined : front.find(({ value }) => past[language]?.test(value))?.raw
}

/** What a text tells of a day that is still ahead, told without that it is: `works in the control room` of the next placement. */
export function stillToCome({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const day = grounds
    .map(({ goesOn, until, end }) => (goesOn && end === undefined ? until : undefined))
    .find((until) => until !== undefined)
  if (day === undefined) return undefined
  const later = tokens.findIndex((token) => isDateOrMonth(token) && isLater(token, day))
  if (later >= 0) return pastBefore(tokens, later, language)
  if (tokens.some(({ value }) => ahead.test(value))) return undefined
  const texts = gathered(grounds, (ground) => {
    const { frames, statements, whole } = partsOf(ground, language)
    return [whole, ...frames, ...statements].flatMap(({ sequences }) => sequences)
  })
  for (const known of texts) {
    const date = known.find((token) => isDateOrMonth(token) && isLater(token, day))
    if (!date) continue
    const others = texts.filter((text) => text !== known)
    const own = telling(tellingOf(known, known.indexOf(date)), isPlain).filter(
      ({ value }) => standsIn(value, tokens, language) && !standsInAny(value, others, language),
    )
    if (own.length > 0) return own[0]!.raw
  }
  return undefined
}
