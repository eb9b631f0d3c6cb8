import { retryStale } from '@thumbfolio/kit/store'
import { changesKey } from '../domain/drafts/draft.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { removeDraft } from './forget-drafts.js'

/** Moves the draft of changes of a renamed site to the new name. Safe to repeat. */
export const moveChanges = (ports: Ports, site: Site, to: string): Promise<void> =>
  retryStale(async () => {
    const changes = await ports.drafts.findBy('same', changesKey(siteKeyOf(site)))
    if (changes && changes.siteName !== to) await ports.drafts.commit({ ...changes, siteName: to })
  })

/** Removes the draft of changes of a deleted site. Safe to repeat. */
export const forgetChanges = (ports: Ports, site: Site): Promise<void> =>
  retryStale(async () => {
    const changes = await ports.drafts.findBy('same', changesKey(siteKeyOf(site)))
    if (changes) await removeDraft(ports, changes)
  })
