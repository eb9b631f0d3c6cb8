import type { History, LandedTransaction } from './history.js'
import { tokenHolding } from './token-accounts.js'
import { blockhashWindow, tipAt, type Commitment, type Timeline } from './timeline.js'
import type { AccountState, VirtualMachine } from './virtual-machine.js'

const clockSysvar = 'SysvarC1ock11111111111111111111111111111111'
const sysvarProgram = 'Sysvar1111111111111111111111111111111111111'
/** Slot, start of the epoch, epoch, leader schedule's epoch, Unix time: 8 bytes each. */
const clockBytes = 40
const unixTimestampAt = 32

/** The chain as one answer sees it: everything up to a tip, at each commitment. */
export class ChainView {
  constructor(
    private readonly vm: VirtualMachine,
    private readonly history: History,
    private readonly timeline: Timeline,
    readonly tip: number,
  ) {}

  height(commitment: Commitment): number {
    return tipAt(this.tip, commitment)
  }

  slot(commitment: Commitment): number {
    return this.timeline.slotOf(this.height(commitment))
  }

  slotOf({ height }: LandedTransaction): number {
    return this.timeline.slotOf(height)
  }

  blockTimeOf({ height }: LandedTransaction): number {
    return this.timeline.unixSecondsOf(height)
  }

  blockhash(commitment: Commitment): string {
    return this.timeline.hashOf(this.height(commitment))
  }

  /** The last height at which a transaction with the newest blockhash can land. */
  lastValidHeight(commitment: Commitment): number {
    return this.height(commitment) + blockhashWindow
  }

  isRecent(blockhash: string, commitment: Commitment): boolean {
    return this.timeline.heightOfRecent(blockhash, this.height(commitment)) !== undefined
  }

  account(address: string, commitment: Commitment): AccountState | undefined {
    if (address === clockSysvar) return this.clock(commitment)
    const writer = this.history.writerOf(address, this.height(commitment))
    if (writer === 'never') return this.vm.account(address)
    return writer === 'before' ? undefined : writer.written.get(address)
  }

  /** Token accounts of a wallet under one token program. */
  tokenAccounts(wallet: string, program: string, commitment: Commitment) {
    return [...this.history.writtenAddresses()].flatMap((address) => {
      const account = this.account(address, commitment)
      return account?.owner === program && tokenHolding(account)?.owner === wallet
        ? [{ address, account }]
        : []
    })
  }

  /** The simulator's own clock has the time of the last transaction. */
  private clock(commitment: Commitment): AccountState {
    const { slot, unixSeconds } = this.timeline.momentOf(this.height(commitment))
    const data = Buffer.alloc(clockBytes)
    data.writeBigUInt64LE(BigInt(slot), 0)
    data.writeBigInt64LE(BigInt(unixSeconds), unixTimestampAt)
    return { lamports: this.minimumBalance(clockBytes), owner: sysvarProgram, data, executable: false }
  }

  minimumBalance(dataBytes: number): number {
    return this.vm.minimumBalance(dataBytes)
  }

  transaction(signature: string, commitment: Commitment): LandedTransaction | undefined {
    const found = this.history.find(signature)
    return found && found.height <= this.height(commitment) ? found : undefined
  }

  /** Newest first. */
  transactionsOf(address: string, commitment: Commitment): LandedTransaction[] {
    return this.history.newestOf(address, this.height(commitment))
  }

  /** Newest first. */
  newest(count: number): LandedTransaction[] {
    return this.history.newest(count)
  }
}
