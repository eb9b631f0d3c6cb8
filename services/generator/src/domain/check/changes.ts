import { gathered } from '../gathered.js'
import { isAmount, type Token } from './tokens.js'
import { minutesAt } from './numbers/durations.js'
import { isTime } from './numbers/time-words.js'
import { conjunctions } from './words/function-words.js'
import { bothOf, noWords, wordSet } from './forms/word-set.js'
import { less as lessInItalian, more as moreInItalian } from './words/turns.it.js'
import { less as lessInPolish, more as moreInPolish } from './words/turns.pl.js'

/** An amount that an entry tells to have become another one. */
export interface Change {
  readonly from: number
  readonly to: number
  /** `%`, a currency, or nothing. */
  readonly unit: string
}

const towards = wordSet('to auf à a al allo ao aos para naar tot do na')
/** Between an `a` and what something came to: `a menos de 40`, `à environ 12`. */
const hedges = wordSet(
  'menos más de unos unas casi apenas moins plus environ peine meno più di circa quase mais cerca',
)
const backTo = wordSet('from von vom de del da dal dall dos van z ze')

const down = new Set([
  ...lessInPolish,
  ...lessInItalian,
  ...wordSet(`down shorten shortened shortens shortening shorter smaller lighter slower earlier fall falls fell fallen drop drops dropped decline declined decrease decreased decreases lower lowered reduce reduced reduction shrank
cut cuts less fewer save saves saved saving savings sank sinkt gesunken senkte gesenkt weniger fiel gefallen reduziert reduzierte rückgang verringert verringerte
baissé baisse moins réduit réduction diminué tombé baissée baissés baissées diminuée diminués diminuées descendu descendue descendus descendues descend chuté reculé recul ramené ramenée ramenés abaissé abaissée réduite réduits réduites tombée tombés tombées tombe tombent chutent reculée reculés reculées ramenées bajó baja bajado bajar bajaron bajan bajando menos redujo redujeron reducir reduce cayó cayeron caer disminuir disminuyeron descender descendieron acortó recortó reducido reducción descendió disminuyó scende cala ridotto ridotta ridotti ridotte meno riduzione
caiu caíram cair desceu desceram baixou baixaram baixar diminuíram diminuir reduzir reduziram encurtou menor reduziu reduzido redução daalde gedaald minder verlaagd verlaagde teruggebracht zakte`),
])
const up = new Set([
  ...moreInPolish,
  ...moreInItalian,
  ...wordSet(`up rise rises rose risen grow grows grew grown growth climb climbed increase increased increases raise raised more higher gain gained longer larger bigger later heavier
stieg gestiegen steigt wuchs gewachsen erhöht erhöhte zuwachs mehr länger steigerte gesteigert augmenté augmentée augmentés augmentées hausse plus progressé progression grimpé grimpée monté montée accru accrue subió subieron subir sube suben aumentaron aumentar crecieron crecer elevó incrementó aumentó aumentado aumento más
creció crecimiento sale più subiu subiram subir sobe aumentaram aumentar cresceram crescer elevou aumentou cresceu crescimento mais steeg gestegen groeide gegroeid groei meer hoger verhoogd verhoogde`),
])
const moved =
  wordSet(`change changed changes move moved went go goes come came brought bring percentage point points prozentpunkte prozentpunkten points puntos punti pontos passé passée passés passées passe passa passato passata passati passate
percentuali percentuais porcentuales procentpunt punktów procentowych`)

/** What a change came to. */
const reached =
  wordSet(`ergebnis ergebnisse ergebnissen resultaat resultaten reach reached reaches reaching erreicht erreichte erreichten atteint atteignait alcanzó alcanza raggiunto raggiunge alcançou atingiu atinge bereikt bereikte
osiągnął osiągnęła osiągnęło osiągnięto`)

const digitsOf = ({ value }: Token) => Number(/^[\d.e+]+/.exec(value)?.[0])
const unitOf = ({ value }: Token) => /[^\d.e+]+$/.exec(value)?.[0] ?? ''
export const amountsEqual = (token: Token, amount: number): boolean => digitsOf(token) === amount
/** The changes that a text tells: `from 58 to 81 percent`, `auf 81 % statt bisher von 58`. */
export function changesIn(tokens: readonly Token[]): readonly Change[] {
  if (!tokens.some(isAmount)) return []
  return gathered(tokens, (token, at): Change[] => {
    if (!isAmount(token)) return []
    const next = amountBehind(tokens, at)
    const other = tokens[next]
    if (!other) return []
    const [one, two] = [digitsOf(token), digitsOf(other)]
    const unit = unitOf(token) || unitOf(other)
    // `in three years, to 58 percent` is no change of three.
    if (isTime(tokens, at) && unitOf(other) !== '') return []
    const times = timesOf(tokens, at, next)
    if (times && isTowards(tokens, next, at)) return [{ from: times[0], to: times[1], unit: '' }]
    // `day-7 retention rose to 16 percent` is no change of seven.
    const isUnlike = unitOf(token) === '' && unitOf(other) !== '' && next > at + 2
    if (isUnlike && !tokens.slice(Math.max(0, at - 3), at).some(({ value }) => backTo.has(value))) return []
    // `by 12 to 58` tells its end alone.
    if (by.has(tokens[at - 1]?.value ?? '')) return []
    if (isTowards(tokens, next, at)) return [{ from: one, to: two, unit }]
    const between = tokens.slice(at + 1, next)
    // `to 28 percent and worked with 15 farms from …` tells nothing of where it came from.
    const isBack =
      between.some(({ value }) => backTo.has(value)) && !between.some(({ value }) => conjunctions.has(value))
    // `from six to nine and from 20 to 12` tells two, not one more from 20 to nine.
    const isNext = isTowards(tokens, amountBehind(tokens, next), next)
    return isBack && !isNext && isTowards(tokens, at) ? [{ from: two, to: one, unit }] : []
  })
}

