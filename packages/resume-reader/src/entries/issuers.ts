import { plainWords } from '../words/fold.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import type { Phrase } from '../text/phrase.js'

interface Given {
  title: Phrase | undefined
  by: Phrase | undefined
}

/** Words of what is given, in the first letters of their forms. */
const prize =
  /(?:^| )(?:award|prize|medal|winner|finalist|runner up|nominee|scholarship|certifi|zertifi|auszeichnung|premio|prix|preistrager|nagroda|onderscheiding)|(?:preis|medaille|stipendium)(?: |$)|of the year/

const likeness = ({ value }: Phrase): number => {
  const isGiver = organisationLikeness(value) > 0.5
  return (prize.test(plainWords(value)) ? 2 : 0) + (isGiver ? -1 : roleLikeness(value))
}

const leastSure = 2

/** Some lists name the issuer first: those where the words of several entries, or unmistakable ones, say so and none the opposite. */
export const withIssuersSecond = <T extends Given>(entries: readonly T[]): T[] => {
  const signs = entries.flatMap(({ title, by }) => (title && by ? [likeness(by) - likeness(title)] : []))
  const isTurned = signs.every((sign) => sign >= 0) && signs.reduce((sum, sign) => sum + sign, 0) >= leastSure
  return isTurned
    ? entries.map((entry) => (entry.by ? { ...entry, title: entry.by, by: entry.title } : entry))
    : [...entries]
}
