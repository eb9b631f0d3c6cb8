import { traced } from '@thumbfolio/kit'
import type { Ports } from '../ports.js'
import { requestDeletion } from './request-deletion.js'

const atOnce = 50

/** Begins the deletion of every site of a deleted account. */
export const deleteSitesOf = traced(
  'delete-sites-of',
  async (ports: Ports, ownerId: string): Promise<void> => {
    let after: string | undefined
    do {
      const page = await ports.sites.list(
        'owner',
        { equals: ownerId },
        { limit: atOnce, ...(after && { after }) },
      )
      for (const site of page.items) await requestDeletion(ports, site.id, ownerId)
      after = page.next
    } while (after !== undefined)
  },
)