/** `from 5 hours to 90 minutes` counts both in the same unit. */
const timesOf = (
  tokens: readonly Token[],
  at: number,
  next: number,
): readonly [number, number] | undefined => {
  const [one, other] = [minutesAt(tokens, at), minutesAt(tokens, next)]
  const isMixed = tokens[at + 1]?.value.slice(0, 3) !== tokens[next + 1]?.value.slice(0, 3)
  return one !== undefined && other !== undefined && isMixed ? [one, other] : undefined
}

const amountBehind = (tokens: readonly Token[], at: number) =>
  tokens.findIndex((token, index) => index > at && index <= at + 6 && isAmount(token))

/** Whether the amount at `at` is what something becomes. English counts `45 calls a day`, so an `a` stands next to it. */
const isTowards = (tokens: readonly Token[], at: number, after = -1): boolean =>
  at >= 0 &&
  (isElided(tokens, at) ||
    tokens
      .slice(Math.max(after + 1, at - 3), at)
      .some(
        ({ value }, index, before) =>
          towards.has(value) &&
          (value !== 'a' || before.slice(index + 1).every((between) => hedges.has(between.value))),
      ))

/** Italian `all'8%`, which no blank parts; English `all 8` has one. */
const isElided = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.value === 'all' && tokens[at]?.follows === false && !tokens[at].breaks

const anyway = bothOf(moved, reached)

/** A word for what became more or less: `crescita di 2,5 punti`. */
export const isDirection = (word: string): boolean => down.has(word) || up.has(word)

/** Words of direction that changes bear out. */
export function directionsOf(changes: readonly Change[]): ReadonlySet<string> {
  if (changes.length === 0) return noWords
  const isDown = changes.some(({ from, to }) => to < from)
  const isUp = changes.some(({ from, to }) => to > from)
  return bothOf(anyway, bothOf(isDown ? down : noWords, isUp ? up : noWords))
}

/** Whether an amount is what one of the changes comes to: its difference, or the share that it changed by. */
export function isDifference(token: Token, changes: readonly Change[]): boolean {
  if (changes.length === 0) return false
  const [amount, unit] = [digitsOf(token), unitOf(token)]
  return changes.some((change) => {
    const difference = Math.abs(change.to - change.from)
    const isPoints = change.unit === '%' && unit === ''
    if ((unit === change.unit && unit !== '%') || isPoints) return Math.abs(difference - amount) < 1e-6
    return unit === '%' && change.unit !== '%' && Math.abs((100 * difference) / change.from - amount) < 2
  })
}

const by = wordSet('by um met o')
/** They also stand in front of what something came from: `baissé de 7 à 4 %`. */
const byOrFrom = wordSet('de di do em')
/** Behind what changed: in Spanish and Portuguese also an article or an `en`. */
const byAfar = wordSet('de di un em en del um')
/** Behind one of these stands what it came to, or another deed. */
const elsewhere = new Set([...towards, ...conjunctions, ...wordSet('hasta fino até')])
// An article in Portuguese: `reduziu o custo em`.
elsewhere.delete('o')

/** Whether the amount at `at` is told to be by how much something changed. */
function isBy(tokens: readonly Token[], place: number): boolean {
  // `em R$ 35`
  const at = /^(?:R|US|A|C|MX)$/.test(tokens[place - 1]?.raw ?? '') ? place - 1 : place
  const [far = '', near = ''] = [tokens[at - 2]?.value, tokens[at - 1]?.value]
  // Dutch `tot en met 4` is to where.
  if (by.has(near)) return far !== 'en'
  // `a menos de 40` is to where.
  if (hedges.has(far) && isTowards(tokens, at)) return false
  const isTurn = byOrFrom.has(near) && (down.has(far) || up.has(far))
  return (isTurn || isByAfar(tokens, at)) && !isTowards(tokens, amountBehind(tokens, at), at)
}

