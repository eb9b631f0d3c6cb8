import { Slot } from './rpc-answers.js'
import type { SolanaEndpoints } from './solana-endpoints.js'

/** How old a finalized slot may be: about as long as a slot takes. */
const freshMs = 400

/** The newest finalized slot that each endpoint has shown. It only grows, so an old one stays true. */
export class FinalizedSlots {
  readonly #known = new Map<number, { slot: number; at: number }>()
  #inUse = 0

  constructor(
    private readonly endpoints: SolanaEndpoints,
    private readonly now: () => number,
  ) {}

  /** Of one endpoint, or of the one in use. */
  async ask(only?: number): Promise<number> {
    const { value, endpoint } = await this.endpoints.ask('getSlot', [{ commitment: 'finalized' }], Slot, only)
    this.learnNewest(endpoint, value)
    return value
  }

  /** Asks where the last answer is older than a slot takes; many transactions in a row share one. */
  async refresh(only?: number): Promise<void> {
    const at = this.#known.get(only ?? this.#inUse)?.at ?? -Infinity
    if (Math.abs(this.now() - at) >= freshMs) await this.ask(only)
  }

  /** Of one endpoint, as old as a slot takes at most: orders that are made at once share one question. */
  async newest(endpoint: number): Promise<number> {
    await this.refresh(endpoint)
    return this.#slotOf(endpoint)
  }

  /** The answer of an endpoint about its newest finalized slot. */
  learnNewest(endpoint: number, slot: number): void {
    this.#inUse = endpoint
    this.#known.set(endpoint, { slot: Math.max(slot, this.#slotOf(endpoint)), at: this.now() })
  }

  /** Something on it is final; newer slots may be. */
  learn(endpoint: number, slot: number): void {
    const at = this.#known.get(endpoint)?.at ?? -Infinity
    this.#known.set(endpoint, { slot: Math.max(slot, this.#slotOf(endpoint)), at })
  }

  covers(endpoint: number, slot: number): boolean {
    return slot <= this.#slotOf(endpoint)
  }

  #slotOf(endpoint: number): number {
    return this.#known.get(endpoint)?.slot ?? -1
  }
}
