import { traced } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'
import { forgetDraftsOf } from './forget-drafts.js'
import { forgetPreviewsOf } from './forget-previews.js'
import { forgetContactMessagesOf, forgetProjectListsOf } from '../../hosting/index.js'
import { forgetPicturesOf } from './sweep-pictures.js'
import { forgetReaderLinksOf } from './reader-links.js'
import { requestDeletion } from './request-deletion.js'

/** Begins the deletion of every site of a deleted account, and removes its previews, drafts, photos, pictures, messages and lists of GitHub. Safe to repeat. */
export const deleteSitesOf = traced(
  'delete-sites-of',
  async (ports: Ports, ownerId: string): Promise<void> => {
    for await (const { id } of everyItem(ports.sites, 'owner', { equals: ownerId }))
      await requestDeletion(ports, id, ownerId)
    await forgetPreviewsOf(ports, ownerId)
    await forgetDraftsOf(ports, ownerId)
    await ports.photos.removeAllOf(ownerId)
    await forgetPicturesOf(ports, ownerId)
    await forgetContactMessagesOf(ports, ownerId)
    await forgetProjectListsOf(ports, ownerId)
    await forgetReaderLinksOf(ports, ownerId)
  },
)
