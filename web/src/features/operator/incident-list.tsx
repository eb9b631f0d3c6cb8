import { useQuery } from '@tanstack/react-query'
import type { OperatorIncident, PaymentItem } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { FindLink } from './find-link.js'
import { LedgerSection } from './ledger-section.js'
import { openIncidents, resolveIncident } from './operator-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'

const incidentColumns: readonly Column<OperatorIncident>[] = [
  { title: 'Incident', cell: ({ kind }) => <span className="font-medium">{kind}</span> },
  { title: 'Opened', cell: ({ openedAt }) => <RelativeTime iso={openedAt} /> },
  { title: 'Credits', cell: ({ credits: count }) => credits(count) },
  { title: 'User', cell: ({ userId }) => <FindLink query={userId} /> },
  { title: 'Reference', cell: ({ reference }) => reference },
]

const paymentColumns: readonly Column<PaymentItem>[] = [
  {
    title: 'Payment',
    cell: ({ kind, reason }) => (
      <>
        <span className="font-medium">{kind}</span>
        {reason && <span className="block text-muted">{reason}</span>}
      </>
    ),
  },
  { title: 'Since', cell: ({ since }) => <RelativeTime iso={since} /> },
  {
    title: 'Amount',
    cell: ({ lamports, tokens }) =>
      tokens
        ? tokens.map(({ mint, amount, account }) => (
            <span key={account} className="tabular block">
              {amount} of the token {mint}, on {account}
            </span>
          ))
        : `${lamports} lamports`,
  },
  {
    title: 'Orders and transactions',
    cell: ({ transactions, orders, senders = [] }) =>
      [
        ...orders.map((id) => `order ${id}`),
        ...transactions.map((id) => `transaction ${id}`),
        ...senders.map((address) => `from ${address}`),
      ].join(', '),
  },
]

/** What needs manual review, of accounts and of payments, and whether the books are even. */
export function IncidentList() {
  const query = useQuery({
    queryKey: ['operator', 'incidents'],
    queryFn: ({ signal }) => openIncidents(signal),
  })
  return (
    <>
      <WhenListed
        query={query}
        fallback="The incidents could not be loaded."
        empty="No open incidents. What needs manual review appears here."
        isEmpty={({ incidents, items }) => incidents.length + items.length === 0}
      >
        {({ incidents, items }) => (
          <div className="grid gap-10">
            {incidents.length > 0 && (
              <OperatorTable
                caption="Open incidents of accounts"
                rows={incidents}
                keyOf={({ id }) => id}
                columns={incidentColumns}
                actionsOf={(incident) => [closing(incident)]}
                onChanged={() => void query.refetch()}
              />
            )}
            {items.length > 0 && (
              <div>
                <OperatorTable
                  caption="Payments that need manual review"
                  rows={items}
                  keyOf={({ kind, since, transactions }) => kind + since + transactions.join()}
                  columns={paymentColumns}
                />
                <p className="mt-3 text-sm text-muted">
                  Payments are settled on the command line: thumbfolio-admin payments list.
                </p>
              </div>
            )}
          </div>
        )}
      </WhenListed>
      <LedgerSection />
    </>
  )
}

const closing = ({ id, kind }: OperatorIncident) => ({
  title: `Close ${kind}?`,
  lead: 'Say what was done about it.',
  action: 'Close incident',
  run: async (reason: string) => {
    await resolveIncident(id, reason)
    return 'The incident is closed'
  },
})
