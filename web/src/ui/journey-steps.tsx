import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'

const steps = ['Upload Resume', 'Choose Site Name', 'Launch Site'] as const

interface JourneyStepsProps {
  current: 1 | 2 | 3
  /** All three are behind the person. */
  finished?: boolean
  /** Where a step that is done can be opened again. */
  back?: Partial<Record<1 | 2 | 3, string>>
  /** What goes with the person to such a step. */
  state?: unknown
}

/** The journey, always in sight. */
export function JourneySteps({ current, finished = false, back = {}, state }: JourneyStepsProps) {
  return (
    <nav aria-label="Steps" className="mb-10 md:mb-12">
      <ol className="grid grid-cols-3 gap-2 sm:gap-4">
        {steps.map((name, index) => {
          const number = (index + 1) as 1 | 2 | 3
          const isDone = finished || number < current
          const isCurrent = number === current
          const href = isDone ? back[number] : undefined
          const label = (
            <>
              <span className="tabular inline-grid shrink-0" aria-hidden="true">
                {isDone ? (
                  <Check className="size-3.5 translate-y-[0.22em] sm:size-4" strokeWidth={2.5} />
                ) : (
                  number
                )}
              </span>
              <span>
                {name}
                {isDone && <span className="sr-only"> (done)</span>}
              </span>
            </>
          )
          return (
            <li key={name} aria-current={isCurrent ? 'step' : undefined}>
              <span
                className={`block h-1 rounded-full ${isDone || isCurrent ? 'bg-base-content' : 'bg-line'}`}
                aria-hidden="true"
              />
              <span
                className={`mt-2.5 flex gap-1.5 text-xs leading-snug sm:text-sm ${isCurrent ? 'font-semibold' : 'text-muted'}`}
              >
                {href === undefined ? (
                  label
                ) : (
                  <Link to={href} state={state} className="flex gap-1.5 hover:underline">
                    {label}
                  </Link>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
