import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@thumbfolio/kit/base'
import { ChainView } from './chain-view.js'
import { keptGenesis } from './genesis.js'
import type { History } from './history.js'
import { type Journal } from './journal.js'
import { keptKeypair, type Keypair } from './keypair.js'
import { landTransaction } from './land-transaction.js'
import { replay, survivorsOf } from './replay.js'
import { PreflightFailed, SignatureVerificationFailed } from './refusals.js'
import { Simulator } from './simulator.js'
import { systemTransfer } from './system-transfer.js'
import { Timeline, tipAt } from './timeline.js'
import { VirtualMachine, type Execution } from './virtual-machine.js'
import { parseTransaction, type WireTransaction } from './wire-transaction.js'

/** 5 million SOL: every sum of balances stays below 2^53, so JSON-RPC's numbers are exact. */
const supplyLamports = 5_000_000 * 1_000_000_000

export interface LocalChainOptions {
  /** Where log, genesis and keys are kept. */
  readonly directory: string
  /** Epoch milliseconds; slots follow it. */
  readonly now: () => number
  readonly log: Logger
}

interface Parts {
  readonly genesisHash: string
  readonly faucet: Keypair
  readonly timeline: Timeline
  readonly journal: Journal
  readonly log: Logger
}

/**
 * A Solana chain of one node: LiteSVM executes, and this keeps what it lacks. The truth is the log of transactions;
 * everything else is made from it again at the next start.
 */
export class LocalChain implements AsyncDisposable {
  private readonly dropped = new Map<string, WireTransaction>()

  private constructor(
    private readonly parts: Parts,
    private vm: VirtualMachine,
    private history: History,
  ) {}

  /** @throws ChainUnusable where what is kept does not replay to the balances that were recorded */
  static async open({ directory, now, log }: LocalChainOptions): Promise<LocalChain> {
    await mkdir(directory, { recursive: true })
    const genesis = await keptGenesis(join(directory, 'genesis.json'), now)
    const faucet = await keptKeypair(join(directory, 'faucet.json'))
    const timeline = new Timeline(genesis, now)
    const vm = endowed(await VirtualMachine.load(), faucet)
    const { journal, history } = await replay({ directory, vm, timeline })
    log.debug({ transactions: history.size, genesis: genesis.hash }, 'the local chain is ready')
    return new LocalChain({ genesisHash: genesis.hash, faucet, timeline, journal, log }, vm, history)
  }

  get genesisHash(): string {
    return this.parts.genesisHash
  }

  /** The chain as of so many blocks ago. */
  view({ blocksAgo = 0 } = {}): ChainView {
    const { timeline } = this.parts
    return new ChainView(this.vm, this.history, timeline, timeline.height - blocksAgo)
  }

  simulator(): Simulator {
    return new Simulator(this.vm, this.parts.timeline)
  }

  /**
   * Takes a transaction as a node's `sendTransaction` does, and resolves when it is on the disk. Without preflight one that
   * cannot land is dropped without a word.
   * @throws PreflightFailed, SignatureVerificationFailed, JournalDamaged
   */
  async send(transaction: WireTransaction, { skipPreflight = false } = {}): Promise<string> {
    const { timeline } = this.parts
    const signature = transaction.signatures[0] ?? ''
    const { recentBlockhash } = transaction.message
    const isRecent = timeline.heightOfRecent(recentBlockhash, timeline.height) !== undefined
    const isKnown = this.history.find(signature) !== undefined
    if (isRecent && !isKnown)
      await this.land(transaction, { checkSignatures: true, undoesFailure: !skipPreflight })
    else if (!skipPreflight) this.refuse(transaction, isRecent ? 'AlreadyProcessed' : 'BlockhashNotFound')
    return signature
  }

  /** Sends from the faucet. @returns the signature */
  async airdrop(address: string, lamports: number): Promise<string> {
    const blockhash = this.view().blockhash('processed')
    const bytes = systemTransfer({
      from: this.parts.faucet,
      to: address,
      lamports,
      blockhash,
      isUnique: true,
    })
    return this.send(parseTransaction(bytes))
  }

  /** Lets so many slots pass without a block, and makes the next block at once. */
  async skipSlots(slots: number): Promise<void> {
    const { timeline, journal } = this.parts
    const height = timeline.height + 1
    timeline.skipBefore(height, slots)
    await journal.append({ kind: 'skip', height, slots })
  }

  /**
   * Abandons what is not final above a slot, as a cluster does that had voted for another fork.
   * @returns the signatures that are gone
   */
  async fork({
    afterSlot,
    landAgain = false,
  }: {
    afterSlot: number
    landAgain?: boolean
  }): Promise<string[]> {
    const { timeline, journal, faucet } = this.parts
    const tip = timeline.height
    let height = tipAt(tip, 'finalized')
    while (height < tip && timeline.slotOf(height + 1) <= afterSlot) height++
    const lost = this.history.after(height)
    for (const { signature, ...transaction } of lost) this.dropped.set(signature, transaction)
    await journal.append({ kind: 'fork', height })
    const kept = this.history.upTo(height)
    this.vm = endowed(this.vm.blank(), faucet)
    this.history = survivorsOf(kept, { vm: this.vm, timeline })
    if (landAgain) await this.landAgain()
    return lost.map(({ signature }) => signature)
  }

  /** Puts what forks abandoned into the newest block. */
  async landAgain(): Promise<void> {
    const transactions = [...this.dropped]
    this.dropped.clear()
    for (const [signature, transaction] of transactions) {
      const isSentAgain = this.history.find(signature) !== undefined
      if (!isSentAgain) await this.land(transaction, { checkSignatures: false })
    }
  }

  /** What a preflight says of a transaction whose time is over. */
  private refuse(transaction: WireTransaction, err: string): never {
    const result = this.simulator().run(transaction, { checkSignatures: true })
    throw preflightError({ ...result, err: result.err === 'SignatureFailure' ? result.err : err, logs: [] })
  }

  private async land(
    transaction: WireTransaction,
    options: { checkSignatures: boolean; undoesFailure?: boolean },
  ): Promise<void> {
    const { timeline, journal } = this.parts
    const height = timeline.height
    const place = { vm: this.vm, timeline, height, index: this.history.size, ...options }
    const landed = landTransaction(transaction, place)
    if ('refused' in landed) {
      if (options.undoesFailure) throw preflightError(landed.refused)
      return
    }
    this.history.add(landed)
    await journal.append({
      kind: 'transaction',
      height,
      bytes: Buffer.from(transaction.bytes).toString('base64'),
      err: landed.err,
      balances: [...landed.postBalances],
    })
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.parts.journal[Symbol.asyncDispose]()
  }
}

const preflightError = (execution: Execution): Error =>
  execution.err === 'SignatureFailure' ? new SignatureVerificationFailed() : new PreflightFailed(execution)

function endowed(vm: VirtualMachine, faucet: Keypair): VirtualMachine {
  vm.endow(faucet.address, supplyLamports)
  return vm
}
