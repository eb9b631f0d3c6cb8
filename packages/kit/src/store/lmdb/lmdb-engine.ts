import { StoreUnavailable } from '../errors.js'
import { openLmdbEnvironment } from './lmdb-environment.js'
import { runTogether, type Transaction, type Work } from './transaction.js'

/** Both ends are included; `reverse` walks from `end` to `start`. */
interface KeyRange {
  readonly start: Buffer
  readonly end: Buffer
  readonly reverse?: boolean
  readonly limit?: number
}

/** A key of a table and its value. */
export interface Entry {
  readonly key: Buffer
  readonly value: Buffer
}

/** One LMDB environment: reads at once, writes in groups, durable when the promise resolves. */
export interface LmdbEngine {
  /** @throws StoreUnavailable */
  get(table: string, key: Buffer): Buffer | undefined
  /** @throws StoreUnavailable */
  range(table: string, range: KeyRange): Entry[]
  /**
   * Runs `work` (pure, perhaps more than once) and writes what it put: all or nothing, serialised, fsynced.
   * What `work` throws rejects this call alone and writes nothing.
   * @throws StoreUnavailable when the disk is full or failing
   */
  transact<T>(work: (transaction: Transaction) => T): Promise<T>
  /** Shows to reads what other processes wrote. */
  refresh(): void
  close(): Promise<void>
}

/** @throws StoreUnavailable when the directory cannot be written */
export function openLmdbEngine(path: string, tables: readonly string[]): LmdbEngine {
  let environment = openLmdbEnvironment(path, tables)
  const queue: Work[] = []
  let flushing: Promise<void> | undefined
  let failed = false
  let closed = false

  async function flush(): Promise<void> {
    // A turn of microtasks, so that work asked for together is written together.
    await Promise.resolve()
    while (queue.length > 0) await writeGroup()
    flushing = undefined
  }

  /** One transaction for as much of the queue as fits. An outcome is reported only once it is durable. */
  async function writeGroup(): Promise<void> {
    const taken: Work[] = []
    try {
      if (failed) await reopen()
      for (;;) {
        const { version, sequence } = await environment.generation()
        const read = (table: string, key: Buffer) => environment.table(table).get(key)
        const group = runTogether(taken, queue, { sequence, read })
        if (group.writes.length === 0 || (await environment.write(group.writes, version, group.sequence))) {
          for (const settle of group.settles) settle()
          return
        }
        // Another process came between: what was read may be wrong, so all of it is run again.
        environment.refresh()
      }
    } catch (error) {
      failed = true
      const unavailable = new StoreUnavailable(`${path} cannot be written: ${String(error)}`, {
        cause: error,
      })
      for (const { reject } of taken.length > 0 ? taken : queue.splice(0)) reject(unavailable)
    }
  }

  /** After a failed write LMDB may refuse everything (MDB_PANIC), for good, until it is opened again. */
  async function reopen(): Promise<void> {
    await environment.close()
    environment = openLmdbEnvironment(path, tables)
    failed = false
  }

  const reading = <T>(read: () => T): T => {
    try {
      return read()
    } catch (error) {
      throw new StoreUnavailable(`${path} cannot be read: ${String(error)}`, { cause: error })
    }
  }

  return {
    get: (table, key) => reading(() => environment.table(table).get(key)),
    range: (table, range) => reading(() => walk(environment.table(table), range)),
    transact: <T>(run: (transaction: Transaction) => T) =>
      new Promise<T>((resolve, reject) => {
        if (closed) return reject(new StoreUnavailable(`${path} is closed`))
        queue.push({ run, resolve: resolve as (value: unknown) => void, reject })
        flushing ??= flush()
      }),
    refresh: () => reading(() => environment.refresh()),
    async close() {
      closed = true
      await flushing
      await environment.close()
    },
  }
}

type Table = ReturnType<ReturnType<typeof openLmdbEnvironment>['table']>

function walk(
  table: Table,
  { start, end, reverse = false, limit = Number.POSITIVE_INFINITY }: KeyRange,
): Entry[] {
  const found: Entry[] = []
  if (limit <= 0 || Buffer.compare(start, end) > 0) return found
  for (const { key: bytes, value } of table.getRange(reverse ? { start: end, reverse } : { start })) {
    const key = Buffer.from(bytes)
    if (Buffer.compare(key, start) < 0 || Buffer.compare(key, end) > 0) break
    found.push({ key, value })
    if (found.length >= limit) break
  }
  return found
}
