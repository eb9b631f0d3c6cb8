import { gathered } from '../../gathered.js'
import { says, type Ground } from '../ground.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import {
  ands,
  conjunctions,
  conjunctionsOf,
  determiners,
  germanic,
  prepositions,
  pronouns,
} from '../words/function-words.js'

const isList = ({ section }: Ground) => /^(?:skills|languages|interests)$/.test(section)

/** A noun: a capital tells in German; elsewhere it never opens a statement, and no deed is joined like that. */
function isNounIn(ground: Ground, { value, isMarked }: Token, language: string): boolean {
  if (language === 'de') return isMarked
  if (isList(ground)) return true
  const isNounAt = (known: readonly Token[], at: number) => {
    const [before, next] = [known[at - 1], known[at + 1]]
    if (before === undefined || known[at]!.breaks || pronouns.has(before.value)) return false
    // `plates and scrolls for 22 violins`, but not `and restored a cello`.
    const isLast = next === undefined || next.breaks || prepositions(language).has(next.value)
    return !conjunctions.has(before.value) || (isLast && !/(?:ed|ing|de|te)$/.test(value))
  }
  return ground.sequences.every((known) =>
    known.every((token, at) => token.value !== value || isNounAt(known, at)),
  )
}

/** The words that a joint adds as one thing; none where a verb of its own stands there, or where they go on. */
function itemBehind(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  const isEnd = ({ value, breaks }: Token) =>
    breaks || prepositions(language).has(value) || conjunctions.has(value)
  const rest = tokens.slice(at + 1, at + 5)
  const end = rest.findIndex(isEnd)
  const item = end < 0 ? rest : rest.slice(0, end)
  const words = item.filter(({ kind, value }) => kind === 'word' && !determiners.has(value))
  const [opening] = item
  if (!opening || words.length === 0 || words.length > 2) return []
  if (item.some(({ value }) => pronouns.has(value))) return []
  const isOpened =
    opening === words.at(-1) ||
    opening.kind === 'number' ||
    determiners.has(opening.value) ||
    (language === 'de' ? opening.isMarked : !/(?:ed|ing|de|te)$/.test(opening.value))
  // `Begleitungen zu Ämtern und Verhandlungen mit …`: it is joined to something before.
  const next = rest[end]
  // `deelde maaltijden en koffie uit`: a preposition at the end is of the verb.
  const last = tokens[at + 2 + end]
  const goesOn =
    next !== undefined && !next.breaks && last?.breaks === false && prepositions(language).has(next.value)
  return isOpened && !goesOn ? words : []
}

/**
 * A thing joined to one of another statement, whose deed no statement tells of it: `sold passes and maps` of who sold
 * passes and drafted a map.
 */
export function joinedToList(said: Said): string | undefined {
  const { tokens, language, isPlain } = said
  if (!germanic.has(language)) return undefined
  const joints = conjunctionsOf(language)
  for (const [at, { value, breaks }] of tokens.entries()) {
    if (breaks || !joints.has(value) || !ands.has(value)) continue
    const thing = tokens[at - 1]
    if (thing?.kind !== 'word' || thing.value.length < 3 || isTimeUnit(thing.value)) continue
    const words = itemBehind(tokens, at, language)
    const item = words.at(-1)
    if (!item || isPlain(item.value) || item.value.length < 4) continue
    if (isAdded(words, thing, telling(tokens.slice(0, at - 1), isPlain), said)) return item.raw
  }
  return undefined
}

function isAdded(
  words: readonly Token[],
  thing: Token,
  deeds: readonly Token[],
  { grounds, language }: Said,
): boolean {
  const item = words.at(-1)!
  const saying = (token: Token) => (ground: Ground) => says(ground, token, language)
  const parts = grounds.map((ground) => partsOf(ground, language))
  const wholes = parts.map(({ whole }) => whole)
  const titles = wholes.filter((whole) => !isList(whole))
  if ([item, thing].some((token) => titles.some(saying(token)))) return false
  const statements = [
    ...gathered(parts, (part) => [...part.frames, ...part.statements]),
    ...wholes.filter(isList),
  ]
  const own = statements.filter(saying(thing)).filter((one) => !isList(one))
  const other = statements.filter(saying(item))
  if (own.length === 0 || other.length === 0 || own.some((one) => other.includes(one))) return false
  const done = deeds.filter((deed) => own.some(saying(deed)))
  // `and applies sealants` has a verb in front, in a form of its own.
  const isThing = (one: Ground) =>
    words.every((word) => word === item || one.words.has(word.value)) &&
    words.every((word) => isNounIn(one, word, language)) &&
    !done.some((deed) => says(one, deed, language))
  return done.length > 0 && other.every(isThing)
}
