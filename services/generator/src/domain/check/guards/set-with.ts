import { changesIn } from '../changes.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { isTitle } from '../forms/same-word.js'
import { personAmong, type Ground } from '../ground.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { now } from '../numbers/time-words.js'
import { standsIn, telling, type Said } from '../said.js'
import { isNegation } from './negation.js'
import { areOfOneLine } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'
import { bys, conjunctions, determiners, hasVerb, prepositions, subjects } from '../words/function-words.js'

/** What is told beside something, not with it. */
const besides = wordSet(
  `besides beside alongside after before since until aside apart outside unlike next neben nach vor seit bis außer abseits après avant depuis outre hors
antes después tras desde además aparte dopo prima oltre da depois desde além após na voor sinds naast tot buiten po przed od oprócz poza obok do
from to of auf zu zum zur von aus de du des d a di del della al do da dos das van uit z ze`,
)
/** `mainly for three clients` */
const inTheMain = /^(?:main|most|chief|primari|principal|predominant|large)ly$/
/** A phrase set apart that says with what, as what or for what all of it was: `with four interns, …`. */
export const isAttached = (clause: readonly Token[], { language }: Said): boolean => {
  const [adverb, link] = clause
  const isMostly =
    inTheMain.test(adverb?.value ?? '') && /^(?:for|from|with|by|through)$/.test(link?.value ?? '')
  const [preposition, next] = clause.slice(Number(isMostly))
  const first = preposition?.value ?? ''
  // `für 2027 ist … geplant` tells when.
  const isWhen = next !== undefined && isDateOrMonth(next)
  return prepositions(language).has(first) && !besides.has(first) && !isWhen
}
/** `…, which halved the incidents`, `een werkgroep die de kosten verlaagde van 9 naar 6 euro`: what came of what was told before it. */
const isOutcome = (clause: readonly Token[], { language }: Said) => {
  const [first] = clause
  if (language === 'nl')
    return first?.value === 'die'
      ? changesIn(clause).length > 0
      : /^waar(?:door|mee)$/.test(first?.value ?? '')
  return language === 'en' && first?.value === 'which' && first.breaks
}

/** Behind a semicolon something is told anew. */
const isAnew = (clause: readonly Token[], { text }: Said) =>
  clause[0]?.breaks === true &&
  text.includes(
    `; ${clause
      .slice(0, 2)
      .map(({ raw }) => raw)
      .join(' ')}`,
  )

const participles: Readonly<Record<string, RegExp>> = {
  ...{
    en: /(?:ed|en|wn|lt|ght|read|run)$/,
    de: /^(?:ge|be|ver|er|ent|unter)\p{Ll}+(?:t|en)$|^\p{Ll}+iert$/u,
    fr: /(?:ée?s?|u[est]?|i[est]?)$/u,
  },
  ...{
    es: /(?:[aií]d|ch|st|rt)[ao]s?$/,
    it: /(?:[aiu]t|tt|st|rt|s)[aoie]$/,
    nl: /^(?:ge|be|ver|ont).*(?:[dt]|en)$/,
  },
  ...{ pl: /(?:n[yaei]|t[yae])$/, pt: /(?:[aií]d|st|rt)[ao]s?$/ },
}
const ordering = /^(?:follow|gefolgt|suivi|seguid|seguit|gevolgd|preced)/
/** `…, used by 40 teams`: told of the thing in front of it, which no text with these words names. */
function isDoneBy(
  [first, next, third]: readonly Token[],
  front: readonly Token[],
  { told, language, isPlain }: Said,
): boolean {
  const isParticiple =
    first?.breaks === true &&
    !first.isMarked &&
    !ordering.test(first.value) &&
    participles[language]?.test(first.raw.normalize('NFC')) === true
  if (!isParticiple || (third && isDateOrMonth(third)) || !bys(language).has(next?.value ?? '')) return false
  const things = telling(front, isPlain)
  return !told.some(
    (known) =>
      standsIn(first.value, known, language) && things.some(({ value }) => standsIn(value, known, language)),
  )
}

const mostInFront = 8
/** Whether the clause at `at` is such a phrase, or what such a phrase in front says it of. */
export function isSetWith(clauses: readonly (readonly Token[])[], at: number, said: Said): boolean {
  const [clause = [], front = []] = [clauses[at], clauses[0]]
  // `e, con la squadra, ha riparato …`: it belongs to what follows the joint.
  const [opening] = clauses[at - 1]?.length === 1 ? clauses[at - 1]! : []
  const isOpened = opening !== undefined && (conjunctions.has(opening.value) || isAnew([opening], said))
  if (isAnew(clause, said) && !beside.has(clause[0]!.value) && !as.has(clause[0]!.value)) return false
  if (at > 0 && !isOpened && isAttached(clause, said) && !hasSubject(clause, said)) return true
  if (at > 0 && (isOutcome(clause, said) || isDoneBy(clause, clauses.slice(0, at).flat(), said))) return true
  // `In passato era boscaiolo; oggi …`
  const isNew = [conjunctions, now].some((words) => words.has(clause[0]?.value ?? ''))
  // In Polish no comma ends a phrase in front: what it ends has a verb.
  if (said.language === 'pl') return false
  const isPhrase = front.length <= mostInFront && isAttached(front, said) && !hasVerb(front, said.language)
  return (at === 1 && !isNew && isPhrase) || (isMeans(front, said) && isBehindList(clauses, at))
}

