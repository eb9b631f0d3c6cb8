import { useEffect, useState } from 'react'
import type { OrderView } from '../../lib/order-view.js'
import { ordersPage } from '../../lib/orders-api.js'

const pageLength = 10

/** The orders that were loaded so far, and how to get older ones. */
export function usePurchases() {
  const [purchases, setPurchases] = useState<readonly OrderView[]>()
  const [next, setNext] = useState<string>()
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const load = async (after: string | undefined, signal?: AbortSignal) => {
    setIsLoading(true)
    setFailure(undefined)
    try {
      const page = await ordersPage({ limit: pageLength, after }, signal)
      setPurchases((known = []) => (after === undefined ? page.data : [...known, ...page.data]))
      setNext(page.next)
    } catch (error) {
      if (!signal?.aborted) setFailure(error)
    } finally {
      if (!signal?.aborted) setIsLoading(false)
    }
  }
  useEffect(() => {
    const abort = new AbortController()
    void load(undefined, abort.signal)
    return () => abort.abort()
  }, [])

  const more = async () => {
    if (!isLoading) await load(next)
  }
  return { purchases, hasMore: next !== undefined, isLoading, failure, more }
}
