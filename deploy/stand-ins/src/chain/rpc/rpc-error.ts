import { PreflightFailed, SignatureVerificationFailed } from '../refusals.js'
import { MalformedTransaction } from '../wire-reader.js'
import { presentExecution } from './present-execution.js'

/** Codes of JSON-RPC 2.0 and of Solana's nodes. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  preflightFailure: -32002,
  signatureVerificationFailure: -32003,
  nodeUnhealthy: -32005,
  unsupportedTransactionVersion: -32015,
  minContextSlotNotReached: -32016,
} as const

/** A call that is refused, as the client sees it. */
export class RpcError extends Error {
  override name = 'RpcError'
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export const invalidParams = (message: string): RpcError => new RpcError(rpcCodes.invalidParams, message)

/** @returns the refusal that a defect or a refusal of the chain becomes, and `undefined` for a defect */
export function rpcErrorOf(error: unknown): RpcError | undefined {
  if (error instanceof RpcError) return error
  if (error instanceof MalformedTransaction)
    return invalidParams(
      `failed to deserialize solana_transaction::versioned::VersionedTransaction: ${error.message}`,
    )
  if (error instanceof PreflightFailed)
    return new RpcError(rpcCodes.preflightFailure, error.message, presentExecution(error.execution))
  if (error instanceof SignatureVerificationFailed)
    return new RpcError(rpcCodes.signatureVerificationFailure, error.message)
  return undefined
}
