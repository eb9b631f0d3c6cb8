import type { Direction } from '../parts/text.js'
import type { ThemeType } from '@thumbfolio/contracts'
import { fontWidths } from './font-widths.js'
import { themeFontWidths } from './theme-font-widths.js'

/** `name` is the large serif, `text` the sans of everything else. */
export type Use = keyof typeof fontWidths
type Script = keyof (typeof fontWidths)[Use]

/** One of the fonts in `fonts/card`. */
export interface Face {
  readonly family: string
  readonly weight: number
  readonly direction: Direction
  /** Width by character, in thousandths of the font size. */
  readonly widths: ReadonlyMap<number, number>
}

const families: Readonly<Record<Use, Readonly<Record<Script, string>>>> = {
  name: { europe: 'Resume Serif 4 Display', hebrew: 'Noto Sans Hebrew Thin', arabic: 'Noto Sans Arabic' },
  text: { europe: 'Resume Sans 3', hebrew: 'Noto Sans Hebrew Thin', arabic: 'Noto Sans Arabic' },
}
const weights: Readonly<Record<Use, number>> = { name: 600, text: 400 }
const scripts: readonly Script[] = ['europe', 'hebrew', 'arabic']

/** Letters that join are narrower than they are alone. */
const joinedShare = 0.85

const known = new Map<Use, readonly Face[]>()

/** The fonts for a use, read when a process draws its first card. */
export function facesFor(use: Use): readonly Face[] {
  const faces = known.get(use) ?? scripts.map((script) => faceOf(use, script))
  known.set(use, faces)
  return faces
}

const faceOf = (use: Use, script: Script): Face => ({
  family: families[use][script],
  weight: weights[use],
  direction: script === 'europe' ? 'ltr' : 'rtl',
  widths: unpacked(fontWidths[use][script], script === 'arabic' ? joinedShare : 1),
})

function unpacked(packed: string, share: number): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  for (const run of packed.split(';')) {
    const [first = '', list = ''] = run.split(':')
    for (const [at, width] of list.split(',').entries())
      widths.set(parseInt(first, 16) + at, Number(width) * share)
  }
  return widths
}

const themeFamilies = { sans: 'Inter', grotesk: 'Space Grotesk Light' } as const

const themeFaces = new Map<keyof typeof themeFamilies, Face>()

/** The headings' font of a sans or grotesk theme. Undefined for the serif, and for a text that the font does not cover. */
export function themeFaceFor(text: string, type: ThemeType): Face | undefined {
  if (type === 'serif') return undefined
  const face = themeFaces.get(type) ?? {
    family: themeFamilies[type],
    weight: weights.name,
    direction: 'ltr' as const,
    widths: unpacked(themeFontWidths[type], 1),
  }
  themeFaces.set(type, face)
  return covers(face, text) ? face : undefined
}

const covers = ({ widths }: Face, word: string) =>
  [...word].every((character) => widths.has(character.codePointAt(0)!))

/** The font that has every character of a word. */
export const faceFor = (word: string, use: Use): Face | undefined =>
  facesFor(use).find((face) => covers(face, word))

/** In thousandths of the font size. */
export const widthOf = (word: string, face: Face): number =>
  [...word].reduce((sum, character) => sum + (face.widths.get(character.codePointAt(0)!) ?? 0), 0)
