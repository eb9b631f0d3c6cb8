import { gathered } from '../../gathered.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import { titledBy } from './as-title.js'
import { apartByLevel } from './language-runs.js'
import { isOrdinal } from './ordinals.js'
import { areRelated, covers, relationAt } from './relations.js'
import { monthOf, spanAt } from './spans.js'
import { isWholeStay } from './whole-stay.js'
import { beganOn, boundAt, isDateOrMonth } from '../numbers/dates.js'
import { already, isTimeUnit } from '../numbers/time-words.js'
import { isCombined, runsOf } from '../runs.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import { betweenOf, determiners, prepositions } from '../words/function-words.js'

const working = wordSet(
  `worked works work working employed hired teaches taught lectures lectured arbeitete arbeitet trabajo trabaja trabajaba travaille travaillait lavorato lavora
lavorava lavoravo trabalhou trabalha trabalhava werkte werkt pracowal pracowala pracuje`,
)
/** Sections whose entries name who gave a thing, not who employed somebody. */
const granting = new Set(['education', 'certificates', 'awards', 'publications'])
const isGranting = ({ section }: Ground) => granting.has(section)
const fromOf = byLanguage({
  ...{ en: 'from', de: 'von vom aus', fr: 'de du', es: 'de del' },
  ...{ it: 'da dal dalla', nl: 'van vanuit', pl: 'z ze', pt: 'de do da' },
})

/** Where what stands in front may end: in German in front of the verb or a date, never around the `bei` of `nach einer Stelle bei Acme`. */
const frontsOf = (behind: readonly Token[], language: string, dates: readonly Token[]) => {
  const isJoint = (at: number) =>
    language === 'de' &&
    prepositions('de').has(behind[at]?.value ?? '') &&
    behind[at + 1]?.kind === 'word' &&
    !isTimeUnit(behind[at + 1]!.value)
  return gathered(behind.slice(1), (_, at): [readonly Token[], readonly Token[]][] =>
    isJoint(at + 1) || isJoint(at) ? [] : [[[...dates, ...behind.slice(at + 1)], behind.slice(0, at + 1)]],
  )
}

type Run = readonly Token[]
/** The entries that say all of some words of a sentence; undefined when none does. */
type SharedBy = (run: Run) => readonly Ground[] | undefined

interface Sharing {
  readonly said: Said
  /** Its entries. */
  readonly own: readonly Ground[]
  readonly sharedBy: SharedBy
}

/** The first run of words that takes its facts from entries which have nothing to do with each other. */
export function mingledIn(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const own = entriesAmong(grounds)
  if (own.length < 2 && !own.some(isGranting)) return undefined
  const sharing: Sharing = { said, own, sharedBy: sharedAmong(own, said) }
  const runs = withWholeNames(apartByLevel(runsOf(tokens, language), grounds, language), own)
  const isRange = own.every(({ section }) => section === 'skills') && tokens.some(isRanging)
  const isWrong = (run: Run, at: number) =>
    !isOfEntries(runs, at, sharing) && !(isRange && isFromTo(run, sharing))
  const mingled = runs.find(isWrong) ?? tornApart(runs, sharing)
  return mingled?.map(({ raw }) => raw).join(' ')
}

/** Runs that do not part a name: `antes de llegar a Harinas | y Piensos fue …`. */
function withWholeNames(runs: readonly Run[], own: readonly Ground[]): readonly Run[] {
  const isName = (before: Token | undefined, [joint, next]: Run) =>
    before?.isMarked === true &&
    next?.isMarked === true &&
    !joint!.breaks &&
    own.some(({ sequences }) =>
      sequences[0]?.some(
        ({ value }, at, name) =>
          value === joint!.value &&
          name[at - 1]?.value === before.value &&
          name[at + 1]?.value === next.value,
      ),
    )
  const whole: Run[] = []
  for (const run of runs) {
    const before = whole.at(-1)
    if (before && isName(before.at(-1), run)) whole.splice(-1, 1, [...before, ...run])
    else whole.push(run)
  }
  return whole
}

