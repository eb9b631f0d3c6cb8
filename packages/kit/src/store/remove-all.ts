import type { State } from './collection.js'
import { everyItem, type EveryOptions } from './every-item.js'
import { ignoreConflict } from './retry-stale.js'
import type { Range, Store } from './store.js'

/** Removes every document of a range of an index. One that is changed meanwhile stays. @throws StoreUnavailable */
export async function removeAll<T extends State, U extends string, I extends string>(
  store: Pick<Store<T, U, I>, 'list' | 'remove'>,
  index: I,
  range: Range,
  options?: EveryOptions,
): Promise<void> {
  for await (const state of everyItem(store, index, range, options)) await ignoreConflict(store.remove(state))
}
