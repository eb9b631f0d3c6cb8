import { dutchParticles } from './stem-dutch.js'
import { germanParticles } from './stem-german.js'
import type { Token } from '../tokens.js'
import { conjunctionsOf } from '../words/function-words.js'
import { hasGroup } from '../words/same-meaning.js'
import { wordSet } from './word-set.js'

const particles: Readonly<Record<string, ReadonlySet<string>>> = { de: germanParticles, nl: dutchParticles }
const joints = wordSet('und oder sowie aber bevor nachdem wobei en of maar waarbij voordat')
/** No verbs, whatever stands at the end of their clause. */
const small = wordSet(
  `ein eine einen einem einer der die das den dem des sie er es ich ihr ihre ihren sein seine seinen mein meine und auch dort hier een de het hij zij ze ik er zijn haar mijn ook daar hun die dat met van`,
)

/** What stands in front of nouns that a German clause goes on with: articles, prepositions, adjectives in `-e`. */
const front = wordSet(
  `ein eine einen einem einer der die das den dem des ihre ihren ihr sein seine seinen von vom im in am an zu zum zur fur mit bei beim auf aus nach uber unter je sich`,
)
const adjective = /(?<!t)(?:e|e[mnrs])$/
const pronoun = wordSet('er sie es ihnen dieser diese aber')

/** `von 2012 an`, `van jongs af`, `ab und zu`: no part of a verb. */
const fixed = wordSet('von vom ab van vanaf')

/** A Dutch clause goes on behind a joint with what has one of these in front, or ends like that: no verb of one person does. */
const dutchFront = wordSet('een de het zijn haar hun mijn twee drie vier vijf zes zeven acht negen tien')
const dutchNoun = /\p{L}{3}(?:en|s|ing|tie|teit|heid|schap)$/u

/** Whether a language has verbs that may stand in two parts. */
export const rejoins = (language: string): boolean => language === 'pl' || language in particles

/** The verb that the word at `at` is with what stands at the end of its clause: `führte die Liste ein` is `einführte`. */
export function rejoined(tokens: readonly Token[], at: number, language: string): string | undefined {
  if (language === 'pl') return reflexive(tokens, at)
  const known = particles[language]
  const verb = tokens[at]
  if (!known || verb?.kind !== 'word' || verb.value.length < 3 || small.has(verb.value)) return undefined
  // `in te voeren`
  const [infinitiveParticle, joint] = [tokens[at - 2]?.value ?? '', tokens[at - 1]?.value]
  if (language === 'nl' && joint === 'te' && known.has(infinitiveParticle))
    return `${infinitiveParticle}${verb.value}`
  const isFirst = at === 0 || verb.breaks
  if (verb.isMarked && !isFirst) return undefined
  const clause = clauseBehind(tokens.slice(at + 1), known, language)
  const last = clause?.at(-1)
  if (!clause || !last) return undefined
  const isFixed =
    (last.value === 'an' || last.value === 'af' || last.value === 'zu') &&
    clause.some(({ value }) => fixed.has(value))
  return isFixed ? undefined : `${last.value}${verb.value}`
}

/** `richtete … ein` tells what `richtete` does not. */
export function isVerbInTwo(tokens: readonly Token[], at: number, language: string): boolean {
  const verb = rejoined(tokens, at, language)
  return verb !== undefined && hasGroup(verb, language)
}

/** Of these no preposition is made. */
const alwaysParticles = wordSet('mee terug samen klaar weg schoon thuis')
const behindParticle = wordSet('met in voor aan bij van naar tot op om per tijdens na door binnen uit')
const prepositions = wordSet('an am bei beim in im auf')

/** The verb that the word at `at` is with a part of it that stands behind it, wherever that is. */
export const inTwo = (tokens: readonly Token[], at: number, language: string): string | undefined =>
  rejoined(tokens, at, language) ?? (language === 'nl' ? withParticle(tokens, at, language) : undefined)

