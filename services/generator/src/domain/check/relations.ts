import type { Ground } from './ground.js'
import { normalForm } from './normal-form.js'
import type { Token } from './tokens.js'

const setOf = (words: string) => new Set(words.trim().split(/\s+/).map(normalForm))

const byLanguage = (lists: Readonly<Record<string, string>>) => {
  const sets = new Map(Object.entries(lists).map(([language, words]) => [language, setOf(words)]))
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
const moving = setOf(`came moved switched went`)

/** The words of a sentence in runs that speak of one thing; a phrase set in front belongs to what follows it. */
export function runsOf(tokens: readonly Token[], language: string): Token[][] {
  const runs: Token[][] = [[]]
  const [boundaries, fronted] = [boundariesOf(language), frontedOf(language)]
  const isMove = (at: number) =>
    moving.has(tokens[at]?.value ?? '') && /^(to|from|on)$/.test(tokens[at + 1]?.value ?? '')
  const moves = tokens.some((_, at) => isMove(at))
  for (const [at, token] of tokens.entries()) {
    const run = runs.at(-1)!
    const isFront = runs.length === 1 && fronted.has(run[0]?.value ?? '') && token.breaks
    const isJoint = token.kind === 'word' && !token.isMarked && (boundaries.has(token.value) || isMove(at))
    if (run.length > 0 && ((token.breaks && !isFront) || isJoint || (moves && token.value === 'from')))
      runs.push([token])
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
const starting = setOf('joined started began became')
const now = setOf(
  `currently current now derzeit aktuell heute actuellement actualmente attualmente atualmente momenteel nu obecnie aktualnie`,
)
const present = setOf(`works leads teaches arbeitet trabaja travaille lavora trabalha werkt pracuje`)

const isDate = ({ kind, value }: Token) => kind === 'date' || /^(19|20)\d\d$/.test(value)
const isOf = (date: string | undefined, said: string) =>
  date !== undefined &&
  (said.startsWith('month-') ? Number(date.slice(5, 7)) === Number(said.slice(6)) : date.startsWith(said))

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
  for (const [at, token] of tokens.entries()) {
    if (now.has(token.value) && !ongoing) return token.raw
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
      !dated.some(
        ({ start, end }) => isOf(start, date.value) && (isRange || end === undefined || end === start),
      )
    )
      return `${token.raw} ${date.raw}`
    if (until.has(token.value) && !dated.some(({ end }) => isOf(end, date.value)))
      return `${token.raw} ${date.raw}`
  }
  const verb = tokens.find(({ value }) => starting.has(value))
  const date = tokens.find(isDate)
  const isBefore = tokens.some(({ value }) => value === 'until' || value === 'before' || value === 'to')
  if (verb && date && !isBefore && !dated.some(({ start }) => isOf(start, date.value)))
    return `${verb.raw} in ${date.raw}`
  return undefined
}
