import { createHash } from 'node:crypto'
import type { ThemeType } from '@thumbfolio/contracts'
import type { BundleFile } from './bundle.js'
import { shippedFile } from './program-files.js'

interface Font {
  /** Begins the names of its files. */
  readonly id: string
  readonly family: string
  /** As `font-weight` of `@font-face`: one weight, or a range. */
  readonly weights: string
}

/** A heading font and a text font, with their fallbacks for other scripts and until they are loaded. */
export interface TypePairing {
  readonly title: string
  readonly heading: Font
  readonly text: Font
  /** Weight of headings. */
  readonly weight: number
  /** Letter spacing of headings, in em. */
  readonly spacing: number
  readonly headingFallback: string
  readonly textFallback: string
}

const serifs = 'Georgia,"Noto Serif","Noto Naskh Arabic","Times New Roman",serif'
const sansSerifs =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans","Noto Sans Arabic",Arial,sans-serif'

const newsreader: Font = { id: 'newsreader', family: 'Newsreader', weights: '400' }
const sourceSans: Font = { id: 'source-sans-3', family: 'Source Sans', weights: '400 600' }
const inter: Font = { id: 'inter', family: 'Inter', weights: '400 700' }
const spaceGrotesk: Font = { id: 'space-grotesk', family: 'Space Grotesk', weights: '500 700' }
const hanken: Font = { id: 'hanken-grotesk', family: 'Hanken Grotesk', weights: '400 600' }

export const typePairings: Readonly<Record<ThemeType, TypePairing>> = {
  serif: {
    title: 'Serif',
    heading: newsreader,
    text: sourceSans,
    weight: 400,
    spacing: -0.018,
    headingFallback: serifs,
    textFallback: sansSerifs,
  },
  sans: {
    title: 'Sans',
    heading: inter,
    text: inter,
    weight: 600,
    spacing: -0.026,
    headingFallback: sansSerifs,
    textFallback: sansSerifs,
  },
  grotesk: {
    title: 'Grotesk',
    heading: spaceGrotesk,
    text: hanken,
    weight: 600,
    spacing: -0.03,
    headingFallback: sansSerifs,
    textFallback: sansSerifs,
  },
}

/** The same characters as in `bin/subset-fonts.mjs`. */
const scripts = [
  {
    name: 'latin',
    range:
      'U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212',
    isCommon: true,
  },
  {
    name: 'latin-ext',
    range: 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E',
    isCommon: false,
  },
] as const

/** The files of a pairing, in a folder of the bundle; the name of each changes with its bytes. */
export const fontsOf = ({ heading, text }: TypePairing): FontFile[] =>
  (heading === text ? [text] : [heading, text]).flatMap((font) =>
    scripts.map((script) => fontFile(font, script)),
  )

export interface FontFile {
  readonly file: BundleFile
  readonly family: string
  /** Nearly every page needs it. */
  readonly isCommon: boolean
  /** Its `@font-face`. The address is relative to the bundle's root. */
  readonly face: string
}

/** A font of any pairing by its path in a bundle. */
export const fontAt = (path: string): BundleFile | undefined =>
  path.startsWith('fonts/')
    ? Object.values(typePairings)
        .flatMap(fontsOf)
        .find(({ file }) => file.path === path)?.file
    : undefined

const made = new Map<string, FontFile>()

type Script = (typeof scripts)[number]

function fontFile({ id, family, weights }: Font, { name: script, range, isCommon }: Script): FontFile {
  const name = `${id}-${script}`
  const known = made.get(name)
  if (known) return known
  const body = shippedFile(new URL(`../../fonts/${name}.woff2`, import.meta.url))
  const path = `fonts/${name}.${createHash('sha256').update(body).digest('hex').slice(0, 10)}.woff2`
  const fresh = {
    isCommon,
    family,
    file: { path, contentType: 'font/woff2', body },
    face: `@font-face{font-family:"${family}";src:url(${path}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
  }
  made.set(name, fresh)
  return fresh
}

/** The roles of a pairing as custom properties. */
export const typeRoles = ({ heading, text, weight, spacing, ...fallback }: TypePairing): string =>
  `--head:"${heading.family}",${fallback.headingFallback};--body:"${text.family}",${fallback.textFallback};--weight:${weight};--tight:${spacing}em`
