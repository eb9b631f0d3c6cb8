import { createHash } from 'node:crypto'
import type { BundleFile } from '../parts/bundle.js'
import { icoOf, iconDrawing, iconPaths } from './icons.js'
import { studiesOn, studyCard } from '../page/case-studies.js'
import { rootOf, type Page } from '../parts/page.js'
import { publicPage } from '../parts/public-page.js'
import { cardOf } from './card.js'

export const cardPath = 'card.png'

/** A picture of a page that has yet to be drawn. Equal drawings give equal bytes. */
export interface Drawing {
  readonly path: string
  readonly contentType: string
  readonly svg: string
  /** Fills the place that the SVG keeps for a photo. */
  readonly photo?: BundleFile | undefined
  /** What the file holds, of the drawn PNG. */
  readonly fileOf: (png: Uint8Array) => Uint8Array
}

/** The share card and the icons of a page. `files` are those of its bundle, the photo among them. */
export function drawingsOf(page: Page, files: readonly BundleFile[]): Drawing[] {
  const photo = page.photo && files.find(({ path }) => `${rootOf(page)}${path}` === page.photo?.path)
  const { photo: _missing, ...withoutPhoto } = page
  const shown = publicPage(photo ? page : withoutPhoto)
  const { folder = '' } = shown
  const png = { contentType: 'image/png', fileOf: (bytes: Uint8Array) => bytes }
  const card = { ...png, path: `${folder}${cardPath}`, svg: cardOf(shown), photo }
  // All that languages share is at the root.
  if (folder !== '') return [card]
  return [
    card,
    ...studiesOn(shown.composition, shown.content).map(({ study, title }) => ({
      ...png,
      path: studyCard(study),
      svg: cardOf(shown, title),
      photo,
    })),
    { ...png, path: iconPaths.touch, svg: iconDrawing(shown, { size: 180, corner: 0 }) },
    {
      path: iconPaths.ico,
      contentType: 'image/x-icon',
      fileOf: icoOf,
      svg: iconDrawing(shown, { size: 32, corner: 0.22 }),
    },
  ]
}

/** Names what a drawing is made of. */
export const inputHashOf = ({ svg, photo }: Drawing): string =>
  createHash('sha256')
    .update(svg)
    .update('\0')
    .update(photo?.body ?? '')
    .digest('hex')
