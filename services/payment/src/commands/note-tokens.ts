import { retryStale } from '@thumbfolio/kit/store'
import { paymentId } from '../domain/chain-payment.js'
import type { ChainTransaction } from '../domain/chain-transaction.js'
import { receivedTokens, withOrders, type TokenReceipt } from '../domain/token-receipt.js'
import type { ReadingPorts } from '../ports.js'
import { chainOf, genesisOf } from './reach-chain.js'

/**
 * Records the tokens that a transaction sends to wallets of ours, for the operator; no order counts them. Safe to repeat.
 * Undefined where it sends none.
 */
export async function noteTokens(
  ports: ReadingPorts,
  transaction: ChainTransaction,
  orderIds: readonly string[],
): Promise<TokenReceipt | undefined> {
  const tokens = receivedTokens(transaction, new Set(ports.addresses))
  if (tokens.length === 0) return undefined
  const { signature, slot, finalized: isFinal } = transaction
  return note(ports, { signature, slot, isFinal, tokens, orderIds })
}

/** Records a final transaction of a token account of ours that cannot be decoded. */
export const noteUndecodable = (
  ports: ReadingPorts,
  { signature, slot }: { signature: string; slot: number },
): Promise<TokenReceipt> => note(ports, { signature, slot, isFinal: true, tokens: [], orderIds: [] })

const note = (
  { chain, tokenReceipts, now }: ReadingPorts,
  {
    orderIds,
    ...seen
  }: Pick<TokenReceipt, 'signature' | 'slot' | 'isFinal' | 'tokens'> & { orderIds: readonly string[] },
): Promise<TokenReceipt> =>
  retryStale(async () => {
    const id = paymentId(genesisOf(chainOf({ chain })), seen.signature)
    const known = await tokenReceipts.find(id)
    const first = { id, version: 0, schemaVersion: 1 as const, seenAt: now(), orderIds: [] }
    // What is final stays so, whatever another node shows.
    const latest = known?.isFinal ? known : { ...(known ?? first), ...seen }
    const next = withOrders(latest, orderIds)
    const isNews = known?.isFinal !== next.isFinal || known.slot !== next.slot
    if (known && !isNews && next.orderIds.length === known.orderIds.length) return known
    return tokenReceipts.commit(next, known ? {} : { expect: 0 })
  })
