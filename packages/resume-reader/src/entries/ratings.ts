import { type Line } from '../text/line.js'

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
