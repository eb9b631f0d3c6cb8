import { type Line } from '../text/line.js'
import type { Phrase } from '../text/phrase.js'

/** Dots, stars or squares in a row, and shares of a hundred: how well something is known, drawn and not said. */
const drawn =
  /(?:[●○◯◉◎⚫⚪★☆✩✪✭✮⭐■□▪▫▮▯◼◻⬛⬜•◌∙]\s?){3,}|(?<=\S\s*)\(?(?<![\d.,])\d{1,3}\s?%\)?(?=\s*(?:[,;|·\t]|$))/gu

/** Lines of a list without ratings. A cell of nothing else is gone. */
export const withoutRatings = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => {
      const found = [...cell.text.matchAll(drawn)].map(({ index, 0: { length } }) => ({
        from: index,
        to: index + length,
      }))
      if (found.length === 0) return [cell]
      const rest = cell.withoutAll(found)
      return /[\p{L}\p{N}]/u.test(rest.text) ? [rest] : []
    })
    const isSame = cells.every((cell, at) => cell === line.cells[at]) && cells.length === line.cells.length
    return isSame ? [line] : cells.length > 0 ? [{ ...line, cells }] : []
  })

const filledMarks = '●◉◎⚫★⭐■▪▮◼⬛•∙'

/** `★★★☆☆` is 3/5; in one kind of mark, those in the colour of the first count. What has no filled mark says nothing. */
const marksLevel = (phrase: Phrase): string | undefined => {
  const marks = [...phrase.text].filter((mark) => mark.trim() !== '')
  const filled = marks.filter((mark) => filledMarks.includes(mark))
  if (filled.length === 0) return undefined
  const [first] = new Set(marks).size === 1 ? phrase.byLook((look) => look.color) : []
  const lit = first ? [...first.text].filter((mark) => mark.trim() !== '') : filled
  return `${lit.length}/${marks.length}`
}

/** What is drawn behind a word, and what it says. */
export interface Rating {
  level: string
  phrase: Phrase
}

export const ratingsIn = (lines: readonly Line[]): Rating[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      [...cell.text.matchAll(drawn)].flatMap(({ index, 0: found }) => {
        const share = /\d{1,3}\s?%/.exec(found)
        const phrase = share
          ? cell.slice(index + share.index, index + share.index + share[0].length)
          : cell.slice(index, index + found.length)
        const level = share ? phrase.value : marksLevel(phrase)
        return level ? [{ level, phrase }] : []
      }),
    ),
  )
