import { styleSheet } from './style-sheet.js'
import { lookOf } from '../themes/look.js'
import { rootOf, type Page } from '../parts/page.js'

/** Where a document is: the first page, a case study, or at any path. */
export type DocumentPlace = 'front' | 'study' | 'anywhere'

/** The one inline style of a document, in the page's palette. The page about a missing one may be at any path. */
export function styleOf(page: Page, place: DocumentPlace): string {
  const look = lookOf(page)
  const root = { front: rootOf(page), study: '../', anywhere: '/' }[place]
  const fonts = look.fonts.map((font) => ({ ...font, face: font.face.replace('url(', `url(${root}`) }))
  return styleSheet({ ...look, fonts }, place === 'study')
}
