import type { FactSpan } from './fact-span.js'
import { addressLabels } from './find/address-labels.js'
import { emailFacts } from './find/emails.js'
import { identityShapes } from './find/identity-shapes.js'
import { numberedFacts } from './find/numbered-facts.js'
import { phoneFacts } from './find/phones.js'
import { postalFacts } from './find/postal-codes.js'
import { statedFacts } from './find/stated-facts.js'
import { streetFacts } from './find/streets.js'
import type { ReadText } from './reading.js'
import { hitsIn } from './words/vocabulary.js'

/** The personal facts in one text, in its order. */
export function factsInText(text: ReadText, language: string): FactSpan[] {
  const hits = hitsIn(text)
  const hasDigits = /\d/.test(text.plain)
  const stated = statedFacts(text, hits)
  const numbered = hasDigits ? [...numberedFacts(text, hits), ...identityShapes(text)] : []
  const addresses = hasDigits
    ? [...streetFacts(text), ...postalFacts(text, hits), ...addressLabels(text, hits)]
    : []
  // What another finder knows by its title or its check digit is no telephone number.
  const phones = phoneFacts(text, hits, language).filter(
    (phone) => ![...numbered, ...stated].some((one) => overlaps(one, phone)),
  )
  const all = [...stated, ...numbered, ...addresses, ...emailFacts(text), ...phones]
  return withoutWeak(all).sort((a, b) => a.from - b.from)
}

const overlaps = (a: FactSpan, b: FactSpan) => a.from < b.to && b.from < a.to

/** A weak fact counts beside one of another kind. */
const withoutWeak = (all: readonly FactSpan[]): FactSpan[] =>
  all.filter((one) => !one.isWeak || all.some(({ kind }) => kind !== one.kind))
