import {
  importedPageWidthPoints,
  importedRowPoints,
  ResumeContent,
  type ImportKind,
  type Provenance,
  type Reading,
} from '@thumbfolio/contracts'
import { ImportRefused } from '../refusals/import-refused.js'
import { languageOf } from '../result/language.js'
import { findingsOfName } from '../result/findings-of-content.js'
import { titleKind } from '../recognizers/titles.js'
import { composeTexts, longestText, PlacedText } from '../result/placed-text.js'
import { languageGuess, qualityFrom } from '../result/quality.js'
import { expectResumeLength } from './text-limit.js'

/** Where a value comes from: the number of a file and of a line in it, from 0. */
export interface Place {
  readonly file: number
  readonly row: number
}

/** A text with its place. */
export class SourcedText extends PlacedText {
  constructor(
    value: string,
    readonly place: Place,
    /** As written in the file, where the value is another form of it. */
    source = value,
  ) {
    super(value, placeOf(place, source))
  }
}

const placeOf = ({ file, row }: Place, text: string): Provenance => ({
  page: file + 1,
  box: [0, row * importedRowPoints, importedPageWidthPoints, importedRowPoints],
  text: text.slice(0, longestText),
  confidence: 1,
})

/**
 * The reading of a file whose fields say what they are: nothing is guessed, so nothing is asked.
 * @throws ImportRefused `import-damaged`, `import-without-text`, `import-too-heavy`
 */
export function readingOf(
  kind: ImportKind,
  files: readonly { readonly name: string; readonly lines: readonly string[] }[],
  draft: unknown,
  spare: readonly SourcedText[],
): Reading {
  expectResumeLength(files.flatMap(({ lines }) => lines))
  const { content: raw, provenance } = composeTexts(draft)
  const parsed = ResumeContent.safeParse(raw)
  if (!parsed.success) throw new ImportRefused('import-damaged', { cause: parsed.error })
  const content = parsed.data
  if (Object.keys(provenance).length === 0) throw new ImportRefused('import-without-text')
  const language = languageOf(
    files.flatMap(({ lines }) => lines.filter((line) => titleKind(line) !== undefined)),
    Object.values(provenance)
      .map(({ text }) => text)
      .join('\n'),
  )
  return {
    content,
    provenance,
    questions: [],
    hidden: 0,
    isResume: true,
    pages: files.length,
    unplaced: spare.map(({ value, place }) => {
      const { page, box, text } = placeOf(place, value)
      return { page, box, text }
    }),
    language: language.code,
    pageSizes: files.map(({ lines }) => [
      importedPageWidthPoints,
      Math.max(1, lines.length) * importedRowPoints,
    ]),
    quality: qualityFrom([
      ...findingsOfName({ content, unplaced: [], unplacedShare: 0 }),
      ...(language.isGuess ? [languageGuess] : []),
    ]),
    imported: { kind, files: files.map(({ name, lines }) => ({ name, lines: [...lines] })) },
  }
}
