import type { PaletteOption, ThemePalette } from '@thumbfolio/contracts'
import { useId } from 'react'

interface PaletteFieldProps {
  /** Of the radio group. */
  name: string
  palettes: readonly PaletteOption[]
  /** The scheme that the swatches show. */
  scheme: 'light' | 'dark'
  /** Undefined: derived from the person's name. */
  chosen: ThemePalette | undefined
  onChoose: (id: ThemePalette | undefined) => void
}

/** The palettes of a page as one radio group; each shows its ground and accent. */
export function PaletteField({ name, palettes, scheme, chosen, onChoose }: PaletteFieldProps) {
  const text = useId()
  const options: readonly (PaletteOption | undefined)[] = [undefined, ...palettes]
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Colours</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {options.map((option) => {
          const id = option?.id ?? 'name'
          return (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-2 py-1.5 text-sm outline outline-line has-checked:font-semibold has-checked:outline-2 has-checked:outline-base-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={id}
                className="sr-only"
                checked={chosen === option?.id}
                aria-labelledby={`${text}-${id}`}
                onChange={() => onChoose(option?.id)}
              />
              {option && <Swatch {...option[scheme]} />}
              <span id={`${text}-${id}`}>{option?.title ?? 'From your name'}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A disc of the accent on the ground. */
const Swatch = ({ ground, accent }: PaletteOption['light']) => (
  <span
    aria-hidden="true"
    className="grid size-7 shrink-0 place-items-center rounded-full outline outline-line"
    style={{ background: ground }}
  >
    <span className="size-4 rounded-full" style={{ background: accent }} />
  </span>
)
