import { createHash } from 'node:crypto'
import { toBase58 } from './base58.js'
import type { Moment, SlotHash } from './virtual-machine.js'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

const slotMs = 400
/** A transaction is valid for so many blocks after the one whose hash it names. */
export const blockhashWindow = 150
/** Blocks that stand on a block of this commitment. */
const depth: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: 32 }
/** The chain starts with a past, so that its first block can be final and its slots differ from its heights. */
const firstHeight = 200
const slotsBefore = 1_000
const slotHashCount = 512

/**
 * Blocks by the clock, one every 400 ms. Their height counts blocks; slots also count those without a block. A clock that
 * is put back does not take the chain back.
 */
export class Timeline {
  private highest = firstHeight
  private readonly skips: { readonly height: number; readonly slots: number }[] = []
  private readonly hashes = new Map<number, string>()
  private readonly heights = new Map<string, number>()

  constructor(
    private readonly genesis: { readonly hash: string; readonly startedAt: number },
    private readonly now: () => number,
  ) {}

  /** Of the newest block. */
  get height(): number {
    const elapsed = Math.floor((this.now() - this.genesis.startedAt) / slotMs)
    this.highest = Math.max(this.highest, firstHeight + elapsed + this.skips.length)
    return this.highest
  }

  /** Never before what was recorded already, whatever the clock says. */
  atLeast(height: number): void {
    this.highest = Math.max(this.highest, height)
  }

  /** Makes the block of this height at once, behind so many slots without a block. */
  skipBefore(height: number, slots: number): void {
    this.skips.push({ height, slots })
    this.atLeast(height)
  }

  slotOf(height: number): number {
    return slotsBefore + height + this.skipsUpTo(height).reduce((sum, { slots }) => sum + slots, 0)
  }

  unixSecondsOf(height: number): number {
    const byTheClock = height - firstHeight - this.skipsUpTo(height).length
    return Math.floor((this.genesis.startedAt + byTheClock * slotMs) / 1_000)
  }

  momentOf(height: number): Moment {
    return { slot: this.slotOf(height), unixSeconds: this.unixSecondsOf(height) }
  }

  hashOf(height: number): string {
    const known = this.hashes.get(height)
    if (known !== undefined) return known
    const hash = toBase58(createHash('sha256').update(`${this.genesis.hash} ${height}`).digest())
    this.hashes.set(height, hash)
    this.heights.set(hash, height)
    this.forget()
    return hash
  }

  /** The block with this hash, where it is among the newest as seen from `tip`. */
  heightOfRecent(hash: string, tip: number): number | undefined {
    const known = this.heights.get(hash)
    if (known !== undefined) return known <= tip && tip - known <= blockhashWindow ? known : undefined
    for (let height = tip; height >= tip - blockhashWindow; height--)
      if (!this.hashes.has(height) && this.hashOf(height) === hash) return height
    return undefined
  }

  /** As the slot hashes' sysvar holds them: those before the block, newest first. */
  slotHashesBefore(height: number): SlotHash[] {
    return Array.from({ length: slotHashCount }, (_, index) => height - 1 - index)
      .filter((earlier) => earlier >= 0)
      .map((earlier) => ({ slot: this.slotOf(earlier), hash: this.hashOf(earlier) }))
  }

  private skipsUpTo(height: number) {
    return this.skips.length === 0 ? [] : this.skips.filter((skip) => skip.height <= height)
  }

  private forget(): void {
    if (this.hashes.size <= 4 * slotHashCount) return
    for (const [height, hash] of [...this.hashes].slice(0, slotHashCount)) {
      this.hashes.delete(height)
      this.heights.delete(hash)
    }
  }
}

/** The newest block of a commitment, as seen from a tip. */
export const tipAt = (tip: number, commitment: Commitment): number => tip - depth[commitment]

/** What a block has reached when the tip is `tip`. */
export function commitmentOf(height: number, tip: number): Commitment {
  if (tip - height >= depth.finalized) return 'finalized'
  return tip - height >= depth.confirmed ? 'confirmed' : 'processed'
}
