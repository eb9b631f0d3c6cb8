import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation } from 'react-router-dom'
import { ApiProblem, isUnreachable, messageOf } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import { verifyOrder } from './checkout-api.js'
import { learnOrder } from './checkout-store.js'

const askAgainMs = 10_000

interface Verification {
  /** What the server said while it is not final. */
  readonly message?: string | undefined
  /** Why this is no payment of the order, or not all of it. */
  readonly refusal?: string | undefined
}

/**
 * Has the payment looked for now, and again every 10 s as long as it may still come and the page is seen. Without a signature the order's
 * reference is looked for.
 */
export function useVerification(order: OrderView, signature: string): Verification {
  const [known, setKnown] = useState<Verification>({})
  const { key } = useLocation()
  const { transactionId } = order
  const proof = signature === '' ? order.reference : signature
  const isSeen = order.status === 'confirming'

  useEffect(() => {
    if (isSeen) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refuse = (refusal: string) => {
      setKnown({ refusal })
      toast.error(refusal, { id: 'checkout' })
    }
    const verify = async () => {
      if (proof === undefined) return refuse('Missing transaction signature or data')
      const outcome = await verifyOrder(transactionId, proof).catch((error: unknown) => ({ error }))
      if (isOver) return
      if ('error' in outcome) {
        refuse(messageOf(outcome.error, 'Failed to verify transaction'))
        if (!mayPass(outcome.error)) return
      } else {
        setKnown({ message: outcome.message })
        if (outcome.isSettled) return learnOrder({ ...(outcome.order ?? order), status: 'settled' })
        if (outcome.order) learnOrder(outcome.order)
      }
      wait()
    }
    const wait = () => {
      timer = setTimeout(() => (document.hidden ? wait() : void verify()), askAgainMs)
    }
    void verify()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // A press of "Check again" makes a new entry in the history.
  }, [transactionId, proof, isSeen, key])
  return known
}

/** Nothing answered, or the chain did not: the payment may be found later. */
const mayPass = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiProblem && error.status === 429)
