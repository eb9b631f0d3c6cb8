import { patternOf } from '../words/all-languages.js'
import { roleLikeness } from '../recognizers/likeness.js'
import { type Line, textOf } from '../text/line.js'
import { lookKey, type Phrase } from '../text/phrase.js'
import { isInTitledScript } from '../recognizers/titles.js'
import { isContactLabel } from '../words/contact-labels.js'
import { isDocumentTitle } from '../words/document-titles.js'
import { isUnit } from '../recognizers/units.js'
import { personalLabelKind } from '../words/personal-labels.js'
import { isCaseless } from '../words/scripts.js'

export const maySayTrade = (text: string): boolean =>
  text.length >= (isCaseless(text) ? 2 : 3) &&
  isInTitledScript(text) &&
  text.length <= 90 &&
  /\p{L}{2}/u.test(text) &&
  !isContactLabel(text) &&
  !isDocumentTitle(text) &&
  personalLabelKind(text) === undefined &&
  !availability.test(text) &&
  !text.split(/,\s*/).some(isUnit) &&
  !/@|\d{3}|^\p{Ll}\S*\/\S+$/u.test(text)

/** A place or an availability, not a job title: `Based in Leeds`, `Willing to relocate`. */
const availability = new RegExp(
  `^(?:${patternOf('availability')})(?!\\p{L})|\\(?open to (?:remote|relocat)`,
  'iu',
)

/** Below the name, in line with it, larger than the rest, and best of all a word for a trade. */
const bestOf = (
  candidates: readonly Phrase[],
  name: Phrase | undefined,
  header: readonly Line[],
): Phrase | undefined => {
  const at = name?.area
  const worth = (phrase: Phrase) => {
    const { x, width } = phrase.area
    const inLine = at && (Math.abs(x - at.x) < 4 || Math.abs(x + width / 2 - at.x - at.width / 2) < 6)
    return 2 * roleLikeness(phrase.value) + (inLine ? 1.5 : 0) + phrase.look.size / 10
  }
  const best = [...candidates].sort((a, b) => worth(b) - worth(a))[0]
  if (!best) return undefined
  const next = candidates[candidates.indexOf(best) + 1]
  const isAlone = header.some((line) => next && textOf(line) === next.text)
  const wraps =
    next &&
    (isAlone || !isCaseless(next.value)) &&
    lookKey(next.look) === lookKey(best.look) &&
    Math.abs(next.area.x - best.area.x) < 2 &&
    next.baseline - best.baseline < 1.5 * best.look.size &&
    next.baseline > best.baseline
  return wraps ? best.concat(next) : best
}

/** `Planner | Speaker`, `Planner | Building trade`: a trade and more between bars are one headline, where nothing else is in its line. */
const headlineWith = (
  best: Phrase,
  candidates: readonly Phrase[],
  header: readonly Line[],
): Phrase | undefined => {
  const cell = header
    .flatMap(({ cells }) => (cells.length === 1 ? cells : []))
    .find(({ text, runs }) => text.includes('|') && runs.some((run) => best.runs.includes(run)))
  const parts = cell?.split(bars) ?? []
  const texts = new Set(candidates.map(({ value }) => value))
  const trades = parts.filter(({ value }) => roleLikeness(value) > 0)
  return trades.length > 0 && parts.every(({ value }) => texts.has(value)) ? cell : undefined
}

const bars = /\s*\|\s*/g

/** What says the person's trade among the texts of the header, if anything does. */
export const tradeAmong = (
  candidates: readonly Phrase[],
  name: Phrase | undefined,
  header: readonly Line[],
): Phrase | undefined => {
  const best = bestOf(candidates, name, header)
  return best && (headlineWith(best, candidates, header) ?? best)
}
