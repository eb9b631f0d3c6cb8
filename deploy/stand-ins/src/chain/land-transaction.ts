import { toBase58 } from './base58.js'
import type { LandedTransaction } from './history.js'
import type { Message } from './message.js'
import {
  computeBudgetProgram,
  lookupTableProgram,
  memoPrograms,
  slotHashesSysvar,
  systemProgram,
  transferInstruction,
} from './programs.js'
import type { Timeline } from './timeline.js'
import { tokenBalances } from './token-accounts.js'
import type { AccountState, Execution, VirtualMachine } from './virtual-machine.js'
import type { WireTransaction } from './wire-transaction.js'

/** A lookup table's addresses begin behind its metadata. */
const lookupTableMetaBytes = 56

export interface Landing {
  readonly vm: VirtualMachine
  readonly timeline: Timeline
  readonly height: number
  /** Its place in the chain. */
  readonly index: number
  readonly checkSignatures: boolean
  /** A failure leaves no trace, as in a preflight. */
  readonly undoesFailure?: boolean
}

/**
 * Executes a transaction.
 * @returns it as it is in its block, or the failure of one that pays no fee and so gets into none
 */
export function landTransaction(
  transaction: WireTransaction,
  { vm, timeline, height, index, checkSignatures, undoesFailure = false }: Landing,
): LandedTransaction | { readonly refused: Execution } {
  const { message } = transaction
  prepareSlotHashes(message, { vm, timeline, height })
  const loaded = loadedAddresses(message, vm)
  const keys = [...message.accountKeys, ...loaded.writable, ...loaded.readonly]
  const isPlain = movesLamportsOnly(message)
  const preBalances = keys.map((key) => vm.balance(key))
  const preTokenBalances = isPlain ? [] : tokenBalances(keys, vm)
  const payer = message.accountKeys[0] ?? ''
  const payerBefore = undoesFailure ? vm.account(payer) : undefined
  const execution = vm.execute(transaction.bytes, timeline.momentOf(height), { checkSignatures })
  if (undoesFailure && execution.err !== null) {
    // Of what failed, the fee is all that was changed.
    if (payerBefore) vm.putBack(payer, payerBefore)
    return { refused: execution }
  }
  const written = new Map(writableKeys(message, loaded).map((key) => [key, vm.refresh(key, { isPlain })]))
  const postBalances = keys.map((key, at) =>
    written.has(key) ? (written.get(key)?.lamports ?? 0) : (preBalances[at] ?? 0),
  )
  // The fee is what is gone from all accounts together.
  const fee = sum(preBalances) - sum(postBalances)
  if (execution.err !== null && fee === 0) return { refused: execution }
  const { err, logs, inner, unitsConsumed, returnData } = execution
  return {
    ...transaction,
    signature: transaction.signatures[0] ?? '',
    height,
    index,
    keys,
    loaded,
    err,
    logs,
    inner,
    unitsConsumed,
    returnData,
    preBalances,
    postBalances,
    fee,
    preTokenBalances,
    postTokenBalances: isPlain ? [] : tokenBalances(keys, vm),
    memo: memoOf(message),
    written,
  }
}

/** Only the program of lookup tables reads them, and to set them costs more than to execute a transfer. */
export function prepareSlotHashes(
  { accountKeys, addressTableLookups }: Message,
  { vm, timeline, height }: Pick<Landing, 'vm' | 'timeline' | 'height'>,
): void {
  const isNeeded =
    addressTableLookups.length > 0 ||
    accountKeys.includes(lookupTableProgram) ||
    accountKeys.includes(slotHashesSysvar)
  if (isNeeded) vm.setSlotHashes(timeline.slotHashesBefore(height))
}

function loadedAddresses({ addressTableLookups }: Message, vm: VirtualMachine): LandedTransaction['loaded'] {
  const tables = addressTableLookups.map((lookup) => ({ ...lookup, table: vm.account(lookup.accountKey) }))
  return {
    writable: tables.flatMap(({ table, writableIndexes }) => addressesIn(table, writableIndexes)),
    readonly: tables.flatMap(({ table, readonlyIndexes }) => addressesIn(table, readonlyIndexes)),
  }
}

function addressesIn(table: AccountState | undefined, indexes: readonly number[]): string[] {
  return indexes.flatMap((index) => {
    const at = lookupTableMetaBytes + index * 32
    const bytes = table?.data.subarray(at, at + 32)
    return bytes?.length === 32 ? [toBase58(bytes)] : []
  })
}

function writableKeys({ header, accountKeys }: Message, loaded: LandedTransaction['loaded']): string[] {
  const { numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts } = header
  const isWritable = (index: number) =>
    index < numRequiredSignatures
      ? index < numRequiredSignatures - numReadonlySignedAccounts
      : index < accountKeys.length - numReadonlyUnsignedAccounts
  return [...accountKeys.filter((_, index) => isWritable(index)), ...loaded.writable]
}

/** Whether it holds nothing but transfers, memos and its budget: owners and data stay as they are. */
const movesLamportsOnly = ({ accountKeys, instructions }: Message): boolean =>
  instructions.every(({ programIdIndex, data }) => {
    const program = accountKeys[programIdIndex] ?? ''
    const isTransfer = program === systemProgram && data[0] === transferInstruction && data[1] === 0
    return isTransfer || program === computeBudgetProgram || memoPrograms.includes(program)
  })

/** As a node's list shows memos: `[5] hello`. */
function memoOf({ accountKeys, instructions }: Message): string | null {
  const memos = instructions
    .filter(({ programIdIndex }) => memoPrograms.includes(accountKeys[programIdIndex] ?? ''))
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString('utf8')}`)
  return memos.length === 0 ? null : memos.join('; ')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
