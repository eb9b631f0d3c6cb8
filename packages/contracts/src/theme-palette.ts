import { z } from 'zod'

/** Curated pairs of a ground and an accent. Their colours are answered by `GET /make/themes`. */
export const themePalettes = [
  'ink',
  'harbour',
  'cobalt',
  'iris',
  'plum',
  'rose',
  'brick',
  'clay',
  'umber',
  'moss',
  'pine',
  'lagoon',
] as const
export const ThemePalette = z.enum(themePalettes, { error: 'Please choose one of the palettes' })
export type ThemePalette = z.infer<typeof ThemePalette>

/** Hue of each accent in OKLCH, degrees. Ink has no hue. */
const hues: Readonly<Partial<Record<ThemePalette, number>>> = {
  harbour: 238,
  cobalt: 264,
  iris: 292,
  plum: 335,
  rose: 8,
  brick: 29,
  clay: 46,
  umber: 60,
  moss: 145,
  pine: 170,
  lagoon: 205,
}

/** The palette with the nearest hue. `hue`: 0 to 359 degrees. */
export function paletteNearest(hue: number): ThemePalette {
  const away = (other: number) => Math.min(Math.abs(other - hue), 360 - Math.abs(other - hue))
  const byDistance = themePalettes.flatMap((id) => {
    const own = hues[id]
    return own === undefined ? [] : [{ id, distance: away(own) }]
  })
  return byDistance.reduce((best, next) => (next.distance < best.distance ? next : best)).id
}
