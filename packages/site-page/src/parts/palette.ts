import { createHash } from 'node:crypto'
import { paletteNearest, type SiteTheme, type ThemePalette } from '@thumbfolio/contracts'
import { hexOf } from './oklch.js'
import { curatedPalettes, type Tone, type Tones } from './palettes.js'

/** Colours of one scheme as `#rrggbb`. */
export interface Scheme {
  readonly paper: string
  /** Behind the name. */
  readonly front: string
  readonly ink: string
  readonly muted: string
  /** For what can be followed. */
  readonly accent: string
  /** Hairlines. Nothing is said by them alone. */
  readonly line: string
  /** A strong ground, and what is written on it. */
  readonly fill: string
  readonly onfill: string
}

export interface Palette {
  readonly light: Scheme
  readonly dark: Scheme
}

/** Lowest contrast with both grounds; of `onfill` with its own. */
export const leastContrast = { ink: 7, muted: 4.5, accent: 4.5, onfill: 7 } as const

/** One person, one hue, for ever. */
function hueOf(name: string): number {
  const digest = createHash('sha256').update(name.normalize('NFKC').trim().toLowerCase()).digest()
  return Math.round((digest.readUInt16BE(0) / 0x10000) * 360) % 360
}

/** The owner's choice: a palette, or the palette nearest to a hue. Default: from a hash of the name. */
export const paletteIdOf = (
  theme: Pick<SiteTheme, 'palette' | 'hue'> | undefined,
  name: string,
): ThemePalette => theme?.palette ?? paletteNearest(theme?.hue ?? hueOf(name))

const made = new Map<ThemePalette, Palette>()

export function paletteOf(id: ThemePalette): Palette {
  const known = made.get(id)
  if (known) return known
  const { light, dark } = curatedPalettes[id]
  const palette = { light: schemeOf(light, true), dark: schemeOf(dark, false) }
  made.set(id, palette)
  return palette
}

/** Texts and hairlines are tinted with the hue of the ground. */
function schemeOf({ paper, front, accent, fill }: Tones, isLight: boolean): Scheme {
  const [, chroma, h] = front
  const grey = Math.min(0.02, chroma)
  return {
    paper: hex(paper),
    front: hex(front),
    ink: hex([isLight ? 0.24 : 0.93, grey * (isLight ? 1 : 0.5), h]),
    muted: hex([isLight ? 0.47 : 0.73, grey, h]),
    accent: hex(accent),
    line: hex([isLight ? 0.885 : 0.33, grey, h]),
    fill: hex(fill),
    onfill: hex([0.98, 0.006, fill[2]]),
  }
}

const hex = ([l, c, h]: Tone) => hexOf({ l, c, h })
