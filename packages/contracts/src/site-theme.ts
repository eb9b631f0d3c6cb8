import { z } from 'zod'
import { ThemePalette } from './theme-palette.js'

/** Id of a layout: the name of its folder. Which ones there are is answered by `GET /make/themes`. */
export const ThemeLayout = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'Please choose one of the layouts')
export type ThemeLayout = z.infer<typeof ThemeLayout>

/** Light, dark, or as the visitor's system is set. */
export const themeSchemes = ['auto', 'light', 'dark'] as const
export const ThemeScheme = z.enum(themeSchemes, { error: 'Please choose auto, light or dark' })
export type ThemeScheme = z.infer<typeof ThemeScheme>

/** Pairings of a heading font and a text font. Both ship with the product. */
export const themeTypes = ['serif', 'sans', 'grotesk'] as const
export const ThemeType = z.enum(themeTypes, { error: 'Please choose serif, sans or grotesk' })
export type ThemeType = z.infer<typeof ThemeType>

/** How a page looks. An absent part follows the layout; an absent palette follows the person's name. */
export const SiteTheme = z.strictObject({
  layout: ThemeLayout,
  /** Default: the one nearest to `hue`, else one derived from the name. */
  palette: ThemePalette.optional(),
  /** Legacy, from before palettes: selects the nearest palette. Ignored if `palette` is set. */
  hue: z
    .number()
    .int('Please choose a hue from 0 to 359')
    .min(0, 'Please choose a hue from 0 to 359')
    .max(359, 'Please choose a hue from 0 to 359')
    .optional(),
  /** Absent: `auto`. */
  scheme: ThemeScheme.optional(),
  /** Absent: the layout's own. */
  type: ThemeType.optional(),
})
export type SiteTheme = z.infer<typeof SiteTheme>

const parts = Object.keys(SiteTheme.shape) as (keyof SiteTheme)[]

/** Whether a page looks the same in both. */
export const sameTheme = (a: SiteTheme | undefined, b: SiteTheme | undefined): boolean =>
  parts.every((part) => a?.[part] === b?.[part])
