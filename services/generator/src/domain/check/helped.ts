import type { Ground } from './ground.js'
import { isFamily } from './same-word.js'
import { stemOf } from './stem.js'
import type { Token } from './tokens.js'

const languages = new Set(['es', 'pt'])
const helping = /^(?:apoy|apoi|ayud|ajud|auxili|colabor|coopera|contribu|asist|assist|particip)/
const deedNouns = /(?:cion|ciones|miento|mientos|mento|mentos|cao|coes|sion|siones|sao|soes|aje|agem|ura)$/

/** A deed that the entries tell only as helped with, said as if it were done: `organizó` of `apoyo en la organización`. */
export function droppedHelp(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
): string | undefined {
  if (!languages.has(language) || tokens.some(({ value }) => helping.test(value))) return undefined
  const told = grounds.flatMap(({ sequences }) => sequences)
  const isHelped = (known: readonly Token[], at: number) =>
    deedNouns.test(known[at]?.value ?? '') &&
    known
      .slice(Math.max(0, at - 3), at)
      .some(({ value }, index, before) =>
        helping.test(value) ? !before.slice(index + 1).some(({ breaks }) => breaks) : false,
      )
  return tokens.find(({ kind, value }) => {
    if (kind !== 'word') return false
    const isForm = (other: string) =>
      other === value ||
      stemOf(other, language) === stemOf(value, language) ||
      isFamily(value, other, language)
    const places = told.flatMap((known) =>
      known.flatMap((token, at) => (isForm(token.value) ? [isHelped(known, at)] : [])),
    )
    return places.length > 0 && places.every((helped) => helped)
  })?.raw
}
