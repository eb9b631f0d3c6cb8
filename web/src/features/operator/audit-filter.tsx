import { useState, type FormEvent } from 'react'
import { isoOf, localOf } from '../../lib/local-time.js'
import { TextField } from '../../ui/text-field.js'
import type { AuditFilter } from './audit-api.js'

interface AuditFilterFormProps {
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
}

const texts = [
  { name: 'by', label: 'By', placeholder: 'Id of the operator' },
  { name: 'subject', label: 'About', placeholder: 'Id of an account, or a site' },
  { name: 'action', label: 'Action', placeholder: 'user-suspended' },
] as const
const times = [
  { name: 'since', label: 'From' },
  { name: 'until', label: 'Until' },
] as const

/** Who did what about whom, and when. Each field fits exactly; an empty one fits everything. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  const [typed, setTyped] = useState<AuditFilter>(filter)
  const set = (name: keyof AuditFilter, value: string | undefined) =>
    setTyped(({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter(typed)
  }
  return (
    <form role="search" onSubmit={submit} className="mb-8 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {texts.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={name === 'subject' ? 254 : 100}
            value={typed[name] ?? ''}
            onChange={({ target }) => set(name, target.value.trim())}
          />
        ))}
        {times.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            type="datetime-local"
            value={localOf(typed[name])}
            onChange={({ target }) => set(name, isoOf(target.value))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-primary">
          Filter
        </button>
        {Object.keys(filter).length > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setTyped({})
              onFilter({})
            }}
          >
            Show everything
          </button>
        )}
      </div>
    </form>
  )
}
