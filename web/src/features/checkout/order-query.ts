import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiProblem } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import { queryClient } from '../../lib/query-client.js'
import { forgetPackage } from '../../lib/selected-package.js'
import { refreshUser } from '../../lib/session-store.js'
import { openOrders, orderNow, paymentNetwork } from './checkout-api.js'

const askAgainMs = 2_000
/** From the form to the order that it made, and back again. */
const keptMs = 300_000

export const networkQuery = queryOptions({
  queryKey: ['payment-network'],
  queryFn: ({ signal }) => paymentNetwork(signal),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const openOrdersQuery = queryOptions({
  queryKey: ['open-orders'],
  queryFn: ({ signal }) => openOrders(signal),
})

const orderKey = (id: string) => ['order', id] as const
queryClient.setQueryDefaults(['order'], { gcTime: keptMs })

/** A settled order stays settled: an older answer may arrive late. */
const newerOf = (known: OrderView | undefined, order: OrderView): OrderView =>
  known?.status === 'settled' && order.status !== 'settled' ? known : order

/** Takes in what is known of an order, wherever it was answered. */
export const updateOrder = (order: OrderView): void =>
  void queryClient.setQueryData<OrderView>(orderKey(order.transactionId), (known) => newerOf(known, order))

/**
 * An order, asked for every 2 s until it can change no more, never while the page is hidden, and at once when the page
 * is seen again. `isAbsent`: there is no such order, or it is another user's; one that was just made here is shown all
 * the same. `isSilent`: the server does not answer.
 */
export function useOrder(id: string) {
  const {
    data: order,
    error,
    errorUpdateCount,
  } = useQuery<OrderView>({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => {
      const order = await orderNow(id, signal)
      return newerOf(queryClient.getQueryData(orderKey(id)), order)
    },
    refetchInterval: ({ state }) => !isOver(state.data, state.error) && askAgainMs,
    refetchOnWindowFocus: ({ state }) => !isOver(state.data, state.error),
  })
  useSettlement(order)
  const hasFailed = order === undefined ? errorUpdateCount > 0 : error !== null
  return {
    order,
    isAbsent: isMissing(error) && order === undefined,
    isSilent: hasFailed && !isMissing(error),
  }
}

const isMissing = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404

const isOver = (order: OrderView | undefined, error: Error | null): boolean =>
  isMissing(error) || order?.status === 'abandoned' || (order?.status === 'settled' && order.credited)

/** The package is forgotten once it is paid, the balance is asked for when it changes, and what settles here is said. */
function useSettlement(order: OrderView | undefined): void {
  const before = useRef<OrderView>(undefined)
  useEffect(() => {
    const known = before.current
    before.current = order
    if (order?.status !== 'settled') return
    forgetPackage()
    if (known && known.status !== 'settled') toast.success('Payment verified successfully!')
    if (known?.status !== 'settled' || known.credited !== order.credited) void refreshUser()
  }, [order])
}
