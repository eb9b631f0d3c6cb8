/**
 * Writes the fonts of published pages: `node packages/site-page/bin/subset-fonts.mjs`. Cut from the variable fonts of
 * `@fontsource-variable/*` to Latin and extended Latin, to the weights the themes use. Run it after an update of these.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersFrom } from './characters-from.mjs'

const require = createRequire(import.meta.url)
const target = new URL('../fonts/', import.meta.url)
const mostBytes = 30_000

/** Axes are pinned to a value or cut to a range. */
const fonts = [
  { id: 'newsreader', file: 'opsz', axes: { opsz: 40, wght: 400 } },
  { id: 'source-sans-3', file: 'wght', axes: { wght: { min: 400, max: 600 } } },
  { id: 'inter', file: 'wght', axes: { wght: { min: 400, max: 700 } } },
  { id: 'space-grotesk', file: 'wght', axes: { wght: { min: 500, max: 700 } } },
  { id: 'hanken-grotesk', file: 'wght', axes: { wght: { min: 400, max: 600 } } },
]

/** The same ranges as `unicode-range` in `src/parts/fonts.ts`. */
const scripts = {
  latin: charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + 'ıŒœˆ˜–—‘’‚“”„•…‹›€−™',
  'latin-ext':
    charactersFrom(0x100, 0x130) + charactersFrom(0x132, 0x151) + charactersFrom(0x154, 0x17f) + 'ȘșȚțẞ',
}

mkdirSync(target, { recursive: true })
for (const { id, file, axes } of fonts) {
  const folder = dirname(require.resolve(`@fontsource-variable/${id}/package.json`))
  for (const [script, characters] of Object.entries(scripts)) {
    const source = readFileSync(join(folder, 'files', `${id}-${script}-${file}-normal.woff2`))
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes })
    if (font.length > mostBytes) throw new Error(`${id} ${script} has ${font.length} bytes`)
    writeFileSync(new URL(`${id}-${script}.woff2`, target), font)
    console.log(`${`${id}-${script}`.padEnd(28)}${font.length}`)
  }
  writeFileSync(new URL(`${id}.LICENSE.txt`, target), readFileSync(join(folder, 'LICENSE')))
}
