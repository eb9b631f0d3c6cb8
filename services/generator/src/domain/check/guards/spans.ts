import { gathered } from '../../gathered.js'
import type { Ground } from '../ground.js'
import { months, years } from '../numbers/time-words.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { ands } from '../words/function-words.js'

/** A span of years or months that the dates of entries bear out, by where it starts in the sentence. */
export function spanAt(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const span = spanSaid(tokens, at)
  if (!span) return false
  const { said, exactness, isMore } = span
  const isNear = (spent: number) =>
    isMore ? spent + 1 > said && spent < said + exactness * 2 : Math.abs(spent - said) <= exactness
  if (spentIn(grounds).some(isNear) || (said >= 12 && yearsBetween(tokens, grounds).some(isNear))) return true
  const most = said >= 24 ? Math.min(exactness, 3) : Math.min(exactness, 1)
  return isGap(tokens, at) && gapsIn(grounds).some((gap) => Math.abs(gap - said) <= most)
}

const apart = wordSet(
  'after before later earlier nach vor spater fruher apres avant despues antes dopo prima depois na voor later po przed później wcześniej tard daarna potem danach darauf poi between zwischen entre tra fra tussen między',
)
/** `two years later`: what lies between two things. */
export const isGap = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 5).some(({ value }) => apart.has(value))
const halves = /^(half|halb|halbe|halbes|mezzo|medio|meio|demi|demie|pol)$/

/** The half of `four and a half years`, wherever the language puts it. */
export const isHalfYear = (tokens: readonly Token[], at: number): boolean =>
  halves.test(tokens[at]?.value ?? '') &&
  tokens.slice(Math.max(0, at - 3), at + 4).some(({ value }) => years.has(value) || months.has(value))

/** `four academic years` are four years. */
const whole = wordSet(
  'school academic full whole entire consecutive volle vollen ganze ganzen grandes bonnes buenos largos lunghi longos goede pełne pełnych',
)
export const nearly = wordSet(
  `almost nearly close approximately roughly knapp rund gut etwa ca fast annähernd nahezu beinahe casi unos aproximadamente presque environ quasi circa
quase cerca bijna ruim zo'n ongeveer krap prawie niemal około ponad blisko niespełna niecały niecałe niecałą niecałych przeszło`,
)

/** `almost four years`: a word that says how nearly a span is meant. */
export const isNearly = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean =>
  nearly.has(tokens[at]?.value ?? '') &&
  [1, 2].some((step) => tokens[at + step]?.kind === 'number' && spanAt(tokens, at + step, grounds))

const little = wordSet('poco pouco peu nieco trochę')
const beyond = 4
/** `poco más de cuatro años`: of a few months beyond them. */
export const isLittleMore = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean => {
  const amount = tokens.slice(at + 1, at + 4).findIndex(({ kind }) => kind === 'number')
  if (!little.has(tokens[at]?.value ?? '') || amount < 1) return false
  const span = spanSaid(tokens, at + 1 + amount)
  return (
    span?.isMore === true &&
    spentIn(grounds).some((spent) => spent >= span.said && spent <= span.said + beyond)
  )
}

/** Months that a sentence speaks of at `at`, and by how many they may be off. */
function spanSaid(tokens: readonly Token[], at: number) {
  const word = (index: number) => tokens[index]?.value ?? ''
  if (!tokens.slice(at + 1, at + 6).some(({ value }) => years.has(value) || months.has(value)))
    return undefined
  const amount = (index: number) => (tokens[index]?.kind === 'number' ? Number(word(index)) : NaN)
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ value }) => value)
  const isMore = before.some((each) =>
    /^(over|than|mehr|plus|mas|piu|mais|meer|ponad|przeszlo|above|ruim)$/.test(each),
  )
  const half = tokens.slice(at + 1, at + 6).some(({ value }) => halves.test(value))
  const far = half ? tokens.slice(at + 1, at + 5).find(({ value }) => years.has(value)) : undefined
  const unit = whole.has(word(at + 1)) ? at + 2 : at + 1
  if (years.has(word(unit)) || far) {
    const rest = ands.has(word(unit + 1)) ? unit + 2 : unit + 1
    const more = months.has(word(rest + 1)) ? amount(rest) : 0
    const said = amount(at) * 12 + (half ? 6 : 0) + more
    // A year is not said of half of one.
    const exactness = more > 0 ? 1 : half || said <= 12 || said % 12 > 0 ? 3 : 6
    return { said, exactness, isMore }
  }
  if (!months.has(word(unit))) return undefined
  const back = ands.has(word(at - 1)) ? at - 2 : at - 1
  const yearsBefore = years.has(word(back)) ? amount(back - 1) : 0
  return { said: amount(at) + 12 * (yearsBefore || 0), exactness: 1, isMore }
}

/** Months since the year 0 of `2019-06`. */
export const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

const isYear = ({ kind, value }: Token) => kind === 'number' && /^(?:19|20)\d\d$/.test(value)
/** A word of the same thing, not `entre`. */
const isLong = ({ kind, value }: Token) => kind === 'word' && value.length > 5
/** Months between the two years that a sentence has, and a line of an entry too: `four years, from 2019 to 2023`. */
function yearsBetween(tokens: readonly Token[], grounds: readonly Ground[]): number[] {
  const [from, to, ...more] = tokens.filter(isYear)
  if (!from || !to || more.length > 0) return []
  const isOne = (known: readonly Token[]) =>
    known.filter(isYear).length === 2 &&
    known.some(
      ({ value }, at) =>
        value === from.value && known.slice(at + 1, at + 3).some((token) => token.value === to.value),
    ) &&
    known.some((word) => isLong(word) && tokens.some(({ value }) => value === word.value))
  const isTold = grounds.some(({ sequences }) => sequences.some(isOne))
  return isTold ? [12 * (Number(to.value) - Number(from.value))] : []
}

/** Months that single entries lasted, and all those of a section together; none for what goes on. */
function spentIn(grounds: readonly Ground[]): number[] {
  const lasted = gathered(grounds, ({ section, start, end }) =>
    start === undefined || end === undefined ? [] : [{ section, spent: monthOf(end) - monthOf(start) + 1 }],
  )
  const sections = new Map<string, number>()
  for (const { section, spent } of lasted) sections.set(section, (sections.get(section) ?? 0) + spent)
  return [...gathered(lasted, ({ spent }) => [spent, spent - 1]), ...sections.values()]
}

/** Whether an entry, or all of a section, lasted so many months, nearly. */
export const lastedAbout = (said: number, exactness: number, grounds: readonly Ground[]): boolean =>
  [...spentIn(grounds), ...gapsIn(grounds)].some((spent) => Math.abs(spent - said) <= exactness)

/** Months between the dates of the entries, each with each. */
function gapsIn(grounds: readonly Ground[]): number[] {
  const dates = grounds.flatMap(({ start, end }) => [start, end]).filter((date) => date !== undefined)
  return gathered(dates, (one) => dates.map((other) => Math.abs(monthOf(one) - monthOf(other))))
}
