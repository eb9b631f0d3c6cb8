import type { Reading } from '@thumbfolio/contracts'
import type { OtherDocument } from '../recognizers/other-documents.js'
import type { Line } from '../text/line.js'
import type { PdfText } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'
import type { ResumeDraft } from '../fields/draft.js'
import type { SectionStage } from '../sections/read-sections.js'

/** `layout/` makes lines of a PDF's words. */
export interface LayoutStage {
  /** Pages that run from right to left are mirrored. */
  text: PdfText
  /** In reading order, without those below. */
  lines: Line[]
  /** Contact data at the foot of the first page. */
  footer: Line[]
  /** A consent, or place and day of a signature, below the resume. */
  closing: Line[]
  others: readonly OtherDocument[]
  /** The lines of the other documents: no value is read from them. */
  aside: Line[]
  /** Headers and footers that return on every page. */
  dropped: Line[]
}

/** `entries/` parts a section into entries, `fields/` reads the values of one. */
export interface EntryStage {
  draft: ResumeDraft
  /** What the header says that is no value. */
  unread: Phrase[]
  /** Halves of the person's addresses, which are in no field. */
  torn: Phrase[]
}

/** What each stage gave to the next. `result/` makes the reading of it. */
export interface Stages {
  layout: LayoutStage
  sections: SectionStage
  entries: EntryStage
  reading: Reading
}
