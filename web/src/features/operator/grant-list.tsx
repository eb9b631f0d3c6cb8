import { useQuery } from '@tanstack/react-query'
import type { PendingGrant } from '@thumbfolio/contracts'
import { useState } from 'react'
import { credits } from '../../lib/counted.js'
import { useUser } from '../../lib/session-store.js'
import { exactTime } from '../../lib/time.js'
import { Segments } from '../../ui/segments.js'
import { FindLink } from './find-link.js'
import { decideGrant, pendingGrants } from './help-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'
import type { Change } from './reason-dialog.js'

const columnsFor = (myId: string): readonly Column<PendingGrant>[] => [
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
  { title: 'By', cell: ({ by }) => (by === myId ? 'You' : <FindLink query={by} />) },
  { title: 'Decision', cell: (grant) => <Decision grant={grant} isMine={grant.by === myId} /> },
]

function Decision({ grant: { decided }, isMine }: { grant: PendingGrant; isMine: boolean }) {
  if (!decided) return isMine ? 'Another operator has to confirm it' : 'Waits for you or another operator'
  return (
    <>
      {decided.isGranted ? 'Granted' : 'Refused'} by <FindLink query={decided.by} />, {exactTime(decided.at)}
    </>
  )
}

const states = [
  { id: 'open', title: 'Waiting' },
  { id: 'all', title: 'All' },
] as const

/** Credits that one operator asked for and another one grants or refuses. */
export function GrantList() {
  const { _id: myId } = useUser()
  const [state, setState] = useState<'open' | 'all'>('open')
  const query = useQuery({
    queryKey: ['operator', 'grants', state],
    queryFn: ({ signal }) => pendingGrants(state, signal),
  })
  return (
    <>
      <div className="mb-6 max-w-md">
        <Segments
          legend="Credits beyond what one operator may give in a day"
          name="grant-state"
          options={states}
          chosen={state}
          onChoose={setState}
        />
      </div>
      <WhenListed
        query={query}
        fallback="The requests for credits could not be loaded."
        empty="No credits wait for a second operator. Give credits to an account under Find: what is above the limit of a day appears here."
        isEmpty={({ length }) => length === 0}
      >
        {(rows) => (
          <OperatorTable
            caption="Credits that need a second operator"
            rows={rows}
            keyOf={({ id }) => id}
            columns={columnsFor(myId)}
            actionsOf={(grant) => (grant.decided || grant.by === myId ? [] : decisionsOn(grant))}
            onChanged={() => void query.refetch()}
          />
        )}
      </WhenListed>
    </>
  )
}

const decisionsOn = ({ id, credits: count, reason }: PendingGrant): readonly Change[] => [
  {
    title: `Grant ${credits(count)}?`,
    lead: `Another operator asked for them: “${reason}” You are the second person, so check it.`,
    action: 'Confirm',
    run: async (why) => {
      await decideGrant(id, true, why)
      return 'The credits are granted'
    },
  },
  {
    title: `Refuse ${credits(count)}?`,
    lead: `Another operator asked for them: “${reason}” They are not granted, and cannot be under the same reference.`,
    action: 'Refuse',
    isFinal: true,
    run: async (why) => {
      await decideGrant(id, false, why)
      return 'The credits are refused'
    },
  },
]
