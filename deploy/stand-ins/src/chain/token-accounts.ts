import { toBase58 } from './base58.js'
import { tokenPrograms } from './programs.js'
import type { AccountState, VirtualMachine } from './virtual-machine.js'

/** What a token account holds. */
export interface TokenHolding {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
}

/** One row of a transaction's token balances. */
export interface TokenBalance extends TokenHolding {
  readonly accountIndex: number
  readonly programId: string
  readonly decimals: number
}

const accountBytes = 165
/** Behind the bytes of an account, where Token-2022 appends extensions: 1 is a mint, 2 an account. */
const accountKind = 2
const decimalsAt = 44

/** Both token programs lay an account out alike: mint, owner, amount. */
export function tokenHolding({ owner, data }: AccountState): TokenHolding | undefined {
  if (!tokenPrograms.includes(owner) || data.length < accountBytes) return undefined
  if (data.length > accountBytes && data[accountBytes] !== accountKind) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return {
    mint: toBase58(data.subarray(0, 32)),
    owner: toBase58(data.subarray(32, 64)),
    amount: view.getBigUint64(64, true),
  }
}

/** The token balances of a transaction's accounts as they are now. */
export const tokenBalances = (keys: readonly string[], vm: VirtualMachine): TokenBalance[] =>
  keys.flatMap((key, accountIndex) => {
    const account = vm.account(key)
    const holding = account && tokenHolding(account)
    if (!holding) return []
    const decimals = vm.account(holding.mint)?.data[decimalsAt] ?? 0
    return [{ ...holding, accountIndex, programId: account.owner, decimals }]
  })
