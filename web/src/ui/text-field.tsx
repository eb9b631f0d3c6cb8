import { useId, type ComponentProps, type ReactNode } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  problem?: string | undefined
  hint?: ReactNode
}

export function TextField({ label, problem, hint, className = '', ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="input w-full aria-invalid:border-danger"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        {...input}
      />
      <p id={`${id}-note`} className="mt-1.5 text-sm empty:hidden">
        {problem !== undefined ? <span className="text-danger">{problem}</span> : hint}
      </p>
    </div>
  )
}
