import { fold } from '../words/fold.js'
import { type Phrase, lookKey } from '../text/phrase.js'
import { titleKind } from '../recognizers/titles.js'

/** A short line that may be a title: whether it is alone in its row, and how prominent it is against running text. */
export interface PossibleTitle {
  title: Phrase
  isAlone: boolean
  prominence: number
  /** The look of the line below, if there is one. */
  below: string | undefined
}

const leastTitles = 3

export const isCaps = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase()

export const styleOf = (title: Phrase): string => `${lookKey(title.look)}${isCaps(title.value) ? '^' : ''}`

/**
 * The style of the titles in a language that none is known in: the largest in which several different short lines stand
 * out, each alone in its row and over lines of another look.
 */
export const unknownTitleStyle = (all: readonly PossibleTitle[]): string | undefined => {
  const styles = new Map<string, PossibleTitle[]>()
  for (const one of all) styles.set(styleOf(one.title), [...(styles.get(styleOf(one.title)) ?? []), one])
  const heading = [...styles].filter(
    ([style, ones]) =>
      new Set(ones.map(({ title }) => fold(title.value))).size >= leastTitles &&
      ones.every(({ isAlone, prominence, below }) => isAlone && prominence >= 1 && below !== style),
  )
  return heading.sort(
    ([, [one]], [, [other]]) => (other?.title.look.size ?? 0) - (one?.title.look.size ?? 0),
  )[0]?.[0]
}

/** Fewer titles in one style may be set like something else by chance. */
const leastOfStyle = 2

/** Whether a text is a title, or is set as the titles of its document are. */
export const headingsOf = (titles: readonly Phrase[]): ((text: Phrase) => boolean) => {
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(styleOf(title), (counts.get(styleOf(title)) ?? 0) + 1)
  return (text) => titleKind(text.value) !== undefined || (counts.get(styleOf(text)) ?? 0) >= leastOfStyle
}