/** The same of a text that has the particle elsewhere: `bracht fouten terug van 9 naar 4`, `wirkte mit an der Studie`. */
export function withParticle(tokens: readonly Token[], at: number, language: string): string | undefined {
  const verb = language in particles ? tokens[at] : undefined
  if (verb?.kind !== 'word' || verb.value.length < 3 || small.has(verb.value)) return undefined
  if (verb.isMarked && at > 0 && !verb.breaks) return undefined
  const [next, behind] = [tokens[at + 1], tokens[at + 2]]
  if (language === 'de') {
    const isWith = next?.value === 'mit' && !next.breaks && prepositions.has(behind?.value ?? '')
    return isWith ? `mit${verb.value}` : undefined
  }
  if (language !== 'nl' || next?.breaks || joints.has(next?.value ?? '')) return undefined
  const rest = tokens.slice(at + 1)
  const stop = rest.findIndex((_, index) => index > 0 && isEnd(rest, index) && !goesOnInDutch(rest, index))
  const found = rest.slice(0, stop < 0 ? undefined : stop).find(
    ({ value, isMarked }, index, clause) =>
      !isMarked &&
      (alwaysParticles.has(value) ||
        (value === 'om' && clause[index - 1]?.value === 'zich') ||
        // `Zette in 2019 een moestuin op met ouders`, `draagt bij aan`
        (dutchParticles.has(value) &&
          behindParticle.has(clause[index + 1]?.value ?? '') &&
          hasGroup(`${value}${verb.value}`, language))),
  )
  return found && `${found.value}${verb.value}`
}

/** What follows a verb up to what it may have left there, across `Prüfungen und Abnahmen`; undefined where it left nothing. */
function clauseBehind(behind: readonly Token[], known: ReadonlySet<string>, language: string) {
  if (behind[0]?.breaks || (language === 'nl' && joints.has(behind[0]?.value ?? ''))) return undefined
  let from = 0
  for (let round = 0; round < 6; round += 1) {
    const stop = behind.findIndex((_, index) => index > from && isEnd(behind, index))
    const clause = stop < 0 ? behind : behind.slice(0, stop)
    const last = clause.at(-1)
    const isGoingOn = round === 0 || language === 'nl' || clause.slice(from, -1).every(isOfNouns)
    if (last && isGoingOn && !last.isMarked && known.has(last.value)) return clause
    const next = behind[stop]
    if (language === 'nl' && goesOnInDutch(behind, stop)) {
      from = stop
      continue
    }
    if (!next || language !== 'de' || !isGoingOn || (round > 0 && last && !isOfNouns(last))) return undefined
    if (joints.has(next.value) && !conjunctionsOf('de').has(next.value)) return undefined
    from = joints.has(next.value) ? stop + 1 : stop
  }
  return undefined
}

const isEnd = (tokens: readonly Token[], at: number) => {
  const { breaks, value } = tokens[at]!
  // `2 Mio. Euro` ends nothing.
  return (breaks && tokens[at - 1]?.kind !== 'number') || joints.has(value)
}

/** Behind `drie hoofdstukken`, `en reviews` or `, een handleiding`. */
function goesOnInDutch(tokens: readonly Token[], at: number): boolean {
  const joint = conjunctionsOf('nl').has(tokens[at]?.value ?? '')
  const first = tokens[joint ? at + 1 : at]
  if (!first || (!joint && joints.has(first.value))) return false
  return (
    first.kind === 'number' || first.isMarked || dutchFront.has(first.value) || dutchNoun.test(first.value)
  )
}

const isOfNouns = ({ kind, isMarked, value }: Token) =>
  kind !== 'word' || isMarked || front.has(value) || (adjective.test(value) && !pronoun.has(value))

/** Polish `uczyła się` and `się uczyła` are one verb: `uczyłasię`. */
function reflexive(tokens: readonly Token[], at: number): string | undefined {
  const verb = tokens[at]
  if (verb?.kind !== 'word' || verb.value.length < 5 || (verb.isMarked && at > 0)) return undefined
  return [tokens[at - 1], tokens[at + 1]].some((other) => other?.value === 'sie')
    ? `${verb.value}sie`
    : undefined
}
