import { gathered } from '../../gathered.js'
import { inTwo } from '../forms/separable.js'
import { formsOf, isForm } from '../forms/one-word.js'
import { isDifference } from '../changes.js'
import { isJob, says, type Ground } from '../ground.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { clausesOf, isCombined } from '../runs.js'
import type { Said } from '../said.js'
import {
  articles,
  conjunctions,
  determiners,
  hasVerb,
  isArticleAlone,
  ofs,
  prepositions,
} from '../words/function-words.js'
import { partsOf, type Parts } from '../statements.js'
import { changed, isAmount, type Token } from '../tokens.js'
import { perAt } from './periods.js'
import { chunksOf, isLabel, withoutFrames } from './frames.js'
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
  const { tokens, language } = said
  const parts = said.grounds.map((ground) => partsOf(ground, language))
  const { frames, statements } = statementsOf(parts, said)
  if (statements.length < 2) return undefined
  const teller = tellerOf(
    said,
    parts.map(({ whole }) => whole),
  )
  // One that says everything has it joined like that.
  if (statements.some((one) => tokens.every((_, at) => !teller.isTold(at) || teller.isFrom(one, at))))
    return undefined
  const wholeFrames = gathered(parts, (part) => part.wholeFrames)
  const places = new Map(tokens.map((token, at) => [token, at]))
  const placeOf = (token: Token) => places.get(token) ?? 0
  const wordOf = wordsFrom({ frames, statements }, teller, tokens)
  const isListed = tokens.some(({ value }) => listing.test(value))
  let deed: readonly Word[] = []
  const told: (readonly Word[])[] = []
  let open: readonly Ground[] = frames.filter((frame) => !isLabel(frame))
  const clauses = clausesOf(tokens, language)
  for (const [at, clause] of clauses.entries()) {
    const chunks = chunksOf(clause, (token) => wordOf(token, placeOf(token)), language)
    const isFront = at === 0 && chunks[0]?.words.length === 0
    const left = withoutFrames(chunks, isFront || isJoined(clause) ? open : [], frames)
    const { words } = left
    open = left.open
    const beforeDeed = deed[0] && tokens[placeOf(deed[0].token) - 1]
    const isSameDeed =
      isGoingOn(clause, language) &&
      !isListed &&
      !isBesideIt(clause, beforeDeed) &&
      !isToldAnew(words, placeOf, said)
    const apart = [words, isSameDeed ? [...deed, ...words] : []].find(isApart)
    if (apart === words && isOneThenOther(clause, words, said)) continue
    if (apart && isToldInOrder(apart, wholeFrames, language)) continue
    if (apart && !isInRole(clause, apart, said)) return rawOf(apart[0], apart.at(-1))
    const torn = tornFrom(told, words, clauses, at, said)
    if (torn) return rawOf(torn[0], words[0])
    if (words.length > 0) deed = deedOf(words, placeOf, said)
    if (words.length > 0 || at === 0) told.push(words)
  }
  return undefined
}

/** `a small firm that repairs churches` of `Small firm, 9 staff. Repairs churches.`: the sentences of one summary, as they go on. */
const isToldInOrder = (words: readonly Word[], frames: readonly Ground[], language: string) =>
  frames.some(({ sequences }) =>
    sequences.some((known) => {
      let last = -1
      return words.every(({ token }) => {
        const isIt = formsOf(token.value, language)
        last = known.findIndex(({ value }, at) => at > last && isIt(value))
        return last >= 0
      })
    }),
  )

const rawOf = (one: Word | undefined, other: Word | undefined) => `${one?.token.raw} … ${other?.token.raw}`

interface Statements {
  /** Those that only say what an entry was about, or a label of the person. */
  readonly frames: readonly Ground[]
  /** The frames and all others. */
  readonly statements: readonly Ground[]
}

function statementsOf(parts: readonly Parts[], { grounds }: Said): Statements {
  const lines = gathered(parts, (part) => part.statements)
  // What was done in a job was done there, not in all the region that somebody works in.
  const labels = grounds.some(isJob) ? [] : lines.filter(isLabel)
  const frames = [...gathered(parts, (part) => part.frames), ...labels]
  return { frames, statements: [...frames, ...lines] }
}

/** What tells something at a place, with the statements that say it. */
function wordsFrom({ frames, statements }: Statements, teller: Teller, tokens: readonly Token[]) {
  return (token: Token, at: number): Word | undefined => {
    if (!teller.isTold(at)) return undefined
    const from = statements.filter((statement) => teller.isFrom(statement, at))
    // `the game's beta`: what the entry is about has it.
    const isOwner =
      /'s?$/.test(token.value) &&
      tokens[at + 1]?.follows &&
      from.some((statement) => frames.includes(statement))
    return from.length > 0 && !isOwner ? { token, from } : undefined
  }
}

/** What was told before that the words of the clause at `at` are set with or dated by, though no one statement says both. */
function tornFrom(
  told: readonly (readonly Word[])[],
  words: readonly Word[],
  clauses: readonly (readonly Token[])[],
  at: number,
  said: Said,
): readonly Word[] | undefined {
  const [front = [], last = []] = [told[0], told.at(-1)]
  // `combina la consulta | con unas 15 visitas`: told side by side.
  if (isCombined(clauses[at - 1] ?? [], clauses[at]?.[0])) return undefined
  const isTorn = told.length > 0 && told.every((other) => isApart([...other, ...words]))
  const isSet = isTorn && words.some(({ token }) => token.kind === 'word') && isSetWith(clauses, at, said)
  const isOfRole = isSet && at === 1 && isRoleInFront(clauses[0]!, last, words, said)
  if (isSet && !isOfRole && !isResult(clauses[at]!, [...last, ...words]) && !isLabelled(words)) return last
  const dates = front.map(({ token }) => token)
  const isDated = isWhenInFront(clauses, at, dates, said)
  return isDated && words.length > 1 && isApart([...front, ...words]) ? front : undefined
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

/** `…, avec pour spécialité le droit fiscal` */
const isLabelled = ([label]: readonly Word[]) =>
  label?.from.some(
    (ground) =>
      isLabel(ground) && [...ground.written.values()].some(([head]) => head?.value === label.token.value),
  ) === true

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

/** The deed that a clause begins with; one word alone tells none. */
function deedOf(words: readonly Word[], placeOf: (token: Token) => number, said: Said): readonly Word[] {
  const [first, next] = words
  return first && next && !isAmount(first.token) && isDeed(placeOf(first.token), said) ? [first] : []
}

/** What stands behind an article, or an `of`, is done to, not done. */
const isDeed = (at: number, { tokens, language }: Said) => {
  const before = tokens[at - 1]?.value ?? ''
  return !articles.has(before) && (withArticles.has(language) || !ofs(language).has(before))
}

/** Elsewhere an article is a pronoun or a preposition as well. */
const withArticles = new Set(['en', 'de', 'nl'])
/** `e a fine turno compila le schede`: all of one statement, whose first word stands there with nothing in front that makes it a noun. */
const isToldAnew = (
  words: readonly Word[],
  placeOf: (token: Token) => number,
  { tokens, language }: Said,
): boolean =>
  words.length > 1 &&
  words.some(({ token, from }) => {
    const before = tokens[placeOf(token) - 1]?.value ?? ''
    if (determiners.has(before) || prepositions(language).has(before) || conjunctions.has(before))
      return false
    return from.some(
      (statement) =>
        statement.sequences.some(
          ([first]) => first !== undefined && isForm(token.value, first.value, language),
        ) && words.every((word) => word.from.includes(statement)),
    )
  })

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
