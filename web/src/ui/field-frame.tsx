import { useId, type ReactNode } from 'react'
import { Said } from './said.js'

/** What ties an input to its label and to the sentence below it. */
interface FieldAttributes {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface FieldFrameProps {
  label: string
  problem?: string | undefined
  hint?: ReactNode
  /** Shown at the end of the label's line. */
  aside?: ReactNode
  className?: string
  children: (attributes: FieldAttributes) => ReactNode
}

/** A labelled field, and below it what is wrong with it or what helps to fill it. */
export function FieldFrame({ label, problem, hint, aside, className = '', children }: FieldFrameProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-end justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': note })}
      <p id={note} className="mt-1.5 text-sm empty:hidden">
        {problem !== undefined ? (
          <span className="text-danger">
            <Said text={problem} />
          </span>
        ) : (
          hint
        )}
      </p>
    </div>
  )
}
