/**
 * `node packages/site-page/bin/theme-card-fonts.mjs`: writes the headings' fonts of share cards in the sans and the grotesk
 * themes (`fonts/card`) and the width of each character (`src/card/theme-font-widths.ts`), from `@fontsource-variable/*`.
 * Static fonts: the renderer does not support variable ones. Latin only; other names use the serif.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { charactersFrom } from './characters-from.mjs'
import { glyphWidths, packed } from './glyph-widths.mjs'

const require = createRequire(import.meta.url)
const target = fileURLToPath(new URL('../fonts/card/', import.meta.url))
const fonts = { sans: 'inter', grotesk: 'space-grotesk' }
const characters = charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + 'ıŒœ–—‘’“”…'

const widths = {}
for (const [type, id] of Object.entries(fonts)) {
  const folder = dirname(require.resolve(`@fontsource-variable/${id}/package.json`))
  const source = await readFile(join(folder, 'files', `${id}-latin-wght-normal.woff2`))
  const font = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { wght: 600 },
    keepFeatures: ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'calt'],
  })
  await writeFile(join(target, `${id}-name.ttf`), font)
  await copyFile(join(folder, 'LICENSE'), join(target, `${id}.LICENSE`))
  widths[type] = packed([...glyphWidths(font)].filter(([code]) => code >= 0x20))
  console.log(`${id}: ${font.length} bytes`)
}
await writeFile(
  new URL('../src/card/theme-font-widths.ts', import.meta.url),
  `/** Written by \`bin/theme-card-fonts.mjs\`: what the headings' fonts of the cards cover, and how wide each character is. */
export const themeFontWidths = ${JSON.stringify(widths)} as const
`,
)
