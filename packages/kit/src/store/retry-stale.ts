import { setTimeout as pause } from 'node:timers/promises'
import type { State } from './collection.js'
import { StaleState } from './errors.js'
import type { CommitOptions, Store } from './store.js'

const maxTries = 20

/**
 * Runs a command again from its read while other commits come first, with a jittered pause between the tries.
 * @throws StaleState after 20 tries
 */
export async function retryStale<T>(command: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await command()
    } catch (error) {
      if (!(error instanceof StaleState) || attempt === maxTries) throw error
      await pause(Math.random() * Math.min(2 ** attempt, 50))
    }
  }
}

/** What a write answers that may come too late: undefined where another commit came first. */
export const ignoreConflict = <T>(write: Promise<T>): Promise<T | undefined> =>
  write.catch((error: unknown) => {
    if (error instanceof StaleState) return undefined
    throw error
  })

/**
 * Commits what `decide` makes of the state at hand; where another commit came first, of what is stored by then, which
 * is nothing after a removal. Undefined leaves it as it is. Saves the read where another commit seldom comes.
 * @throws StaleState after 20 tries, and what `decide` and `commit` throw
 */
export function commitOnto<T extends State, D extends T | undefined>(
  store: Pick<Store<T>, 'find' | 'commit'>,
  known: T,
  decide: (latest: T | undefined) => D,
  options?: CommitOptions,
): Promise<D extends undefined ? undefined : T> {
  let atHand: T | undefined = known
  return retryStale(async () => {
    const latest = atHand ?? (await store.find(known.id))
    atHand = undefined
    const next = decide(latest)
    return (next && (await store.commit(next, options))) as D extends undefined ? undefined : T
  })
}
