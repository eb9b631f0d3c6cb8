interface SegmentsProps<T extends string> {
  legend: string
  /** Of the radio group. */
  name: string
  /** Undefined while nothing is chosen. */
  chosen: T | undefined
  options: readonly { id: T; title: string; hint?: string }[]
  onChoose: (id: T) => void
}

/** A few short choices in a row, of which one holds. */
export function Segments<T extends string>({ legend, name, chosen, options, onChoose }: SegmentsProps<T>) {
  const hint = options.find(({ id }) => id === chosen)?.hint
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{legend}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-box sm:flex bg-base-200 p-1">
        {options.map(({ id, title }) => (
          <label
            key={id}
            className="min-h-11 min-w-fit flex-1 cursor-pointer content-center rounded-field px-1 text-center text-sm has-checked:bg-base-100 has-checked:font-semibold has-checked:outline has-checked:outline-line has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={id}
              className="sr-only"
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            {title}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}
