import { useQuery } from '@tanstack/react-query'
import type { OperatorDeadLetter } from '@thumbfolio/contracts'
import { counted } from '../../lib/counted.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { deadLetters, redrive } from './operator-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'
import { useChange } from './use-change.js'

const columns: readonly Column<OperatorDeadLetter>[] = [
  {
    title: 'Event',
    cell: ({ type, subject, id }) => (
      <>
        <span className="font-medium">{type || 'Not a valid event'}</span>
        {subject && <span className="block text-muted">about {subject}</span>}
        {id && <span className="block text-muted">event {id}</span>}
      </>
    ),
  },
  { title: 'Given up', cell: ({ deadAt }) => <RelativeTime iso={deadAt} /> },
  { title: 'Reason', cell: ({ reason }) => reason },
]

/** Events that consumers gave up, by consumer. */
export function DeadLetterList() {
  const query = useQuery({
    queryKey: ['operator', 'dead-letters'],
    queryFn: ({ signal }) => deadLetters(signal),
  })
  return (
    <WhenListed
      query={query}
      fallback="The dead letters could not be loaded."
      empty="No dead letters. Events that a consumer gave up appear here."
      isEmpty={({ length }) => length === 0}
    >
      {(letters) => (
        <div className="grid gap-10">
          {[...new Set(letters.map(({ group }) => group))].map((group) => (
            <Group
              key={group}
              group={group}
              letters={letters.filter((letter) => letter.group === group)}
              onChange={() => void query.refetch()}
            />
          ))}
        </div>
      )}
    </WhenListed>
  )
}

interface GroupProps {
  group: string
  letters: readonly OperatorDeadLetter[]
  onChange: () => void
}

function Group({ group, letters, onChange }: GroupProps) {
  const [dialog, begin] = useChange(onChange)
  const start = () =>
    begin({
      title: `Redrive the dead letters of ${group}?`,
      lead: `${counted(letters.length, 'event')} go to the consumer again, those older than 30 days excepted. Correct the cause first.`,
      action: 'Redrive',
      run: async (reason) => `${counted(await redrive(group, reason), 'event')} on the way again`,
    })
  return (
    <section aria-label={group}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">
          {group}: {counted(letters.length, 'dead letter')}
        </h2>
        <button type="button" className="btn" aria-label={`Redrive ${group}`} onClick={start}>
          Redrive
        </button>
      </div>
      <OperatorTable
        caption={`Dead letters of ${group}`}
        rows={letters}
        keyOf={({ id, deadAt }) => `${id} ${deadAt}`}
        columns={columns}
      />
      {dialog}
    </section>
  )
}
