import { readHeader, type Message, type TransactionConfig } from './message.js'
import { MalformedTransaction, type WireReader } from './wire-reader.js'

const knownBits = 0b11111
const priorityFeeBits = 0b00011

/** A message of version 1 (SIMD-0385), behind its version byte: lengths of instructions first, then their contents. */
export function readMessageV1(reader: WireReader): Message {
  const header = readHeader(reader)
  const mask = reader.unsigned(4)
  const recentBlockhash = reader.key()
  const instructionCount = reader.u8()
  const accountKeys = reader.list(reader.u8(), () => reader.key())
  const transactionConfig = readConfig(reader, mask)
  const lengths = reader.list(instructionCount, () => ({
    programIdIndex: reader.u8(),
    accounts: reader.u8(),
    data: reader.unsigned(2),
  }))
  const instructions = lengths.map(({ programIdIndex, accounts, data }) => ({
    programIdIndex,
    accounts: reader.indexes(accounts),
    data: reader.take(data),
  }))
  return {
    version: 1,
    header,
    accountKeys,
    recentBlockhash,
    instructions,
    addressTableLookups: [],
    transactionConfig,
  }
}

function readConfig(reader: WireReader, mask: number): TransactionConfig {
  const fee = mask & priorityFeeBits
  if ((mask & ~knownBits) !== 0 || (fee !== 0 && fee !== priorityFeeBits))
    throw new MalformedTransaction('unknown bits in the configuration')
  const where = (bit: number, bytes: number) => ((mask & bit) === 0 ? null : reader.unsigned(bytes))
  const priorityFee = where(0b00001, 8)
  const computeUnitLimit = where(0b00100, 4)
  const loadedAccountsDataSizeLimit = where(0b01000, 4)
  const heapSize = where(0b10000, 4)
  return { computeUnitLimit, heapSize, loadedAccountsDataSizeLimit, priorityFee }
}
