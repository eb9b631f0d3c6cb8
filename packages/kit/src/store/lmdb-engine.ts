import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { open, type Database, type RootDatabase } from 'lmdb'
import { StoreUnavailable } from './errors.js'
import { reserveSpace } from './reserve-space.js'

/** What one unit of work reads and writes. It sees its own writes and those of the work before it. */
export interface Transaction {
  get(table: string, key: Buffer): Buffer | undefined
  put(table: string, key: Buffer, value: Buffer): void
  remove(table: string, key: Buffer): void
  /** Counts up by one, over restarts and processes too. */
  next(): number
}

/** Both ends are included; `reverse` walks from `end` to `start`. */
export interface KeyRange {
  readonly start: Buffer
  readonly end: Buffer
  readonly reverse?: boolean
  readonly limit?: number
}

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

interface Work {
  readonly run: (transaction: Transaction) => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}
type Settle = () => void
interface Write {
  readonly table: string
  readonly key: Buffer
  readonly value: Buffer | undefined
}

const mapBytes = 2 ** 36
const groupWrites = 400
const groupBytes = 2 << 20
const generationKey = Buffer.from('generation')

export function openLmdbEngine(path: string, tableNames: readonly string[]): LmdbEngine {
  ensureWritable(path)
  let engine = openTables(path, tableNames)
  let failed = false
  let closed = false
  const queue: Work[] = []
  let flushing: Promise<void> | undefined
  let reservedBytes = 0

  const table = (name: string): Database<Buffer, Buffer> => {
    const found = engine.tables.get(name)
    if (!found) throw new Error(`No table ${name}`)
    return found
  }

  async function flush(): Promise<void> {
    // A turn of microtasks, so that work asked for together is written together.
    await Promise.resolve()
    while (queue.length > 0) await writeGroup()
    flushing = undefined
  }

  /** One transaction for as much of the queue as fits. Nobody hears of an outcome before it is durable. */
  async function writeGroup(): Promise<void> {
    const group: Work[] = []
    try {
      for (;;) {
        if (failed) await reopen()
        const { settles, writes, generation, sequence } = await evaluate(group)
        if (writes.length === 0 || (await write(writes, generation, sequence))) {
          for (const settle of settles) settle()
          return
        }
        engine.root.resetReadTxn()
      }
    } catch (error) {
      failed = true
      const unavailable = new StoreUnavailable(`${path} cannot be written: ${messageOf(error)}`, {
        cause: error,
      })
      for (const { reject } of group.length > 0 ? group : queue.splice(0)) reject(unavailable)
    }
  }

  async function evaluate(group: Work[]) {
    const entry = engine.generation.getEntry(generationKey) ?? (await firstGeneration())
    const overlay = new Map<string, Write>()
    const settles: Settle[] = []
    let sequence = Number(entry.value.toString())
    let bytes = 0
    const again = group.length
    for (
      let at = 0;
      at < again || (queue.length > 0 && overlay.size < groupWrites && bytes < groupBytes);
      at++
    ) {
      const work = at < again ? group[at] : queue.shift()
      if (!work) break
      if (at >= again) group.push(work)
      const staged = new Map<string, Write>()
      let last = sequence
      const stage = (write: Write) => staged.set(write.table + write.key.toString('latin1'), write)
      const transaction: Transaction = {
        get: (name, key) => {
          const id = name + key.toString('latin1')
          const written = staged.get(id) ?? overlay.get(id)
          return written ? written.value : table(name).get(key)
        },
        put: (name, key, value) => void stage({ table: name, key, value }),
        remove: (name, key) => void stage({ table: name, key, value: undefined }),
        next: () => ++last,
      }
      try {
        const value = work.run(transaction)
        for (const [id, write] of staged) {
          overlay.set(id, write)
          bytes += write.key.length + (write.value?.length ?? 0)
        }
        sequence = last
        settles.push(() => work.resolve(value))
      } catch (error) {
        settles.push(() => work.reject(error))
      }
    }
    return { settles, writes: [...overlay.values()], generation: entry.version ?? 0, sequence }
  }

  /** The generation guards against another process: if it wrote since we read, nothing is written. */
  async function write(writes: Write[], generation: number, sequence: number): Promise<boolean> {
    await reserve(writes)
    const committed = engine.generation.ifVersion(generationKey, generation, () => {
      for (const { table: name, key, value } of writes) {
        if (value) void table(name).put(key, value)
        else void table(name).remove(key)
      }
      void engine.generation.put(generationKey, Buffer.from(String(sequence)), generation + 1)
    })
    return settled(committed)
  }

  async function firstGeneration() {
    await reserve([])
    await settled(
      engine.generation.ifNoExists(generationKey, () => {
        void engine.generation.put(generationKey, Buffer.from('0'), 1)
      }),
    )
    engine.root.resetReadTxn()
    const entry = engine.generation.getEntry(generationKey)
    if (!entry) throw new Error('no generation')
    return entry
  }

  /** Every write may copy a path of pages, and a value that is larger than a page takes pages of its own. */
  async function reserve(writes: Write[]): Promise<void> {
    const { pageSize, lastPageNumber } = engine.root.getStats() as {
      pageSize: number
      lastPageNumber: number
    }
    const usedBytes = (lastPageNumber + 1) * pageSize
    let neededBytes = 64 * pageSize
    for (const { value } of writes) neededBytes += 3 * pageSize + (value?.length ?? 0)
    if (reservedBytes < usedBytes + neededBytes)
      reservedBytes = await reserveSpace(join(path, 'data.mdb'), usedBytes, neededBytes)
  }

  async function reopen(): Promise<void> {
    await engine.root.close()
    reservedBytes = 0
    engine = openTables(path, tableNames)
    failed = false
  }

  const reading = <T>(read: () => T): T => {
    try {
      return read()
    } catch (error) {
      throw new StoreUnavailable(`${path} cannot be read: ${messageOf(error)}`, { cause: error })
    }
  }

  return {
    get: (name, key) => reading(() => table(name).get(key)),
    range: (name, { start, end, reverse = false, limit = Number.POSITIVE_INFINITY }) =>
      reading(() => {
        const found: Entry[] = []
        if (limit <= 0 || Buffer.compare(start, end) > 0) return found
        const walk = reverse ? { start: end, reverse } : { start }
        for (const { key, value } of table(name).getRange(walk)) {
          const at = Buffer.from(key)
          if (Buffer.compare(at, start) < 0 || Buffer.compare(at, end) > 0) break
          found.push({ key: at, value })
          if (found.length >= limit) break
        }
        return found
      }),
    transact: <T>(run: (transaction: Transaction) => T) =>
      new Promise<T>((resolve, reject) => {
        if (closed) return reject(new StoreUnavailable(`${path} is closed`))
        queue.push({ run, resolve: resolve as (value: unknown) => void, reject })
        flushing ??= flush()
      }),
    refresh: () => engine.root.resetReadTxn(),
    async close() {
      closed = true
      await flushing
      await engine.root.close()
    },
  }
}

function openTables(path: string, names: readonly string[]) {
  // Without overlappingSync a commit is visible to readers only when it is on the disk.
  const root: RootDatabase<Buffer, Buffer> = open({
    path,
    maxDbs: names.length + 1,
    mapSize: mapBytes,
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
    eventTurnBatching: false,
  })
  // In one transaction: each table that is new would cost an fsync of its own.
  return root.transactionSync(() => {
    const settings = { encoding: 'binary', keyEncoding: 'binary' } as const
    const tables = new Map(names.map((name) => [name, root.openDB<Buffer, Buffer>({ name, ...settings })]))
    const generation = root.openDB<Buffer, Buffer>({ name: 'generation', useVersions: true, ...settings })
    return { root, tables, generation }
  })
}

/** lmdb rejects twice: the write, and a second promise with the reason, which nobody else would catch. */
async function settled(write: Promise<boolean>): Promise<boolean> {
  try {
    return await write
  } catch (error) {
    const reason = (error as { commitError?: Promise<never> }).commitError
    throw reason ? await reason.catch((cause: unknown) => cause) : error
  }
}

function ensureWritable(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StoreUnavailable(`The data directory ${path} is not writable: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
