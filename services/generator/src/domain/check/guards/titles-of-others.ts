import type { Ground } from '../ground.js'
import { isOfOthers, languages } from './of-others.js'
import { isTitle } from '../forms/same-word.js'
import { stemOf } from '../forms/stem.js'
import type { Token } from '../tokens.js'

const being =
  /^(?:est|etait|suis|etais|fut|devenue?|devient|comme|era|ero|sono|come|diventat[oa]|diventa|fu)$/
const articles = /^(?:une?|uno|aussi|anche|toujours|ancora|aujourd'hui|oggi)$/

/** A title said of the person which the entries have of others alone: `she is a lawyer` of a team of lawyers. */
export function titleOfOthers(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
): string | undefined {
  if (!languages.has(language)) return undefined
  const told = grounds.flatMap(({ sequences }) => sequences)
  return tokens.find(({ value }, at) => {
    if (!isTitle(value, language) || !isSaidOfPerson(tokens, at)) return false
    const stem = stemOf(value, language)
    const places = told.flatMap((known) =>
      known.flatMap((token, index) =>
        stemOf(token.value, language) === stem ? [isOfOthers(known, index, language)] : [],
      ),
    )
    return places.length > 0 && places.every((isOther) => isOther)
  })?.raw
}

function isSaidOfPerson(tokens: readonly Token[], at: number): boolean {
  const skipped = articles.test(tokens[at - 1]?.value ?? '') ? 2 : 1
  const verb = tokens[at - skipped]
  return verb !== undefined && (being.test(verb.value) || /^è$/iu.test(verb.raw))
}
