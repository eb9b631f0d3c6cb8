import { keepPreviousData, useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useLocation } from 'react-router-dom'
import { ApiProblem, isUnreachable, messageOf } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import { verifyOrder } from './checkout-api.js'
import { updateOrder } from './order-query.js'

const askAgainMs = 10_000

interface Verification {
  /** What the server said while it is not final. */
  readonly message?: string | undefined
  /** Why this is no payment of the order, or not all of it. */
  readonly refusal?: string | undefined
  /** The payment may be found later. */
  readonly isRetryable: boolean
}

/**
 * Has the payment looked for now, and again every 10 s as long as it may still come and the page is seen. Without a signature the order's
 * reference is looked for.
 */
export function useVerification(order: OrderView, signature: string): Partial<Verification> {
  const { key } = useLocation()
  const { transactionId, status } = order
  const proof = signature === '' ? order.reference : signature
  const { data = {} } = useQuery<Verification>({
    // A press of "Check again" makes a new entry in the history.
    queryKey: ['verification', transactionId, proof, key],
    queryFn: ({ signal }) => verify(order, proof, signal),
    enabled: status !== 'confirming',
    refetchInterval: ({ state }) => state.data?.isRetryable === true && askAgainMs,
    placeholderData: keepPreviousData,
  })
  return data
}

/** An answer that comes after the page was left changes nothing. */
async function verify(
  order: OrderView,
  proof: string | undefined,
  signal: AbortSignal,
): Promise<Verification> {
  if (proof === undefined) return refused('Missing transaction signature or data', false)
  try {
    const { isSettled, message, order: newer } = await verifyOrder(order.transactionId, proof)
    signal.throwIfAborted()
    if (isSettled) updateOrder({ ...(newer ?? order), status: 'settled' })
    else if (newer) updateOrder(newer)
    return { message, isRetryable: !isSettled }
  } catch (error) {
    signal.throwIfAborted()
    return refused(messageOf(error, 'Failed to verify transaction'), isRetryable(error))
  }
}

function refused(refusal: string, isRetryable: boolean): Verification {
  toast.error(refusal, { id: 'checkout' })
  return { refusal, isRetryable }
}

/** Nothing answered, or the chain did not. */
const isRetryable = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiProblem && error.status === 429)