/** `baissé le délai de 7 jours`, `redujo las devoluciones un 7 %`: what changed stands between. */
function isByAfar(tokens: readonly Token[], at: number): boolean {
  if (!byAfar.has(tokens[at - 1]?.value ?? '')) return false
  const verb = tokens.findLastIndex(({ value }, index) => index < at && (down.has(value) || up.has(value)))
  const between = tokens.slice(verb + 1, at - 1)
  return (
    verb >= 0 &&
    between.length <= 8 &&
    !between.some((token) => token.breaks || isAmount(token) || elsewhere.has(token.value))
  )
}

/** `by 27 percent` of what went from 34 to 27: the end of a change is not what it changed by. */
export const isEndTakenForChange = (
  tokens: readonly Token[],
  at: number,
  changes: readonly Change[],
): boolean =>
  isBy(tokens, at) &&
  changes.some(({ from, to }) =>
    [digitsOf(tokens[at]!), minutesAt(tokens, at)].some((end) => end === from || end === to),
  ) &&
  !isDifference(tokens[at]!, changes)

/** `en 98,7 %` of what rose to that: an end told without what it began with. */
export function isEndAlone(
  tokens: readonly Token[],
  at: number,
  told: readonly (readonly Token[])[],
): boolean {
  if (!isBy(tokens, at)) return false
  const own = told.filter((known) => known.some(({ value }) => value === tokens[at]!.value))
  const isTo = (known: readonly Token[], place: number) =>
    changedTo.has(known[place - 1]?.value ?? '') &&
    !isBy(known, place) &&
    known
      .slice(Math.max(0, place - 8), place)
      .some(({ value }) => down.has(value) || up.has(value) || rose.test(value))
  return (
    own.length > 0 &&
    own.every((known) => known.every(({ value }, place) => value !== tokens[at]!.value || isTo(known, place)))
  )
}
/** In the first person, whose accents are gone. */
const rose = /^(?:subi|baje|reduje|aumente|reduzi|baixei|aumentei|eleve|elevei)$/

/** What a change came to stands behind one of them. */
export const changedTo = wordSet('to auf sur a para naar do')

/** `reached 41 percent` of what began with 41: a change came to its end alone. */
export const isStartTakenForEnd = (
  tokens: readonly Token[],
  at: number,
  changes: readonly Change[],
): boolean => {
  const amount = digitsOf(tokens[at]!)
  const isReached = tokens.slice(Math.max(0, at - 3), at).some(({ value }) => reached.has(value))
  // `by 17 points, to 41%`.
  const before = tokens[at - 1]
  const isTo = before?.breaks === true && changedTo.has(before.value)
  return (
    (isReached || isTo || isTurnedTo(tokens, at, changes)) &&
    changes.some(({ from }) => from === amount) &&
    !changes.some(({ to }) => to === amount)
  )
}

/** Deeds by which an amount changed, whoever did them. */
const turning = /^(?:skroc|ogranicz|zredukow|podnio|podnie)/
/** `cut to 41` of no other end. */
const isTurnedTo = (tokens: readonly Token[], at: number, changes: readonly Change[]) =>
  (isElided(tokens, at) || /^(?:to|auf|à|al|para|naar|do)$/iu.test(tokens[at - 1]?.raw ?? '')) &&
  tokens.slice(0, at).some(({ value }) => down.has(value) || up.has(value) || turning.test(value)) &&
  !tokens.some(
    (token, index) => index !== at && isAmount(token) && changes.some(({ to }) => amountsEqual(token, to)),
  )

/** Polish `do 9%` and Italian `al 9%` of `+9%` or `-9%`, which is by how much something changed. */
export const isGainTakenForEnd = (
  tokens: readonly Token[],
  at: number,
  texts: readonly string[],
): boolean => {
  if (!/^(?:do|al|all)$/.test(tokens[at - 1]?.value ?? '')) return false
  const amount = `${digitsOf(tokens[at]!)}`.replace('.', '[.,]')
  const told = texts.filter((text) => new RegExp(String.raw`(?<![\d.,])${amount}(?![\d.,]*\d)`).test(text))
  return (
    told.length > 0 &&
    told.every((text) => new RegExp(String.raw`(?:[+−]\s?|(?<=^|[\s(])[-–])${amount}`).test(text))
  )
}

/** `to 41 percent` of what changed by 41: what something changed by is not where it ended. */
export function isChangeTakenForEnd(
  tokens: readonly Token[],
  at: number,
  told: readonly (readonly Token[])[],
): boolean {
  if (!changedTo.has(tokens[at - 1]?.value ?? '')) return false
  const value = tokens[at]?.value
  const amounts = gathered(told, (known) =>
    gathered(known, (token, index) => (token.value === value ? [{ known, index }] : [])),
  )
  return amounts.length > 0 && amounts.every(({ known, index }) => isBy(known, index))
}

/** One that shares an end with what an entry tells, but not the other, or that goes the other way. */
export const isOtherChange = (said: Change, changes: readonly Change[]): boolean =>
  changes.some(
    ({ from, to }) => (from === said.from) !== (to === said.to) || (from === said.to && to === said.from),
  ) && !changes.some(({ from, to }) => from === said.from && to === said.to)
