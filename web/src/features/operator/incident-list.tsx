import { useQuery } from '@tanstack/react-query'
import type { OperatorIncident, PaymentItem } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'
import { EmptyState } from '../../ui/empty-state.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { FindLink } from './find-link.js'
import { LedgerSection } from './ledger-section.js'
import { openIncidents, resolveIncident } from './operator-api.js'
import { useChange } from './use-change.js'

/** What needs manual review, of accounts and of payments, and whether the books are even. */
export function IncidentList() {
  const query = useQuery({
    queryKey: ['operator', 'incidents'],
    queryFn: ({ signal }) => openIncidents(signal),
  })
  return (
    <>
      <WhenLoaded
        query={query}
        missing="You are not an operator any more."
        fallback="The incidents could not be loaded."
      >
        {({ incidents, items }) =>
          incidents.length + items.length === 0 ? (
            <EmptyState>No open incidents. What needs manual review appears here.</EmptyState>
          ) : (
            <ul>
              {incidents.map((incident) => (
                <Row key={incident.id} incident={incident} onChange={() => void query.refetch()} />
              ))}
              {items.map((item) => (
                <PaymentRow key={item.kind + item.since + item.transactions.join()} item={item} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      <LedgerSection />
    </>
  )
}

function Row({ incident, onChange }: { incident: OperatorIncident; onChange: () => void }) {
  const { id, kind, userId, reference, credits: count, openedAt } = incident
  const [dialog, begin] = useChange(onChange)
  const close = () =>
    begin({
      title: `Close ${kind}?`,
      lead: 'Say what was done about it.',
      action: 'Close incident',
      run: async (reason) => {
        await resolveIncident(id, reason)
        return 'The incident is closed'
      },
    })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{kind}</p>
        <p className="text-muted">
          <RelativeTime iso={openedAt} />, {credits(count)}, user <FindLink query={userId} />
        </p>
        <p className="wrap-anywhere text-muted">Reference {reference}</p>
      </div>
      <button type="button" className="btn" onClick={close}>
        Close incident
      </button>
      {dialog}
    </li>
  )
}

const PaymentRow = ({
  item: { kind, lamports, since, reason, transactions, orders, senders = [], tokens },
}: {
  item: PaymentItem
}) => (
  <li className="border-t border-line py-4 text-sm">
    <p className="font-medium">Payment: {kind}</p>
    <p className="tabular text-muted">
      <RelativeTime iso={since} />, {tokens ? 'no SOL' : `${lamports} lamports`}
      {reason && `, ${reason}`}
    </p>
    {tokens?.map(({ mint, amount, account }) => (
      <p key={account} className="tabular wrap-anywhere text-muted">
        {amount} of the token {mint}, on {account}
      </p>
    ))}
    <p className="wrap-anywhere text-muted">
      {[
        ...orders.map((id) => `order ${id}`),
        ...transactions.map((id) => `transaction ${id}`),
        ...senders.map((address) => `from ${address}`),
      ].join(', ')}
    </p>
    <p className="text-muted">Payments are settled on the command line: make payments.</p>
  </li>
)
