import { useId } from 'react'
import { IconButton } from './icon-button.js'

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
const colourOf = (hue: number) => `oklch(0.62 0.16 ${hue})`
const rainbow = `linear-gradient(to right, ${[0, 45, 90, 135, 180, 225, 270, 315, 359].map(colourOf).join(', ')})`

/** The accent colour by its hue. The page keeps its contrast at each. Absent: derived from the person's name. */
export function HueField({
  hue,
  onChange,
}: {
  hue: number | undefined
  onChange: (hue: number | undefined) => void
}) {
  const id = useId()
  return (
    <div>
      <div className="mb-2 flex min-h-8 items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm text-muted">
          Colour
        </label>
        {hue === undefined ? (
          <span className="text-sm text-muted">From your name</span>
        ) : (
          <button type="button" className="link text-sm" onClick={() => onChange(undefined)}>
            Use the colour of my name
          </button>
        )}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={359}
        value={hue ?? 250}
        aria-valuetext={hue === undefined ? 'From your name' : `${nearest(hue)}, ${hue} degrees`}
        className="h-11 w-full cursor-pointer appearance-none bg-transparent [&::-moz-range-track]:h-3 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:[background:var(--rainbow)] [&::-webkit-slider-runnable-track]:h-3 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:[background:var(--rainbow)] [&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-base-100 [&::-webkit-slider-thumb]:bg-base-content"
        style={{ ['--rainbow' as string]: rainbow }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <div className="flex flex-wrap gap-1">
        {swatches.map(([value, name]) => (
          <IconButton
            key={value}
            tip={name}
            aria-pressed={hue === value}
            className="rounded-full aria-pressed:outline-2"
            onClick={() => onChange(value)}
          >
            <span className="size-6 rounded-full" style={{ background: colourOf(value) }} />
          </IconButton>
        ))}
      </div>
    </div>
  )
}

function nearest(hue: number): string {
  const away = (other: number) => Math.min(Math.abs(other - hue), 360 - Math.abs(other - hue))
  return [...swatches].sort(([a], [b]) => away(a) - away(b))[0]![1]
}
