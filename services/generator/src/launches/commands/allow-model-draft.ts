import { DomainError } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { emptyAllowance, oneMoreDraft } from '../domain/drafts/draft-allowance.js'
import { dayMs, dayOf } from '../../time.js'
import type { Ports } from '../ports.js'
import { spentToday } from '../../models/index.js'

/**
 * Counts one more draft by a model, before anybody is asked.
 * @throws DomainError `draft-limit` when the day's free ones are used up
 */
export const allowModelDraft = (
  ports: Ports,
  ownerId: string,
  resumeId: string,
  /** What happened and what to do, where it is no draft. */
  detail?: string,
): Promise<void> =>
  retryStale(async () => {
    const now = ports.now()
    const day = dayOf(now)
    const empty = emptyAllowance(ownerId, day)
    const [known, spent] = await Promise.all([ports.allowances.find(empty.id), spentToday(ports)])
    const share = ports.dailyBudgetMicroUsd === 0 ? 1 : spent / ports.dailyBudgetMicroUsd
    const next = oneMoreDraft(known ?? empty, resumeId, share)
    if (!next)
      throw new DomainError('draft-limit', {
        retryAfterSeconds: Math.ceil((dayMs - (now % dayMs)) / 1000),
        ...(detail !== undefined && { detail }),
      })
    await ports.allowances.commit(next)
  })
