import type { FieldShape } from '../../lib/field-catalogue.js'
import { TextAreaField, TextField } from '../../ui/text-field.js'
import type { FieldValue } from './words.js'

interface ValueFieldProps {
  shape: Pick<FieldShape, 'key' | 'label' | 'kind'>
  value: FieldValue | undefined
  problem?: string | undefined
  /** By which it is found from outside. */
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
    return (
      <TextAreaField
        {...field}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
    )
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

/** Gives the focus to the field of a path, once it is drawn. */
export const focusField = (path: string): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus(),
  )
