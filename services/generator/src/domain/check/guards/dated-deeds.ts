import { entriesAmong, isJob, says, type Ground } from '../ground.js'
import { isVerbOf } from '../forms/first-person.js'
import { beganOn, endedOn, isDate, isDateOrMonth, isUntil, startsOf } from '../numbers/dates.js'
import { isPointIn } from '../numbers/points-in-time.js'
import { runsOf } from '../runs.js'
import { telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'
import { beings, comingsAndGoings } from '../words/beginnings.js'
import { afterOf, beforeOf } from '../words/before-and-after.js'
import { articles, prepositions, subjects } from '../words/function-words.js'

/** What goes on ends like this. */
const imperfect: Readonly<Record<string, RegExp>> = {
  ...{
    fr: /\p{L}{3}(?:ait|aient|ais)$/u,
    es: /\p{L}{2}(?:aba|aban|ía|ían)$/u,
    pt: /\p{L}{2}(?:ava|avam|iam?)$/u,
  },
  ...{ it: /\p{L}{2}(?:[aei]va|[aei]vano|[aei]vo)$/u, pl: /\p{L}{2}[iy]wała?$/u },
}

/** Behind a form of `to be` it tells what was done: `was cut`, `a été réduit`. */
const participle: Readonly<Record<string, RegExp>> = {
  ...{ en: /ed$/u, fr: /\p{L}{2}(?:ée?s?|ie?s?|ite?s?|ue?s?)$/u, es: /[ai]d[oa]s?$/u, pt: /[ai]d[oa]s?$/u },
  ...{ it: /[aiu]t[oaie]$/u, pl: /\p{L}{2}(?:n[aey]|t[aey]|no|to)$/u },
}

/** A deed told of the time when the job that it was done in began or ended: `in autumn 2016` of a job from then to 2019. */
export function deedAtBound(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const own = entriesAmong(grounds)
  const isBound = (date: Token) => own.some((ground) => beganOn(ground, date) || endedOn(ground, date))
  if (!tokens.some((token) => isDate(token) && isBound(token))) return undefined
  for (const run of datedRuns(said)) {
    const [date, other] = run.filter(isDate)
    if (!date || other || !isPointIn(tokens, tokens.indexOf(date), language)) continue
    const bound = own.filter((ground) => beganOn(ground, date) || endedOn(ground, date))
    if (bound.length === 0 || bound.some((ground) => !isLong(ground, date))) continue
    const deed = run.find((token) => isDeedOf(token, bound, said))
    if (!deed || isDatedSo(run, date, said) || isBoundIn(run, date, language)) continue
    if (!run.some((_, at) => isOfStay(run, at, said))) return `${deed.raw} … ${date.raw}`
  }
  return undefined
}

const isLastedTo = ({ until }: Ground, date: Token) => until?.startsWith(date.value) === true

/** It began before the date or goes on after it, with deeds in between. */
const isLong = (ground: Ground, date: Token) =>
  isJob(ground) &&
  !(beganOn(ground, date) && isLastedTo(ground, date)) &&
  // A project with one date was then.
  !(ground.section === 'projects' && ground.end === undefined)

/** Runs of a sentence; a date by itself goes with what follows it, at the end with what stands in front. */
function datedRuns({ tokens, language, isPlain }: Said): readonly (readonly Token[])[] {
  const runs = wayIn(runsOf(tokens, language), language)
  const isBare = (run: readonly Token[]) => run.some(isDate) && telling(run, isPlain).length === 0
  return runs.map((run, at) =>
    isBare(run) ? (runs[at + 1] ? [...run, ...runs[at + 1]!] : [...(runs[at - 1] ?? []), ...run]) : run,
  )
}

/** `moved | from Acme | to Brekke` is one. */
const wayIn = (runs: readonly (readonly Token[])[], language: string) =>
  runs.reduce<(readonly Token[])[]>((joined, run) => {
    const [first] = run
    const before = joined.at(-1)
    if (!first || first.breaks || !before || !prepositions(language).has(first.value)) return [...joined, run]
    return [...joined.slice(0, -1), [...before, ...run]]
  }, [])

/** `Since her arrival in 2016`, `before leaving in 2019`: the date is of that. */
function isBoundIn(run: readonly Token[], date: Token, language: string): boolean {
  const front = run.slice(0, run.indexOf(date))
  const opening = front.findLast(({ breaks }, at) => breaks || at === 0)
  return (
    opening !== undefined &&
    (isUntil(opening, language) ||
      [startsOf, beforeOf, afterOf].some((words) => words(language).has(opening.value)))
  )
}

/** Whether a word tells of the beginning or the end, or of what goes on between them. */
function isOfStay(run: readonly Token[], at: number, said: Said): boolean {
  const { language } = said
  const token = run[at]!
  if (token.kind !== 'word' || (token.isMarked && at > 0 && language !== 'de')) return false
  // `moved to Acme`, but not `moved 40 servers` of such a line.
  if (isVerbOf(comingsAndGoings(language), run, at, language))
    return !isInLine(token, said) || isWay(run, at, language)
  if (beings(language).has(token.value)) {
    const next = run[at + 1]
    if (!next || next.value.endsWith('ing')) return true
    const isDone = isClaim(next, said.isPlain) && isInLine(next, said)
    return !isDone && participle[language]?.test(next.raw.normalize('NFC')) !== true
  }
  const before = run[at - 1]?.value ?? ''
  return imperfect[language]?.test(token.raw.normalize('NFC')) === true && !articles.has(before)
}

/** It leads from or to somewhere: `wechselte sie zu`. */
function isWay(run: readonly Token[], at: number, language: string): boolean {
  const next = run[subjects(language).has(run[at + 1]?.value ?? '') ? at + 2 : at + 1]
  return next !== undefined && prepositions(language).has(next.value)
}

const isInLine = (token: Token, { grounds, language }: Said) =>
  entriesAmong(grounds).some((ground) =>
    partsOf(ground, language).statements.some((line) => says(line, token, language)),
  )

/** Whether one of these jobs has a line that says so. */
const isDeedOf = (token: Token, bound: readonly Ground[], { language, isPlain }: Said) =>
  isClaim(token, isPlain) &&
  bound.some(
    (ground) =>
      !says(partsOf(ground, language).whole, token, language) &&
      linesOf(ground, language).some((line) => says(line, token, language)),
  )

const isClaim = (token: Token, isPlain: Said['isPlain']) =>
  isAmount(token) || telling([token], isPlain).length > 0

const linesOf = (ground: Ground, language: string): readonly Ground[] => {
  const { frames, statements } = partsOf(ground, language)
  return [...frames, ...statements]
}

/** Whether a line that has the date says something of this as well. */
const isDatedSo = (run: readonly Token[], date: Token, { grounds, language, isPlain }: Said) =>
  grounds
    .flatMap((ground) => linesOf(ground, language))
    .filter(({ sequences }) =>
      sequences.some((known) =>
        known.some((each) => isDateOrMonth(each) && each.value.startsWith(date.value)),
      ),
    )
    .some((line) => run.some((token) => isClaim(token, isPlain) && says(line, token, language)))
