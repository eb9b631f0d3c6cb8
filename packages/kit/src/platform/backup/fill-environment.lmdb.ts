import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { open, type Database, type RootDatabase } from 'lmdb'
import { reserveFor } from '../../store/lmdb/reserve-space.js'
import { binary, mapBytes, maxDbs, type TableEntry } from './snapshot.lmdb.js'

/** For each entry of a commit, room is reserved as if it copied pages of its own. */
const entriesPerCommit = 500

/**
 * Makes an environment of the entries, all of them durable when it resolves. The folder must not hold one yet.
 * @throws the error of the file system: ENOSPC on a full disk
 */
export async function fillEnvironment(path: string, entries: AsyncIterable<TableEntry>): Promise<void> {
  await requireFirstPages(path)
  const root: RootDatabase<Buffer, Buffer> = open({
    path,
    maxDbs,
    mapSize: mapBytes,
    overlappingSync: false,
    ...binary,
  })
  const tables = new Map<string, Database<Buffer, Buffer>>()
  let reservedBytes = 0
  const write = async (batch: readonly TableEntry[]) => {
    const values = batch.map(({ value }) => value)
    reservedBytes = await reserveFor(root, { path, values, reservedBytes })
    root.transactionSync(() => {
      for (const { table, key, value } of batch) {
        if (!tables.has(table)) tables.set(table, root.openDB({ name: table, ...binary }))
        tables.get(table)!.putSync(key, value)
      }
    })
  }
  try {
    const batch: TableEntry[] = []
    for await (const entry of entries) {
      batch.push(entry)
      if (batch.length >= entriesPerCommit) await write(batch.splice(0))
    }
    await write(batch)
  } finally {
    await root.close()
  }
}

/** LMDB crashes where the disk has no room for its two files. */
async function requireFirstPages(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const probes = ['probe-data', 'probe-lock'].map((name) => join(path, name))
  try {
    for (const probe of probes) await writeFile(probe, Buffer.alloc(1 << 16))
  } finally {
    for (const probe of probes) await rm(probe, { force: true })
  }
}
