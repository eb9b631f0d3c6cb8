import { problemDetails } from '@thumbfolio/contracts'
import {
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
  type VersionedMessage,
} from '@solana/web3.js'
import { TransactionRefused, UnreadableTransaction } from '../domain/chain-errors.js'
import type { SignedTransaction } from '../ports.js'
import { toBase58 } from '../domain/base58.js'
import { type RequestRefused, rpcCodes } from './solana-endpoint.js'
import { systemProgram, systemTransfer } from './system-transfers.js'

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly lamports: bigint
  readonly reference: string
}

/** Of version 1; older ones are at most 1,232 bytes. */
const mostTransactionBytes = 4_096

/** An unsigned version 0 transfer in base64. Its reference is a read-only account, as Solana Pay has it. */
export function transferBytes({ from, to, lamports, reference }: Transfer, blockhash: string): string {
  const payer = new PublicKey(from)
  const instruction = SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey(to), lamports })
  instruction.keys.push({ pubkey: new PublicKey(reference), isSigner: false, isWritable: false })
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [instruction],
  })
  return Buffer.from(new VersionedTransaction(message.compileToV0Message()).serialize()).toString('base64')
}

/** @throws UnreadableTransaction for bytes that are no transaction, or that its payer has not signed */
export function readSigned(transaction: string): SignedTransaction {
  const bytes = Buffer.from(transaction, 'base64')
  if (bytes.byteLength > mostTransactionBytes || bytes.toString('base64') !== transaction)
    throw new UnreadableTransaction('not base64 of a transaction')
  const { message, signatures } = deserialized(bytes)
  const [signature] = signatures
  const keys = message.staticAccountKeys.map((key) => key.toBase58())
  const [feePayer] = keys
  if (!signature?.some((byte) => byte !== 0) || feePayer === undefined)
    throw new UnreadableTransaction('not signed by its payer')
  return {
    signature: toBase58(signature),
    feePayer,
    accounts: new Set(keys),
    transfers: transfersOf(message, keys),
  }
}

function deserialized(bytes: Buffer): VersionedTransaction {
  try {
    const transaction = VersionedTransaction.deserialize(bytes)
    // web3.js reads version 1 and does not write it.
    if (transaction.version !== 1 && !bytes.equals(transaction.serialize()))
      throw new Error('bytes behind the end')
    return transaction
  } catch (cause) {
    throw new UnreadableTransaction('not a transaction', { cause })
  }
}

function transfersOf(message: VersionedMessage, keys: readonly string[]): SignedTransaction['transfers'] {
  return message.compiledInstructions.flatMap(({ programIdIndex, accountKeyIndexes, data }) => {
    if (keys[programIdIndex] !== systemProgram) return []
    const transfer = systemTransfer(
      accountKeyIndexes.map((index) => keys[index]),
      data,
    )
    return transfer ? [transfer] : []
  })
}

/** Errors of a simulated transaction that mean a lack of SOL. Custom 1 of the System program is one of them. */
const lacksFunds =
  /InsufficientFunds|InsufficientLamports|AccountNotFound|insufficient lamports|debit an account/i

/**
 * What the network's refusal of a transaction becomes; undefined when the network has had it before, which is what was
 * asked for. @throws the refusal itself where it is not about the transaction
 */
export function refusalOf(refused: RequestRefused): TransactionRefused | undefined {
  const { code, data, message } = refused
  const withText = (text: string) => new TransactionRefused(text, { cause: refused })
  if (code === rpcCodes.signatureVerificationFailure) return withText(problemDetails.signatureInvalid)
  if (code === rpcCodes.invalidParams) return withText(problemDetails.transactionNotSent)
  if (code !== rpcCodes.preflightFailure) throw refused
  const evidence = `${JSON.stringify(data ?? null)} ${message}`
  if (/AlreadyProcessed|already been processed/.test(evidence)) return undefined
  if (lacksFunds.test(evidence)) return withText(problemDetails.insufficientSol)
  if (/BlockhashNotFound|Blockhash not found/.test(evidence))
    return withText(problemDetails.transactionExpired)
  return withText(problemDetails.transactionNotSent)
}
