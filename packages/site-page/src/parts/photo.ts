import { html, type Html } from './html.js'
import type { Page } from './page.js'

/** The photo as an element of its own, in the size of an ordinary screen and of a dense one; a theme gives it its place. */
export function photoOf({ photo }: Page): Html | undefined {
  if (!photo) return undefined
  const { path, dense, width, height, alt } = photo
  const denser = dense !== undefined && html` srcset="${dense} 2x"`
  return html`<img class="photo" src="${path}" ${denser} width="${width}" height="${height}" alt="${alt}" />`
}
