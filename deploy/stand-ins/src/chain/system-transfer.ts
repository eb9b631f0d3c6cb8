import { randomBytes } from 'node:crypto'
import { fromBase58 } from './base58.js'
import type { Keypair } from './keypair.js'
import { systemProgram, transferInstruction } from './programs.js'

export interface Transfer {
  readonly from: Keypair
  readonly to: string
  readonly lamports: number
  readonly blockhash: string
  /** Solana Pay's references: read-only accounts of the transfer. */
  readonly references?: readonly string[]
  /** Two transfers of the same amount in one block are two: one more, random reference. */
  readonly isUnique?: boolean
}

/** A signed legacy transaction with one transfer of the system program. */
export function systemTransfer({
  from,
  to,
  lamports,
  blockhash,
  references = [],
  isUnique,
}: Transfer): Uint8Array {
  const named = references.filter((reference) => reference !== to && reference !== from.address).map(bytesOf)
  const readOnly = [...named, ...(isUnique ? [randomBytes(32)] : [])]
  const isToSelf = to === from.address
  const keys = [from.publicKey, ...(isToSelf ? [] : [bytesOf(to)]), ...readOnly, bytesOf(systemProgram)]
  const accounts = [0, isToSelf ? 0 : 1, ...readOnly.map((_, index) => (isToSelf ? 1 : 2) + index)]
  const data = Buffer.alloc(12)
  data.writeUInt32LE(transferInstruction)
  data.writeBigUInt64LE(BigInt(lamports), 4)
  const message = Buffer.concat([
    Buffer.from([1, 0, readOnly.length + 1, keys.length]),
    ...keys,
    bytesOf(blockhash),
    Buffer.from([1, keys.length - 1, accounts.length, ...accounts, data.length]),
    data,
  ])
  return Buffer.concat([Buffer.from([1]), from.sign(message), message])
}

const bytesOf = (address: string): Uint8Array => fromBase58(address) ?? new Uint8Array(32)
