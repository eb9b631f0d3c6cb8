import { styleSheet } from './style-sheet.js'
import { lookOf } from '../themes/look.js'
import type { Page } from '../parts/page.js'

/**
 * The one inline style of a document, in the page's palette. The page about a missing one may be at any path, where no
 * relative address leads to a font: it has the system's.
 */
export function styleOf(page: Page, isFront: boolean): string {
  const look = lookOf(page)
  return styleSheet(isFront ? look : { ...look, fonts: [] })
}
