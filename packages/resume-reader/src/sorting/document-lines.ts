import {
  importedPageWidthPoints,
  importedRowPoints,
  type Box,
  type ImportedText,
} from '@thumbfolio/contracts'
import { readingOrder } from '../layout/layout.js'
import { mirrorPages } from '../layout/mirrored.js'
import { withoutOthers } from '../recognizers/other-documents.js'
import { textCues } from '../recognizers/text-cues.js'
import { union, type PdfText } from '../text/page-text.js'

/** A line of a document in reading order: its cells, which stand side by side. */
export interface DocumentLine {
  readonly page: number
  readonly cells: readonly { readonly text: string; readonly box: Box }[]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The lines of the resume in a PDF, without hidden text and other documents. The same PDF always has the same lines. */
export function linesOfPdf(pdf: PdfText): DocumentLine[] {
  const { text, placeBack } = mirrorPages(pdf)
  return readingOrder(withoutOthers(text.pages).pages, textCues).map(({ page, cells }) => ({
    page,
    cells: cells
      .filter((cell) => !cell.isEmpty)
      .map((cell) => {
        const { x, y, width, height } = union(cell.runs)
        return {
          text: cell.value,
          box: placeBack({ page, box: [round(x), round(y), round(width), round(height)] }).box,
        }
      }),
  }))
}

/** The lines of another file: page n is file n. */
export const linesOfImport = ({ files }: ImportedText): DocumentLine[] =>
  files.flatMap(({ lines }, file) =>
    lines.map((text, row) => ({
      page: file + 1,
      cells: text
        .split(/\s{3,}/)
        .filter((cell) => cell.trim() !== '')
        .map((cell) => ({
          text: cell.trim(),
          box: [0, row * importedRowPoints, importedPageWidthPoints, importedRowPoints] satisfies Box,
        })),
    })),
  )
