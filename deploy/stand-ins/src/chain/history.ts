import type { TokenBalance } from './token-accounts.js'
import type { InnerInstruction, AccountState, Execution } from './virtual-machine.js'
import type { WireTransaction } from './wire-transaction.js'

/** A transaction that is in a block. */
export interface LandedTransaction extends WireTransaction {
  readonly signature: string
  readonly height: number
  /** Its place among all, which orders those of one block. */
  readonly index: number
  readonly err: Execution['err']
  readonly logs: readonly string[]
  readonly inner: readonly (readonly InnerInstruction[])[]
  readonly unitsConsumed: number
  readonly returnData: Execution['returnData']
  /** Static keys, then those looked up: writable, read-only. */
  readonly keys: readonly string[]
  readonly loaded: { readonly writable: readonly string[]; readonly readonly: readonly string[] }
  readonly preBalances: readonly number[]
  readonly postBalances: readonly number[]
  readonly fee: number
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
  readonly memo: string | null
  /** Accounts that it may have changed, as they were after it; `undefined` for one that is gone. */
  readonly written: ReadonlyMap<string, AccountState | undefined>
}

/** What LiteSVM does not keep: transactions by signature and by address, and accounts as they were. */
export class History {
  private readonly bySignature = new Map<string, LandedTransaction>()
  private readonly byAddress = new Map<string, LandedTransaction[]>()
  private readonly writers = new Map<string, LandedTransaction[]>()
  private readonly all: LandedTransaction[] = []

  get size(): number {
    return this.all.length
  }

  add(transaction: LandedTransaction): void {
    this.all.push(transaction)
    this.bySignature.set(transaction.signature, transaction)
    for (const key of new Set(transaction.keys)) push(this.byAddress, key, transaction)
    for (const key of transaction.written.keys()) push(this.writers, key, transaction)
  }

  find(signature: string): LandedTransaction | undefined {
    return this.bySignature.get(signature)
  }

  /** Up to a block, newest first. */
  newestOf(address: string, upTo: number): LandedTransaction[] {
    return (this.byAddress.get(address) ?? []).filter(({ height }) => height <= upTo).reverse()
  }

  /** Newest first. */
  newest(count: number): LandedTransaction[] {
    return this.all.slice(-count).reverse()
  }

  /** Above a block, oldest first. */
  after(height: number): LandedTransaction[] {
    return this.all.filter((transaction) => transaction.height > height)
  }

  /** Up to a block, oldest first. */
  upTo(height: number): LandedTransaction[] {
    return this.all.filter((transaction) => transaction.height <= height)
  }

  /** Every account that a transaction wrote. */
  writtenAddresses(): Iterable<string> {
    return this.writers.keys()
  }

  /**
   * @returns the newest one up to a block that wrote the account; `before` where only later ones did, `never` where none
   */
  writerOf(address: string, upTo: number): LandedTransaction | 'before' | 'never' {
    const writers = this.writers.get(address)
    return writers ? (writers.findLast(({ height }) => height <= upTo) ?? 'before') : 'never'
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
