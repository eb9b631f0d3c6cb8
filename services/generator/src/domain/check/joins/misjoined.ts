import { otherCount } from './counted-thing.js'
import { otherTurn } from './every-other.js'
import { otherGiver } from './granted.js'
import { otherPart } from './keyword-parts.js'
import { otherLanguage } from './language-lists.js'
import { otherNarrowed } from './narrowed.js'
import { otherDate } from './own-dates.js'
import { droppedRate } from './rates.js'
import type { Said } from './said.js'
import { crossed } from './segments.js'
import { otherObject } from './shared-deed.js'
import { toldBackwards } from './told-order.js'
import { otherSpan } from './told-spans.js'
import { otherTown } from './towns.js'
import { turnedName } from './turned-names.js'

const guards = [
  otherCount,
  otherTurn,
  droppedRate,
  toldBackwards,
  crossed,
  otherDate,
  otherLanguage,
  otherGiver,
  otherNarrowed,
  otherPart,
  otherTown,
  otherSpan,
  otherObject,
  turnedName,
]

/** The first words of a sentence that all stand in its entries, but not joined like that. */
export function misjoined(said: Said): string | undefined {
  for (const guard of guards) {
    const wrong = guard(said)
    if (wrong !== undefined) return wrong
  }
  return undefined
}
