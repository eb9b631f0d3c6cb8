import { exactTime, relativeTime } from '../lib/time.js'

/** How long ago; the exact time on hover and on focus. */
export function RelativeTime({ iso }: { iso: string }) {
  const exact = exactTime(iso)
  return (
    <span className="tooltip" data-tip={exact}>
      <time
        dateTime={iso}
        tabIndex={0}
        className="rounded-xs underline decoration-line decoration-dotted underline-offset-4"
        aria-label={exact}
      >
        {relativeTime(iso, Date.now())}
      </time>
    </span>
  )
}
