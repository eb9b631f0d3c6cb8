import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field-frame.js'

interface Described {
  label: string
  problem?: string | undefined
  hint?: ReactNode
  aside?: ReactNode
}

export const TextField = ({
  label,
  problem,
  hint,
  aside,
  className = '',
  ...input
}: Described & ComponentProps<'input'>) => (
  <FieldFrame {...{ label, problem, hint, aside, className }}>
    {(attributes) => <input className="input w-full" {...attributes} {...input} />}
  </FieldFrame>
)

/** Text of several lines; it grows with them. */
export const TextAreaField = ({
  label,
  problem,
  hint,
  aside,
  className = '',
  ...textarea
}: Described & ComponentProps<'textarea'>) => (
  <FieldFrame {...{ label, problem, hint, aside, className }}>
    {(attributes) => (
      <textarea className="textarea field-sizing-content min-h-20 w-full" {...attributes} {...textarea} />
    )}
  </FieldFrame>
)
