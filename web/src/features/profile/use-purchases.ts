import { useInfiniteQuery } from '@tanstack/react-query'
import { ordersPage } from '../../lib/orders-api.js'

const pageLength = 10

/** The user's orders, newest first, and how to get older ones. */
export const usePurchases = () =>
  useInfiniteQuery({
    queryKey: ['purchases'],
    queryFn: ({ pageParam, signal }) => ordersPage({ limit: pageLength, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  })
