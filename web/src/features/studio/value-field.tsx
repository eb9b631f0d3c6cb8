import type { FieldShape } from '../../lib/field-catalogue.js'
import { TextAreaField, TextField } from '../../ui/text-field.js'
import { linesIn, type FieldValue } from './words.js'

interface ValueFieldProps {
  shape: Pick<FieldShape, 'key' | 'label' | 'kind'>
  value: FieldValue | undefined
  problem?: string | undefined
  /** Identifies the field for `focusField`. */
  path: string
  onChange: (value: FieldValue) => void
}

/** One value of an entry: a list has one item on each line. */
export function ValueField({
  shape: { key, label, kind },
  value = '',
  problem,
  path,
  onChange,
}: ValueFieldProps) {
  const text = typeof value === 'string' ? value : value.join('\n')
  const field = { label, problem, value: text, 'data-path': path }
  if (kind === 'lines')
    return <TextAreaField {...field} onChange={({ target }) => onChange(linesIn(target.value))} />
  if (kind === 'prose') return <TextAreaField {...field} onChange={({ target }) => onChange(target.value)} />
  return (
    <TextField
      {...field}
      {...(kind === 'date' && { placeholder: '2024-03', inputMode: 'numeric' as const })}
      {...(key === 'url' && { inputMode: 'url' as const })}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Focuses the field with this path, after the next rendering. */
export const focusField = (path: string): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus(),
  )
