import { useQuery } from '@tanstack/react-query'
import { paletteNearest, type SiteTheme, type ThemePalette } from '@thumbfolio/contracts'
import { useId } from 'react'
import { themeOptions } from '../lib/themes-api.js'

interface ThemeChosen {
  /** What is chosen; absent: nothing yet, so the recommended layout. */
  readonly value: SiteTheme | undefined
  /** Id of the layout that suits the resume best. */
  readonly recommended: string | undefined
  readonly onChange: (theme: SiteTheme) => void
}

/** What there is to choose of a theme, and what is chosen: shared by the parts of the choice, wherever each stands. */
export function useThemeChoice({ value, recommended, onChange }: ThemeChosen) {
  const group = useId()
  const options = useQuery({ queryKey: ['theme-options'], queryFn: ({ signal }) => themeOptions(signal) })
  const layouts = options.data?.layouts ?? []
  const chosen: SiteTheme = value ?? { layout: recommended ?? layouts[0]?.id ?? '' }
  const { hue, palette, ...uncoloured } = chosen
  return {
    /** Of the names of the radio groups. */
    group,
    options,
    chosen,
    layout: layouts.find(({ id }) => id === chosen.layout) ?? layouts[0],
    recommended,
    change: (part: Partial<SiteTheme>) => onChange({ ...chosen, ...part }),
    /** The palette that is shown as chosen: that nearest to a hue, where one is stored. Undefined: the one of the name. */
    palette: palette ?? (hue === undefined ? undefined : paletteNearest(hue)),
    choosePalette: (id: ThemePalette | undefined) =>
      onChange(id === undefined ? uncoloured : { ...uncoloured, palette: id }),
  }
}

export type ThemeChoiceState = ReturnType<typeof useThemeChoice>
