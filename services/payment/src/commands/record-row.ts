import { retryStale, StoreUnavailable } from '@thumbfolio/kit/store'
import { ChainUnavailable, EndpointsDisagree, GenesisMismatch } from '../domain/chain-errors.js'
import { deltaOf, paymentId, type ChainPayment } from '../domain/chain-payment.js'
import type { ChainRow } from '../domain/chain-transaction.js'
import { dropDistanceSlots, type Wallet } from '../domain/wallet.js'
import type { ReadingPorts } from '../ports.js'
import { observeTransaction } from './observe-transaction.js'
import { chainOf, genesisOf } from './reach-chain.js'

/** Rows that move nothing of ours, by signature, with their slot: they are not asked for again. */
export type SeenRows = Map<string, number>

const maxSeenRows = 20_000

/** What a final row moved of the wallet. */
export interface Recorded {
  readonly lamports: bigint
  /** Set where the transaction could not be decoded, so that its amount is not known. */
  readonly unknown?: ChainPayment
}

interface Sweeping {
  readonly wallet: Wallet
  readonly balance: { readonly slot: number }
  readonly seenRows: SeenRows
}

const nothing: Recorded = { lamports: 0n }

/** Records one row of a wallet. Undefined while it is not final, or not known well enough to be passed. */
export async function recordRow(
  ports: ReadingPorts,
  row: ChainRow,
  { wallet, balance, seenRows }: Sweeping,
): Promise<Recorded | undefined> {
  const chain = chainOf(ports)
  const known = await ports.chainPayments.find(paymentId(genesisOf(chain), row.signature))
  if (known && isFinal(known, row)) return recorded(known, wallet)
  if (known && !row.finalized && known.finality === 'confirmed' && known.slot === row.slot) return undefined
  if (!known && seenRows.get(row.signature) === row.slot) return row.finalized ? nothing : undefined
  try {
    const sighting = await chain.transaction(row.signature, { agreed: row.finalized })
    if (sighting.kind === 'undecodable') return await review(ports, wallet, row, sighting.reason)
    if (sighting.kind === 'unseen') return await reviewLater('listed by the node and not shown')
    const { transaction } = sighting
    const payment = await observeTransaction(ports, transaction)
    if (!payment) remember(seenRows, row)
    if (!transaction.finalized) return undefined
    return payment ? recorded(payment, wallet) : nothing
  } catch (error) {
    if (error instanceof EndpointsDisagree) {
      ports.log.error({ err: error, signature: row.signature }, 'endpoints disagree: nothing settles on it')
      return undefined
    }
    if (
      error instanceof ChainUnavailable ||
      error instanceof GenesisMismatch ||
      error instanceof StoreUnavailable
    )
      throw error
    ports.log.error({ err: error, signature: row.signature }, 'a payment could not be read, retrying')
    return reviewLater(error instanceof Error ? error.message : String(error))
  }

  /** A row that stays unreadable keeps the rows behind it waiting for a minute, not for ever. */
  async function reviewLater(reason: string): Promise<Recorded | undefined> {
    const isOld = row.finalized && row.slot + dropDistanceSlots < balance.slot
    return isOld ? review(ports, wallet, row, reason) : undefined
  }
}

const isFinal = (known: ChainPayment, row: ChainRow): boolean =>
  known.finality === 'finalized' || (row.finalized && known.slot === row.slot && known.finality === 'failed')

const recorded = (payment: ChainPayment, wallet: Wallet): Recorded => ({
  lamports: deltaOf(payment, wallet.address),
  ...(payment.deltas === undefined && { unknown: payment }),
})

function remember(seenRows: SeenRows, { signature, slot }: ChainRow): void {
  if (seenRows.size >= maxSeenRows) seenRows.clear()
  seenRows.set(signature, slot)
}

/** What cannot be decoded is the operator's, and the sweep goes on. */
const review = (
  ports: ReadingPorts,
  wallet: Wallet,
  row: ChainRow,
  reason: string,
): Promise<Recorded | undefined> =>
  retryStale(async () => {
    const { chainPayments } = ports
    const { signature, slot } = row
    const id = paymentId(genesisOf(chainOf(ports)), signature)
    const known = await chainPayments.find(id)
    if (known && known.standing.kind !== 'review') return undefined
    const finality = row.failed ? 'failed' : row.finalized ? 'finalized' : 'confirmed'
    const isNews =
      known && known.finality !== 'finalized' && (known.finality !== finality || known.slot !== slot)
    const payment = !known
      ? await chainPayments.commit(
          {
            id,
            version: 0,
            schemaVersion: 1,
            signature,
            slot,
            seenAt: ports.now(),
            finality,
            standing: { kind: 'review', reason },
            claimedBy: [],
            resolutions: [],
          },
          { expect: 0 },
        )
      : isNews
        ? await chainPayments.commit({ ...known, finality, slot })
        : known
    return row.finalized ? recorded(payment, wallet) : undefined
  })
