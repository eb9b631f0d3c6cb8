import type { Rating } from '../entries/ratings.js'
import { right } from '../text/page-text.js'
import { Leaf } from './draft.js'

const isInRow = (word: Leaf, { phrase: { page, area } }: Rating): boolean => {
  const middle = area.y + area.height / 2
  return word.page === page && word.area.y < middle && middle < word.area.y + word.area.height
}

/** The level that is drawn behind each word: of the words in its row, the nearest one before it. */
export const drawnLevels = (words: readonly Leaf[], ratings: readonly Rating[]): Map<Leaf, Leaf> =>
  new Map(
    ratings.flatMap((rating) => {
      const before = words.filter(
        (word) =>
          isInRow(word, rating) && right(word.area) <= rating.phrase.area.x + 0.5 * rating.phrase.look.size,
      )
      const [nearest] = before.sort((one, other) => right(other.area) - right(one.area))
      return nearest ? [[nearest, new Leaf(rating.level, rating.phrase, 0.8)] as const] : []
    }),
  )
