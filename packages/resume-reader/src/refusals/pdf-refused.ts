import { DomainError } from '@thumbfolio/contracts'

/** Why a PDF was refused. */
export const pdfRefusals = [
  'not-a-pdf',
  'pdf-damaged',
  'pdf-encrypted',
  'pdf-without-text',
  'pdf-too-many-pages',
  /** The reading took more time or memory than one file may. */
  'pdf-too-heavy',
  /** A form that Adobe Reader draws itself: its pages only ask to wait. */
  'pdf-adobe-form',
  /** A cover with other files in it, of which none, or more than one, is a PDF. */
  'pdf-portfolio',
  'pdf-turned-text',
] as const
export type PdfRefusal = (typeof pdfRefusals)[number]

/** `detail` says what the table's sentence cannot know. */
export type RefusalOptions = ErrorOptions & { detail?: string }

export class PdfRefused extends DomainError {
  constructor(code: PdfRefusal, options?: RefusalOptions) {
    super(code, options)
  }
}

/** The reading did not get the time or memory that every file may take: no word about the file. */
export class ReaderBusy extends DomainError {
  constructor(options?: ErrorOptions) {
    super('reader-busy', { ...options, retryAfterSeconds: 30 })
  }
}
