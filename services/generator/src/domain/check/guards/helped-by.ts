import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { personAmong } from '../ground.js'
import { telling, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { subjects } from '../words/function-words.js'

/** Whom a deed was done to, where that is the person. */
const objects = byLanguage({ en: 'her him me', de: 'ihr ihm mir', nl: 'haar hem mij me' })
const deeds =
  /^(?:help(?:s|ed)|teach(?:es)?|taught|(?:assist|support|train|mentor|brief|coach)(?:s|ed)|advis(?:es|ed)|half(?:en)?|hilft|unterstutzten?|beriete?n?|schulten?|betreuten?|unterrichteten?|hielp(?:en)?|ondersteunden?|adviseerden?|begeleidden?|instrueerden?)$/
const near = 4

/** Who was helped, told to have helped: `the manager helped her` of who helped the manager. */
export function helpedBy({ tokens, told, grounds, language, isPlain }: Said): string | undefined {
  const at = tokens.findIndex(
    ({ value }, place) => deeds.test(value) && objects(language).has(tokens[place + 1]?.value ?? ''),
  )
  if (at < 1) return undefined
  const person = personAmong(grounds)
  const front = tokens.slice(0, at)
  if (front.some(({ value }) => subjects(language).has(value) || person.has(value))) return undefined
  const [helper] = telling(front, isPlain).slice(-1)
  if (!helper) return undefined
  const verb = tokens[at]!
  const isDoneTo = (known: readonly Token[]) =>
    known.some(
      ({ value }, place) =>
        isForm(verb.value, value, language) &&
        known.slice(place + 1, place + 1 + near).some((token) => isForm(helper.value, token.value, language)),
    )
  return told.some(isDoneTo) ? `${helper.raw} … ${verb.raw}` : undefined
}
