import { useQuery } from '@tanstack/react-query'
import { paletteNearest, type SiteTheme } from '@thumbfolio/contracts'
import { useId } from 'react'
import { inTheme, themeOptions } from '../lib/themes-api.js'
import { useDebounced } from '../lib/use-debounced.js'
import { FailedNotice } from './failed-notice.js'
import { PaletteField } from './palette-field.js'
import { LayoutCard } from './layout-card.js'
import { Segments } from './segments.js'

interface ThemePickerProps {
  /** A private address that shows one's own page in any theme; without one the cards have pictures of sample pages. */
  previewUrl: string | undefined
  /** What is chosen; absent: nothing yet, so the recommended layout. */
  value: SiteTheme | undefined
  /** Id of the layout that suits the resume best. */
  recommended: string | undefined
  onChange: (theme: SiteTheme) => void
}

const schemeNames = { auto: 'Automatic', light: 'Light', dark: 'Dark' } as const
const settleMs = 250

/** Layout, colour, scheme and type of a page, each layout shown with the page itself. */
export function ThemePicker({ previewUrl, value, recommended, onChange }: ThemePickerProps) {
  const group = useId()
  const options = useQuery({ queryKey: ['theme-options'], queryFn: ({ signal }) => themeOptions(signal) })
  const shown = useDebounced(value, settleMs)
  if (options.isError)
    return (
      <FailedNotice title="The themes could not be loaded" onRetry={() => void options.refetch()}>
        The page keeps the look it has.
      </FailedNotice>
    )
  if (options.isPending) return <div className="min-h-96" aria-busy="true" />
  const { layouts, palettes, schemes, types } = options.data
  const chosen = value ?? { layout: recommended ?? layouts[0]!.id }
  const layout = layouts.find(({ id }) => id === chosen.layout) ?? layouts[0]!
  const change = (part: Partial<SiteTheme>) => onChange({ ...chosen, ...part })
  const { hue, palette, ...uncoloured } = chosen

  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-3 text-sm text-muted">Layout</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
          {layouts.map((option) => (
            <LayoutCard
              key={option.id}
              group={group}
              option={option}
              isChosen={option.id === layout.id}
              isRecommended={option.id === recommended}
              previewUrl={previewUrl && inTheme(previewUrl, { ...shown, layout: option.id })}
              onChoose={() => change({ layout: option.id })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-6 sm:grid-cols-2">
        <Segments
          legend="Type"
          name={`${group}-type`}
          chosen={chosen.type ?? layout.type}
          options={types.map(({ id, title, heading, text }) => ({
            id,
            title,
            hint: heading === text ? heading : `${heading} with ${text}`,
          }))}
          onChoose={(type) => change({ type })}
        />
        <Segments
          legend="Light or dark"
          name={`${group}-scheme`}
          chosen={chosen.scheme ?? 'auto'}
          options={schemes.map((id) => ({
            id,
            title: schemeNames[id],
            hint:
              id === 'auto' ? 'As each visitor’s device is set' : `Always ${schemeNames[id].toLowerCase()}`,
          }))}
          onChoose={(scheme) => change({ scheme })}
        />
      </div>
      <PaletteField
        name={`${group}-palette`}
        palettes={palettes}
        scheme={chosen.scheme === 'dark' ? 'dark' : 'light'}
        chosen={palette ?? (hue === undefined ? undefined : paletteNearest(hue))}
        onChoose={(id) => onChange(id === undefined ? uncoloured : { ...uncoloured, palette: id })}
      />
    </div>
  )
}