/** `By introducing …` */
const isMeans = ([first, next]: readonly Token[], { language }: Said) =>
  language === 'en' && first?.value === 'by' && /ing$/.test(next?.value ?? '')

/** The first clause behind a break, where those before it only go on with the first: `By introducing goals and budgets, she …`. */
const isBehindList = (clauses: readonly (readonly Token[])[], at: number) =>
  at > 1 &&
  clauses[at]![0]?.breaks === true &&
  clauses.slice(1, at).every(([first]) => !first?.breaks && conjunctions.has(first?.value ?? ''))

/** A word that tells something. */
export interface Word {
  readonly token: Token
  /** The statements that say it. */
  readonly from: readonly Ground[]
}

/** Whether no one statement says all of some words. */
export const isApart = ([first, ...rest]: readonly Word[]): boolean =>
  first !== undefined && !first.from.some((statement) => rest.every(({ from }) => from.includes(statement)))

const beside = wordSet('with mit con avec com met z')
/** `…, with 62% of claims closed`, `…, with no errors`: what the same line tells behind a semicolon. */
export const isResult = ([preposition, next]: readonly Token[], words: readonly Word[]): boolean =>
  (beside.has(preposition?.value ?? '') ||
    (preposition?.value === 'which' && words.at(-1)!.from.some(isOfAmount))) &&
  ((next !== undefined && isNegation(next)) || words.some(({ token }) => isAmount(token))) &&
  words[0]!.from.some((one) => words.every(({ from }) => from.some((other) => areOfOneLine(one, other))))

/** `; 1,140 customers signed up`: no deed begins it. */
const isOfAmount = ({ sequences: [known] }: Ground) => known?.[0] !== undefined && isAmount(known[0])

const members = byLanguage({
  ...{ en: 'member', de: 'mitglied', fr: 'membre', es: 'miembro' },
  ...{ it: 'membro', nl: 'lid', pl: 'członek członkini', pt: 'membro' },
})
const isRole = (word: string, language: string) => isTitle(word, language) || members(language).has(word)
const as = wordSet('as als como come jako')
const longestTitle = 3
/** `answered calls as a member of the board` of `Member of the board; answered calls`: the title that a line begins with is what one did the rest as. */
export const isInRole = (clause: readonly Token[], words: readonly Word[], { language }: Said): boolean => {
  const at = clause.findIndex(
    ({ value }, index) => as.has(value) && !clause[index + 1]?.breaks && prepositions(language).has(value),
  )
  const role = clause.slice(at + 1).find(({ value }) => !determiners.has(value))
  const done = words.filter(({ token }) => clause.indexOf(token) < at)
  const told = words.slice(done.length)
  if (done.length === 0 || !role || told[0]?.token !== role || !isRole(role.value, language)) return false
  const isHead = ({ sequences: [known = []] }: Ground) => known[0]?.value === role.value
  const deeds = sharedBy(done)
  return sharedBy(told).some((one) => isHead(one) && deeds.some((deed) => areOfOneLine(one, deed)))
}

/** The same in front: `As a member of the board she answered calls`. */
export const isRoleInFront = (
  [preposition, ...clause]: readonly Token[],
  front: readonly Word[],
  words: readonly Word[],
  { language }: Said,
): boolean => {
  const start = clause.findIndex(({ value }) => !determiners.has(value))
  // `As link midwife`: what stands in front of a title belongs to it.
  const title = clause.slice(start, start + longestTitle).map(({ value }) => value)
  if (!as.has(preposition?.value ?? '') || !title.some((word) => isRole(word, language))) return false
  const isHead = ({ sequences: [known = []] }: Ground) => known[0]?.value === title[0]
  return sharedBy(front).some((one) => isHead(one) && sharedBy(words).some((deed) => areOfOneLine(one, deed)))
}

/** The statements that say all of some words. */
const sharedBy = (words: readonly Word[]): readonly Ground[] =>
  words[0]?.from.filter((one) => words.every(({ from }) => from.includes(one))) ?? []

/** A clause of its own: `in 2021 he trained …`, `in due anni le prenotazioni sono passate …`. */
const hasSubject = (clause: readonly Token[], { grounds, language }: Said) =>
  clause.some(({ value }) => subjects(language).has(value) || personAmong(grounds).has(value)) ||
  (!/^(?:cui|qual[ei])$/.test(clause[1]?.value ?? '') && hasVerb(clause, language))

/** Whether the clause at `at` goes on behind a phrase in front whose words tell nothing but when: `Seit 2024 …`. */
export const isWhenInFront = (
  clauses: readonly (readonly Token[])[],
  at: number,
  front: readonly Token[],
  { language }: Said,
): boolean =>
  at === 1 &&
  front.length > 0 &&
  front.every(isDateOrMonth) &&
  prepositions(language).has(clauses[0]?.[0]?.value ?? '') &&
  !conjunctions.has(clauses[1]?.[0]?.value ?? '')
