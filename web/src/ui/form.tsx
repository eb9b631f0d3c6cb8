import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Refusal } from './refusal.js'
import { Working } from './spinner.js'

interface FormProps {
  form: {
    readonly refusal: string | undefined
    readonly isWorking: boolean
    readonly refusals: number
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
  const element = useRef<HTMLFormElement>(null)
  // Who was refused is led to the first field that is wrong, and stays where they are when none is.
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.refusals])
  // Not `disabled`: that would take the focus away from the button that was pressed.
  const button = (
    <button type="submit" className={`btn ${buttons[kind]}`} aria-disabled={form.isWorking}>
      {form.isWorking && <Working />}
      {action}
    </button>
  )
  return (
    <form ref={element} onSubmit={form.onSubmit} noValidate className={`grid ${className}`}>
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
