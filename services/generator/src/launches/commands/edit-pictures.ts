import type { SiteContentEdit } from '@thumbfolio/contracts'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { shelfOf } from './upload-picture.js'

/** The edited page with the pictures and case studies of the edit. @throws DomainError as `picturesEdited` and `studiesEdited` */
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
  const { studiesEdited } = await import('../domain/edits/edit-studies.js')
  return studiesEdited(before, picturesEdited(before, after, edit, uploaded), edit)
}
