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
import type { Hit } from './words/vocabulary.js'

/** Digits of the shortest number with a title, and of the shortest one that is known without. */
const fewestOfNumber = 4
const fewestOfIdentity = 6

/** The personal facts in one text, in its order. */
export function factsInText(text: ReadText, hits: readonly Hit[], language: string): FactSpan[] {
  const { digits } = text
  const stated = statedFacts(text, hits)
  const numbered =
    digits < fewestOfNumber
      ? []
      : [...numberedFacts(text, hits), ...(digits < fewestOfIdentity ? [] : identityShapes(text))]
  const addresses =
    digits > 0
      ? [...streetFacts(text), ...postalFacts(text, hits, language), ...addressLabels(text, hits)]
      : []
  // What another finder knows by its title or its check digit is no telephone number.
  const phones = phoneFacts(text, hits, language).filter(
    (phone) => ![...numbered, ...stated].some((one) => overlaps(one, phone)),
  )
  const all = [...stated, ...numbered, ...addresses, ...emailFacts(text), ...phones]
  return outermost(withoutWeak(all)).sort((a, b) => a.from - b.from)
}

const overlaps = (a: FactSpan, b: FactSpan) => a.from < b.to && b.from < a.to

/** A weak fact counts beside one of another kind. */
const withoutWeak = (all: readonly FactSpan[]): FactSpan[] =>
  all.filter((one) => !one.isWeak || all.some(({ kind }) => kind !== one.kind))

/** `British` within `Nationality: British` says nothing more. */
const outermost = (all: readonly FactSpan[]): FactSpan[] =>
  all.filter(
    (one, at) => !all.some((other, of) => of !== at && other.kind === one.kind && holds(other, one, of < at)),
  )

const holds = (outer: FactSpan, inner: FactSpan, isFirst: boolean): boolean =>
  outer.from <= inner.from &&
  inner.to <= outer.to &&
  (isFirst || outer.to - outer.from > inner.to - inner.from)
