import { isOfOthers, languages } from './of-others.js'
import { isTitle } from '../forms/same-word.js'
import { stemOf } from '../forms/stem.js'
import type { Token } from '../tokens.js'
import type { Said } from '../said.js'
import { wordSet } from '../forms/word-set.js'
import { articles } from '../words/function-words.js'

const being =
  /^(?:est|etait|suis|etais|fut|devenue?|devient|comme|era|ero|sono|come|diventat[oa]|diventa|fu)$/
const also = wordSet(`aussi anche toujours ancora aujourd'hui oggi`)

/** A title said of the person which the entries have of others alone: `she is a lawyer` of a team of lawyers. */
export function titleOfOthers({ tokens, grounds, language }: Said): string | undefined {
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

const isIdle = (word: string) => articles.has(word) || also.has(word)

function isSaidOfPerson(tokens: readonly Token[], at: number): boolean {
  const skipped = isIdle(tokens[at - 1]?.value ?? '') ? 2 : 1
  const verb = tokens[at - skipped]
  return verb !== undefined && (being.test(verb.value) || /^è$/iu.test(verb.raw))
}
