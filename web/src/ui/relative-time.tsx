import { exactTime, relativeTime } from '../lib/time.js'

/** How long ago; the exact time on hover and on focus. */
export function RelativeTime({ iso }: { iso: string }) {
  const exact = exactTime(iso)
  return (
    <time
      dateTime={iso}
      tabIndex={0}
      className="tooltip tooltip-top rounded-xs underline decoration-line decoration-dotted underline-offset-4"
      data-tip={exact}
      aria-label={exact}
    >
      {relativeTime(iso, Date.now())}
    </time>
  )
}
