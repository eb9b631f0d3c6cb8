import { standsOnly, type Said } from '../said.js'
import { isAcross } from '../numbers/across.js'
import { isTime } from '../numbers/time-words.js'
import { isAmount, isAtLeast, type Token } from '../tokens.js'

/** What tells that an amount is at most or at least so much. */
const bounds = [
  / (?:up to|as many as|at most|no more than|bis zu|hochstens|maximal|jusqu'a|jusqu a|au plus|hasta|como maximo|(?:un|de un|um|de) maximo de|fino a|al massimo|massimo|ate|no maximo|tot|maximaal|hoogstens|ten hoogste|do|nawet|maksymalnie|najwyzej|(?:chega|lleg)\p{L}+ a \p{L}+r) $/u,
  / (?:at least|over|more than|above|passed|topped|exceeded|surpassed|mindestens|uber|mehr als|au moins|plus de|al menos|mas de|almeno|oltre|piu di|pelo menos|mais de|minstens|ruim|meer dan|co najmniej|ponad|powyzej) $/,
  / (?:under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di|onder|minder dan|ponizej|mniej niz) $/,
]

/** Whether one stands in front of the amount at `at`. */
export function isBounded(tokens: readonly Token[], at: number): boolean {
  if (isAtLeast(tokens[at]!)) return true
  if (isWhileWentBy(tokens, at) || isAcross(tokens, at)) return false
  const words = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ value, raw }) => (/^jusqu['’]/i.test(raw) ? `jusqu'${value}` : value))
  const before = ` ${words.join(' ')} `
  return bounds.some((bound) => bound.test(before))
}

/** `Led the move over 10 months`; `with over 17 years` and `over 17 years of experience` are more than those. */
const isWhileWentBy = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.value === 'over' &&
  isTime(tokens, at) &&
  at > 1 &&
  !/^(?:with|for|of|has|have|had|having|spen[dt]|after|in|and)$/.test(tokens[at - 2]!.value) &&
  !tokens.slice(at + 2, at + 5).some(({ value }) => /^(?:of|experience)$/.test(value))

/** `from 19 to 4` is no bound; what a comma parts from it, as in `11 shops, up to 40 orders`, makes none. */
function isRange(known: readonly Token[], at: number): boolean {
  const near = known.slice(Math.max(0, at - 5), at + 1)
  return near
    .slice(
      Math.max(
        0,
        near.findLastIndex(({ breaks }) => breaks),
      ),
      -1,
    )
    .some(isAmount)
}

/** `800 jars` of `up to 800 jars`: an amount without the bound that every text has it with. */
export function droppedBound({ tokens, told }: Said): string | undefined {
  return tokens.find((token, at) => {
    if (!isAmount(token) || isBounded(tokens, at)) return false
    return standsOnly(
      told,
      ({ value }) => value === token.value,
      (known, place) => !isRange(known, place) && isBounded(known, place),
    )
  })?.raw
}
