import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { AnyEvent, EventDraft } from '@thumbfolio/contracts'
import { open, type Key, type RootDatabase } from 'lmdb'
import type { Collection, IndexValue, State } from './collection.js'
import { KeyTaken, StaleState } from './errors.js'
import type { CommitOptions, Database, Page, PageOptions, Range, Store } from './store.js'

interface Stored {
  version: number
  state: State | null
  uniques: string[]
  indexes: [string, IndexValue][]
  causes: string[]
  removedAt?: number
}

const keptCauses = 1_000
const replayWindowMs = 30 * 24 * 3_600_000

export interface LmdbOptions {
  readonly path: string
  readonly source: string
  readonly now: () => number
  readonly traceparent?: () => string | undefined
}

export function openLmdbDatabase(options: LmdbOptions): Database {
  mkdirSync(options.path, { recursive: true })
  const root: RootDatabase = open({ path: options.path, maxDbs: 8 })
  const documents = root.openDB<Stored, Key>({ name: 'documents' })
  const uniques = root.openDB<string, Key>({ name: 'uniques' })
  const indexes = root.openDB<null, Key>({ name: 'indexes' })
  const outbox = root.openDB<AnyEvent, number>({ name: 'outbox' })
  const wakers = new Set<() => void>()
  const uniqueKey = (c: string, k: string, v: string) => createHash('sha256').update(`${c}\n${k}\n${v}`).digest('hex')

  function emit(events: readonly EventDraft[] | undefined) {
    if (!events?.length) return
    let [last = 0] = [...outbox.getKeys({ reverse: true, limit: 1 })]
    const traceparent = options.traceparent?.()
    for (const draft of events)
      void outbox.put(++last, {
        specversion: '1.0',
        id: randomUUID(),
        source: options.source,
        time: new Date(options.now()).toISOString(),
        datacontenttype: 'application/json',
        ...(traceparent && { traceparent }),
        ...draft,
      } as AnyEvent)
    queueMicrotask(() => wakers.forEach((wake) => wake()))
  }

  function write<T extends State>(c: Collection<T>, id: string, next: T | null, { expect = 0, events, cause }: CommitOptions): T | null {
    return root.transactionSync(() => {
      const key = [c.name, id]
      const old = documents.get(key)
      if (cause !== undefined && old?.causes.includes(cause)) return old.state && read(c, old)
      const standing = old?.state ? old.version : 0
      if (standing !== expect) throw new StaleState(c.name, id)
      const version = (old?.version ?? 0) + 1
      const state = next && ({ ...c.schema.parse(next), version } as T)
      const newUniques = !state ? [] : Object.entries(c.unique).flatMap(([k, of]) => {
        const v = (of as (s: T) => string | undefined)(state)
        return v === undefined ? [] : [[k, uniqueKey(c.name, k, v)] as const]
      })
      for (const [k, hash] of newUniques) {
        const holder = uniques.get(hash)
        if (holder !== undefined && holder !== id) throw new KeyTaken(c.name, k)
      }
      const newIndexes = !state ? [] : Object.entries(c.index).flatMap(([k, of]) => {
        const v = (of as (s: T) => IndexValue | undefined)(state)
        return v === undefined ? [] : [[k, v] as [string, IndexValue]]
      })
      for (const hash of old?.uniques ?? []) void uniques.remove(hash)
      for (const [k, v] of old?.indexes ?? []) void indexes.remove([c.name, k, v, id])
      for (const [, hash] of newUniques) void uniques.put(hash, id)
      for (const [k, v] of newIndexes) void indexes.put([c.name, k, v, id], null)
      void documents.put(key, {
        version,
        state: state && (JSON.parse(JSON.stringify(state)) as State),
        uniques: newUniques.map(([, hash]) => hash),
        indexes: newIndexes,
        causes: [...(old?.causes ?? []), ...(cause === undefined ? [] : [cause])].slice(-keptCauses),
        ...(!state && { removedAt: options.now() }),
      })
      emit(events)
      return state
    })
  }

  function read<T extends State>(c: Collection<T>, stored: Stored): T {
    let state: unknown = stored.state
    for (;;) {
      const upcast = c.upcasters?.[(state as State).schemaVersion]
      if (!upcast) break
      state = upcast(state as never)
    }
    return { ...c.schema.parse(state), version: stored.version }
  }

  return {
    store<T extends State, U extends string, I extends string>(c: Collection<T, U, I>): Store<T, U, I> {
      const plain = c as unknown as Collection<T>
      const find = (id: string): T | undefined => {
        const stored = documents.get([c.name, id])
        return stored?.state ? read(plain, stored) : undefined
      }
      return {
        async find(id) {
          return find(id)
        },
        async findBy(k, v) {
          const id = uniques.get(uniqueKey(c.name, k, v))
          return id === undefined ? undefined : find(id)
        },
        async list(index: I, range: Range, { limit, after, descending = false }: PageOptions): Promise<Page<T>> {
          const low = 'equals' in range ? range.equals : range.from
          const high = 'equals' in range ? range.equals : range.to
          const from: Key[] = low === undefined ? [c.name, index] : [c.name, index, low]
          const to: Key[] = high === undefined ? [c.name, index, '\uffff\uffff'] : [c.name, index, high, '\uffff\uffff']
          const cursor = after === undefined ? undefined : (JSON.parse(after) as Key[])
          const keys = descending
            ? indexes.getKeys({ reverse: true, start: cursor ?? to, end: from, limit: limit + 2 })
            : indexes.getKeys({ start: cursor ?? from, end: to, limit: limit + 2 })
          const found = [...keys].filter((key) => JSON.stringify(key) !== after).slice(0, limit + 1)
          const page = found.slice(0, limit)
          const items = page.flatMap((key) => find((key as Key[])[3] as string) ?? [])
          return found.length > limit ? { items, next: JSON.stringify(page.at(-1)) } : { items }
        },
        async commit(next, commitOptions = {}) {
          return write(plain, next.id, next, { expect: next.version, ...commitOptions }) ?? next
        },
        async remove(state, commitOptions = {}) {
          write(plain, state.id, null, { ...commitOptions, expect: state.version })
        },
      }
    },
    outbox: {
      async pending(limit) {
        return [...outbox.getRange({ limit })].map(({ value }) => value)
      },
      async acknowledge(ids) {
        const wanted = new Set(ids)
        root.transactionSync(() => {
          for (const { key, value } of outbox.getRange({})) {
            if (!wanted.delete(value.id)) continue
            void outbox.remove(key)
            if (wanted.size === 0) break
          }
        })
      },
      onCommit(wake) {
        wakers.add(wake)
        return () => void wakers.delete(wake)
      },
    },
    async purgeTombstones() {
      const before = options.now() - replayWindowMs
      let purged = 0
      for (const { key, value } of documents.getRange({}))
        if (value.removedAt !== undefined && value.removedAt < before) {
          await documents.remove(key)
          purged++
        }
      return purged
    },
    async [Symbol.asyncDispose]() {
      await root.close()
    },
  }
}
