import { inTwo } from '../forms/separable.js'
import { isForm } from '../forms/one-word.js'
import { isDifference } from '../changes.js'
import { says, type Ground } from '../ground.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { clausesOf } from '../runs.js'
import type { Said } from '../said.js'
import {
  articles,
  conjunctions,
  hasVerb,
  isArticleAlone,
  ofs,
  prepositions,
} from '../words/function-words.js'
import { wordSet } from '../forms/word-set.js'
import { partsOf } from '../statements.js'
import { changed, isAmount, type Token } from '../tokens.js'
import { perAt } from './periods.js'
import { isOneThenOther } from './one-then-other.js'
import {
  isApart,
  isInRole,
  isResult,
  isRoleInFront,
  isSetWith,
  isWhenInFront,
  type Word,
} from './set-with.js'
import { isTelling } from './telling-words.js'

/** What belongs to a job is told by several statements. */
const listing =
  /^(?:gehor(?:en|t|te|ten)|zahl(?:en|t|te|ten)|umfass(?:en|t|te|ten)|behoren|behoort|behoorden?|omvat(?:ten|te)?|includ(?:e[sd]?|ing)|cover(?:s|ed)|rang(?:e[sd]?|ing)|compris(?:e[sd]?|ing)|consist(?:s|ed)|involv(?:e[sd]?|ing)|compren\p{L}*|inclu[iy]\p{L}*|abarc\p{L}*|abrang\p{L}*|figur(?:an|aban|ent|aient|ano|avano|am|avam)|obejm\p{L}*)$/u

const each = new Set(['each', 'every'])

/** The first clause whose words all stand in the entries, but in no one statement of theirs: the deed of one, the thing of another. */
export function acrossStatements(said: Said): string | undefined {
  const parts = said.grounds.map((ground) => partsOf(ground, said.language))
  const lines = parts.flatMap((part) => part.statements)
  // What was done in a job was done there, not in all the region that somebody works in.
  const labels = said.grounds.some(({ section }) => isOfJob.test(section)) ? [] : lines.filter(isLabel)
  const frames = [...parts.flatMap((part) => part.frames), ...labels]
  const statements = [...frames, ...lines]
  if (statements.length < 2) return undefined
  const teller = tellerOf(
    said,
    parts.map(({ whole }) => whole),
  )
  // One that says everything has it joined like that.
  if (statements.some((one) => said.tokens.every((_, at) => !teller.isTold(at) || teller.isFrom(one, at))))
    return undefined
  const places = new Map(said.tokens.map((token, at) => [token, at]))
  const wordOf = (token: Token): Word | undefined => {
    const at = places.get(token) ?? 0
    if (!teller.isTold(at)) return undefined
    const from = statements.filter((statement) => teller.isFrom(statement, at))
    // `the game's beta`: what the entry is about has it.
    const isOwner =
      /'s?$/.test(token.value) &&
      said.tokens[at + 1]?.follows &&
      from.some((statement) => frames.includes(statement))
    return from.length > 0 && !isOwner ? { token, from } : undefined
  }
  const isListed = said.tokens.some(({ value }) => listing.test(value))
  let deed: readonly Word[] = []
  const told: (readonly Word[])[] = []
  let open: readonly Ground[] = frames.filter((frame) => !isLabel(frame))
  const clauses = clausesOf(said.tokens, said.language)
  for (const [at, clause] of clauses.entries()) {
    const chunks = chunksOf(clause, wordOf, said.language)
    const isFront = at === 0 && chunks[0]?.words.length === 0
    const left = withoutFrames(chunks, isFront || isJoined(clause) ? open : [], frames)
    const { words } = left
    open = left.open
    const isBesideDeed = isBesideIt(clause, said.tokens[(places.get(deed[0]?.token ?? clause[0]!) ?? 0) - 1])
    const isSameDeed = isGoingOn(clause, said.language) && !isListed && !isBesideDeed
    const apart = [words, isSameDeed ? [...deed, ...words] : []].find(isApart)
    if (apart === words && isOneThenOther(clause, words, said)) continue
    if (apart && !isInRole(clause, apart, said)) return `${apart[0]?.token.raw} … ${apart.at(-1)?.token.raw}`
    const isTorn = told.length > 0 && told.every((other) => isApart([...other, ...words]))
    const isSet = isTorn && words.some(({ token }) => token.kind === 'word') && isSetWith(clauses, at, said)
    const isOfRole = isSet && at === 1 && isRoleInFront(clauses[0]!, told.at(-1)!, words, said)
    if (isSet && !isOfRole && !isResult(clause, [...told.at(-1)!, ...words]) && !isLabelled(words))
      return `${told.at(-1)?.[0]?.token.raw} … ${words[0]?.token.raw}`
    const [front = []] = told
    const dates = front.map(({ token }) => token)
    const isDated = isWhenInFront(clauses, at, dates, said)
    if (isDated && words.length > 1 && isApart([...front, ...words]))
      return `${front[0]?.token.raw} … ${words[0]?.token.raw}`
    if (words.length > 0)
      deed = words.slice(0, 1).filter(({ token }) => !isAmount(token) && isDeed(places.get(token) ?? 0, said))
    if (words.length === 1) deed = []
    if (words.length > 0 || at === 0) told.push(words)
  }
  return undefined
}

