import { serverNow } from '../../lib/server-clock.js'
import { useCountdown } from '../../lib/use-countdown.js'

/** How long the price is held. The server decides when an order has expired, not this clock. */
export function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const [seconds] = useCountdown(Math.max(0, Math.ceil((Date.parse(expiresAt) - serverNow()) / 1000)))
  return (
    <p className="text-muted" role="timer" aria-live="off">
      Price held for{' '}
      <span className="tabular font-semibold text-base-content">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </p>
  )
}
