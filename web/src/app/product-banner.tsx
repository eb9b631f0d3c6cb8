import { noticeRoutes } from '@thumbfolio/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/api-client.js'
import { exactTime } from '../lib/time.js'

const askEveryMs = 60_000

/** Says above every page that nothing can be changed now, or what is announced. Without either nothing is there. */
export function ProductBanner() {
  const { data } = useQuery({
    queryKey: ['product-notice'],
    queryFn: ({ signal }) => call(noticeRoutes.notice, {}, { signal }),
    refetchInterval: askEveryMs,
    retry: false,
  })
  const told = data?.maintenance ?? data?.announcement
  if (!told) return null
  const until = told.until === undefined ? '' : ` Until ${exactTime(told.until)}.`
  return (
    <p role="status" className="bg-base-200 px-4 py-3 text-center text-sm wrap-anywhere">
      {told.text}
      {until}
    </p>
  )
}
