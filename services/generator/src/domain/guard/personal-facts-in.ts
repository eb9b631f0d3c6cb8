import type { FindingKind } from '@thumbfolio/contracts'
import type { BundleFile } from '../render/bundle.js'

/** A personal fact in the files of a page. */
export interface FoundFact {
  readonly kind: FindingKind
  /** As it stands. */
  readonly text: string
  /** The blocks of text that it is in, whole: one paragraph, list item, attribute or JSON value; two where it is split over lines. */
  readonly lines: readonly string[]
  /** Path of the file. */
  readonly file: string
}

/** What the guard has to know besides the page. */
export interface GuardContext {
  /** BCP 47. */
  readonly language: string
}

const patterns: readonly (readonly [FindingKind, RegExp])[] = [
  ['email', /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ['phone', /\+\d[\d ()./-]{7,}\d/g],
]

/** The personal facts in the files of a page, each once a line. Pure. */
export function personalFactsIn(files: readonly BundleFile[], _context: GuardContext): FoundFact[] {
  return files
    .filter(({ contentType }) => /^(?:text\/html|application\/json)/.test(contentType))
    .flatMap(({ path, body }) =>
      new TextDecoder()
        .decode(body)
        .split(/<[^>]+>|\n/)
        .flatMap((line) =>
          patterns.flatMap(([kind, pattern]) =>
            [...line.matchAll(pattern)].map(([text]) => ({ kind, text, lines: [line.trim()], file: path })),
          ),
        ),
    )
}
