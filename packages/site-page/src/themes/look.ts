import type { ThemeScheme, ThemeType } from '@thumbfolio/contracts'
import { headingOf } from '../parts/front.js'
import { fontsOf, typePairings, type FontFile, type TypePairing } from '../parts/fonts.js'
import { paletteIdOf, paletteOf, type Palette } from '../parts/palette.js'
import type { Page } from '../parts/page.js'
import { standardTheme, themeNamed, themes } from './registry.js'
import type { Theme } from './theme.js'

/** All that is decided about how a page looks. */
export interface Look {
  /** Id of the layout. */
  readonly id: string
  readonly theme: Theme
  readonly scheme: ThemeScheme
  readonly palette: Palette
  readonly type: ThemeType
  readonly pairing: TypePairing
  readonly fonts: readonly FontFile[]
}

/** The layout of a page: its owner's choice, else its composer's. A removed layout is read as the standard one. */
export const layoutOf = ({ theme, composition }: Pick<Page, 'theme' | 'composition'>): string =>
  themeNamed(theme?.layout) ?? themeNamed(composition.theme) ?? standardTheme

/** The colours of a page: its owner's choice, else derived from its heading. */
export const paletteFor = (page: Page): Palette => paletteOf(paletteIdOf(page.theme, headingOf(page)))

export function lookOf(page: Page): Look {
  const id = layoutOf(page)
  const theme = themes.get(id)!
  const type = page.theme?.type ?? theme.type
  const pairing = typePairings[type]
  return {
    id,
    theme,
    type,
    pairing,
    scheme: page.theme?.scheme ?? 'auto',
    palette: paletteFor(page),
    fonts: fontsOf(pairing),
  }
}