interface Teller {
  /** Whether what stands at a place says something that does not go with a whole entry. */
  readonly isTold: (at: number) => boolean
  /** Whether a statement says what stands at a place. */
  readonly isFrom: (statement: Ground, at: number) => boolean
}

function tellerOf(said: Said, wholes: readonly Ground[]): Teller {
  const { tokens, language } = said
  const told: (boolean | undefined)[] = []
  const wordAt = (at: number): Token => {
    const verb = inTwo(tokens, at, language)
    return verb === undefined ? tokens[at]! : changed(tokens[at]!, { value: verb })
  }
  return {
    isTold: (at) =>
      (told[at] ??=
        isTelling(tokens[at]!, at, said) && !wholes.some((whole) => says(whole, wordAt(at), language))),
    isFrom(statement, at) {
      const token = tokens[at]!
      const next = tokens[at + 1]
      if (language === 'en' && each.has(token.value) && next) return isCountedBy(statement, next, language)
      if (statement.implied.has(token.value) || says(statement, wordAt(at), language)) return true
      const isToldPer = perAt(tokens, at, language)
      return (
        (isToldPer !== undefined && statement.sequences.some(isToldPer)) ||
        (token.kind === 'number' && isDifference(token, statement.changes))
      )
    },
  }
}

interface Chunk {
  /** A preposition stands in front of it. */
  readonly isAdjunct: boolean
  /** What stands in front of its words, behind the preposition, and goes with the whole entry. */
  readonly heads: readonly Token[]
  readonly words: readonly Word[]
}

