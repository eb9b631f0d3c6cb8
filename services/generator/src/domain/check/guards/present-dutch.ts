import { entriesAmong, isJob, isOver, personAmong, says, type Ground } from '../ground.js'
import { isDate } from '../numbers/dates.js'
import { runsOf } from '../runs.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { subjects } from '../words/function-words.js'

/** No verbs, whatever stands beside them, or verbs whose past ends so too. */
const other =
  /^(?:met|het|tot|uit|niet|dit|want|acht|eerst|laatst|naast|\p{L}*dat|wat)$|(?:[kz]ocht|bracht|dacht|vocht|liet|zat|mat|sloot|schoot|genoot|goot|moest|wist|vergat)$|^at$/u
/** They tell what somebody has, is or likes still, or how a way leads on. */
const lasting = wordSet(
  `heeft kent spreekt weet blijft woont beschikt bezit beheerst vindt hoopt leeft begint eindigt krijgt wordt komt gaat stapt verhuist verlaat
haalt behaalt rondt volgt toont wilt brengt neemt leert ontvangt noemt kijkt heet telt`,
)

/** A Dutch verb in the present beside who does it, of a job that is over: `ze beheert` of `Beheer van de website`. */
export function presentInDutch({ tokens, grounds, told, language, isPlain }: Said): Token | undefined {
  if (language !== 'nl') return undefined
  const jobs = entriesAmong(grounds).filter(isJob)
  const over = jobs.filter(isOver)
  // `In 2018 begeleidt ze` tells what was, as stories do.
  if (over.length === 0 || tokens.some(isDate)) return undefined
  const rest = grounds.filter((ground) => !over.includes(ground) && ground.section !== 'person')
  const isOf = (among: readonly Ground[], word: Token) =>
    (word.kind !== 'word' || !isPlain(word.value)) && among.some((ground) => says(ground, word, language))
  return tokens.find((token, at) => {
    if (!isPresentAt(tokens, at, personAmong(grounds))) return false
    if (told.some((known) => known.some(({ value }) => value === token.value))) return false
    const run = runOf(tokens, at)
    const names = run.filter(({ isMarked }, index) => isMarked && index > 0)
    // `Voor Acme maakt hij …`: there it is over, whatever the person does still.
    const isThere = names.some((word) => over.some(({ name }) => name.has(word.value)))
    if (isThere && !names.some((word) => isOf(rest, word))) return true
    if (over.length < jobs.length || isOf(rest, token)) return false
    // Of the person it may be told as well: `Hij werkt als bakker en was eerder …`.
    return (
      !isPlain(token.value) || rest.length === 0 || run.some((word) => isOf(over, word) && !isOf(rest, word))
    )
  })
}

/** The run of words that a verb stands in: that of who does it, where `naast …` in front of both is another. */
function runOf(tokens: readonly Token[], at: number): readonly Token[] {
  const runs = runsOf(tokens, 'nl')
  const [verb, next] = tokens.slice(at)
  const behind = runs.find(([first]) => first === next)
  if (verb && next && !next.breaks && subjects('nl').has(next.value) && behind) return [verb, ...behind]
  return runs.find((words) => words.some((token) => token === verb)) ?? []
}

/** Whether a verb of the third person stands there, right beside its subject. */
function isPresentAt(tokens: readonly Token[], at: number, person: ReadonlySet<string>): boolean {
  const { value, kind, breaks, isMarked } = tokens[at]!
  if (kind !== 'word' || (isMarked && at > 0) || !/\p{L}{2}t$/u.test(value)) return false
  if (other.test(value) || lasting.has(value)) return false
  // `Houdt van` tells what somebody likes, `houdt toezicht` what somebody does.
  if (value === 'houdt' && tokens.some((token) => token.value === 'van')) return false
  const isSubject = (token: Token | undefined) =>
    token !== undefined && (subjects('nl').has(token.value) || person.has(token.value))
  const behind = tokens[at + 1]
  return (!breaks && isSubject(tokens[at - 1])) || (behind?.breaks === false && isSubject(behind))
}
