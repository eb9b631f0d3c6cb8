import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

const most =
  / (?:up to|as many as|at most|no more than|bis zu|hochstens|maximal|jusqu'a|jusqu a|au plus|hasta|como maximo|fino a|al massimo|massimo|ate|no maximo|tot|maximaal|hoogstens|do|maksymalnie|najwyzej) $/
const least =
  / (?:at least|over|more than|above|mindestens|uber|mehr als|au moins|plus de|al menos|mas de|almeno|oltre|piu di|pelo menos|mais de|minstens|ruim|meer dan|co najmniej|ponad|powyzej) $/
const less =
  / (?:under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di|onder|minder dan|ponizej|mniej niz) $/

type Bound = 'most' | 'least' | 'less'

/** What an amount is told to be at most or at least, by the words in front of it. */
function boundBefore(tokens: readonly Token[], at: number): Bound | undefined {
  const words = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ value, raw }) => (/^jusqu['’]/i.test(raw) ? `jusqu'${value}` : value))
  const before = ` ${words.join(' ')} `
  if (most.test(before)) return 'most'
  if (least.test(before)) return 'least'
  return less.test(before) ? 'less' : undefined
}

/** `800 jars` of `up to 800 jars`: an amount without the bound that every text has it with. */
export function droppedBound({ tokens, grounds }: Said): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences)
  return tokens.find((token, at) => {
    if (!isAmount(token) || boundBefore(tokens, at)) return false
    const bounds = told.flatMap((known) =>
      known.flatMap((other, index) => {
        if (other.value !== token.value) return []
        // `from 19 to 4` is no bound.
        const isRange = known.slice(Math.max(0, index - 5), index).some(isAmount)
        return [isRange ? undefined : boundBefore(known, index)]
      }),
    )
    return bounds.length > 0 && bounds.every((bound) => bound !== undefined)
  })?.raw
}
