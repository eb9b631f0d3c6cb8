import { errorText, type TransactionError } from './transaction-error.js'
import type { Execution } from './virtual-machine.js'

/** A transaction would fail, so it was not sent. */
export class PreflightFailed extends Error {
  override name = 'PreflightFailed'
  constructor(readonly execution: Execution & { err: TransactionError | null }) {
    super(`Transaction simulation failed: ${errorText(execution.err ?? 'unknown')}`)
  }
}

export class SignatureVerificationFailed extends Error {
  override name = 'SignatureVerificationFailed'
  constructor() {
    super('Transaction signature verification failure')
  }
}

/** What is kept of a chain cannot be continued. The message says what to do. */
export class ChainUnusable extends Error {
  override name = 'ChainUnusable'
  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(
      `The local chain in ${directory} cannot be used: ${reason}. Move that folder away and start again; a new chain begins.`,
      options,
    )
  }
}
