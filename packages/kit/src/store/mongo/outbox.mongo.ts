import { answered } from './mongo-errors.js'
import type { Documents, MongoDocument } from './document.mongo.js'
import type { Outbox } from '../store.js'

/** Whose process this is, and which collections emit events. */
export interface MongoOutboxOptions {
  /** Names this process among those that share the database. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** How long the events of a commit are reserved for the process that committed. 0: not at all. */
  readonly leaseMs: number
  /** The collections that this process knows. */
  readonly collections: () => Documents[]
}

/** The outbox, with what the store writes into a commit for it. */
export interface MongoOutbox extends Outbox {
  /** Part of a commit that emits: this process publishes its events, and all that wait in the same document. */
  lease(): MongoDocument['relay']
  /** Something was committed there that emits. */
  wake(documents: Documents): void
}

/** What other processes left lying is looked for so often, as leases of theirs lapse; what this one committed, at once. */
const looksPerLease = 2

/**
 * The outboxes of all documents, oldest first. Several processes may relay one database: each publishes what it
 * committed itself, and what another one has not published when its lease ends. The lease avoids double sends, and
 * correctness does not depend on it: a document's outbox is always read from its head, and the bus has accepted what is
 * missing there. So every process sends in order, and an event is first delivered after all events before it.
 */
export function createMongoOutbox({ by, now, leaseMs, collections }: MongoOutboxOptions): MongoOutbox {
  const wakers = new Set<() => void>()
  /** Where the events of the last look lie, by their id. */
  let handed = new Map<string, { documents: Documents; document: string }>()
  /** Where events of this process wait. Whatever waits elsewhere was left there by another one. */
  const ours = new Set<Documents>()
  let lookedEverywhereAt = -Infinity

  const lease = () => (leaseMs > 0 ? { by, until: new Date(now() + leaseMs) } : undefined)

  async function look(documents: Documents, limit: number): Promise<Waiting[]> {
    const time = new Date(now())
    const open = [{ 'relay.by': by }, { 'relay.until': { $not: { $gt: time } } }]
    const found = await documents
      .find(
        { pendingAt: { $exists: true }, $or: open },
        { projection: { pendingAt: 1, relay: 1, outbox: 1 } },
      )
      .sort({ pendingAt: 1 })
      .limit(limit)
      .toArray()
    const relay = lease()
    const half = now() + leaseMs / 2
    const lapsing = found.filter((one) => one.relay?.by !== by || one.relay.until.getTime() < half)
    if (relay && lapsing.length > 0)
      await documents.updateMany(
        { _id: { $in: lapsing.map(({ _id }) => _id) }, $or: open },
        { $set: { relay } },
      )
    return found.map((document) => ({ documents, document }))
  }

  async function lookWhereSomethingMayWait(limit: number): Promise<Waiting[]> {
    // A clock that was set back does not put it off.
    const isEverywhere = Math.abs(now() - lookedEverywhereAt) >= leaseMs / looksPerLease
    const places = isEverywhere ? collections() : [...ours]
    // Forgotten before the look: a commit during it is noted again.
    ours.clear()
    try {
      const found = (await Promise.all(places.map((documents) => look(documents, limit)))).flat()
      for (const { documents } of found) ours.add(documents)
      if (isEverywhere) lookedEverywhereAt = now()
      return found
    } catch (error) {
      for (const documents of places) ours.add(documents)
      throw error
    }
  }

  async function find(ids: readonly string[]): Promise<void> {
    for (const documents of collections()) {
      const holding = { pendingAt: { $exists: true }, 'outbox.id': { $in: ids } }
      for (const { _id, outbox } of await documents.find(holding, { projection: { outbox: 1 } }).toArray())
        for (const { id } of outbox ?? []) handed.set(id, { documents, document: _id })
    }
  }

  return {
    lease,
    wake(documents) {
      ours.add(documents)
      for (const wake of wakers) wake()
    },
    pending: (limit) =>
      answered('outbox', async () => {
        const waiting = (await lookWhereSomethingMayWait(limit))
          .sort((a, b) => timeOf(a) - timeOf(b))
          .flatMap(({ documents, document }) =>
            (document.outbox ?? []).map((event) => ({ event, documents, document: document._id })),
          )
          .slice(0, limit)
        handed = new Map(waiting.map((row) => [row.event.id, row]))
        return waiting.map(({ event }) => event)
      }),
    acknowledge: (ids) =>
      answered('outbox', async () => {
        if (ids.some((id) => !handed.has(id))) await find(ids)
        const places = new Map<Documents, Set<string>>()
        for (const id of ids) {
          const place = handed.get(id)
          if (place)
            places.set(place.documents, (places.get(place.documents) ?? new Set()).add(place.document))
        }
        for (const [documents, holders] of places) await forget(documents, [...holders], ids)
        for (const id of ids) handed.delete(id)
      }),
    onCommit(wake) {
      wakers.add(wake)
      return () => void wakers.delete(wake)
    },
  }
}

interface Waiting {
  readonly documents: Documents
  readonly document: Pick<MongoDocument, '_id' | 'pendingAt' | 'outbox'>
}

const timeOf = ({ document }: Waiting): number => document.pendingAt?.getTime() ?? 0

/** One update for the documents with nothing else in their outbox, which is nearly all of them; two for the others. */
async function forget(documents: Documents, holders: string[], ids: readonly string[]): Promise<void> {
  const emptied = await documents.updateMany(
    { _id: { $in: holders }, outbox: { $not: { $elemMatch: { id: { $nin: ids } } } } },
    { $unset: { outbox: '', pendingAt: '', relay: '' } },
  )
  if (emptied.matchedCount === holders.length) return
  await documents.updateMany({ _id: { $in: holders } }, { $pull: { outbox: { id: { $in: ids } } } })
  // A commit between the two fills the outbox again: then it still waits, and says so.
  await documents.updateMany(
    { _id: { $in: holders }, outbox: { $size: 0 } },
    { $unset: { outbox: '', pendingAt: '', relay: '' } },
  )
}
