import { DomainError } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { emptyAllowance, oneMoreWithoutCredits } from '../domain/drafts/draft-allowance.js'
import { dayMs, dayOf } from '../../time.js'
import type { Ports } from '../ports.js'

/**
 * Counts one more draft of an account without credits; others are limited by their number alone.
 * @throws DomainError `too-many-drafts`
 */
export async function allowDraft(ports: Ports, ownerId: string): Promise<void> {
  const standing = await ports.accounts.standing(ownerId)
  if (standing && standing.credits > 0) return
  await retryStale(async () => {
    const now = ports.now()
    const empty = emptyAllowance(ownerId, dayOf(now))
    const next = oneMoreWithoutCredits((await ports.allowances.find(empty.id)) ?? empty, ports.draftLimits)
    if (!next)
      throw new DomainError('too-many-drafts', {
        retryAfterSeconds: Math.ceil((dayMs - (now % dayMs)) / 1000),
      })
    await ports.allowances.commit(next)
  })
}
