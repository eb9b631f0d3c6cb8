import type { SiteContentEdit } from '@thumbfolio/contracts'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { shelfOf } from './upload-picture.js'

/** The edited page with the pictures that the edit places. @throws DomainError as `picturesEdited` */
export async function withEditedPictures(
  ports: Pick<Ports, 'pictureShelves' | 'erasures'>,
  before: Site,
  after: Site,
  edit: SiteContentEdit,
): Promise<Site> {
  const { picturesEdited } = await import('../domain/edits/edit-pictures.js')
  const namesAny = edit.sections.some(({ entries }) =>
    entries.some(({ pictures = [] }) => pictures.length > 0),
  )
  const uploaded = namesAny ? (await shelfOf(ports, before.ownerId)).pictures : []
  return picturesEdited(before, after, edit, uploaded)
}
