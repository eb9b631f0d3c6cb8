import { TextAreaField, TextField } from '../../ui/text-field.js'
import type { FieldShape } from '../../lib/field-catalogue.js'

interface DraftFieldProps {
  field: FieldShape
  value: string
  problem: string | undefined
  onChange: (text: string) => void
  /** Shows where it was read; absent where that is in view anyway, or nowhere. */
  onShow?: (() => void) | undefined
}

const hints: Readonly<Record<string, string>> = {
  startDate: '2019, 2019-03 or 2019-03-07',
  endDate: 'Empty while it goes on',
}

/** One value of the resume, in the shape that suits its kind. */
export function DraftField({
  field: { key, label, kind },
  value,
  problem,
  onChange,
  onShow,
}: DraftFieldProps) {
  const aside = onShow && (
    <button
      type="button"
      className="textlink min-h-6"
      aria-label={`Show ${label} in the PDF`}
      onClick={onShow}
    >
      In the PDF
    </button>
  )
  const shared = { label, problem, value, aside }
  if (kind === 'line' || kind === 'date')
    return (
      <TextField
        {...shared}
        autoComplete="off"
        maxLength={key === 'url' ? 2_000 : 500}
        hint={kind === 'date' && hints[key] && <span className="text-muted">{hints[key]}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextAreaField
      {...shared}
      className="@md:col-span-2"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
