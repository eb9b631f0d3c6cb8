import { anyWord } from '../any-word.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import { standsOnly, type Said } from '../said.js'

const negations =
  wordSet(`no not without never none nor kein keine keinen keiner ohne nicht nie sans aucun aucune jamais pas sin ningún ninguna nunca senza
nessun nessuna mai sem nenhum nenhuma zonder geen niet nooit bez nie żaden żadna brak non não
ni nem ani`)

// The word `zero` is a number by now.
export const isNegation = ({ kind, value }: Token) =>
  negations.has(value) || (kind === 'number' && value === '0')

/** The places of the words that a text denies. */
const deniedIn = oncePerText((known) => {
  const denied = new Set<number>()
  for (const [at, token] of known.entries()) {
    if (!isNegation(token)) continue
    for (let next = at + 1; next <= at + 3 && known[next]?.breaks === false; next += 1) denied.add(next)
  }
  return denied
})

export const without = wordSet('without ohne sans sin senza sem zonder bez')

const denyingOf = byLanguage({
  ...{ en: 'no', de: 'kein keine keinen keinem keiner', fr: 'aucun aucune', es: 'ningún ninguna' },
  ...{ it: 'nessun nessuna', pt: 'nenhum nenhuma', nl: 'geen', pl: 'żaden żadna żadnej żadnego' },
})
const one = wordSet(
  `a any one single 1 ein eine einen einzige einzigen einziges einziger un une seul seule solo sola unico unica uno una um uma enkele een`,
)

const saysWithout = anyWord((word, language) => without.has(word) || denyingOf(language).has(word))

/** What is denied of the word at `at` stands in front of it, `a single` between. */
const isDeniedAt = (tokens: readonly Token[], at: number, language: string) => {
  const before = tokens
    .slice(0, at)
    .findLastIndex(({ value, kind }) => !one.has(value) && !(kind === 'number' && value === '1'))
  const word = tokens[before]?.value ?? ''
  return without.has(word) || denyingOf(language).has(word)
}

/**
 * `sans redressement` of `avec un redressement`, `without a single fault` of `one fault`: a word right behind what denies
 * it that the entries have, and never deny.
 */
export function addedNegation({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!saysWithout(tokens, language)) return undefined
  return tokens.find(({ kind, value, follows, breaks }, at) => {
    if (kind !== 'word' || !follows || breaks || isPlain(value) || one.has(value)) return false
    return (
      isDeniedAt(tokens, at, language) &&
      standsOnly(
        told,
        (known) => known.value === value,
        (known, place) => !isDeniedNear(known, place),
      )
    )
  })?.raw
}

/** `incident-free` */
const free = /^(?:free|frei|vrij|libres?|liber[aeio]|livres?)$/
const isDeniedNear = (known: readonly Token[], at: number) =>
  known.slice(Math.max(0, at - 5), at + 4).some((token) => isNegation(token) || free.test(token.value))

/** A word that the entries only deny, said as if it were so: `a short downtime` of what came `without downtime`. */
export function droppedNegation({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!told.some((known) => deniedIn(known, language).size > 0) || tokens.some(isNegation)) return undefined
  return tokens.find(({ kind, value }) => {
    if (kind !== 'word' || isPlain(value)) return false
    return standsOnly(
      told,
      (known) => known.value === value,
      (known, at) => deniedIn(known, language).has(at),
    )
  })?.raw
}
