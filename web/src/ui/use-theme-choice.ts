import { useQuery } from '@tanstack/react-query'
import { paletteNearest, type SiteTheme, type ThemePalette } from '@thumbfolio/contracts'
import { useId } from 'react'
import { themeOptions } from '../lib/themes-api.js'

interface ThemeChosen {
  /** Undefined until something is chosen. Default: the recommended layout. */
  readonly value: SiteTheme | undefined
  /** Id of the layout that suits the resume best. */
  readonly recommended: string | undefined
  readonly onChange: (theme: SiteTheme) => void
}

/** The options of a theme and the current choice, shared by the parts of `theme-parts.tsx`. */
export function useThemeChoice({ value, recommended, onChange }: ThemeChosen) {
  const group = useId()
  const options = useQuery({ queryKey: ['theme-options'], queryFn: ({ signal }) => themeOptions(signal) })
  const layouts = options.data?.layouts ?? []
  const chosen: SiteTheme = value ?? { layout: recommended ?? layouts[0]?.id ?? '' }
  const { hue, palette, ...uncoloured } = chosen
  return {
    /** Prefix of the names of the radio groups. */
    group,
    options,
    chosen,
    layout: layouts.find(({ id }) => id === chosen.layout) ?? layouts[0],
    recommended,
    change: (part: Partial<SiteTheme>) => onChange({ ...chosen, ...part }),
    /** The chosen palette; for a stored hue, the nearest one. Undefined: derived from the person's name. */
    palette: palette ?? (hue === undefined ? undefined : paletteNearest(hue)),
    choosePalette: (id: ThemePalette | undefined) =>
      onChange(id === undefined ? uncoloured : { ...uncoloured, palette: id }),
  }
}

export type ThemeChoiceState = ReturnType<typeof useThemeChoice>
