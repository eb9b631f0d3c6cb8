import { partsOf } from '../recognizers/address.js'
import { isRightBelow } from '../text/line.js'
import { Phrase } from '../text/phrase.js'
import { countryCode, isPlaceWithCode, isRegion, postal } from '../recognizers/places.js'
import { isBehindTown, spacedTown, townParts } from '../recognizers/spaced-places.js'

const isAnchor = ({ value }: Phrase): boolean =>
  isRegion(value) || countryCode(value) !== undefined || postal.exec(value)?.[0] === value

/** The line below ends a name or a code that the line above begins, or it holds only what follows a town. */
const isCut = (above: Phrase, below: Phrase, whole: Phrase): boolean => {
  const town = spacedTown(whole)
  const parts = town ? townParts(town) : isPlaceWithCode(whole.value) ? partsOf(whole) : []
  const ends = [above.runs.at(-1), below.runs[0]]
  const isThrough = (part: Phrase) => ends.every((end) => end && part.runs.includes(end))
  return parts.some((part) => isAnchor(part) && isThrough(part)) || (parts.length > 1 && isBehindTown(below))
}

/** Between the halves may stand what is level with them in a margin. */
const reach = 4

/** A place that the column's edge cuts goes on in the line below. */
export const wholePlaces = (texts: readonly Phrase[]): Phrase[] => {
  const out: Phrase[] = []
  for (const text of texts) {
    const at = out.findLastIndex(
      (above, index) =>
        index >= out.length - reach &&
        isRightBelow(text, above) &&
        isCut(above, text, Phrase.wrap([above, text])),
    )
    const above = out[at]
    if (above) out.splice(at, 1, Phrase.wrap([above, text]))
    else out.push(text)
  }
  return out
}
