import { DomainError, previewTokenIn } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import type { Draft } from '../../domain/drafts/draft.js'
import { operatorActed, type Signed } from '../../../hosting/index.js'
import type { Ports } from '../../ports.js'
import { forgetTranscriptsOf } from '../../../models/index.js'

/** The draft at the host label of a preview; undefined for any other label. */
export async function draftAt({ drafts }: Pick<Ports, 'drafts'>, label: string): Promise<Draft | undefined> {
  const token = previewTokenIn(label)
  return token === undefined ? undefined : drafts.findBy('token', token)
}

/**
 * Removes a draft by the host label of its preview, which shows nothing from this commit on. A launch that took it is a site
 * of its own. @throws DomainError `not-found`, also where it was removed already
 */
export const takeDraftDown = traced(
  'take-draft-down',
  async (ports: Ports, { label, ...signed }: Signed & { readonly label: string }): Promise<Draft> => {
    const removed = await retryStale(async () => {
      const draft = await draftAt(ports, label)
      if (!draft) throw new DomainError('not-found')
      const events = [operatorActed(draft.siteName, 'draft-taken-down', signed, draft.id)]
      await ports.drafts.remove(draft, { events })
      return draft
    })
    await forgetTranscriptsOf(ports, removed.id)
    return removed
  },
)
