import { CircleAlert, Clock } from 'lucide-react'

interface StateLineProps {
  text: string
  kind?: 'waiting' | 'problem'
}

/** What is known of the payment. It has room for its longest text, so a new state moves nothing. */
export const StateLine = ({ text, kind = 'waiting' }: StateLineProps) => (
  <p role="status" className="mt-6 flex min-h-24 max-w-2xl gap-3 sm:min-h-14">
    {kind === 'problem' ? (
      <CircleAlert className="mt-1 size-5 shrink-0 text-danger" aria-hidden="true" />
    ) : (
      <Clock className="mt-1 size-5 shrink-0 text-muted" aria-hidden="true" />
    )}
    <span className="wrap-anywhere">{text}</span>
  </p>
)

export const silentText =
  'Thumbfolio does not answer right now. Your payment is safe; this page keeps trying.'
