import { accessSync, constants, mkdirSync } from 'node:fs'
import { open, type Database, type RootDatabase } from 'lmdb'
import { StoreUnavailable } from '../errors.js'
import { reserveFor } from './reserve-space.js'
import type { Write } from './transaction.js'

/** One LMDB environment with its tables, as far as lmdb can be trusted with it. */
export interface LmdbEnvironment {
  table(name: string): Database<Buffer, Buffer>
  /** How often it was written, and the number that was given out last. */
  generation(): Promise<{ version: number; sequence: number }>
  /**
   * Durable and all or nothing when it resolves to true; false when another process wrote since `version`.
   * @throws the error of the disk
   */
  write(writes: readonly Write[], version: number, sequence: number): Promise<boolean>
  /** Shows to reads what was written since, by other processes too. */
  refresh(): void
  close(): Promise<void>
}

/** Address space alone: an LMDB that outgrows its map has to move it. */
const mapBytes = 2 ** 36
const generationKey = Buffer.from('generation')
const binary = { encoding: 'binary', keyEncoding: 'binary' } as const

/** @throws StoreUnavailable when the directory cannot be written */
export function openLmdbEnvironment(path: string, names: readonly string[]): LmdbEnvironment {
  ensureWritable(path)
  const { root, tables, generations } = openTables(path, names)
  let reservedBytes = 0

  const table = (name: string) => {
    const found = tables.get(name)
    if (!found) throw new Error(`No table ${name}`)
    return found
  }

  async function reserve(writes: readonly Write[]): Promise<void> {
    const values = writes.map(({ value }) => value)
    reservedBytes = await reserveFor(root, { path, values, reservedBytes })
  }

  return {
    table,
    async generation() {
      let entry = generations.getEntry(generationKey)
      if (!entry) {
        await reserve([])
        const begin = () => staged(generations.put(generationKey, Buffer.from('0'), 1))
        await settled(generations.ifNoExists(generationKey, begin))
        root.resetReadTxn()
        entry = generations.getEntry(generationKey)
      }
      return { version: entry?.version ?? 0, sequence: Number(entry?.value.toString()) }
    },
    async write(writes, version, sequence) {
      await reserve(writes)
      const written = generations.ifVersion(generationKey, version, () => {
        for (const { table: name, key, value } of writes)
          if (value) staged(table(name).put(key, value))
          else staged(table(name).remove(key))
        staged(generations.put(generationKey, Buffer.from(String(sequence)), version + 1))
      })
      return settled(written)
    },
    refresh: () => root.resetReadTxn(),
    close: () => root.close(),
  }
}

function openTables(path: string, names: readonly string[]) {
  const root: RootDatabase<Buffer, Buffer> = open({
    path,
    maxDbs: names.length + 1,
    mapSize: mapBytes,
    ...binary,
    // Then a write is seen by readers only when it is on the disk, and its promise waits for that.
    overlappingSync: false,
    eventTurnBatching: false,
  })
  // In one transaction: each table that is new would cost an fsync of its own.
  return root.transactionSync(() => {
    const tables = new Map(names.map((name) => [name, root.openDB<Buffer, Buffer>({ name, ...binary })]))
    const generations = root.openDB<Buffer, Buffer>({ name: 'generation', useVersions: true, ...binary })
    return { root, tables, generations }
  })
}

/** What is written inside a transaction has the outcome of the transaction: its own promise never rejects. */
const staged = (_write: Promise<boolean>): void => undefined

/** lmdb rejects twice: the write, and a second promise with the reason, which is caught here. */
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
    throw new StoreUnavailable(`The data directory ${path} is not writable: ${String(error)}`, {
      cause: error,
    })
  }
}
