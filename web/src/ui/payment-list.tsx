import type { OrderPayment } from '@thumbfolio/contracts'
import { ExternalLink } from 'lucide-react'
import { solText } from '../lib/sol.js'

const states: Readonly<Record<OrderPayment['state'], string>> = {
  confirmed: 'seen, not final yet',
  finalized: 'final',
  dropped: 'dropped by the network',
  failed: 'failed',
}

/** The transactions that were counted, each with a link to an explorer. */
export const PaymentList = ({ payments }: { payments: readonly OrderPayment[] }) =>
  payments.length > 0 && (
    <ul aria-label="Transactions" className="mt-3 grid max-w-2xl gap-2 text-sm">
      {payments.map(({ signature, lamports, state, explorerUrl }) => (
        <li key={signature} className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-medium">{solText(BigInt(lamports))} SOL</span>
          <span className="text-muted">{states[state]}</span>
          <a href={explorerUrl} target="_blank" rel="noreferrer" className="textlink inline-flex gap-1">
            <span className="sr-only">Transaction</span>
            <span className="font-mono">{`${signature.slice(0, 6)}…${signature.slice(-6)}`}</span>
            <ExternalLink className="size-4 self-center" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
