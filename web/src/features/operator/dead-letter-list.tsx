import { useQuery } from '@tanstack/react-query'
import type { OperatorDeadLetter } from '@thumbfolio/contracts'
import { counted } from '../../lib/counted.js'
import { EmptyState } from '../../ui/empty-state.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { deadLetters, redrive } from './operator-api.js'
import { useChange } from './use-change.js'

/** Events that consumers gave up, by consumer. */
export function DeadLetterList() {
  const query = useQuery({
    queryKey: ['operator', 'dead-letters'],
    queryFn: ({ signal }) => deadLetters(signal),
  })
  return (
    <WhenLoaded
      query={query}
      missing="You are not an operator any more."
      fallback="The dead letters could not be loaded."
    >
      {(letters) =>
        letters.length === 0 ? (
          <EmptyState>No dead letters. Events that a consumer gave up appear here.</EmptyState>
        ) : (
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
        )
      }
    </WhenLoaded>
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">
          {group}: {counted(letters.length, 'dead letter')}
        </h2>
        <button type="button" className="btn" aria-label={`Redrive ${group}`} onClick={start}>
          Redrive
        </button>
      </div>
      <ul className="mt-3 text-sm">
        {letters.map(({ type, subject, id, reason, deadAt }) => (
          <li key={`${id} ${deadAt}`} className="border-t border-line py-3">
            <p className="font-medium wrap-anywhere">{type || 'Not a valid event'}</p>
            <p className="wrap-anywhere text-muted">
              <RelativeTime iso={deadAt} />
              {subject && `, about ${subject}`}
              {id && `, event ${id}`}
            </p>
            <p className="wrap-anywhere">{reason}</p>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
