import { traced, withTimeout } from '@thumbfolio/kit/base'
import { proofKind } from '../domain/base58.js'
import { ChainUnavailable, EndpointsDisagree } from '../domain/chain-errors.js'
import type { Order } from '../domain/order.js'
import { verifyAnswer, type NamedProblem, type VerifyAnswer } from '../domain/verify-answer.js'
import type { Ports } from '../ports.js'
import { ownOrder } from './find-order.js'
import { lookByReference, lookBySignature, type LookupResult } from './look-for-payment.js'

/** The client gives up after 10 s. */
const answerWithinMs = 7_000

export interface Proof {
  readonly userId: string
  readonly orderId: string
  /** The order's reference, or a transaction signature. */
  readonly text: string
}

const flights = new WeakMap<object, Map<string, Promise<LookupResult>>>()

/**
 * Looks for the payment of an order now, and answers with what is known by then. Equal questions share one look, which goes
 * on when the answer does not wait for it. The sweep settles the order whether or not anybody asks.
 */
export const verifyPayment = traced(
  'verify-payment',
  async (ports: Ports, { userId, orderId, text }: Proof): Promise<VerifyAnswer> => {
    const proof = proofKind(text)
    const order = proof && (await ownOrder(ports, userId, orderId))
    const isOurs = proof === 'signature' || order?.reference === text
    const looked = order && isOurs ? await look(ports, order, { proof: proof, text }) : nothingNew
    return verifyAnswer({
      proof,
      text,
      ...looked,
      order: order && (await ownOrder(ports, userId, orderId)),
    })
  },
)

const nothingNew: CurrentLookup = { belongsToOtherOrder: false, problem: undefined, isChainAway: false }

interface CurrentLookup extends LookupResult {
  readonly problem: NamedProblem | undefined
  readonly isChainAway: boolean
}

async function look(
  ports: Ports,
  order: Order,
  { proof, text }: { proof: 'reference' | 'signature'; text: string },
): Promise<CurrentLookup> {
  if (order.status === 'settled' && (proof === 'reference' || Object.hasOwn(order.parts, text)))
    return nothingNew
  const looking = () =>
    proof === 'reference' ? lookByReference(ports, order) : lookBySignature(ports, order, text)
  try {
    const late = () => new ChainUnavailable(`No answer within ${answerWithinMs} ms`)
    const looked = await withTimeout(
      answerWithinMs,
      () => shared(ports, `${order.id}:${text}`, looking),
      late,
    )
    return { ...nothingNew, ...looked }
  } catch (error) {
    if (error instanceof EndpointsDisagree)
      ports.log.error({ err: error, order: order.id }, 'endpoints disagree: nothing settles on it')
    else if (!(error instanceof ChainUnavailable)) throw error
    return { ...nothingNew, isChainAway: true }
  }
}

function shared(ports: Ports, key: string, looking: () => Promise<LookupResult>): Promise<LookupResult> {
  const running = flights.get(ports.orders) ?? new Map<string, Promise<LookupResult>>()
  flights.set(ports.orders, running)
  const flight = running.get(key) ?? looking().finally(() => running.delete(key))
  // Its caller may have answered by the time that it fails.
  flight.catch(() => undefined)
  running.set(key, flight)
  return flight
}
