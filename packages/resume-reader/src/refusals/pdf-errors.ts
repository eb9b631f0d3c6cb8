import { DomainError } from '@thumbfolio/contracts'
import { ImportRefused, isImportRefusal, type ImportRefusal } from './import-errors.js'

/** `detail` says what the table's sentence cannot know. */
export type RefusalOptions = ErrorOptions & { detail?: string }

export class PdfNotAPdf extends DomainError {
  constructor(options?: ErrorOptions) {
    super('not-a-pdf', options)
  }
}

export class PdfDamaged extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-damaged', options)
  }
}

export class PdfEncrypted extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-encrypted', options)
  }
}

export class PdfHasNoText extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-without-text', options)
  }
}

export class PdfTooManyPages extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-too-many-pages', options)
  }
}

/** A form that Adobe Reader draws itself: its pages say only that one should wait. */
export class PdfIsAdobeForm extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-adobe-form', options)
  }
}

/** A cover with other files in it, of which none, or more than one, is a PDF. */
export class PdfIsPortfolio extends DomainError {
  constructor(options?: RefusalOptions) {
    super('pdf-portfolio', options)
  }
}

export class PdfHasTurnedText extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-turned-text', options)
  }
}

/** The reading took more time or memory than one file may. */
export class PdfTooHeavy extends DomainError {
  constructor(options?: ErrorOptions) {
    super('pdf-too-heavy', options)
  }
}

/** The reading did not get the time or memory that every file may take: no word about the file. */
export class ReaderBusy extends DomainError {
  constructor(options?: ErrorOptions) {
    super('reader-busy', { ...options, retryAfterSeconds: 30 })
  }
}

const refusals = {
  'not-a-pdf': PdfNotAPdf,
  'pdf-damaged': PdfDamaged,
  'pdf-encrypted': PdfEncrypted,
  'pdf-without-text': PdfHasNoText,
  'pdf-too-many-pages': PdfTooManyPages,
  'pdf-too-heavy': PdfTooHeavy,
  'pdf-adobe-form': PdfIsAdobeForm,
  'pdf-portfolio': PdfIsPortfolio,
  'pdf-turned-text': PdfHasTurnedText,
}

/** Why a file was refused, as it crosses from the reader's process. */
export type PdfRefusal = keyof typeof refusals | ImportRefusal

export const isPdfRefusal = (code: unknown): code is PdfRefusal =>
  typeof code === 'string' && (code in refusals || isImportRefusal(code))

export const pdfRefused = (code: PdfRefusal, options?: RefusalOptions): DomainError =>
  isImportRefusal(code) ? new ImportRefused(code, options) : new refusals[code](options)
