import { toBase58 } from './base58.js'
import type { Message } from './message.js'
import { parseMessage, versionPrefix } from './wire-message.js'
import { MalformedTransaction, WireReader } from './wire-reader.js'

export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly signatures: readonly string[]
  readonly message: Message
}

const largest = { legacy: 1_232, 0: 1_232, 1: 4_096 } as const

/**
 * Reads a transaction of version legacy, 0 or 1, and checks what the virtual machine takes for granted.
 * @throws MalformedTransaction
 */
export function parseTransaction(bytes: Uint8Array): WireTransaction {
  const transaction = bytes[0] === versionPrefix + 1 ? signaturesLast(bytes) : signaturesFirst(bytes)
  if (bytes.length > largest[transaction.message.version]) throw new MalformedTransaction('too large')
  return transaction
}

function signaturesFirst(bytes: Uint8Array): WireTransaction {
  const reader = new WireReader(bytes)
  const signatures = reader.list(reader.length(), () => toBase58(reader.take(64)))
  return complete(bytes, signatures, parseMessage(bytes.subarray(reader.position)))
}

/** Version 1 has its signatures behind the message. */
function signaturesLast(bytes: Uint8Array): WireTransaction {
  const count = bytes[1] ?? 0
  const messageBytes = bytes.length - count * 64
  if (messageBytes <= 0) throw new MalformedTransaction('unexpected end')
  const reader = new WireReader(bytes.subarray(messageBytes))
  const signatures = reader.list(count, () => toBase58(reader.take(64)))
  return complete(bytes, signatures, parseMessage(bytes.subarray(0, messageBytes)))
}

function complete(bytes: Uint8Array, signatures: string[], message: Message): WireTransaction {
  if (signatures.length !== message.header.numRequiredSignatures)
    throw new MalformedTransaction('the number of signatures is not what the message requires')
  return { bytes, signatures, message }
}
