import type { FormEvent, ReactNode } from 'react'
import { Refusal } from './refusal.js'
import { Working } from './spinner.js'

interface FormProps {
  form: {
    readonly refusal: string | undefined
    readonly isWorking: boolean
    readonly onSubmit: (event: FormEvent) => void
  }
  /** The verb of its one button. */
  action: string
  /** `danger` for what cannot be taken back. */
  kind?: 'primary' | 'second' | 'danger'
  /** Leads out without doing it. */
  cancel?: ReactNode
  children: ReactNode
  className?: string
}

const buttons = { primary: 'btn-primary', second: '', danger: 'btn-error' }

/** Fields, what the server refused, and the one thing to do. */
export function Form({ form, action, kind = 'primary', cancel, children, className = 'gap-5' }: FormProps) {
  const button = (
    <button type="submit" className={`btn ${buttons[kind]}`} disabled={form.isWorking}>
      {form.isWorking && <Working />}
      {action}
    </button>
  )
  return (
    <form onSubmit={form.onSubmit} noValidate className={`grid ${className}`}>
      {children}
      <Refusal text={form.refusal} />
      {cancel === undefined ? (
        button
      ) : (
        <div className="flex flex-wrap gap-2">
          {button}
          {cancel}
        </div>
      )}
    </form>
  )
}
