import {
  importedPageWidthPoints,
  importedRowPoints,
  type ImportKind,
  type Reading,
} from '@thumbfolio/contracts'
import type { PdfText, Run } from '../text/page-text.js'
import { readResume } from '../stages/read-resume.js'
import { expectResumeLength } from './text-limit.js'

/** A line of a file without pages. A tab separates what is at the left from what is at the right. */
export interface ImportedLine {
  readonly text: string
  /** 1 is the title of the file, 2 that of a section, 3 that of an entry. */
  readonly level?: 1 | 2 | 3
  readonly bold?: boolean
  readonly bullet?: boolean
}

const left = 40
const indent = 12
/** In parts of the size. */
const letterWidth = 0.5
/** A paragraph is one line, so no line goes on below: at this size rows stand too far apart for that. */
const paragraphSize = 7
/** Lines that were broken by hand go on below. */
const brokenSize = 10
const larger = { 1: 1.7, 2: 1.3, 3: 1 }

const runsOf = ({ text, level, bold, bullet }: ImportedLine, row: number, size: number): Run[] => {
  const points = size * (level === undefined ? 1 : larger[level])
  const space = letterWidth * points
  const baseline = row * importedRowPoints + 11
  const isBold = bold === true || level !== undefined
  let x = left + (bullet ? indent : 0)
  const runAt = (word: string): Run => ({
    page: 1,
    x,
    y: baseline - 0.75 * points,
    width: letterWidth * points * word.length,
    height: points,
    baseline,
    text: word,
    font: 'Text',
    size: points,
    weight: isBold ? 700 : 400,
    italic: false,
    color: '#000000',
    spaced: true,
    icon: false,
  })
  const runs: Run[] = []
  const add = (word: string): void => {
    const run = runAt(word)
    runs.push(run)
    x = run.x + run.width + space
  }
  if (bullet) add('•')
  text.split('\t').forEach((cell, at) => {
    if (at > 0) x = Math.max(x + 4 * space, importedPageWidthPoints - left - cell.length * space - space)
    for (const word of cell.split(/\s+/).filter((one) => one !== '')) add(word)
  })
  return runs
}

const pageOf = (lines: readonly ImportedLine[], size: number): PdfText => ({
  pages: [
    {
      page: 1,
      width: importedPageWidthPoints,
      height: Math.max(1, lines.length) * importedRowPoints,
      runs: lines.flatMap((line, row) => runsOf(line, row, size)),
      links: [],
      rules: [],
      dots: [],
      turned: [],
      frames: [],
    },
  ],
  hidden: 0,
})

export interface ImportedText {
  readonly kind: ImportKind
  readonly name: string
  readonly lines: readonly ImportedLine[]
  /** Its lines were broken at a width, as in a letter typed on a machine. */
  readonly isBroken: boolean
}

/** Reads lines by the rules for pages; each box is the row of its line. @throws ImportRefused `import-too-heavy` */
export function readLines({ kind, name, lines, isBroken }: ImportedText): Reading {
  expectResumeLength(lines.map(({ text }) => text))
  const reading = readResume(pageOf(lines, isBroken ? brokenSize : paragraphSize))
  const shown = lines.map(({ text, bullet }) => (bullet ? `• ${text}` : text).replaceAll('\t', '   '))
  return { ...reading, imported: { kind, files: [{ name, lines: shown }] } }
}
