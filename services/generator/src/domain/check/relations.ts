import type { Ground } from './ground.js'
import { stationsOf } from './order.js'
import type { Token } from './tokens.js'
import { wordSet } from './word-set.js'

const byLanguage = (lists: Readonly<Record<string, string>>) => {
  const sets = new Map(Object.entries(lists).map(([language, words]) => [language, wordSet(words)]))
  return (language: string) => sets.get(language) ?? new Set<string>()
}

const boundariesOf = byLanguage({
  en: 'and or but who which while where before after then previously',
  de: 'und oder sowie aber davor danach bevor nachdem',
  fr: 'et ou mais puis qui où avant après',
  es: 'y e o u pero que donde antes después',
  it: 'e ed o ma che dove prima dopo poi',
  pt: 'e ou mas que onde antes depois',
  nl: 'en of maar die waar voordat daarna',
  pl: 'i oraz lub a który gdzie potem',
})
const frontedOf = byLanguage({
  en: 'at as in from since with by',
  de: 'bei beim als seit in im mit',
  fr: 'a au aux chez comme dans depuis',
  es: 'en como desde con',
  it: 'a al alla ai presso da come in',
  pt: 'no na em como desde com',
  nl: 'bij als sinds in met',
  pl: 'w we jako od',
})
const moving = wordSet(`came moved switched went`)

const order = wordSet(`after before nach vor après avant después antes dopo prima depois na voor po przed`)
const subjects = wordSet(`she he i they sie er ich elle il je ella él yo lui lei io ela ele eu zij hij ik`)
/** The words of a sentence in runs that speak of one thing; a phrase set in front belongs to what follows it. */
export function runsOf(tokens: readonly Token[], language: string): Token[][] {
  const runs: Token[][] = [[]]
  const [boundaries, fronted] = [boundariesOf(language), frontedOf(language)]
  const isMove = (at: number) =>
    moving.has(tokens[at]?.value ?? '') && /^(to|from|on)$/.test(tokens[at + 1]?.value ?? '')
  const moves = tokens.some((_, at) => isMove(at))
  const path = new Set(stationsOf(tokens, language))
  for (const [at, token] of tokens.entries()) {
    const run = runs.at(-1)!
    // What came before or after is told of something else.
    const isOther = order.has(run[0]?.value ?? '') && subjects.has(token.value)
    const isFront =
      runs.length === 1 &&
      fronted.has(run[0]?.value ?? '') &&
      token.breaks &&
      !run.some(({ value }) => subjects.has(value))
    const isJoint = token.kind === 'word' && !token.isMarked && (boundaries.has(token.value) || isMove(at))
    const isStop = path.has(at) || isOther || (moves && token.value === 'from')
    if (run.length > 0 && ((token.breaks && !isFront) || isJoint || isStop)) runs.push([token])
    else run.push(token)
  }
  return runs
}

const sinceOf = byLanguage({
  ...{
    en: 'since',
    de: 'seit ab',
    fr: 'depuis',
    es: 'desde',
    it: 'da',
    pt: 'desde',
    nl: 'sinds vanaf',
    pl: 'od',
  },
})
const untilOf = byLanguage({
  ...{
    en: 'until till',
    de: 'bis',
    fr: 'jusque jusqu',
    es: 'hasta',
    it: 'fino',
    pt: 'ate',
    nl: 'tot',
    pl: 'do',
  },
})
const starting = wordSet('joined started began became')
/** Words that say that something goes on; whether it does is for {@link wrongTime}. */
export const now = wordSet(
  `currently current still today nowadays derzeit aktuell heute noch weiterhin actuellement aujourd'hui encore toujours actualmente hoy todavía aún sigue attualmente oggi ancora
atualmente hoje ainda momenteel vandaag nog obecnie aktualnie dziś nadal wciąż`,
)
const present = wordSet(
  `works leads teaches arbeitet arbeite leitet leite trabaja trabajo dirige travaille dirige lavora lavoro trabalha trabalho werkt werk leidt pracuje pracuję kieruje prowadzi`,
)

const isDate = ({ kind, value }: Token) => kind === 'date' || /^(19|20)\d\d$/.test(value)
const isOf = (date: string | undefined, said: string) =>
  date !== undefined &&
  (said.startsWith('month-') ? Number(date.slice(5, 7)) === Number(said.slice(6)) : date.startsWith(said))

const adverbs = wordSet('now also still currently regularly usually often')
/** `she chairs`, `he still shunts`, `I am`: what goes on. `is` and `has` may go with a participle. */
function isPresent(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const before = tokens.slice(0, at).findLast(({ value }) => !adverbs.has(value))
  const word = tokens[at]?.value ?? ''
  if (before?.value === 'i') return /^(?:am|work|lead|run|teach|chair|coach|manage)$/.test(word)
  const isPerson = /^(?:she|he)$/.test(before?.value ?? '') || names.has(before?.value ?? '')
  return isPerson && /(?<!s)s$/.test(word) && !/^(?:was|has|as)$/.test(word) && !names.has(word)
}

/** The first word about time that the dates of the entries do not bear out. */
export function wrongTime(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
): string | undefined {
  const [since, until] = [sinceOf(language), untilOf(language)]
  const dated = grounds.filter(({ start, end }) => start !== undefined || end !== undefined)
  const jobs = grounds.filter(({ section }) => section === 'work' || section === 'volunteer')
  const ongoing = dated.some(({ start, end }) => start !== undefined && end === undefined)
  if (dated.length === 0) return undefined
  const names = grounds.find(({ section }) => section === 'person')?.words ?? new Set<string>()
  const isOver =
    jobs.length > 0 &&
    jobs.length === dated.length &&
    !ongoing &&
    jobs.length === grounds.filter(({ section }) => section !== 'person').length
  for (const [at, token] of tokens.entries()) {
    if (now.has(token.value) && !ongoing) return token.raw
    if (isOver && language === 'en' && isPresent(tokens, at, names)) return token.raw
    if (
      present.has(token.value) &&
      !token.isMarked &&
      jobs.length > 0 &&
      !jobs.some(({ end }) => end === undefined)
    )
      return token.raw
    const date = tokens.slice(at + 1, at + 3).find(isDate)
    if (!date) continue
    const rest = tokens.slice(at + 2)
    const isRange = rest.some((other, index) => until.has(other.value) && rest.slice(index + 1).some(isDate))
    if (
      since.has(token.value) &&
      !dated.some(({ start, end }) => isOf(start, date.value) && (isRange || ongoing || end === start))
    )
      return `${token.raw} ${date.raw}`
    if (until.has(token.value) && !dated.some(({ end }) => isOf(end, date.value)))
      return `${token.raw} ${date.raw}`
  }
  const starts = tokens.findIndex(({ value }) => starting.has(value))
  const verb = tokens[starts]
  const near = tokens.findIndex((token, at) => at > starts && isDate(token))
  const between = tokens.slice(starts, near)
  const date = between.some(({ breaks, value }) => breaks || value === 'and') ? undefined : tokens[near]
  const isBefore = tokens.some(({ value }) => value === 'until' || value === 'before' || value === 'to')
  if (verb && date && !isBefore && !dated.some(({ start }) => isOf(start, date.value)))
    return `${verb.raw} in ${date.raw}`
  return undefined
}
