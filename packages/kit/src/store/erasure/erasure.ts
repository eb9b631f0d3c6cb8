import type { EventOf } from '@thumbfolio/contracts'
import { z } from 'zod'
import type { Logger } from '../../base/log/log.js'
import { startSweep } from '../../base/time/sweep.js'
import { collection } from '../collection.js'
import { everyItem } from '../every-item.js'
import type { Database } from '../store.js'
import { retryStale, ignoreConflict } from '../retry-stale.js'

/** The marker of a deleted account. It stays for ever: a late event or command of that user finds it. */
const Erasure = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  erasedAt: z.number(),
  /** When to delete once more, epoch milliseconds; absent when all is done. */
  dueAt: z.number().optional(),
  sweeps: z.number().int(),
})
type Erasure = z.infer<typeof Erasure>

const erasures = collection<Erasure, never, 'due'>({
  name: 'erasures',
  schema: Erasure,
  index: { due: ({ dueAt }) => dueAt },
})

const dayMs = 24 * 3_600_000
const everyMs = 30_000
const shownAtOnce = 10

/** Who was deleted, and the deletion of what is held about them. */
export interface Erasures extends AsyncDisposable {
  isErased(userId: string): Promise<boolean>
  /** Handler of `account.deleted.v1`: commits the marker first, the deletion follows at once. */
  onAccountDeleted(event: EventOf<'account.deleted.v1'>): Promise<void>
  start(): void
}

/**
 * Deletes what a service holds about a deleted account: marker first, then `erase`, then once more a day later.
 * `erase` must be safe to repeat; when it throws it is called again, and the other accounts do not wait for that.
 */
export function openErasures(
  { database, now, log }: { database: Database; now: () => number; log: Logger },
  erase: (userId: string) => Promise<void>,
): Erasures {
  const store = database.store(erasures)

  async function eraseDue(): Promise<void> {
    const failed: { userId: string; error: unknown }[] = []
    for await (const marker of everyItem(store, 'due', { to: now() }))
      await eraseOne(marker).catch((error: unknown) => failed.push({ userId: marker.id, error }))
    if (failed.length === 0) return
    const about = { err: failed[0]?.error, userIds: failed.slice(0, shownAtOnce).map(({ userId }) => userId) }
    log.error({ ...about, count: failed.length }, 'accounts could not be erased: retrying later')
  }

  async function eraseOne(marker: Erasure): Promise<void> {
    await erase(marker.id)
    const { dueAt: _done, ...rest } = marker
    const next: Erasure = {
      ...rest,
      sweeps: marker.sweeps + 1,
      ...(marker.sweeps === 0 && { dueAt: now() + dayMs }),
    }
    // Another process may have erased the same user meanwhile: its record wins.
    await ignoreConflict(store.commit(next))
  }

  const sweep = startSweep({ name: 'erase-accounts', everyMs, log, sweep: eraseDue })

  return {
    isErased: async (userId) => (await store.find(userId)) !== undefined,
    async onAccountDeleted(event) {
      await retryStale(async () => {
        const known = await store.find(event.subject)
        const time = now()
        if (!known)
          await store.commit(
            { id: event.subject, version: 0, schemaVersion: 1, erasedAt: time, dueAt: time, sweeps: 0 },
            { cause: event.id },
          )
      })
      sweep.wake()
    },
    start: () => sweep.wake(),
    [Symbol.asyncDispose]: () => sweep[Symbol.asyncDispose](),
  }
}
