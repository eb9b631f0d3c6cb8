import { createHash } from 'node:crypto'
import { contrastOf, hexOf, type Oklch } from './oklch.js'

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
export const leastContrast = { ink: 7, muted: 4.5, accent: 5.5, onfill: 7 } as const

/** One person, one hue, for ever. */
export function hueOf(name: string): number {
  const digest = createHash('sha256').update(name.normalize('NFKC').trim().toLowerCase()).digest()
  return Math.round((digest.readUInt16BE(0) / 0x10000) * 360) % 360
}

/** One for each hue, made when it is first asked for. */
const palettes: Palette[] = []

/** `hue` in whole degrees, 0 to 359. */
export const paletteOf = (hue: number): Palette => (palettes[hue] ??= schemesOf(hue))

export function schemesOf(h: number): Palette {
  return {
    light: schemeOf(h, { paper: [0.988, 0.004], front: [0.942, 0.027], step: -0.01 }),
    dark: schemeOf(h, { paper: [0.178, 0.012], front: [0.242, 0.034], step: 0.01 }),
  }
}

type Tone = readonly [lightness: number, chroma: number]

function schemeOf(h: number, tones: { paper: Tone; front: Tone; step: number }): Scheme {
  const { step } = tones
  const [paper, front] = [tones.paper, tones.front].map(([l, c]) => hexOf({ l, c, h }))
  const grounds = [paper!, front!]
  const isLight = step < 0
  return {
    paper: paper!,
    front: front!,
    ink: held({ l: isLight ? 0.24 : 0.92, c: isLight ? 0.022 : 0.012, h }, grounds, leastContrast.ink, step),
    muted: held({ l: isLight ? 0.48 : 0.72, c: 0.022, h }, grounds, leastContrast.muted, step),
    accent: held(
      { l: isLight ? 0.47 : 0.8, c: isLight ? 0.15 : 0.12, h },
      grounds,
      leastContrast.accent,
      step,
    ),
    line: hexOf({ l: isLight ? 0.885 : 0.33, c: 0.018, h }),
    ...fillOf(h, isLight),
  }
}

/** Yellows to greens are strong when they are bright, the others when they are deep; at night all are deep. */
function fillOf(h: number, isLight: boolean): Pick<Scheme, 'fill' | 'onfill'> {
  const isBright = isLight && h >= 70 && h <= 200
  const fill = hexOf(
    isBright ? { l: 0.86, c: 0.19, h } : { l: isLight ? 0.44 : 0.32, c: isLight ? 0.18 : 0.1, h },
  )
  const ink = isBright ? { l: 0.24, c: 0.05, h } : { l: 0.97, c: 0.012, h }
  return { fill, onfill: held(ink, [fill], leastContrast.onfill, isBright ? -0.01 : 0.01) }
}

/** Moves a colour's lightness away from its grounds until it is read with ease on each of them. */
function held(colour: Oklch, grounds: readonly string[], least: number, step: number): string {
  let { l } = colour
  const hex = () => hexOf({ ...colour, l })
  while (l > 0 && l < 1 && grounds.some((ground) => contrastOf(hex(), ground) < least)) l += step
  return hex()
}
