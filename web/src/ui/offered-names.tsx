import { useQuery } from '@tanstack/react-query'
import { nearestSiteName, refusalOf } from '@thumbfolio/contracts'
import { adviceOn } from '../lib/site-names-api.js'
import type { Availability } from '../lib/use-availability.js'

interface OfferedNamesProps {
  name: string
  availability: Availability
  /** What is offered while nothing is wrong. */
  suggestions: readonly string[]
  onChoose: (name: string) => void
}

/** Names that one press takes: the nearest allowed one, free ones near a taken one, else what the resume suggests. */
export function OfferedNames({ name, availability: { kind }, suggestions, onChoose }: OfferedNamesProps) {
  const isElsewhere = kind === 'taken' || kind === 'refused'
  const { data: advice } = useQuery({
    queryKey: ['name-advice', name],
    queryFn: ({ signal }) => adviceOn(name, signal),
    enabled: isElsewhere,
  })
  const nearest = kind === 'invalid' ? nearestSiteName(name) : ''
  const isNearest = nearest !== '' && refusalOf(nearest) === undefined
  const free = (isElsewhere && advice?.alternatives) || []
  const names = isNearest ? [nearest] : free.length > 0 ? free : suggestions.filter((text) => text !== name)
  const lead = isNearest ? 'Did you mean' : free.length > 0 ? 'These are free' : 'How about'
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-2 text-sm">
      {names.length > 0 && <span className="text-muted">{lead}</span>}
      {names.map((offered) => (
        <button
          key={offered}
          type="button"
          className="btn btn-sm max-w-full text-sm wrap-anywhere"
          onClick={() => onChoose(offered)}
        >
          {offered}
        </button>
      ))}
    </div>
  )
}
