interface PartAdderProps {
  label: string
  /** Shown while nothing is chosen. */
  first: string
  hint?: string
  /** Identifies it for `focusField`. */
  path: string
  /** How many parts may be added. */
  room: number
  options: readonly { readonly id: string; readonly title: string; readonly parts: number }[]
  onAdd: (id: string) => void
}

/** A list that adds what is chosen in it. */
export const PartAdder = ({ label, first, hint, path, room, options, onAdd }: PartAdderProps) => (
  <label className="block">
    <span className="mb-1 block text-sm font-semibold">{label}</span>
    <select
      className="select w-full"
      value=""
      data-path={path}
      disabled={room < 1}
      onChange={({ target }) => onAdd(target.value)}
    >
      <option value="">{first}</option>
      {options.map(({ id, title, parts }) => (
        <option key={id} value={id} disabled={parts > room}>
          {title}
        </option>
      ))}
    </select>
    {hint !== undefined && <span className="mt-1 block text-sm text-muted">{hint}</span>}
  </label>
)
