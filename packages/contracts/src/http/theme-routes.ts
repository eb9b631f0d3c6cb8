import { z } from 'zod'
import { route, type RouteTable } from '../route.js'
import { ThemeLayout, ThemeScheme, ThemeType } from '../site-theme.js'
import { ThemePalette } from '../theme-palette.js'

/** A layout as a picker offers it. */
export const ThemeOption = z.object({
  id: ThemeLayout,
  title: z.string(),
  /** One line: what it looks like, and for whom. */
  description: z.string(),
  /** The type pairing it has where none is chosen. */
  type: ThemeType,
})
export type ThemeOption = z.infer<typeof ThemeOption>

/** A type pairing as a picker offers it. */
export const TypeOption = z.object({
  id: ThemeType,
  title: z.string(),
  heading: z.string(),
  text: z.string(),
})
export type TypeOption = z.infer<typeof TypeOption>

/** A ground and the accent on it, `#rrggbb`. */
const Swatch = z.object({ ground: z.string(), accent: z.string() })

/** A palette for a picker. */
export const PaletteOption = z.object({
  id: ThemePalette,
  title: z.string(),
  light: Swatch,
  dark: Swatch,
})
export type PaletteOption = z.infer<typeof PaletteOption>

/** Routes of themes; part of the generator's table. */
export const themeRoutes = {
  themeOptions: route({
    service: 'generator',
    method: 'GET',
    path: '/make/themes',
    summary: 'The layouts, palettes, colour schemes and type pairings that a page can have',
    access: 'public',
    rate: 'read',
    cacheControl: 'public, no-cache',
    answers: {
      200: z.object({
        data: z.object({
          layouts: z.array(ThemeOption),
          palettes: z.array(PaletteOption),
          schemes: z.array(ThemeScheme),
          types: z.array(TypeOption),
        }),
      }),
    },
    problems: [],
  }),
  recommendedTheme: route({
    service: 'generator',
    method: 'GET',
    path: '/make/themes/for-resume/:id',
    summary: 'The layout that suits one’s own resume best, by its shape',
    access: 'verified',
    rate: 'read',
    params: z.object({ id: z.string() }),
    answers: { 200: z.object({ data: z.object({ recommended: ThemeLayout }) }) },
    problems: [],
  }),
} satisfies RouteTable
