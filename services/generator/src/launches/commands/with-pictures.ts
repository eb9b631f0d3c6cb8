import { count } from '@thumbfolio/kit/base'
import { bundleOf, type SitePage, type UndrawnPage } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'

/**
 * The page with its share card and icons in the bundle. A picture that cannot be drawn is left out with a line in the
 * log: a launch does not fail for want of a preview.
 */
export async function withPictures(
  { cards, log }: Pick<Ports, 'cards' | 'log'>,
  { bundle, headers, drawings }: UndrawnPage,
): Promise<SitePage> {
  const drawn = drawings.map(async (drawing) => {
    const { path, contentType } = drawing
    try {
      const body = drawing.fileOf(await cards.draw(drawing))
      count('thumbfolio.pictures', { outcome: 'drawn' })
      return [{ path, contentType, body }]
    } catch (error) {
      count('thumbfolio.pictures', { outcome: 'failed' })
      log.error({ err: error, path }, 'picture of a page not drawn')
      return []
    }
  })
  return { headers, bundle: bundleOf([...bundle.files, ...(await Promise.all(drawn)).flat()]) }
}
