import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ChainUnavailable, EndpointsDisagree } from '../domain/chain-errors.js'
import type { ChainTransaction, Sighting } from '../domain/chain-transaction.js'
import { decodeTransaction } from './decode-transaction.js'
import type { FinalizedSlots } from './finalized-slots.js'
import { RequestRefused, rpcCodes } from './solana-endpoint.js'
import type { SolanaEndpoints } from './solana-endpoints.js'

/** Looks transactions up, at one endpoint or as two show it alike. */
export class Sightings {
  readonly #endpoints: SolanaEndpoints
  readonly #finalized: FinalizedSlots

  constructor(endpoints: SolanaEndpoints, finalized: FinalizedSlots) {
    this.#endpoints = endpoints
    this.#finalized = finalized
  }

  async find(signature: string, agreed: boolean): Promise<Sighting> {
    if (this.#endpoints.count === 1) return this.#ask(signature)
    if (agreed) return agreement(await this.#askEach(signature))
    const first = await this.#ask(signature)
    if (first.kind !== 'unseen') return first
    const all = await this.#askEach(signature)
    return all.find(({ kind }) => kind !== 'unseen') ?? first
  }

  /** The finalized slot comes first: what is seen after it, at or below it, is on the final fork. */
  async #ask(signature: string, only?: number): Promise<Sighting> {
    const config = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 1 }
    try {
      await this.#finalized.refresh(only)
      const params = [signature, config]
      const { value, endpoint } = await this.#endpoints.ask('getTransaction', params, z.unknown(), only)
      return decodeTransaction(signature, value, (slot) => this.#finalized.covers(endpoint, slot))
    } catch (error) {
      if (!(error instanceof RequestRefused && error.code === rpcCodes.unsupportedVersion)) throw error
      return { kind: 'undecodable', signature, reason: error.message }
    }
  }

  /** Of every endpoint that answers; at least one does. */
  async #askEach(signature: string): Promise<readonly Sighting[]> {
    const away: ChainUnavailable[] = []
    const sightings = await Promise.all(
      Array.from({ length: this.#endpoints.count }, async (_, only) => {
        try {
          return [await this.#ask(signature, only)]
        } catch (error) {
          if (!(error instanceof ChainUnavailable)) throw error
          away.push(error)
          return []
        }
      }),
    )
    if (away[0] && away.length === sightings.length) throw away[0]
    return sightings.flat()
  }
}

/**
 * What two endpoints show alike. Seen by one alone it is not final yet: the other lags, or is away.
 * @throws EndpointsDisagree when they show one slot, or what both call final, differently
 */
function agreement(sightings: readonly Sighting[]): Sighting {
  const seen = sightings.flatMap((one) => (one.kind === 'seen' ? [one.transaction] : []))
  const [first, second] = seen
  if (!first) return sightings.find(({ kind }) => kind === 'undecodable') ?? { kind: 'unseen' }
  const areFinal = first.finalized && second?.finalized === true
  if (second && !isAlike(first, second) && (areFinal || first.slot === second.slot))
    throw new EndpointsDisagree(`Two Solana endpoints show ${first.signature} differently`)
  return { kind: 'seen', transaction: { ...first, finalized: areFinal } }
}

function isAlike(one: ChainTransaction, other: ChainTransaction): boolean {
  return (
    one.slot === other.slot &&
    one.failed === other.failed &&
    one.deltas.size === other.deltas.size &&
    [...one.deltas].every(([key, delta]) => other.deltas.get(key) === delta) &&
    // References and senders say whose it is: the amount alone would let one node give it to another order.
    isDeepStrictEqual(one.accounts, other.accounts) &&
    isDeepStrictEqual(one.transfers, other.transfers) &&
    isDeepStrictEqual(one.tokens, other.tokens)
  )
}
