import type { DomainError } from '@thumbfolio/contracts'
import { ImportRefused, importRefusals, type ImportRefusal } from './import-refused.js'
import { PdfRefused, pdfRefusals, type PdfRefusal, type RefusalOptions } from './pdf-refused.js'

/** Why a file was refused, as it crosses from the reader's process. */
export type Refusal = PdfRefusal | ImportRefusal

const isOneOf = <T>(codes: readonly T[], code: unknown): code is T => codes.some((one) => one === code)

export const isRefusal = (code: unknown): code is Refusal =>
  isOneOf(pdfRefusals, code) || isOneOf(importRefusals, code)

export const refused = (code: Refusal, options?: RefusalOptions): DomainError =>
  isOneOf(pdfRefusals, code) ? new PdfRefused(code, options) : new ImportRefused(code, options)
