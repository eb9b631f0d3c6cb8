import { styleSheet } from './css/style-sheet.js'
import { nameOf } from './front.js'
import type { Page } from './page.js'
import { paletteOf } from './palette.js'

/** The one inline style of a page's documents, in the person's hue. */
export const styleOf = (page: Page): string => styleSheet(paletteOf(nameOf(page)), page.composition.theme)
