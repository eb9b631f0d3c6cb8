import type { FieldShape } from '../../lib/field-catalogue.js'
import { TextAreaField, TextField } from '../../ui/text-field.js'
import type { FieldValue } from './words.js'

interface ValueFieldProps {
  shape: Pick<FieldShape, 'key' | 'label' | 'kind'>
  value: FieldValue | undefined
  problem?: string | undefined
  id?: string
  onChange: (value: FieldValue) => void
}

/** One value of an entry: a list has one item on each line. */
export function ValueField({
  shape: { key, label, kind },
  value = '',
  problem,
  id,
  onChange,
}: ValueFieldProps) {
  const text = typeof value === 'string' ? value : value.join('\n')
  const field = { label, problem, value: text, ...(id !== undefined && { 'data-first': id }) }
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
