import type { ChainTransaction, Sighting, SystemTransfer, TokenDelta } from '../domain/chain-transaction.js'
import { fromBase58 } from '../domain/base58.js'
import { TransactionAnswer, type Compiled, type TokenBalance } from './rpc-answers.js'
import { systemProgram, systemTransfer } from './system-transfers.js'

/** Why an answer cannot be decoded, in a few words for an operator. */
class Undecodable extends Error {
  override name = 'Undecodable'
}

/**
 * Decodes what `getTransaction` answers as `json`: versions legacy, 0 and 1. Never throws: what cannot be read exactly
 * is `undecodable`, whole, so that no part of it is ever counted.
 */
export function decodeTransaction(
  signature: string,
  answer: unknown,
  isFinalized: (slot: number) => boolean,
): Sighting {
  if (answer === null) return { kind: 'unseen' }
  const read = TransactionAnswer.safeParse(answer)
  if (!read.success) {
    const slot = (answer as { slot?: unknown }).slot
    const issue = read.error.issues[0]
    return {
      kind: 'undecodable',
      signature,
      ...(Number.isSafeInteger(slot) && { slot: slot as number }),
      reason: `${issue?.path.join('.') ?? 'answer'}: ${issue?.message ?? 'not readable'}`,
    }
  }
  try {
    return { kind: 'seen', transaction: decoded(signature, read.data, isFinalized(read.data.slot)) }
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    return { kind: 'undecodable', signature, slot: read.data.slot, reason: error.message }
  }
}

function decoded(signature: string, answer: TransactionAnswer, finalized: boolean): ChainTransaction {
  const { slot, blockTime, transaction, meta } = answer
  const keys = accountKeys(answer)
  const [feePayer] = keys
  if (transaction.signatures[0] !== signature) throw new Undecodable('the answer is another transaction')
  if (feePayer === undefined) throw new Undecodable('names no account')
  const failed = meta.err !== null && meta.err !== undefined
  const instructions = [
    ...transaction.message.instructions,
    ...(meta.innerInstructions ?? []).flatMap((inner) => inner.instructions),
  ]
  return {
    signature,
    slot,
    finalized,
    failed,
    feePayer,
    ...(typeof blockTime === 'number' && { blockTime: blockTime * 1000 }),
    deltas: deltas(keys, meta),
    accounts: new Set(keys),
    transfers: failed ? [] : transfersOf(instructions, keys),
    tokens: failed ? [] : tokenDeltas(keys, meta),
  }
}

/** Static keys, then looked-up ones, writable first: the order that balances and instructions count in. */
function accountKeys({ transaction, meta }: TransactionAnswer): readonly string[] {
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {}
  return [...transaction.message.accountKeys, ...writable, ...readonly]
}

function deltas(
  keys: readonly string[],
  { preBalances, postBalances }: TransactionAnswer['meta'],
): ReadonlyMap<string, bigint> {
  if (preBalances.length !== keys.length || postBalances.length !== keys.length)
    throw new Undecodable(
      `${keys.length} accounts, ${preBalances.length} and ${postBalances.length} balances`,
    )
  const changed = new Map<string, bigint>()
  keys.forEach((key, index) => {
    const delta = (postBalances[index] ?? 0n) - (preBalances[index] ?? 0n)
    if (delta !== 0n) changed.set(key, (changed.get(key) ?? 0n) + delta)
  })
  return changed
}

function transfersOf(instructions: readonly Compiled[], keys: readonly string[]): SystemTransfer[] {
  return instructions.flatMap(({ programIdIndex, accounts, data }) => {
    if (keys[programIdIndex] !== systemProgram) return []
    const bytes = fromBase58(data)
    if (!bytes) throw new Undecodable('instruction data is not base58')
    const transfer = systemTransfer(
      accounts.map((index) => keys[index]),
      bytes,
    )
    return transfer ? [transfer] : []
  })
}

/** An account that the transaction opens or closes has only one of its two balances. */
function tokenDeltas(
  keys: readonly string[],
  { preTokenBalances, postTokenBalances }: TransactionAnswer['meta'],
): TokenDelta[] {
  const before = new Map((preTokenBalances ?? []).map((balance) => [balance.accountIndex, balance]))
  const after = new Map((postTokenBalances ?? []).map((balance) => [balance.accountIndex, balance]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((index) => {
    const account = keys[index]
    const balance = after.get(index) ?? before.get(index)
    if (account === undefined || !balance) throw new Undecodable('a token balance of no account')
    const { mint, owner } = balance
    const amount = amountOf(after.get(index)) - amountOf(before.get(index))
    const { decimals } = balance.uiTokenAmount
    return amount === 0n ? [] : [{ account, mint, amount, decimals, ...(owner && { owner }) }]
  })
}

const amountOf = (balance: TokenBalance | undefined): bigint => BigInt(balance?.uiTokenAmount.amount ?? 0)
