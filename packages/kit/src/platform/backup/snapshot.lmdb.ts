import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { open, type Database, type RootDatabase, type Transaction } from 'lmdb'
import { environmentFile } from './environment-file.js'

/** One key of one table, as bytes. */
export interface TableEntry {
  readonly table: string
  readonly key: Buffer
  readonly value: Buffer
}

/** What several LMDB environments hold at one instant, however long it takes to read. */
export interface LmdbSnapshot extends AsyncDisposable {
  /** How often another process committed while the snapshot was taken, so that it was taken again. */
  readonly retries: number
  /** Every entry of the environment at a path, table by table. */
  entries(path: string): Iterable<TableEntry>
}

export const binary = { encoding: 'binary', keyEncoding: 'binary' } as const
export const maxDbs = 32
export const mapBytes = 2 ** 36
const maxRetries = 10_000

type Environment = RootDatabase<Buffer, Buffer>
type Table = Database<Buffer, Buffer>

/**
 * Reads environments that other processes write. All of them are seen at one instant: every environment is at the same
 * transaction before the first and after the last read transaction begins, so nothing was committed in between. An event
 * is therefore in the outbox, on the bus or handled, and never in none of them.
 * @throws Error when an environment cannot be opened, or never rests for as long as that takes
 */
export function snapshotOf(paths: readonly string[]): LmdbSnapshot {
  const opened = new Map(paths.map((path) => [path, openForReading(path)]))
  const environments = [...opened.values()]
  const { transactions, retries } = readTransactions(environments.map(({ root }) => root))
  const transactionOf = new Map(paths.map((path, index) => [path, transactions[index]!]))

  return {
    retries,
    *entries(path) {
      const transaction = transactionOf.get(path)
      for (const [table, database] of opened.get(path)?.tables ?? [])
        for (const { key, value } of database.getRange({ ...(transaction && { transaction }) }))
          yield { table, key: Buffer.from(key), value }
    },
    async [Symbol.asyncDispose]() {
      for (const transaction of transactions) transaction.done()
      for (const { root } of environments) await root.close()
    },
  }
}

function openForReading(path: string): { root: Environment; tables: ReadonlyMap<string, Table> } {
  if (!existsSync(join(path, environmentFile))) throw new Error(`${path} is not an LMDB environment`)
  const root: Environment = open({ path, readOnly: true, maxDbs, mapSize: mapBytes, ...binary })
  // LMDB keeps the names of its tables as keys of the unnamed one, each with a zero at its end.
  const names = [...root.getKeys()].map((key) => Buffer.from(key).toString().replace(/\0$/, ''))
  return { root, tables: new Map(names.map((name) => [name, root.openDB({ name, ...binary })])) }
}

function readTransactions(roots: readonly Environment[]): { transactions: Transaction[]; retries: number } {
  const committed = () => roots.map((root) => (root.getStats() as { lastTxnId: number }).lastTxnId).join()
  for (let retries = 0; retries < maxRetries; retries++) {
    const before = committed()
    const transactions = roots.map((root) => {
      root.resetReadTxn()
      return root.useReadTransaction()
    })
    if (committed() === before) return { transactions, retries }
    for (const transaction of transactions) transaction.done()
  }
  throw new Error(
    `The stores were written without a pause, ${maxRetries} times. Try again at a quieter time.`,
  )
}
