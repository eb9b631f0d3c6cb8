import type { Box } from '@thumbfolio/contracts'
import { findDates } from '../recognizers/dates.js'
import type { DocumentLine } from './document-lines.js'

/** The smallest part of a document that a model can name. */
export interface Piece {
  /** `12.2`: the second piece of the twelfth line. */
  readonly id: string
  readonly page: number
  /** Numbers of the line and the cell, from 0. */
  readonly line: number
  readonly cell: number
  /** Where it stands in the text of its cell. */
  readonly from: number
  readonly to: number
  readonly text: string
  /** Of its cell. */
  readonly box: Box
}

/** What stands between facts: marks with spaces, brackets, and the bullet before a line. */
const between = /\s*[|•·●▪■◦‣⁃;]\s*|\s+[-–—/]\s+|[,:]\s+|\s*[()]\s*|^\s*[-–—*]\s+/g

/** The pieces of a document. A date or a range of dates is never cut. */
export const piecesOf = (lines: readonly DocumentLine[]): Piece[] =>
  lines.flatMap(({ page, cells }, line) => {
    const parts = cells.flatMap(({ text, box }, cell) =>
      stretchesOf(text).map(({ from, to }) => ({
        page,
        line,
        cell,
        from,
        to,
        text: text.slice(from, to),
        box,
      })),
    )
    return parts.map((part, at) => ({ id: `${line + 1}.${at + 1}`, ...part }))
  })

function stretchesOf(text: string): { from: number; to: number }[] {
  const dates = findDates(text)
  const cuts = [...text.matchAll(between)]
    .map(({ index, 0: mark }) => ({ from: index, to: index + mark.length }))
    .filter(({ from, to }) => !dates.some((date) => date.from < to && from < date.to))
  const starts = [0, ...cuts.map(({ to }) => to)]
  return starts.flatMap((start, at) => {
    const part = text.slice(start, cuts[at]?.from ?? text.length)
    const from = start + (part.length - part.trimStart().length)
    const to = from + part.trim().length
    return /[\p{L}\p{N}]/u.test(part) ? [{ from, to }] : []
  })
}
