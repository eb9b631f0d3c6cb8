import { useQuery } from '@tanstack/react-query'
import { noticeQuery } from '../lib/notice-api.js'
import { exactTime } from '../lib/time.js'

const askEveryMs = 60_000

/** The banner above every page, below the header, which stays in place: maintenance, else the announcement, else nothing. */
export function ProductBanner() {
  const { data } = useQuery({ ...noticeQuery, refetchInterval: askEveryMs, retry: false })
  const notice = data?.maintenance ?? data?.announcement
  if (!notice) return null
  const until = notice.until === undefined ? '' : ` Until ${exactTime(notice.until)}.`
  return (
    <p role="status" className="mt-16 bg-base-200 px-4 py-3 text-center text-sm wrap-anywhere">
      {notice.text}
      {until}
    </p>
  )
}
