import { initialOf, tile } from './tile.js'
import { headingOf } from '../parts/front.js'
import { escaped, html, type Html } from '../parts/html.js'
import type { Page } from '../parts/page.js'
import { paletteFor } from '../themes/look.js'

/** Files of a page's icon. */
export const iconPaths = { ico: 'favicon.ico', svg: 'icon.svg', touch: 'apple-touch-icon.png' } as const

/** The heading's first letter as browsers draw it, with their own fonts: it may be of any script. */
export function iconSvg(page: Page): string {
  const heading = headingOf(page)
  const { light } = paletteFor(page)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${light.accent}"/><text x="16" y="23" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="${light.paper}">${escaped(initialOf(heading))}</text></svg>`
}

/** The same to be drawn by us. `corner` is a share of the size; a phone rounds its icons itself. */
export function iconDrawing(page: Page, { size, corner }: { size: number; corner: number }): string {
  const heading = headingOf(page)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${tile(heading, paletteFor(page).light, { x: 0, y: 0, size, corner })}</svg>`
}

/** Links to the icons; `root` is the way to them. */
export const iconLinks = (root: '' | '/' | '../'): Html => {
  return html`<link rel="icon" href="${root}${iconPaths.ico}" sizes="32x32" /><link
      rel="icon"
      href="${root}${iconPaths.svg}"
      type="image/svg+xml"
    /><link rel="apple-touch-icon" href="${root}${iconPaths.touch}" />`
}

/** A PNG of 32 x 32 pixels as an icon file, which is a header of 22 bytes before it. */
export function icoOf(png: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, 32)
  header.setUint8(7, 32)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.byteLength, true)
  header.setUint32(18, header.byteLength, true)
  const file = new Uint8Array(header.byteLength + png.byteLength)
  file.set(new Uint8Array(header.buffer))
  file.set(png, header.byteLength)
  return file
}
