import { noticeRoutes, type ProductNotice } from '@thumbfolio/contracts'
import { call } from './api-client.js'
import { queryClient } from './query-client.js'

/** Maintenance and the announcement, as a query. */
export const noticeQuery = {
  queryKey: ['product-notice'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(noticeRoutes.notice, {}, { signal }),
}

/** Shows this notice from now on. Another request may get the old one for seconds: browsers may keep it for so long. */
export const showNotice = (notice: ProductNotice): void =>
  void queryClient.setQueryData(noticeQuery.queryKey, notice)
