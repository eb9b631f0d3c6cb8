import { wordSet } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { isBorneOutInPolish } from './borne-out-polish.js'

const offering = /^(?:biete[tn]?|boten?|biedt|bood|boden)$/
const helping = /^(?:unterstutzung|hilfe|beratung|begleitung|ondersteuning|hulp|bijstand|begeleiding|advies)$/
/** To come to an amount that the entry has. */
const reaching =
  /^(?:erziel(?:t|te|ten|en)|erreich(?:t|te|ten|en)|betrug|betragt|belief|behaal(?:t|de|den)|bedroeg|bedraagt|kost(?:te|ten)?|bereik(?:t|te)|trek(?:t|ken)|trok(?:ken)?)$/
/** The same of what came in, not of what was spent. */
const yielding = /^(?:oplever(?:t|de|den)|opbreng(?:t|en)|opbracht(?:en)?)$/
const spending = /^(?:begroting|budget|inkoop|kosten|kostte|uitgaven|besteed\p{L}*)$/u
/** To come on from one post to the next. */
const rising =
  /^(?:door(?:ge)?groei(?:t|de|d|en)?|door(?:ge)?stroo?m(?:t|de|d|en)?|opkl(?:imt|om|immen)|opgeklommen|opwerk(?:t|te|en)|opgewerkt)$/
/** Of a language, with the level that the entry has. */
const mastering = /^(?:beherrsch(?:t|e|te)|beheers(?:t|te)?)$/
const level =
  /^(?:[abc][12]|grund\p{L}*|gut(?:en?)?|fliessend\p{L}*|verhandlungssicher|muttersprach\p{L}*|basis|goed|redelijk|vloeiend|moedertaal)$/u
const near = 6
const immediately = /^(?:direkt|unmittelbar|gleich|kurz|rechtstreeks|meteen|direct|zaraz|tuz|bezposrednio)$/
const behind = /^(?:nach|na|danach|daarna|po)$/
const shares = wordSet('anteil prozentsatz aandeel percentage share proportion odsetek quota percentuale')

/**
 * Whether a word claims no more than what stands around it: `bietet 28 Plätze` of `28 Plätze`, a share of what is told in
 * percent. `direkt nach` goes with two dated entries; whether they lie so, the guard of the order looks.
 */
export function isBorneOut(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [word = '', next] = [tokens[at]?.value, tokens[at + 1]]
  const isTold = ({ value }: Token) => grounds.some(({ facts }) => facts.has(value))
  if (isBorneOutInPolish(tokens, at, grounds)) return true
  if (isOfTown(tokens, at, grounds)) return true
  const around = tokens.slice(Math.max(0, at - near), at + near + 1)
  if (offering.test(word))
    return (next?.kind === 'number' && isTold(next)) || around.some(({ value }) => helping.test(value))
  if (reaching.test(word)) return around.some((token) => isAmount(token) && isTold(token))
  if (yielding.test(word))
    return around.some((token) => isAmount(token) && isTold(token) && !isSpent(token, grounds))
  if (rising.test(word)) return isRise(tokens, grounds)
  if (mastering.test(word))
    return grounds.some(
      ({ section, words }) =>
        section === 'languages' && around.some(({ value }) => level.test(value) && words.has(value)),
    )
  if (immediately.test(word))
    return (
      behind.test(next?.value ?? '') &&
      entriesAmong(grounds).filter(({ start }) => start !== undefined).length > 1
    )
  return shares.has(word) && tokens.some((token) => /\d%$/.test(token.value) && isTold(token))
}

/** `groeide door tot chef`: of several jobs, where one leads to is not the first. */
const isRise = (tokens: readonly Token[], grounds: readonly Ground[]) => {
  const jobs = grounds.filter(({ section }) => section === 'work')
  const to = tokens.findLastIndex(({ value }) => /^(?:tot|naar)$/.test(value))
  const end = to < 0 ? undefined : tokens.slice(to + 1).find(({ value }) => value.length > 3)
  const isFirst = (job: Ground) => jobs.every(({ start = '' }) => (job.start ?? '') <= start)
  return jobs.length > 1 && (!end || jobs.some((job) => job.words.has(end.value) && !isFirst(job)))
}

const isSpent = ({ value }: Token, grounds: readonly Ground[]) =>
  grounds.some(({ sequences }) =>
    sequences.some(
      (known) =>
        known.some((token) => token.value === value) && known.some((token) => spending.test(token.value)),
    ),
  )

const ofTown = /^(\p{L}{4,}?)(?:n?er|s|se)$/u

/** `Oldenburger Schule`, `Groningse school`: the town that an entry has, in front of what the same entry says. */
function isOfTown(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const base = token?.isMarked ? ofTown.exec(token.value)?.[1] : undefined
  if (base === undefined || next?.kind !== 'word' || next.breaks) return false
  const names = ['', 'n', 'en', 'e'].map((end) => `${base}${end}`)
  const isThere = (known: string) =>
    known.length > 3 && (known === next.value || next.value.startsWith(known) || known.endsWith(next.value))
  return grounds.some(({ town, words }) => names.some((name) => town.has(name)) && [...words].some(isThere))
}
