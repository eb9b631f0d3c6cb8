import { noticeRoutes } from '@thumbfolio/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/api-client.js'
import { exactTime } from '../lib/time.js'

const askEveryMs = 60_000

/** The banner above every page: maintenance, else the announcement, else nothing. */
export function ProductBanner() {
  const { data } = useQuery({
    queryKey: ['product-notice'],
    queryFn: ({ signal }) => call(noticeRoutes.notice, {}, { signal }),
    refetchInterval: askEveryMs,
    retry: false,
  })
  const notice = data?.maintenance ?? data?.announcement
  if (!notice) return null
  const until = notice.until === undefined ? '' : ` Until ${exactTime(notice.until)}.`
  return (
    <p role="status" className="bg-base-200 px-4 py-3 text-center text-sm wrap-anywhere">
      {notice.text}
      {until}
    </p>
  )
}
