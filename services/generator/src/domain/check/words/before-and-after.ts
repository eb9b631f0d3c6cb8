import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'

export const beforeOf = byLanguage({
  ...{ en: 'before prior', de: 'bevor vor ehe', es: 'antes', fr: 'avant' },
  ...{ it: 'prima', nl: 'voordat voor alvorens vooraleer', pl: 'przed zanim', pt: 'antes' },
})
export const afterOf = byLanguage({
  ...{ en: 'after following', de: 'nach nachdem', es: 'después tras', fr: 'après' },
  ...{ it: 'dopo', nl: 'na nadat', pl: 'po', pt: 'depois após' },
})

const stays = wordSet('komst baan tijd overstap studie opleiding functie aanstelling vertrek')
const soon = wordSet('al reeds kort vlak lang net jaar jaren maand maanden weken dagen')
/** Dutch `voor` is `for`, but not in `vóór 2019`, `voor haar komst` and `al voor de studie`. */
export const isFor = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.value === 'voor' &&
  !/ó/i.test(tokens[at].raw) &&
  !stays.has(tokens[at + 2]?.value ?? '') &&
  !soon.has(tokens[at - 1]?.value ?? '')

const adverbs = wordSet('antes después depois prima')
const behindPreposition = wordSet('de do da dos das di del della dello dei che que')
/** `prima era cuoca` and `antes de ser cocinera`: of some words the adverb is told from the preposition by what follows. */
export const isThen = (tokens: readonly Token[], at: number): boolean =>
  (adverbs.has(tokens[at]?.value ?? '') && !behindPreposition.has(tokens[at + 1]?.value ?? '')) ||
  isOfVerb(tokens, at)

/** `looks after small primates`. */
export const isOfVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.value === 'after' && /^(?:look(?:s|ed|ing)?|named)$/.test(tokens[at - 1]?.value ?? '')

export const replaced =
  wordSet(`replace replaced replaces replacing swapped exchanged ersetzt ersetzte ersetzten tauschte getauscht remplace remplacé remplacée sustituyó sustituido reemplazó reemplazado sostituito
sostituì sostituisce substituiu substituído trocou verving vervangen vervangt ruilde zastąpił zastąpiła`)
/** What came in its place stands behind one of these. */
export const replacing = wordSet('with by for durch gegen par por con pela pelo da dal door przez')

/** How things were before a change. */
const formerlyWords =
  wordSet(`before previously originally initially beforehand outset earlier formerly vorher zuvor bisher anfangs ursprünglich davor avant auparavant initialement précédemment
antes anteriormente inicialmente prima precedentemente inizialmente eerst voorheen aanvankelijk vroeger przedtem wcześniej poprzednio początkowo dawniej`)
const prepositions = wordSet('before avant')
export const isFormerly = (tokens: readonly Token[], at: number): boolean => {
  const { value = '' } = tokens[at] ?? {}
  if (!formerlyWords.has(value)) return false
  // `before her redesign`, `avant la réforme`: of what came then, not how it was.
  if (prepositions.has(value)) return tokens[at + 1] === undefined || tokens[at + 1]!.breaks
  return !adverbs.has(value) || isThen(tokens, at)
}
/** How they are since. */
export const sinceThen =
  wordSet(`now today nowadays then afterwards jetzt heute nun inzwischen mittlerweile danach dann maintenant désormais aujourd'hui ensuite puis ahora hoy luego después
ora oggi adesso poi nu thans tegenwoordig daarna teraz dziś obecnie potem agora hoje depois`)
/** Behind one of these stands the other end of the change. */
export const insteadOf = wordSet(
  'instead rather than longer more statt anstatt anstelle mehr lieu plus lugar vez invece anziché più plaats meer zamiast już down up from against gegenüber',
)
