import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyEvent } from '@thumbfolio/contracts'
import type { mongo } from 'mongoose'
import { asStoreError, duplicateIn, isUnanswered } from './mongo-errors.js'
import type { IndexValue, State } from '../collection.js'
import { keptCauses } from '../document.js'
import type { Documents, MongoDocument } from './document.mongo.js'
import { KeyTaken, StaleState, StoreUnavailable } from '../errors.js'
import { withUnknownFields } from '../newer-release.js'

/** What is to be written. A state of null is a tombstone. */
export interface Change {
  readonly id: string
  readonly expect: number
  readonly state: State | null
  readonly uniques: readonly string[]
  readonly indexes: readonly (readonly [string, IndexValue])[]
  readonly events: readonly AnyEvent[]
  /** The process that hands the events over. Default: any. */
  readonly relay: MongoDocument['relay']
  readonly cause: string | undefined
  /** Epoch milliseconds. */
  readonly time: number
}

/** `stored` is the document if the cause was handled before. */
export type Outcome =
  | { readonly committed: true; readonly version: number }
  | { readonly committed: false; readonly stored: MongoDocument }

const retryWithinMs = 5_000
const maxTries = 20

/**
 * One conditional update. Where it was refused, or sent and not answered, the document is read again to learn why:
 * the id of the commit shows whether it was this one.
 * @throws StaleState, KeyTaken
 * @throws StoreUnavailable when MongoDB does not answer; the commit may then have happened
 */
export async function commitChange(documents: Documents, change: Change): Promise<Outcome> {
  const { id, cause } = change
  const collection = documents.collectionName
  const commitId = randomUUID()
  const giveUpAt = performance.now() + retryWithinMs
  /** The tombstone's version where the document is to live again. */
  let base = change.expect
  let isUncertain = false

  for (let tries = 1; tries <= maxTries; tries++) {
    let duplicate: ReturnType<typeof duplicateIn>
    try {
      if (await writeOnce(documents, change, { base, commitId }))
        return { committed: true, version: base + 1 }
    } catch (error) {
      duplicate = duplicateIn(error)
      if (!duplicate) {
        if (!isUnanswered(error) || performance.now() > giveUpAt) throw asStoreError(error, collection)
        isUncertain = true
        await pause(20 + Math.random() * 80)
        continue
      }
    }
    const stored = await read(documents, id)
    if (stored?.commitId === commitId) return { committed: true, version: stored.version }
    if (stored && cause !== undefined && stored.causes?.includes(cause)) return { committed: false, stored }

    const standing = stored && !stored.removedAt ? stored.version : 0
    if (standing === change.expect) {
      if (duplicate && duplicate.index !== '_id_') throw new KeyTaken(collection, duplicate.beginsWith)
      if (stored?.removedAt && stored.version !== base) {
        base = stored.version
        continue
      }
    }
    if (isUncertain)
      throw new StoreUnavailable(`${collection}/${id}: MongoDB did not answer, and another commit came`)
    throw new StaleState(collection, id)
  }
  throw new StoreUnavailable(`${collection}/${id} could not be written in ${maxTries} tries`)
}

/** Says whether the update met the version it was decided on. */
async function writeOnce(
  documents: Documents,
  change: Change,
  { base, commitId }: { base: number; commitId: string },
): Promise<boolean> {
  const { cause, expect } = change
  const lives = expect > 0 || base === 0
  const filter = {
    _id: change.id,
    version: base,
    removedAt: { $exists: !lives },
    ...(cause !== undefined && { causes: { $ne: cause } }),
  }
  const written = await documents.findOneAndUpdate(filter, updateOf(change, base + 1, commitId), {
    // No stored version is 0: where there is no document this inserts it, and where there is one it meets its id.
    upsert: base === 0,
    returnDocument: 'after',
    projection: { _id: 1 },
  })
  return written !== null
}

function updateOf(change: Change, version: number, commitId: string): mongo.UpdateFilter<MongoDocument> {
  const { state, uniques, indexes, events, relay, cause } = change
  const time = new Date(change.time)
  const isTombstone = state === null
  return {
    $set: {
      version,
      commitId,
      ...(isTombstone ? { removedAt: time } : { state: withUnknownFields(state) }),
      ...(uniques.length > 0 && { uniques }),
      ...(indexes.length > 0 && { index: Object.fromEntries(indexes) }),
      ...(events.length > 0 && relay && { relay }),
    },
    $unset: {
      ...(isTombstone ? { state: gone } : { removedAt: gone }),
      // Two empty lists would collide in the unique index.
      ...(uniques.length === 0 && { uniques: gone }),
      ...(indexes.length === 0 && { index: gone }),
    },
    ...((events.length > 0 || cause !== undefined) && {
      $push: {
        ...(events.length > 0 && { outbox: { $each: [...events] } }),
        ...(cause !== undefined && { causes: { $each: [cause], $slice: -keptCauses } }),
      },
    }),
    // The oldest event is the one that waits: a later one does not make it younger.
    ...(events.length > 0 && { $min: { pendingAt: time } }),
  }
}

const gone = '' as const

async function read(documents: Documents, id: string): Promise<MongoDocument | null> {
  try {
    return await documents.findOne({ _id: id })
  } catch (error) {
    throw asStoreError(error, documents.collectionName)
  }
}
