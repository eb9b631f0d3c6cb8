import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'

interface StepBarProps {
  /** What the steps lead through. */
  label: string
  steps: readonly string[]
  /** Counted from 1. */
  current: number
  /** All of them are done. */
  finished?: boolean
  /** Addresses of steps that can be opened again, by their number. */
  back?: Partial<Record<number, string>>
  /** What goes with the person to such a step. */
  state?: unknown
}

/** Where one is in a task of a few steps. */
export function StepBar({ label, steps, current, finished = false, back = {}, state }: StepBarProps) {
  return (
    <nav aria-label={label} className="mb-10 md:mb-12">
      <ol className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-4">
        {steps.map((name, index) => {
          const number = index + 1
          const isDone = finished || number < current
          const isCurrent = number === current
          const href = isDone ? back[number] : undefined
          const text = (
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
                  text
                ) : (
                  <Link to={href} state={state} className="flex gap-1.5 hover:underline">
                    {text}
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
