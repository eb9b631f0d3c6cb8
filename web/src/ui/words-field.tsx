interface WordsFieldProps {
  id?: string
  label: string
  value: string
  onChange: (value: string) => void
}

/** Prose as plain text; it grows with its lines. */
export const WordsField = ({ id, label, value, onChange }: WordsFieldProps) => (
  <textarea
    id={id}
    className="textarea field-sizing-content min-h-20 w-full"
    aria-label={label}
    value={value}
    maxLength={12_000}
    onChange={(event) => onChange(event.target.value)}
  />
)
