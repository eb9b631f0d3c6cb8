import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict, retryStale } from '@thumbfolio/kit/store'
import {
  begunChanges,
  isOfChanges,
  isOutdated,
  isUntouched,
  settingsWithChanges,
  type ChangesDraft,
} from '../domain/drafts/changes-draft.js'
import { countChanges } from '../domain/drafts/count-changes.js'
import { changesKey, isExpired, type Draft } from '../domain/drafts/draft.js'
import { liveOf } from '../domain/site/live-version.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import { takenDownError } from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import { commitDraft } from './commit-draft.js'
import { ownSite } from './find-site.js'
import { removeDraft } from './forget-drafts.js'
import { newToken } from './preview-site.js'

/**
 * The draft of changes of a live page: the open one, or a new one that starts from the page as it is.
 * @throws DomainError as `ownSite`, `site-not-live`, `site-deleting`, `rename-in-progress`, `site-taken-down`
 */
export const openChanges = traced(
  'open-changes',
  (ports: Ports, wanted: { ownerId: string; siteName: string }): Promise<{ draft: Draft; isNew: boolean }> =>
    retryStale(async () => {
      const site = await editableSite(ports, wanted)
      const known = await ports.drafts.findBy('same', changesKey(siteKeyOf(site)))
      const open = known && isOfChanges(known) && isTheirs(ports, known, site) ? known : undefined
      if (open && !isSpent(open, site)) {
        // Its site was renamed, and the draft was not moved yet.
        const isMoved = open.siteName !== site.id
        return {
          draft: isMoved ? await commitDraft(ports, { ...open, siteName: site.id }) : open,
          isNew: false,
        }
      }
      const begun = { known: open, id: newToken(), token: newToken(), now: ports.now() }
      if (known && !open) await removeDraft(ports, known)
      const draft = await commitDraft(ports, begunChanges(site, begun))
      await refuseAfterwards(ports, draft, wanted)
      return { draft, isNew: !open }
    }),
)

async function editableSite(ports: Ports, wanted: Parameters<typeof ownSite>[1]): Promise<Site> {
  const site = await ownSite(ports, wanted)
  if (site.deletion) throw new DomainError('site-deleting')
  if (site.renaming) throw new DomainError('rename-in-progress')
  if (site.takenDown) throw takenDownError(site.takenDown.reason)
  liveOf(site)
  return site
}

const isTheirs = ({ now }: Ports, draft: Draft, { ownerId }: Site): boolean =>
  draft.ownerId === ownerId && !isExpired(draft, now())

/** Outdated and without changes to lose: nothing was changed, or a crash after the publish left it behind. */
const isSpent = (draft: ChangesDraft, site: Site): boolean =>
  isOutdated(draft, site) &&
  (isUntouched(draft) ||
    countChanges(
      { page: liveOf(site), settings: site.settings },
      { page: draft.page, settings: settingsWithChanges(site.settings, draft) },
    ) === 0)

/** A deletion of the site or the account at the same time either finds this draft, or is noticed here. */
async function refuseAfterwards(
  ports: Ports,
  draft: Draft,
  wanted: Parameters<typeof ownSite>[1],
): Promise<void> {
  try {
    await editableSite(ports, wanted)
  } catch (error) {
    if (error instanceof DomainError) await ignoreConflict(removeDraft(ports, draft))
    throw error
  }
}
