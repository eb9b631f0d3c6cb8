import type { WireReader } from './wire-reader.js'

type TransactionVersion = 'legacy' | 0 | 1

export interface MessageHeader {
  readonly numRequiredSignatures: number
  readonly numReadonlySignedAccounts: number
  readonly numReadonlyUnsignedAccounts: number
}
export interface CompiledInstruction {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}
interface TableLookup {
  readonly accountKey: string
  readonly writableIndexes: readonly number[]
  readonly readonlyIndexes: readonly number[]
}
/** What a version 1 message says itself; the older ones say it by instructions of the compute budget program. */
export interface TransactionConfig {
  readonly computeUnitLimit: number | null
  readonly heapSize: number | null
  readonly loadedAccountsDataSizeLimit: number | null
  readonly priorityFee: number | null
}
export interface Message {
  readonly version: TransactionVersion
  readonly header: MessageHeader
  readonly accountKeys: readonly string[]
  readonly recentBlockhash: string
  readonly instructions: readonly CompiledInstruction[]
  readonly addressTableLookups: readonly TableLookup[]
  readonly transactionConfig?: TransactionConfig
}

export const readHeader = (reader: WireReader): MessageHeader => ({
  numRequiredSignatures: reader.u8(),
  numReadonlySignedAccounts: reader.u8(),
  numReadonlyUnsignedAccounts: reader.u8(),
})
