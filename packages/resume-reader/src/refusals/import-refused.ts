import { DomainError } from '@thumbfolio/contracts'

/** Why a file that is no PDF was refused. */
export const importRefusals = [
  'import-not-supported',
  'import-damaged',
  'import-without-text',
  'import-too-heavy',
  'import-not-json-resume',
  'import-not-linkedin',
] as const
export type ImportRefusal = (typeof importRefusals)[number]

export class ImportRefused extends DomainError {
  constructor(code: ImportRefusal, options?: ErrorOptions & { detail?: string }) {
    super(code, options)
  }
}
