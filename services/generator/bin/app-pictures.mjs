/** `node bin/app-pictures.mjs`: draws the app's own share picture and icons into web/public, with the fonts of the cards. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { icoOf } from '../../../packages/site-page/dist/card/icons.js'

const fonts = fileURLToPath(new URL('../../../packages/site-page/fonts/card/', import.meta.url))
const target = fileURLToPath(new URL('../../../web/public/', import.meta.url))
const fontFiles = (await readdir(fonts)).filter((name) => name.endsWith('.ttf')).map((name) => fonts + name)

const logo = (x, y, size, ink) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})"><path fill="${ink}" d="M5 1h12a2 2 0 0 1 2 2v4.2a4.8 4.8 0 0 0 0 9.6V21a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z"/><circle cx="19" cy="12" r="3" fill="#6d5ef5"/></g>`
const serif = `font-family="'Resume Serif 4 Display'" font-weight="600"`
const sans = `font-family="'Resume Sans 3'"`
const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#f6f5ff"/><rect y="618" width="1200" height="12" fill="#6d5ef5"/>${logo(68, 66, 96, '#18181b')}<text x="172" y="134" ${serif} font-size="52" fill="#18181b">Thumbfolio</text><text x="80" y="330" ${serif} font-size="92" fill="#18181b">Your PDF resume,</text><text x="80" y="428" ${serif} font-size="92" fill="#18181b">a site of your own.</text><text x="80" y="514" ${sans} font-size="38" fill="#3f3f46">Upload it, choose a name, share the link.</text></svg>`
const icon = (size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#fff"/>${logo(size * 0.12, size * 0.12, size * 0.76, '#18181b')}</svg>`

const drawn = async (svg) =>
  (
    await renderAsync(svg, {
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Resume Sans 3' },
    })
  ).asPng()
await writeFile(`${target}share.png`, await drawn(share))
await writeFile(`${target}apple-touch-icon.png`, await drawn(icon(180)))
const svg = await readFile(`${target}favicon.svg`, 'utf8')
await writeFile(
  `${target}favicon.ico`,
  icoOf(
    await drawn(
      svg
        .replace('<svg ', '<svg width="32" height="32" ')
        .replace(/<style>.*<\/style>/s, '')
        .replace('class="page"', 'fill="#18181b"'),
    ),
  ),
)
