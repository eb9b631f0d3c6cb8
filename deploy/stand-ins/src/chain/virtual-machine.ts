import type * as litesvm from 'litesvm/dist/internal.js'
import { fromBase58, toBase58 } from './base58.js'
import { systemProgram } from './programs.js'
import { transactionErrorOf, type TransactionError } from './transaction-error.js'

/** A CommonJS module, of which an import sees the exports as its default. */
type Library = Omit<typeof litesvm, 'default'>

export interface AccountState {
  readonly lamports: number
  readonly owner: string
  readonly data: Uint8Array
  readonly executable: boolean
}
export interface InnerInstruction {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
  readonly stackHeight: number
}
export interface Execution {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  /** Those of the top-level instruction with the same index. */
  readonly inner: readonly (readonly InnerInstruction[])[]
  readonly unitsConsumed: number
  readonly returnData: { readonly programId: string; readonly data: Uint8Array } | undefined
}
/** When something is executed. */
export interface Moment {
  readonly slot: number
  readonly unixSeconds: number
}
export interface SlotHash {
  readonly slot: number
  readonly hash: string
}

/**
 * LiteSVM without what the chain keeps itself: blockhashes, duplicates, history.
 * Its binding is entered beside the package's own wrapper, which would load a second Solana library into memory.
 */
export class VirtualMachine {
  private slot = -1
  /** What the accounts hold, so that few objects of the native library are made: they are dear to collect. */
  private readonly known = new Map<string, AccountState | undefined>()
  private checksSignatures: boolean | undefined

  private constructor(
    private readonly library: Library,
    private readonly vm: litesvm.LiteSvm,
  ) {}

  /** Loads the native library, which takes a tenth of a second. */
  static async load(): Promise<VirtualMachine> {
    const { default: library } = await import('litesvm/dist/internal.js')
    return new VirtualMachine(library, new library.LiteSvm()).prepared()
  }

  /** Another one without any account of the chain's. */
  blank(): VirtualMachine {
    return new VirtualMachine(this.library, new this.library.LiteSvm()).prepared()
  }

  private prepared(): this {
    this.vm.setBlockhashCheck(false)
    this.vm.setTransactionHistory(0n)
    return this
  }

  /** @param bytes of a transaction that was parsed: the library ends the process on anything else */
  execute(bytes: Uint8Array, at: Moment, { checkSignatures }: { checkSignatures: boolean }): Execution {
    this.enter(at, checkSignatures)
    return executionOf(this.library, this.vm.sendVersionedTransaction(bytes))
  }

  /** @param bytes as for `execute` */
  simulate(
    bytes: Uint8Array,
    at: Moment,
    { checkSignatures }: { checkSignatures: boolean },
  ): Execution & { accountAfter(address: string): AccountState | undefined } {
    this.enter(at, checkSignatures)
    const result = this.vm.simulateVersionedTransaction(bytes)
    const after = result instanceof this.library.FailedTransactionMetadata ? [] : result.postAccounts()
    return {
      ...executionOf(this.library, result),
      accountAfter: (address) => {
        const found = after.find(({ address: bytes }) => toBase58(bytes) === address)
        return found ? stateOf(found.account()) : this.account(address)
      },
    }
  }

  setSlotHashes(hashes: readonly SlotHash[]): void {
    this.vm.setSlotHashes(hashes.map(({ slot, hash }) => ({ slot: BigInt(slot), hash })))
  }

  balance(address: string): number {
    return this.account(address)?.lamports ?? 0
  }

  account(address: string): AccountState | undefined {
    if (this.known.has(address)) return this.known.get(address)
    const account = this.vm.getAccount(keyOf(address))
    const state = account === null || account.lamports() === 0n ? undefined : stateOf(account)
    // Sysvars follow the clock, not the transactions.
    if (!address.startsWith('Sysvar')) this.known.set(address, state)
    return state
  }

  /**
   * Reads an account again that an execution may have changed.
   * @param isPlain nothing but its lamports can have changed
   */
  refresh(address: string, { isPlain }: { isPlain: boolean }): AccountState | undefined {
    const before = this.known.get(address)
    const isSystemOwned = before === undefined || before.owner === systemProgram
    if (!isPlain || !isSystemOwned) {
      this.known.delete(address)
      return this.account(address)
    }
    const lamports = Number(this.vm.getBalance(keyOf(address)) ?? 0n)
    const plain = before ?? { owner: systemProgram, data: new Uint8Array(), executable: false }
    const after = lamports === 0 ? undefined : { ...plain, lamports }
    this.known.set(address, after)
    return after
  }

  /** Gives a plain account its first lamports. */
  endow(address: string, lamports: number): void {
    this.putBack(address, { lamports, owner: systemProgram, data: new Uint8Array(), executable: false })
  }

  putBack(address: string, { lamports, owner, data, executable }: AccountState): void {
    const account = new this.library.Account(BigInt(lamports), data, keyOf(owner), executable, rentEpoch)
    this.vm.setAccount(keyOf(address), account)
    this.known.delete(address)
  }

  minimumBalance(dataBytes: number): number {
    return Number(this.vm.minimumBalanceForRentExemption(BigInt(dataBytes)))
  }

  private enter({ slot, unixSeconds }: Moment, checkSignatures: boolean): void {
    if (slot !== this.slot) {
      this.vm.setClock(new this.library.Clock(BigInt(slot), 0n, 0n, 1n, BigInt(unixSeconds)))
      this.slot = slot
    }
    if (checkSignatures === this.checksSignatures) return
    this.vm.setSigverify(checkSignatures)
    this.checksSignatures = checkSignatures
  }
}

/** Exempt from rent. */
const rentEpoch = 2n ** 64n - 1n

const keyOf = (address: string): Uint8Array => fromBase58(address) ?? new Uint8Array(32)

const stateOf = (account: litesvm.Account): AccountState => ({
  lamports: Number(account.lamports()),
  owner: toBase58(account.owner()),
  data: account.data(),
  executable: account.executable(),
})

function executionOf(
  library: Library,
  result: litesvm.TransactionMetadata | litesvm.FailedTransactionMetadata | litesvm.SimulatedTransactionInfo,
): Execution {
  const meta = result instanceof library.TransactionMetadata ? result : result.meta()
  const logs = meta.logs()
  // The log says whether there is more to ask for.
  const hasReturned = logs.some((line) => line.startsWith('Program return: '))
  const hasCalled = logs.some((line) => line.endsWith(' invoke [2]'))
  const returnData = hasReturned ? meta.returnData() : undefined
  return {
    err: result instanceof library.FailedTransactionMetadata ? transactionErrorOf(result) : null,
    logs,
    inner: hasCalled ? meta.innerInstructions().map((list) => list.map(innerOf)) : [],
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    returnData: returnData && { programId: toBase58(returnData.programId()), data: returnData.data() },
  }
}

function innerOf(inner: litesvm.InnerInstruction): InnerInstruction {
  const instruction = inner.instruction()
  return {
    programIdIndex: instruction.programIdIndex(),
    accounts: [...instruction.accounts()],
    data: instruction.data(),
    stackHeight: inner.stackHeight(),
  }
}
