import { useQuery } from '@tanstack/react-query'
import type { PendingGrant } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'
import { exactTime } from '../../lib/time.js'
import { FindLink } from './find-link.js'
import { decideGrant, pendingGrants } from './help-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'

const columns: readonly Column<PendingGrant>[] = [
  { title: 'Asked', cell: ({ at }) => exactTime(at) },
  {
    title: 'Credits',
    cell: ({ credits: count, userId }) => (
      <>
        {credits(count)} for <FindLink query={userId} />
      </>
    ),
  },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'By', cell: ({ by }) => <FindLink query={by} /> },
]

/** Credits that one operator asked for and another one has to confirm. Refusing is on the command line. */
export function GrantList() {
  const query = useQuery({ queryKey: ['operator', 'grants'], queryFn: ({ signal }) => pendingGrants(signal) })
  return (
    <WhenListed
      query={query}
      fallback="The requests for credits could not be loaded."
      empty="No credits wait for a second operator."
      isEmpty={({ length }) => length === 0}
    >
      {(rows) => (
        <OperatorTable
          caption="Credits that wait for a second operator"
          rows={rows}
          keyOf={({ id }) => id}
          columns={columns}
          action={{
            label: 'Confirm',
            changeOf: ({ id, credits: count }) => ({
              title: `Grant ${credits(count)}?`,
              lead: 'Another operator asked for them. You are the second person, so check the reason.',
              action: 'Grant',
              run: async (reason) => {
                await decideGrant(id, true, reason)
                return 'The credits are granted'
              },
            }),
          }}
          onChanged={() => void query.refetch()}
        />
      )}
    </WhenListed>
  )
}
