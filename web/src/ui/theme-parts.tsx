import type { SiteTheme } from '@thumbfolio/contracts'
import { inTheme } from '../lib/themes-api.js'
import { useDebounced } from '../lib/use-debounced.js'
import { FailedNotice } from './failed-notice.js'
import { LayoutCard } from './layout-card.js'
import { PaletteField } from './palette-field.js'
import { Segments } from './segments.js'
import type { ThemeChoiceState } from './use-theme-choice.js'

const schemeNames = { auto: 'Automatic', light: 'Light', dark: 'Dark' } as const
const settleMs = 250

interface LayoutsProps {
  choice: ThemeChoiceState
  /** A private address that shows the user's page in any theme; without it the cards show sample pages. */
  previewUrl: string | undefined
  /** Small cards, three in a row, with the description of the chosen layout below. */
  isCompact?: boolean
}

/** The layouts, each with a preview of the page. */
export function Layouts({ choice, previewUrl, isCompact = false }: LayoutsProps) {
  const { group, options, chosen, layout, recommended, change } = choice
  const shown: SiteTheme = useDebounced(chosen, settleMs)
  if (options.isError)
    return (
      <FailedNotice title="The themes could not be loaded" onRetry={() => void options.refetch()}>
        The page keeps the look it has.
      </FailedNotice>
    )
  if (options.isPending || !layout)
    return <div className={isCompact ? 'min-h-72' : 'min-h-96'} aria-busy="true" />
  return (
    <fieldset>
      <legend className={isCompact ? 'sr-only' : 'mb-3 text-sm text-muted'}>Layout</legend>
      <div
        className={isCompact ? 'grid grid-cols-3 gap-3' : 'grid grid-cols-2 gap-x-4 gap-y-5 @sm:grid-cols-3'}
      >
        {options.data.layouts.map((option) => (
          <LayoutCard
            key={option.id}
            {...{ group, option, isCompact }}
            isChosen={option.id === layout.id}
            isRecommended={option.id === recommended}
            previewUrl={previewUrl && inTheme(previewUrl, { ...shown, layout: option.id })}
            onChoose={() => change({ layout: option.id })}
          />
        ))}
      </div>
      {isCompact && (
        <p className="mt-2.5 text-sm text-muted">
          {layout.description}
          {layout.id === recommended && ' Recommended for your resume.'}
        </p>
      )}
    </fieldset>
  )
}

/** Light or dark, and the pairing of fonts. */
export function TypeAndScheme({ choice }: { choice: ThemeChoiceState }) {
  const { group, options, chosen, layout, change } = choice
  if (!options.data || !layout) return null
  const { types, schemes } = options.data
  return (
    <>
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
          hint: id === 'auto' ? 'As each visitor’s device is set' : `Always ${schemeNames[id].toLowerCase()}`,
        }))}
        onChoose={(scheme) => change({ scheme })}
      />
    </>
  )
}

/** The palettes, as swatches in the chosen scheme. */
export function Colours({
  choice: { group, options, chosen, palette, choosePalette },
}: {
  choice: ThemeChoiceState
}) {
  if (!options.data) return null
  return (
    <PaletteField
      name={`${group}-palette`}
      palettes={options.data.palettes}
      scheme={chosen.scheme === 'dark' ? 'dark' : 'light'}
      chosen={palette}
      onChoose={choosePalette}
    />
  )
}
