import type { AnyEvent } from '@thumbfolio/contracts'
import type { LmdbEngine } from './lmdb-engine.js'
import { allKeys, orderedKey } from './ordered-key.js'
import type { Outbox } from '../store.js'
import type { Transaction } from './transaction.js'

interface Row {
  /** Whose event it is: a tombstone waits for it. */
  readonly document: string
  readonly event: AnyEvent
}

const table = 'outbox'
const parse = (value: Buffer): Row => JSON.parse(value.toString()) as Row

/** The outbox, with the hook that the store calls at a commit. */
export interface LmdbOutbox extends Outbox {
  append(transaction: Transaction, document: string, events: readonly AnyEvent[]): void
  wake(): void
  /** Documents with events that are still to be handed to the bus. */
  waitingDocuments(): Set<string>
}

/** The outbox is a table of the store's own environment: a row is written in the transaction of its document. */
export function createLmdbOutbox(engine: LmdbEngine): LmdbOutbox {
  const wakers = new Set<() => void>()
  /** Keys of the rows handed out, by event id. */
  const handed = new Map<string, Buffer>()

  return {
    append(transaction, document, events) {
      for (const event of events) {
        const row: Row = { document, event }
        transaction.put(table, orderedKey([transaction.next()]), Buffer.from(JSON.stringify(row)))
      }
    },
    wake: () => wakers.forEach((wake) => wake()),
    waitingDocuments: () => new Set(engine.range(table, allKeys).map(({ value }) => parse(value).document)),
    async pending(limit) {
      return engine.range(table, { ...allKeys, limit }).map(({ key, value }) => {
        const { event } = parse(value)
        handed.set(event.id, key)
        return event
      })
    },
    async acknowledge(ids) {
      const wanted = new Set(ids)
      if (ids.some((id) => !handed.has(id)))
        for (const { key, value } of engine.range(table, allKeys)) {
          const { id } = parse(value).event
          if (wanted.has(id)) handed.set(id, key)
        }
      const keys = ids.flatMap((id) => handed.get(id) ?? [])
      await engine.transact((transaction) => keys.forEach((key) => transaction.remove(table, key)))
      for (const id of ids) handed.delete(id)
    },
    onCommit(wake) {
      wakers.add(wake)
      return () => void wakers.delete(wake)
    },
  }
}
