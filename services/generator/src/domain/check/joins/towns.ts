import { entriesAmong, says, type Ground } from '../ground.js'
import { beganOn, boundAt, datesIn, endedOn, isDate } from '../numbers/dates.js'
import { runsOf } from '../runs.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { into } from '../words/function-words.js'

/** Italian and Spanish have towns behind `a` as well. */
const intoTown: ReadonlySet<string> = new Set([...into, 'a', 'ad'])
const from = wordSet('z ze from aus van uit de da dal di')
const houses = new Set(['work', 'volunteer', 'education'])

/**
 * A town that is another entry's or the person's, put to a house that has its own: `at Harlan in Columbus` of Harlan in
 * Dayton, `a clerk in Belfast` of who was one in Newry, `in Aurillac since 2015` of who began in Brest then.
 */
export function otherTown(said: Said): string | undefined {
  const own = entriesAmong(said.grounds).filter(({ section }) => houses.has(section))
  const isTown = ({ value }: Token) => said.grounds.some(({ town }) => town.has(value))
  if (!said.tokens.some((token) => token.isMarked && isTown(token))) return undefined
  for (const run of runsOf(said.tokens, said.language)) {
    const named = own.filter((ground) => run.some((token) => isNameOf(ground, token, own) && !isTown(token)))
    // With several towns it tells a way from one to the next.
    const isPath = own.filter(({ town }) => run.some(({ value }) => town.has(value))).length > 1
    const meant = named.length > 0 || isPath ? named : own.filter((ground) => isMeant(ground, run, own, said))
    const [house] = meant
    if (!house || meant.length > 1 || house.town.size === 0) continue
    const wrong = run.find((token, at) => {
      const before = run[at - 1]?.value ?? ''
      const isPlace = intoTown.has(before) || (named.length > 0 && from.has(before))
      return token.isMarked && isTown(token) && isPlace && !house.words.has(token.value)
    })
    if (wrong) return wrong.raw
  }
  return undefined
}

/** A word that this house alone is named by. */
const isNameOf = ({ name }: Ground, { value, isMarked, kind }: Token, own: readonly Ground[]) =>
  kind === 'word' && isMarked && name.has(value) && own.filter((other) => other.name.has(value)).length === 1

/** Told by what the person was there, and is not anyway, or by when that began. */
function isMeant(ground: Ground, run: readonly Token[], own: readonly Ground[], said: Said): boolean {
  const { grounds, language, isPlain } = said
  const basics = grounds
    .filter(({ section }) => section === 'basics')
    .map((one) => partsOf(one, language).whole)
  const others = [...own.filter((other) => other !== ground), ...basics]
  const isEnded = datesIn(run).some((date) => endedOn(ground, date))
  const isBegun = run.some(
    (token, at) =>
      isDate(token) &&
      (isEnded || boundAt(run, at, language) === 'start') &&
      beganOn(ground, token) &&
      !others.some((other) => beganOn(other, token)),
  )
  const isTitled = telling(run, isPlain).some(
    (token) =>
      !ground.town.has(token.value) &&
      says(partsOf(ground, language).whole, token, language) &&
      !others.some((other) => says(other, token, language)),
  )
  return isBegun || isTitled
}
