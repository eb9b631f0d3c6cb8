import type { Ground } from '../ground.js'
import { standsIn, type Basis } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

/** What stands between the two numbers of a share: `nine out of ten`, `nueve de cada diez`. */
const links = /^ (?:out of|in|von|sur|su|de cada|em cada|(?:op|van) de|na) $/
const widest = 4

interface Share {
  readonly percent: number
  /** What it is a share of, where that is named between both numbers or behind them. */
  readonly things: readonly Token[]
}

/** The share that starts with the amount at `at`: `nove annunci su dieci`. */
function shareFrom(tokens: readonly Token[], at: number): Share | undefined {
  const end = tokens.findIndex((token, index) => index > at && (token.breaks || isAmount(token)))
  const [part, whole] = [Number(tokens[at]?.value), Number(tokens[end]?.value)]
  if (end < 0 || end > at + widest || tokens[end]!.breaks || whole > 10 || !(part < whole)) return undefined
  const between = tokens.slice(at + 1, end)
  const first = [0, 1, 2].find((start) =>
    links.test(
      ` ${between
        .slice(start)
        .map(({ value }) => value)
        .join(' ')} `,
    ),
  )
  if (first === undefined) return undefined
  const things = [...between.slice(0, first), ...tokens.slice(end + 1, end + 3)].filter(
    ({ kind, value }) => kind === 'word' && value.length > 3,
  )
  return { percent: (100 * part) / whole, things }
}

/** Whether an entry tells that percentage of the same thing. */
const isToldOf = ({ percent, things }: Share, { sequences }: Ground, language: string) =>
  sequences.some((known) =>
    known.some(
      ({ value }, at) =>
        value === `${percent}%` &&
        things.some((thing) => standsIn(thing.value, known.slice(at + 1, at + 5), language)),
    ),
  )

/** `nine ads out of ten` of `90% of the ads`: both numbers. */
export const isOutOfTen = (tokens: readonly Token[], at: number, { grounds, language }: Basis): boolean =>
  tokens.slice(Math.max(0, at - widest), at + 1).some((token, index, near) => {
    const start = at + 1 - near.length + index
    const share = isAmount(token) ? shareFrom(tokens, start) : undefined
    return share !== undefined && grounds.some((ground) => isToldOf(share, ground, language))
  })
