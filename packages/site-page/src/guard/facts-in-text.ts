import type { FactSpan } from './text/fact-span.js'
import { addressLabels } from './find/address-labels.js'
import { emailFacts } from './find/emails.js'
import { identityShapes } from './find/identity-shapes.js'
import { numberedFacts } from './find/numbered-facts.js'
import { phoneFacts } from './find/phones.js'
import { postalFacts } from './find/postal-codes.js'
import { statedFacts } from './find/stated-facts.js'
import { streetFacts } from './find/streets.js'
import type { ReadText } from './text/reading.js'
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
  const phones = apartFrom([...numbered, ...stated], phoneFacts(text, hits, language))
  return outermost(withoutWeak([...stated, ...numbered, ...addresses, ...emailFacts(text), ...phones]))
}

/** Characters between a weak fact and the one that gives it weight, as in `British, married, 34`. */
const near = 60

/** A weak fact counts beside one of another kind. Takes time in proportion to the facts. */
function withoutWeak(all: readonly FactSpan[]): readonly FactSpan[] {
  const sorted = [...all].sort(inOrder)
  const counting = new Set<FactSpan>()
  const [ends, starts] = [new Map<FactSpan['kind'], number>(), new Map<FactSpan['kind'], number>()]
  for (const one of sorted) {
    if ([...ends].some(([kind, end]) => kind !== one.kind && end > one.from - near)) counting.add(one)
    ends.set(one.kind, Math.max(one.to, ends.get(one.kind) ?? 0))
  }
  for (const one of sorted.toReversed()) {
    if ([...starts].some(([kind, start]) => kind !== one.kind && start < one.to + near)) counting.add(one)
    starts.set(one.kind, one.from)
  }
  return sorted.filter((one) => !one.isWeak || counting.has(one))
}

const inOrder = (a: FactSpan, b: FactSpan) => a.from - b.from || b.to - a.to

/** The spans that no one of the others touches. */
function apartFrom(others: readonly FactSpan[], spans: readonly FactSpan[]): FactSpan[] {
  const sorted = [...others].sort(inOrder)
  let next = 0
  let end = -1
  return [...spans].sort(inOrder).filter(({ from, to }) => {
    while (next < sorted.length && sorted[next]!.from < to) end = Math.max(end, sorted[next++]!.to)
    return end <= from
  })
}

/** In order, without those within one of their kind: `British` in `Nationality: British` says nothing more. */
function outermost(all: readonly FactSpan[]): FactSpan[] {
  const ends = new Map<FactSpan['kind'], number>()
  return [...all].sort(inOrder).filter(({ kind, to }) => {
    if (to <= (ends.get(kind) ?? -1)) return false
    ends.set(kind, to)
    return true
  })
}
