const swatches = [
  [25, 'Red'],
  [60, 'Orange'],
  [100, 'Yellow'],
  [150, 'Green'],
  [200, 'Teal'],
  [250, 'Blue'],
  [290, 'Violet'],
  [345, 'Pink'],
] as const

interface HueFieldProps {
  /** Of the radio group. */
  name: string
  /** Absent: derived from the person's name. */
  hue: number | undefined
  onChange: (hue: number | undefined) => void
}

/** The accent colour of a page, which keeps its contrast in each. One stop for Tab; arrows go from colour to colour. */
export function HueField({ name, hue, onChange }: HueFieldProps) {
  const shown = hue === undefined ? undefined : nearest(hue)
  const swatch =
    'grid size-8 cursor-pointer place-items-center rounded-full has-checked:outline-2 has-checked:outline-base-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2'
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">
        Colour: <span className="text-base-content">{shown?.[1] ?? 'from your name'}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-y-1">
        <label className="mr-1 cursor-pointer rounded-field border border-line px-2.5 py-1.5 text-sm has-checked:bg-base-200 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={hue === undefined}
            onChange={() => onChange(undefined)}
          />
          From your name
        </label>
        {swatches.map(([value, title]) => (
          <label key={value} title={title} className={swatch}>
            <input
              type="radio"
              name={name}
              value={value}
              className="sr-only"
              aria-label={title}
              checked={shown?.[0] === value}
              onChange={() => onChange(value)}
            />
            <span
              className="size-5 rounded-full"
              style={{ background: `oklch(0.62 0.16 ${value})` }}
              aria-hidden="true"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A hue between two of these is shown as the nearer one, and stays as it is until another is chosen. */
function nearest(hue: number): (typeof swatches)[number] {
  const away = (other: number) => Math.min(Math.abs(other - hue), 360 - Math.abs(other - hue))
  return [...swatches].sort(([a], [b]) => away(a) - away(b))[0]!
}
