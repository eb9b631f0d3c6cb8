/**
 * `node bin/card-fonts.mjs FOLDER`: writes the fonts that share cards are drawn with (`fonts/card`) and what each of them
 * covers, with the width of every character (`src/card/font-widths.ts`). FOLDER holds the unpacked packages
 * source-serif 4.5.1, source-sans 3.52.0, @fontsource-variable/noto-sans-hebrew and -arabic 5.3.0 (`npm pack`).
 * Variable fonts become static ones: the renderer knows no axes. Run it only to change the fonts; every card changes then.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { glyphWidths, packed } from './glyph-widths.mjs'
import { renamedFont } from './renamed-font.mjs'

const source = process.argv[2]
if (!source) {
  console.error('Where are the font packages? node bin/card-fonts.mjs FOLDER')
  process.exit(64)
}
const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '../fonts/card')
const table = join(here, '../src/card/font-widths.ts')

/** Latin with Vietnamese, Greek, Cyrillic, and the punctuation and currencies that stand in a headline. */
const europe = [
  [0x20, 0x7e], [0xa0, 0x24f], [0x300, 0x36f], [0x370, 0x52f], [0x1e00, 0x1fff], [0x2010, 0x2044], [0x20a0, 0x20bf],
  [0x2100, 0x214f], [0x2190, 0x2193], [0x2212, 0x2212],
] // prettier-ignore
const faces = [
  european('source-serif', 'name', 'TTF/SourceSerif4Display-Semibold.ttf'),
  european('source-sans', 'text', 'TTF/SourceSans3-Regular.ttf'),
  noto('hebrew', 'name', 600),
  noto('hebrew', 'text', 400),
  noto('arabic', 'name', 600),
  noto('arabic', 'text', 400),
]

function european(name, use, file) {
  return { script: 'europe', use, package: name, file, ranges: europe }
}

function noto(script, use, wght) {
  const name = `noto-sans-${script}`
  return { script, use, package: name, file: `files/${name}-${script}-wght-normal.woff2`, axes: { wght } }
}

const textOf = (ranges = []) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
    .map((character) => String.fromCodePoint(character))
    .join('')

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
const widths = { name: {}, text: {} }
for (const { script, use, package: name, file, axes, ranges } of faces) {
  const cut = await subsetFont(await readFile(join(source, name, file)), textOf(ranges), {
    targetFormat: 'sfnt',
    keepAllGlyphs: ranges === undefined,
    noHinting: true,
    preserveNameIds: [16, 17],
    keepFeatures: [
      'ccmp',
      'locl',
      'kern',
      'mark',
      'mkmk',
      'liga',
      'rlig',
      'calt',
      'init',
      'medi',
      'fina',
      'isol',
    ],
    ...(axes && { variationAxes: axes }),
  })
  const font = renamedFont(cut, 'Source', 'Resume')
  await writeFile(join(target, `${name}-${use}.ttf`), font)
  widths[use][script] = packed([...glyphWidths(font)].filter(([character]) => character >= 0x20))
  const digest = createHash('sha256').update(font).digest('hex').slice(0, 12)
  console.log(`${name} ${use}: ${font.length} bytes, ${digest}`)
  const license = name.startsWith('noto') ? 'LICENSE' : 'LICENSE.md'
  await copyFile(join(source, name, license), join(target, `${name}.LICENSE`))
}

await writeFile(
  table,
  `/** Written by \`bin/card-fonts.mjs\`: what the fonts of the cards cover, and how wide each character is. */
export const fontWidths = ${JSON.stringify(widths)} as const
`,
)
