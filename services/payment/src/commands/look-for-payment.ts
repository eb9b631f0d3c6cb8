import { commitOnto } from '@thumbfolio/kit/store'
import { claimed, paymentId, type ChainPayment } from '../domain/chain-payment.js'
import type { ChainTransaction } from '../domain/chain-transaction.js'
import type { Order } from '../domain/order.js'
import type { NamedProblem } from '../domain/verify-answer.js'
import { receivedTokens } from '../domain/token-receipt.js'
import type { Ports } from '../ports.js'
import { countInOrder, observeTransaction, referencedBy } from './observe-transaction.js'
import { noteTokens } from './note-tokens.js'
import { chainOf, genesisOf } from './reach-chain.js'

/** What a look at the chain says about the named transaction. */
export interface LookupResult {
  readonly belongsToOtherOrder: boolean
  readonly problem?: NamedProblem | undefined
}

/** More rows than that on one reference are dust; the sweep records them all. */
const rowsAtOnce = 12

/** Records what names the order's reference. @throws ChainUnavailable, EndpointsDisagree */
export async function lookByReference(ports: Ports, order: Order): Promise<LookupResult> {
  const chain = chainOf(ports)
  const rows = await chain.rows(order.reference, {})
  const unknown: string[] = []
  for (const { signature, slot, finalized, failed } of rows) {
    if (failed || unknown.length === rowsAtOnce) continue
    const known = await ports.chainPayments.find(paymentId(genesisOf(chain), signature))
    const isNews = known?.finality !== 'finalized' && (finalized || known?.slot !== slot)
    if (known && !isNews) await countInOrder(ports, known)
    else unknown.push(signature)
  }
  const cameInToken = await Promise.all(
    unknown.map(async (signature) => {
      const sighting = await chain.transaction(signature, { agreed: true })
      if (sighting.kind !== 'seen') return false
      await observeTransaction(ports, sighting.transaction, order.id)
      return sendsTokens(ports, sighting.transaction)
    }),
  )
  return { belongsToOtherOrder: false, ...(cameInToken.includes(true) && { problem: 'in-token' }) }
}

/** Records one named transaction, and says why it does not pay this order. @throws ChainUnavailable, EndpointsDisagree */
export async function lookBySignature(ports: Ports, order: Order, signature: string): Promise<LookupResult> {
  const chain = chainOf(ports)
  const genesisHash = chain.genesisHash()
  const known = genesisHash === undefined ? undefined : await find(ports, genesisHash, signature)
  if (known?.standing.kind === 'bound' && known.standing.orderId !== order.id)
    return { belongsToOtherOrder: true }
  if (known?.finality === 'finalized' && known.standing.kind === 'bound') {
    await countInOrder(ports, known)
    return { belongsToOtherOrder: false }
  }
  const sighting = await chain.transaction(signature, { agreed: true })
  if (sighting.kind !== 'seen')
    return { belongsToOtherOrder: false, problem: known && (await claim(ports, known, order)) }
  const { transaction } = sighting
  const payment = await observeTransaction(ports, transaction, order.id)
  return judge(ports, order, transaction, payment)
}

const sendsTokens = ({ addresses }: Ports, transaction: ChainTransaction): boolean =>
  receivedTokens(transaction, new Set(addresses)).length > 0

const find = ({ chainPayments }: Ports, genesisHash: string, signature: string) =>
  chainPayments.find(paymentId(genesisHash, signature))

async function judge(
  ports: Ports,
  order: Order,
  transaction: ChainTransaction,
  payment: ChainPayment | undefined,
): Promise<LookupResult> {
  if (payment?.standing.kind === 'bound')
    return {
      belongsToOtherOrder: payment.standing.orderId !== order.id,
      ...(transaction.failed && { problem: 'failed' }),
    }
  const referenced = await referencedBy(ports, transaction)
  if (referenced.length > 0 && referenced.every(({ id }) => id !== order.id))
    return { belongsToOtherOrder: true }
  if (transaction.failed) return { belongsToOtherOrder: false, problem: 'failed' }
  if (!payment && sendsTokens(ports, transaction)) {
    await noteTokens(ports, transaction, [order.id])
    return { belongsToOtherOrder: false, problem: 'in-token' }
  }
  if (!payment || payment.standing.kind === 'outgoing')
    return { belongsToOtherOrder: false, problem: 'another-wallet' }
  const problem = await claim(ports, payment, order)
  const isSender = transaction.transfers.some(({ from }) => from === order.payer)
  if (problem === 'another-sender' && isSender && transaction.slot < order.fromSlot)
    return { belongsToOtherOrder: false, problem: 'older-than-order' }
  return { belongsToOtherOrder: false, problem }
}

/** Why a recorded payment is not this order's; the claim is kept as evidence for the operator. */
async function claim(
  { chainPayments }: Ports,
  payment: ChainPayment,
  { id }: Order,
): Promise<NamedProblem | undefined> {
  const problem = problemOf(payment)
  if (problem !== undefined)
    await commitOnto(chainPayments, payment, (latest) => {
      const next = latest && claimed(latest, id)
      return next === latest ? undefined : next
    })
  return problem
}

function problemOf({ standing, finality }: ChainPayment): NamedProblem | undefined {
  switch (standing.kind) {
    case 'bound':
      return finality === 'failed' ? 'failed' : undefined
    case 'outgoing':
      return 'another-wallet'
    case 'review':
      return 'in-review'
    case 'unmatched':
      switch (standing.reason) {
        case 'no-order':
          return 'another-sender'
        case 'older-than-order':
          return 'older-than-order'
        case 'ambiguous':
          return 'ambiguous'
        case 'no-room':
          return 'in-review'
      }
  }
}
