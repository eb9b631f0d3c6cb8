import type { Database, Store } from '@thumbfolio/kit/store'
import type { Engines } from '../src/index.js'

type AnyStore = Store<never>

/** Called before and after the writes to some collections. It may throw (the process died) or wait (it is frozen). */
export interface Gate {
  before?(collection: string, write: number): Promise<void> | void
  after?(collection: string, write: number): Promise<void> | void
  /** Before every read. */
  read?(): void
}

/** Engines whose writes to sites and aliases, or to other collections, counted from 1, pass a gate. */
export function gatedEngines(
  { database, blobs }: Engines,
  gate: Gate,
  collections: readonly string[] = ['sites', 'aliases'],
): Engines {
  let writes = 0
  const write = async <T>(collection: string, work: () => Promise<T>): Promise<T> => {
    const number = ++writes
    await gate.before?.(collection, number)
    const done = await work()
    await gate.after?.(collection, number)
    return done
  }
  const gated: Database = {
    outbox: database.outbox,
    createIndexes: () => database.createIndexes(),
    purgeTombstones: () => database.purgeTombstones(),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    store(collection) {
      const store = database.store(collection) as unknown as AnyStore
      if (!collections.includes(collection.name)) return store
      const wrapped: AnyStore = {
        find: async (id) => (gate.read?.(), store.find(id)),
        findBy: async (key, value) => (gate.read?.(), store.findBy(key, value)),
        list: async (index, range, page) => (gate.read?.(), store.list(index, range, page)),
        commit: (next, options) => write(collection.name, () => store.commit(next, options)),
        remove: (state, options) => write(collection.name, () => store.remove(state, options)),
      }
      return wrapped
    },
  }
  return { database: gated, blobs }
}

/** A process that dies before or after its nth write: that call and everything later throws. */
export function dyingAt(moment: 'before' | 'after', nth: number) {
  let isDead = false
  let writes = 0
  const die = () => {
    isDead = true
    throw new Error('killed')
  }
  const unlessDead = () => {
    if (isDead) throw new Error('killed')
  }
  const gate: Gate = {
    read: unlessDead,
    before(_collection, write) {
      unlessDead()
      writes = write
      if (moment === 'before' && write === nth) die()
    },
    after(_collection, write) {
      if (moment === 'after' && write === nth) die()
    },
  }
  return { gate, isDead: () => isDead, writes: () => writes }
}