const ranging =
  /^(?:ranges?|spans?|reich(?:en|t)|reik(?:t|en)|vont|allant|s'etendent|etendent|spazia(?:no)?|vanno|van|abarcan|vao|abrangem|siegaja|rozciagaja)$/
const isRanging = ({ value }: Token) => ranging.test(value)
const reaching = wordSet(
  'to bis zu zum zur à au aux a al ai alla alle agli allo hasta até ao aos às tot do po',
)
/** `Le competenze spaziano dalla pizza in teglia | agli ordini`: what skills reach from and to, each of which one entry has. */
const isFromTo = (run: Run, { sharedBy }: Sharing): boolean =>
  run.some(
    ({ value }, at) =>
      reaching.has(value) &&
      sharedBy(run.slice(0, at)) !== undefined &&
      sharedBy(run.slice(at)) !== undefined,
  )

/** Whether the entries that say what a run says have to do with each other: one says all of it, or their dates join them. */
function isOfEntries(runs: readonly Run[], at: number, sharing: Sharing): boolean {
  const [run = [], first = []] = [runs[at], runs[0]]
  const { own, sharedBy, said } = sharing
  if (sharedBy(run) || isRelated(run, sharing) || isDatedWay(run, runs[at + 1] ?? [], sharing)) return true
  if (isWholeStay(run, own)) return true
  const isBetween = at === 1 && betweenOf(said.language).has(first[0]?.value ?? '')
  return isBetween && isBetweenBoth(first, run, sharedBy)
}

/** Spelled as a plain word, or as the first of a sentence is. */
const isPlainlySpelled = (token: Token, { tokens }: Said) => !token.isMarked || token === tokens[0]

/** The entries that say or imply a word of a sentence; none where it is said of the person. */
function sayersAmong(own: readonly Ground[], { tokens, grounds, language }: Said) {
  const person = grounds.filter((ground) => !own.includes(ground))
  const sayers = new Map<Token, readonly Ground[]>()
  const titled = titledBy(tokens, grounds, language)
  return (token: Token): readonly Ground[] => {
    const known = sayers.get(token) ?? titled.get(token)
    if (known) return known
    const isSaidBy = (ground: Ground) => says(ground, token, language)
    const isOfPerson = person.some(isSaidBy)
    const told = isOfPerson ? [] : own.filter(isSaidBy)
    const isImpliedBy = ({ implied }: Ground) => !isOfPerson && implied.has(token.value)
    const found = told.length > 0 ? told : own.filter(isImpliedBy)
    sayers.set(token, found)
    return found
  }
}

function sharedAmong(own: readonly Ground[], said: Said): SharedBy {
  const sayersOf = sayersAmong(own, said)
  return (run) => {
    let left = own
    const isJob = run.some((_, at) => isAtWork(run, at, own, said))
    for (let at = 0; at < run.length; at += 1) {
      const token = run[at]!
      const from = isOfNone(run, at, own, said) ? [] : sayersOf(token)
      if (from.length === 0) continue
      const fits = (ground: Ground) =>
        from.includes(ground) ||
        ground.implied.has(token.value) ||
        (isJob &&
          ground.section === 'work' &&
          boundAt(run, at, said.language) === undefined &&
          covers(ground, token.value))
      left = left.filter(fits)
      // Who studied somewhere did not work there.
      const isSchool = isJob && token.isMarked && left.every(isGranting)
      if (left.length === 0 || (isSchool && token.kind === 'word')) return undefined
    }
    return left
  }
}

/** Whether what stands at a place binds a run to no entry: how long it took, or a word that claims nothing. */
function isOfNone(run: Run, at: number, own: readonly Ground[], said: Said): boolean {
  const token = run[at]!
  if (token.kind === 'number' && spanAt(run, at, own)) return true
  if (isTimeUnit(token.value) && spanAt(run, at - 1, own)) return true
  // `first at Acme`: whether it was, their dates tell.
  if (token.value === 'first' && /^(?:at|as|with)$/.test(run[at + 1]?.value ?? '')) return true
  return token.kind === 'word' && isPlainlySpelled(token, said) && said.isPlain(token.value)
}

/** Whether the word at a place tells that somebody works there. */
function isAtWork(run: Run, at: number, own: readonly Ground[], said: Said): boolean {
  const token = run[at]!
  return (
    working.has(token.value) &&
    isPlainlySpelled(token, said) &&
    !isNamedSo(run, at, own) &&
    !/^trabajo$/i.test(token.raw) &&
    // `for the work on the move`
    !(token.value === 'work' && determiners.has(run[at - 1]?.value ?? '')) &&
    !/^towards?$/.test(run[at + 1]?.value ?? '')
  )
}

/** `for work on films` of an award, `Working at Heights` of a certificate: a noun. */
function isNamedSo(run: Run, at: number, own: readonly Ground[]): boolean {
  const [word, next] = run.slice(at)
  const thing = run.slice(at + 2).find(({ value }) => !determiners.has(value))
  return own.some(
    (ground) =>
      isGranting(ground) &&
      ground.pairs.has(`${word?.value} ${next?.value}`) &&
      ground.pairs.has(`${next?.value} ${thing?.value}`),
  )
}

const soonAs = wordSet('kurz bald unmittelbar kort vlak meteen shortly soon')
const soonest = 6
const beganSoonBehind = ({ start }: Ground, { end }: Ground) => {
  const gap = start === undefined || end === undefined ? NaN : monthOf(start) - monthOf(end)
  return gap >= 0 && gap <= soonest
}

/** `while`, `after`: both sides speak of one entry each, and their dates bear the word out. */
const isRelated = (run: Run, sharing: Sharing): boolean => run.some((_, at) => isRelatedBy(run, at, sharing))

function isRelatedBy(run: Run, at: number, { said, sharedBy }: Sharing): boolean {
  const { tokens, language, isPlain } = said
  const relation = relationAt(run, at, language)
  if (!relation) return false
  // `Já durante o curso foi monitora`: in it, not before.
  const isEarly =
    relation === 'while' &&
    tokens.some(({ value }) => already.has(value)) &&
    !already.has(run[at - 1]?.value ?? '')
  // `W czasie studiów …`: nothing stands before it.
  const isIdle = ({ value }: Token) =>
    isPlain(value) || already.has(value) || soonAs.has(value) || isOrdinal(value, language)
  // `En 2019, cuando trabajaba en …`: the date is that of what stands behind.
  const dates = run.slice(0, at).filter(isDateOrMonth)
  const isFront = run.slice(0, at).every((token) => isIdle(token) || dates.includes(token))
  // `Kurz nach dem Studium`: told of what began within months of its end.
  const isSoon = relation === 'after' && run.slice(0, at).some(({ value }) => soonAs.has(value))
  const behind = run.slice(at + 1)
  const sides = isFront ? frontsOf(behind, language, dates) : [[run.slice(0, at), behind] as const]
  // `Meine erste Stelle nach dem Examen trat ich im Oktober an`: the date is that of the first.
  const isFirst = isFront && run.slice(0, at).some(({ value }) => isOrdinal(value, language))
  return sides.some(([main, other]) => {
    if (isFirst && other.some(isDateOrMonth)) return false
    const [mains, others] = [sharedBy(main) ?? [], sharedBy(other) ?? []]
    return mains.some((one) =>
      others.some(
        (two) => areRelated(one, two, isEarly ? 'early' : relation) && (!isSoon || beganSoonBehind(one, two)),
      ),
    )
  })
}

/** `Combina un grado con un curso`: who has both now need not have done them side by side. */
const isHolding = ({ raw }: Token) => /^combin[aoe]$/iu.test(raw)

/** `while …` behind what happened at another time: two runs of one entry each that their dates keep apart. */
function tornApart(runs: readonly Run[], { said, own, sharedBy }: Sharing): Run | undefined {
  const isTold = (grounds: readonly Ground[]) => grounds.length > 0 && grounds.length < own.length
  return runs.find((run, at) => {
    const isBeside = isCombined(runs[at - 1] ?? [], run[0])
    const relation = isBeside ? 'while' : relationAt(run, 0, said.language)
    const [mains, others] = [sharedBy(runs[at - 1] ?? []) ?? [], sharedBy(run.slice(1)) ?? []]
    if (at === 0 || relation !== 'while' || !isTold(mains) || !isTold(others)) return false
    // `X è di maggio 2017, mentre Y è di febbraio 2020`: told side by side, each with its date.
    const isContrast = [runs[at - 1]!, run].every((side) => side.some(isDateOrMonth))
    if (isContrast && mains.concat(others).every(isGranting)) return false
    if (isBeside && runs[at - 1]!.some(isHolding) && mains.concat(others).every(isGranting)) return false
    const isDated = [...mains, ...others].every(({ start }) => start !== undefined)
    return (
      isDated && !mains.some((one) => others.some((two) => one === two || areRelated(one, two, relation)))
    )
  })
}

/** `From Acme she went in March 2020 | to Borg`: the date is that of where the way leads. */
function isDatedWay(run: Run, next: Run, { said, sharedBy }: Sharing): boolean {
  const dates = run.filter(isDateOrMonth)
  if (dates.length !== 1 || next.length < 2 || !fromOf(said.language).has(run[0]?.value ?? '')) return false
  const rest = run.filter((token) => !dates.includes(token))
  return (
    sharedBy(rest) !== undefined &&
    sharedBy(next)?.some((ground) => dates.some((date) => beganOn(ground, date))) === true
  )
}

/** `Between Hull | and York I went to school`: the dates of what was between lie there. */
const isBetweenBoth = (first: Run, second: Run, sharedBy: SharedBy) =>
  second.some((_, at) => {
    const [ones, others, mains] = [first.slice(1), second.slice(1, at), second.slice(at)].map(
      (part) => sharedBy(part) ?? [],
    )
    return mains?.some(
      (main) =>
        ones?.some((one) => areRelated(one, main, 'before')) &&
        others?.some((other) => areRelated(main, other, 'before')),
    )
  })
