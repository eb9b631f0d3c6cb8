import { z } from 'zod'
import { collection } from '../store/collection.js'
import { everyItem } from '../store/every-item.js'
import { ignoreConflict, retryStale } from '../store/retry-stale.js'
import type { Database } from '../store/store.js'
import type { Blobs } from './blobs.js'

/** Is a blob referred to? `later` where that cannot be said now. */
export type Judge = (name: string) => Promise<boolean | 'later'>

/** Blobs of which those that no document refers to go away, a day after they were written. */
export interface SweptBlobs extends Blobs {
  /**
   * To be called before a commit that refers to a blob no more without another one being written in its place: should the
   * process end before it removed the blob, the sweep does.
   */
  expectLeftovers(name: string): Promise<void>
  /**
   * Removes what is not referred to under a kind (`pdfs/`), as far as something was written or expected there a day ago.
   * What it costs depends on that, and not on how many blobs there are. Safe in many processes at once: each owner's folder
   * is one process's at a time. Answers with how many blobs went.
   */
  sweep(kind: string, isReferenced: Judge): Promise<number>
}

const dayMs = 24 * 3_600_000
/** A process that ends while it looks at a folder leaves it to the next one after so long. */
const leaseMs = 10 * 60_000
/** A folder that is looked at within this time before its day is over is not marked again. */
const slackMs = 3_600_000

/** A folder `<kind>/<owner>` in which something may be left over. It goes once nothing is. */
const FolderToSweep = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  kind: z.string(),
  dueAt: z.number(),
})
type FolderToSweep = z.infer<typeof FolderToSweep>

const folders = collection<FolderToSweep, never, 'due'>({
  name: 'folders-to-sweep',
  schema: FolderToSweep,
  index: { due: ({ kind, dueAt }) => dueKey(kind, dueAt) },
})

const digits = 16
const dueKey = (kind: string, dueAt: number) => `${kind} ${String(Math.floor(dueAt)).padStart(digits, '0')}`

/** Marks a kind of which all folders were swept once, including those from before marks existed. */
const knownId = (kind: string) => `${kind}*`

const folderOf = (name: string): { id: string; kind: string } => {
  const [kind = '', owner = ''] = name.split('/')
  return { id: `${kind}/${owner}`, kind }
}

/** How many folders should have been swept before this time (epoch ms), and were not: a service that runs leaves none. */
export async function countOverdueSweeps(database: Pick<Database, 'store'>, before: number): Promise<number> {
  let overdue = 0
  for await (const { id, kind, dueAt } of everyItem(database.store(folders), 'due', {}))
    if (dueAt < before && kind !== id) overdue++
  return overdue
}

/** Remembers in the database which folders to look at, before anything is written to them. */
export function sweptBlobs(
  blobs: Blobs,
  { database, now }: { database: Database; now: () => number },
): SweptBlobs {
  const store = database.store(folders)
  const marking = new Map<string, Promise<void>>()

  const mark = (id: string, kind: string, dueAt: number): Promise<void> =>
    retryStale(async () => {
      const known = await store.find(id)
      if (known && known.dueAt >= dueAt - slackMs) return
      await store.commit({ id, version: known?.version ?? 0, schemaVersion: 1, kind, dueAt })
    })

  /** The files of a page are written together: they share one mark. */
  function expectLeftovers(name: string): Promise<void> {
    const { id, kind } = folderOf(name)
    const running = marking.get(id)
    if (running) return running
    const marked = mark(id, kind, now() + dayMs).finally(() => marking.delete(id))
    marking.set(id, marked)
    return marked
  }

  /** Once for each kind, for blobs that were written before folders were marked. */
  async function markEveryFolder(kind: string): Promise<void> {
    const id = knownId(kind)
    if (await store.find(id)) return
    let last = ''
    for await (const { name } of blobs.list(`${kind}/`)) {
      const folder = folderOf(name)
      if (folder.id === last) continue
      last = folder.id
      if (!(await store.find(folder.id))) await mark(folder.id, kind, now())
    }
    const known = { id, version: 0, schemaVersion: 1 as const, kind: knownId(kind), dueAt: now() }
    await ignoreConflict(store.commit(known))
  }

  async function sweepFolder(folder: FolderToSweep, isReferenced: Judge): Promise<number> {
    const leased = await ignoreConflict(store.commit({ ...folder, dueAt: now() + leaseMs }))
    if (!leased) return 0
    let removed = 0
    let isDone = true
    for await (const { name, writtenAt } of blobs.list(`${folder.id}/`)) {
      const answer = await isReferenced(name)
      if (answer === true) continue
      if (answer === 'later' || writtenAt > now() - dayMs) isDone = false
      else {
        await blobs.remove(name)
        removed++
      }
    }
    // A concurrent write has marked it again: that mark stays.
    if (isDone) await ignoreConflict(store.remove(leased))
    else await ignoreConflict(store.commit({ ...leased, dueAt: now() + dayMs }))
    return removed
  }

  return {
    read: (name) => blobs.read(name),
    open: (name) => blobs.open(name),
    remove: (name) => blobs.remove(name),
    list: (prefix) => blobs.list(prefix),
    async write(name, content) {
      await expectLeftovers(name)
      await blobs.write(name, content)
    },
    expectLeftovers,
    async sweep(prefix, isReferenced) {
      const kind = prefix.replace(/\/$/, '')
      await markEveryFolder(kind)
      const due = { from: dueKey(kind, 0), to: dueKey(kind, now()) }
      let removed = 0
      for await (const folder of everyItem(store, 'due', due))
        removed += await sweepFolder(folder, isReferenced)
      return removed
    },
    [Symbol.asyncDispose]: () => blobs[Symbol.asyncDispose](),
  }
}
