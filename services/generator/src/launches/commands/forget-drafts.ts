import { everyItem, removeAll, ignoreConflict, type Range } from '@thumbfolio/kit/store'
import type { Draft } from '../domain/drafts/draft.js'
import { dayMs, dayOf } from '../../time.js'
import type { Ports } from '../ports.js'
import { forgetTranscriptsOf } from '../../models/index.js'

/** Removes a draft with what models were asked for it. @throws StaleState when it was changed meanwhile */
export async function removeDraft(ports: Ports, draft: Draft): Promise<void> {
  // It may have been the last to name its photo, or the one that its launch replaced.
  if (draft.settings.photo ?? draft.begun?.photo) await ports.photos.expectLeftovers(draft.ownerId)
  await ports.drafts.remove(draft)
  await forgetTranscriptsOf(ports, draft.id)
}

/** Removes drafts whose week is over, and what was counted on days before yesterday. */
export async function forgetEndedDrafts(ports: Ports): Promise<void> {
  await removeDrafts(ports, 'expires', { to: ports.now() })
  await removeAll(ports.allowances, 'day', { to: dayOf(ports.now() - 2 * dayMs) })
}

/** Removes every draft of a deleted account, and what was counted for it. */
export async function forgetDraftsOf(ports: Ports, ownerId: string): Promise<void> {
  await removeDrafts(ports, 'owner', { equals: ownerId })
  await removeAll(ports.allowances, 'owner', { equals: ownerId })
}

/** Removes every draft of a deleted resume. */
export const forgetDraftsFrom = (ports: Ports, resumeId: string): Promise<void> =>
  removeDrafts(ports, 'resume', { equals: resumeId })

async function removeDrafts(
  ports: Ports,
  index: 'owner' | 'resume' | 'expires',
  range: Range,
): Promise<void> {
  for await (const draft of everyItem(ports.drafts, index, range))
    await ignoreConflict(removeDraft(ports, draft))
}
