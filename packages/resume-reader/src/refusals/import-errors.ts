import { DomainError } from '@thumbfolio/contracts'

/** Why a file was not imported, as it crosses from the reader's process. */
export const importRefusals = [
  'import-not-supported',
  'import-damaged',
  'import-without-text',
  'import-too-heavy',
  'import-not-json-resume',
  'import-not-linkedin',
] as const
export type ImportRefusal = (typeof importRefusals)[number]

export const isImportRefusal = (code: unknown): code is ImportRefusal =>
  importRefusals.some((refusal) => refusal === code)

export class ImportRefused extends DomainError {
  constructor(code: ImportRefusal, options?: ErrorOptions) {
    super(code, options)
  }
}
