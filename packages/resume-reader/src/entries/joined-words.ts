import { isOnlyDates, isOpenEnd } from '../recognizers/dates.js'
import type { Item } from '../items/items.js'
import type { Phrase } from '../text/phrase.js'

interface Group {
  name: Phrase | undefined
  words: Phrase[]
}

const leastGroups = 3
const leastWords = 3
/** In the mean of all groups: as many words are no single name. */
const manyWords = 4

const wordsIn = ({ value }: Phrase): number => value.split(' ').length

/** Labels with words behind them at one edge, in each row so many that they are no names side by side. */
export const isLabelTable = (items: readonly Item[]): boolean => {
  const rows = items.map(({ cells }) => cells)
  const [first] = rows
  return (
    rows.length >= leastGroups &&
    rows.every(
      ([label, words, ...more]) =>
        label !== undefined &&
        words !== undefined &&
        more.length === 0 &&
        wordsIn(label) <= leastWords &&
        wordsIn(words) >= leastWords &&
        Math.abs(words.area.x - (first?.[1]?.area.x ?? 0)) < 2,
    )
  )
}

const joining = /^(?:of|and|und|y|e|et|en|de|di|for|für|in|i|w|&)$/u

/** At words that begin like names; small words and numbers belong to the name before them. */
const atNames = (phrase: Phrase): Phrase[] => {
  const starts = [...phrase.text.matchAll(/\S+/g)]
  const heads = starts.filter(
    (word, at) =>
      at === 0 || (/^(?:\p{Lu}|\.\p{L})/u.test(word[0]) && !joining.test(starts[at - 1]?.[0] ?? '')),
  )
  return heads.map(({ index }, at) => phrase.slice(index, heads[at + 1]?.index))
}

/** Where every group holds many words and nothing parts them, spaces do. */
export const splitJoinedWords = <T extends Group>(groups: readonly T[]): T[] => {
  const lists = groups.map(({ words }) => words)
  const counts = lists.map(([only]) => (only ? wordsIn(only) : 0))
  const isUnparted =
    groups.length >= leastGroups &&
    groups.every(({ name, words }) => name !== undefined && words.length === 1) &&
    counts.every((count) => count >= leastWords) &&
    counts.reduce((sum, count) => sum + count, 0) >= manyWords * counts.length
  return isUnparted ? groups.map((group) => ({ ...group, words: group.words.flatMap(atNames) })) : [...groups]
}

/** `Choral singing    Current`: when it was says nothing of what it is. */
export const withoutTimes = (item: Item): Item => ({
  ...item,
  cells: item.cells.filter((cell, at) => at === 0 || !(isOnlyDates(cell.text) || isOpenEnd(cell.text))),
})