/** A preposition that an article ties to its noun: `nell'ufficio`. */
const tied = /^(?:nell|dell|all|dall|sull)['’]/iu

/** The words of a clause that say something, up to each preposition. */
function chunksOf(
  clause: readonly Token[],
  wordOf: (token: Token) => Word | undefined,
  language: string,
): readonly Chunk[] {
  const chunks: { isAdjunct: boolean; heads: readonly Token[]; words: Word[] }[] = [
    { isAdjunct: false, heads: [], words: [] },
  ]
  let isBehind = false
  let heads: readonly Token[] = []
  for (const token of clause) {
    const word = wordOf(token)
    const isTied = isBehind || tied.test(token.raw)
    if (word && isTied) chunks.push({ isAdjunct: true, heads, words: [word] })
    else if (word) chunks.at(-1)?.words.push(word)
    heads = word || !isBehind ? [] : [...heads, token]
    isBehind = !word && (isBehind || prepositions(language).has(token.value))
  }
  return chunks
}

interface Left {
  readonly words: readonly Word[]
  /** The frames that were being told where it ended. */
  readonly open: readonly Ground[]
}

/**
 * The words of a clause without what only says what an entry was about: a phrase set in front, `of the strategy game`, or
 * a frame told from its first word on.
 */
function withoutFrames(chunks: readonly Chunk[], open: readonly Ground[], frames: readonly Ground[]): Left {
  let telling = open
  const words = chunks.flatMap((chunk) => {
    const [first] = chunk.words
    if (!first) return []
    const begun = chunk.isAdjunct
      ? frames.filter(
          (frame) => !isLabel(frame) && [...chunk.heads, first.token].some((token) => isHeadOf(frame, token)),
        )
      : []
    const isPhrase = chunk.words.length > 1 && !chunk.words.some(({ token }) => isAmount(token))
    const whole =
      chunk.isAdjunct && isPhrase
        ? frames.filter((frame) => leadIn(chunk, frame) === chunk.words.length && !isBeside(chunk, frame))
        : []
    const told = [...telling, ...begun, ...whole]
    const most = Math.max(0, ...told.map((frame) => leadIn(chunk, frame)))
    telling = most < chunk.words.length ? [] : told.filter((frame) => leadIn(chunk, frame) === most)
    return chunk.words.slice(most)
  })
  return { words, open: telling }
}

const side = wordSet(
  'mostly mainly partly with including incl meist mit avec surtout principalmente con com met z',
)
/** What a frame has only beside what it is about: `group claims` of `individual and group claims`. */
const isBeside = ({ words }: Chunk, { sequences }: Ground) => {
  const value = words[0]?.token.value ?? ''
  return sequences.every((known) => {
    const at = known.findIndex((token) => token.value === value)
    return (
      at > 0 &&
      (known.slice(0, at).some((token) => side.has(token.value)) || conjunctions.has(known[at - 1]!.value))
    )
  })
}

const isOfJob = /^(?:work|volunteer|projects)$/
/** `Spécialité : droit fiscal`, `Werkgebied: regio Utrecht`: of the person it is told by itself, beside all the rest. */
const isLabel = ({ id, written }: Ground) =>
  id === 'basics' && [...written.keys()].some((text) => /^\p{L}+\s?:/u.test(text))

/** `…, avec pour spécialité le droit fiscal` */
const isLabelled = ([label]: readonly Word[]) =>
  label?.from.some(
    (ground) =>
      isLabel(ground) && [...ground.written.values()].some(([head]) => head?.value === label.token.value),
  ) === true

/** How many words a chunk begins with that a frame has. */
function leadIn({ words }: Chunk, frame: Ground): number {
  const end = words.findIndex(({ from }) => !from.includes(frame))
  return end < 0 ? words.length : end
}

/** Its first word, or the amount that it begins with; `Gira de tres espectáculos` is a tour. */
const isHeadOf = ({ sequences: [known = []] }: Ground, { kind, value }: Token) =>
  kind === 'number'
    ? known[0]?.value === value
    : known.find((token) => token.kind === 'word' && token.value.length > 2)?.value === value

/** How often is told by the word behind: `12 per quarter` is so many each quarter, `all clusters` every cluster. */
const isCountedBy = ({ sequences }: Ground, { value }: Token, language: string) =>
  sequences.some((known) =>
    known.some(
      (token, at) =>
        isForm(value, token.value, language) &&
        (/^(?:per|a|an|each|every)$/.test(known[at - 1]?.value ?? '') ||
          known.slice(Math.max(0, at - 3), at).some((before) => before.value === 'all')),
    ),
  )

/** What stands behind an article, or an `of`, is done to, not done. */
const isDeed = (at: number, { tokens, language }: Said) => {
  const before = tokens[at - 1]?.value ?? ''
  return !articles.has(before) && (withArticles.has(language) || !ofs(language).has(before))
}

/** Elsewhere an article is a pronoun or a preposition as well. */
const withArticles = new Set(['en', 'de', 'nl'])
/** Nothing but a joint stands between it and what was told before. */
const isJoined = ([joint]: readonly Token[]) =>
  joint !== undefined && !joint.breaks && conjunctions.has(joint.value)
/** Of `in the pages, and in scripts` the second stands beside the first, which is no deed. */
const isBesideIt = ([, link]: readonly Token[], before: Token | undefined) =>
  link !== undefined && before !== undefined && link.value === before.value

const polishVerb = /^(?:ma|mial[aoy]?)$|^\p{L}{3,}uj[ea]$/u

/** `and of the almonds` goes on with the deed before it. */
const isGoingOn = (clause: readonly Token[], language: string) => {
  const next = clause[1]
  return (
    isJoined(clause) &&
    next !== undefined &&
    (prepositions(language).has(next.value) ||
      (withArticles.has(language) && articles.has(next.value)) ||
      isArticleAlone(next, language) ||
      (language === 'de' && next.isMarked)) &&
    // `e nel 2017 ha affiancato` tells when, and then anew.
    !(clause[2] !== undefined && isDateOrMonth(clause[2])) &&
    // `i w sezonie notuje …` tells anew what it notes.
    !(language === 'pl' && clause.slice(2).some(({ value }) => polishVerb.test(value))) &&
    // `e in autunno ha 9.000 utenti`
    !hasVerb(clause.slice(2), language) &&
    // `et a formé`: without its accent it is a verb.
    !(language === 'fr' && /^a$/i.test(next.raw))
  )
}
