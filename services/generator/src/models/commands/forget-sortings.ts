import { everyItem, ignoreConflict, removeAll, retryStale } from '@thumbfolio/kit/store'
import { dayMs } from '../../time.js'
import type { Ports } from '../ports.js'

const keptMs = 30 * dayMs
/** Longer than a question that was open when its resume was deleted. */
const lateMs = 3 * 3_600_000
/** Each holds all lines of a resume and all answers: few of them at once. */
const few = { pageSize: 10 }

/** Forgets what models were asked about the lines of a resume. Safe to repeat. */
export const forgetSortingOf = ({ sortings }: Pick<Ports, 'sortings'>, resumeId: string): Promise<void> =>
  retryStale(async () => {
    const known = await sortings.find(resumeId)
    if (known) await sortings.remove(known)
  })

/** Forgets what models were asked about the lines of a user's resumes. */
export async function forgetSortingsOf({ sortings }: Ports, ownerId: string): Promise<void> {
  await removeAll(sortings, 'owner', { equals: ownerId }, few)
}

/** Forgets what is older than a month, and what was written after its resume was deleted. */
export async function forgetOldSortings({ sortings, resumes, log, now }: Ports): Promise<void> {
  await removeAll(sortings, 'started', { to: now() - keptMs }, few)
  for await (const sorting of everyItem(sortings, 'started', { from: now() - lateMs }, few)) {
    const isThere = await resumes.content(sorting.ownerId, sorting.id).catch((error: unknown) => {
      log.warn({ err: error, resumeId: sorting.id }, 'the resume of a sorting could not be looked up')
      return true
    })
    if (!isThere) await ignoreConflict(sortings.remove(sorting))
  }
}
