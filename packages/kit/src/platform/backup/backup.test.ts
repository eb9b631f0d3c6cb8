import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually, temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { openFileBlobs } from '../../blobs/blobs.file.js'
import { envelope } from '../../bus/bus-harness.contract.js'
import { openMemoryBus } from '../../bus/memory/bus.memory.js'
import { DataDirectoryInUse, lockDataDirectory } from '../data-directory.js'
import { collection } from '../../store/collection.js'
import { openLmdbDatabase } from '../../store/lmdb/store.lmdb.js'
import { manifestOf } from './manifest.js'
import { restoreBackup, verifyBackup } from './restore-backup.js'
import { takeBackup } from './take-backup.js'

const script = fileURLToPath(new URL('../../../tests/chain-of-commits.mjs', import.meta.url))
const entry = fileURLToPath(new URL('../../../dist/run/backup.js', import.meta.url))
const numbers = collection({
  name: 'numbers',
  schema: z.object({
    id: z.string(),
    version: z.number(),
    schemaVersion: z.number(),
    n: z.number(),
    blob: z.string(),
  }),
  unique: { number: ({ id, n }: { id: string; n: number }) => `${id}:${n}` },
  index: { n: ({ n }) => n },
})
const names = ['auth', 'generator', 'resume']

let directory: Awaited<ReturnType<typeof temporaryDirectory>>
let writer: ChildProcess | undefined
const at = (name: string) => join(directory.path, name)

beforeEach(async () => {
  directory = await temporaryDirectory()
})
afterEach(async () => {
  await end(writer)
  writer = undefined
  await directory[Symbol.asyncDispose]()
})

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await closed
}

/** Eight lines of commits over three stores, without a pause. */
async function startWriter(data: string): Promise<void> {
  const child = spawn(process.execPath, [script, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  writer = child
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('close', (code) => reject(new Error(`The writer ended with ${code}`)))
  })
}

/** What three restored stores, their blobs and the bus say of each line. */
async function stateIn(data: string) {
  const lines: { id: string; ns: number[]; blob: string | undefined }[] = []
  const databases = names.map((name) =>
    openLmdbDatabase({ path: join(data, name, 'store'), source: 'auth', now: Date.now }),
  )
  const blobs = await openFileBlobs(join(data, 'auth', 'blobs'))
  const stores = databases.map((database) => database.store(numbers))
  for (const { id, blob, n } of (await stores[0]!.list('n', {}, { limit: 100 })).items) {
    expect((await stores[0]!.findBy('number', `${id}:${n}`))?.id).toBe(id)
    const bytes = await blobs.read(blob)
    const ns = await Promise.all(stores.map(async (store) => (await store.find(id))?.n ?? 0))
    lines.push({ id, ns, blob: bytes && Buffer.from(bytes).toString() })
  }
  const bus = openMemoryBus({ path: join(data, 'bus'), now: Date.now })
  const handled: Record<string, number[]> = {}
  const ended = new Set<string>()
  bus.subscribe({
    group: 'dashboard',
    handlers: {
      'site.deleted.v1': async ({ subject, data: { userId } }) => {
        if (userId === 'last') ended.add(subject)
        else (handled[subject] ??= []).push(Number(userId))
      },
    },
  })
  await bus.start()
  const outbox = await databases[0]!.outbox.pending(100_000)
  await bus.publish(outbox)
  // The events of a subject come in order, so everything before its last one is handled when that comes.
  await bus.publish(lines.map(({ id }) => envelope(id, 'last')))
  await eventually(() => ended.size === lines.length)
  await bus[Symbol.asyncDispose]()
  // What a restored store can do at once: go on.
  const [first] = (await stores[0]!.list('n', {}, { limit: 1 })).items
  await stores[0]!.commit({ ...first!, n: first!.n + 1 })
  for (const database of databases) await database[Symbol.asyncDispose]()
  return { lines, handled }
}

describe('a backup', () => {
  it('when it is taken while everything is written, then it is of one instant, with every blob that is named', async () => {
    await startWriter(at('data'))
    for (const round of [1, 2, 3]) {
      const { manifest } = await takeBackup(at('data'), at(`backup-${round}`))
      expect(manifest.files.filter(({ kind }) => kind === 'store').map(({ path }) => path)).toEqual(
        expect.arrayContaining(['bus', ...names.map((name) => join(name, 'store'))]),
      )
    }
    await end(writer)
    for (const round of [1, 2, 3]) {
      await restoreBackup(at(`backup-${round}`), at(`restored-${round}`))
      const { lines, handled } = await stateIn(at(`restored-${round}`))
      expect(lines).toHaveLength(8)
      for (const { id, ns, blob } of lines) {
        const [first = 0, second = 0, third = 0] = ns
        expect({ id, isInOrder: first >= second && second >= third && first - third <= 1 }).toEqual({
          id,
          isInOrder: true,
        })
        expect(blob).toBe(`${id} ${first}`)
        // Handled before, still on the bus, or in the outbox: what is left ends with the newest, without a gap.
        const left = [...new Set(handled[id] ?? [])]
        expect(left).toEqual(left.map((_, index) => first - left.length + 1 + index))
      }
    }
  }, 120_000)

  it('when it is killed, then there is no backup of that name, and the next one is whole', async () => {
    await startWriter(at('data'))
    await mkdir(at('data/auth/blobs/pages/large'), { recursive: true })
    for (let n = 0; n < 10; n++)
      await writeFile(at(`data/auth/blobs/pages/large/${n}`), Buffer.alloc(1 << 20))
    const killedAt: string[] = []
    for (const wait of ['resume/store', 'auth/blobs/pages/large', 'manifest.json']) {
      const child = spawn(process.execPath, [entry], {
        env: { ...process.env, MONGODB_URI: '', DATA_DIR: at('data'), TO: at('backup') },
        stdio: 'ignore',
      })
      const place = wait === 'manifest.json' ? wait : join('files', wait)
      while (
        !existsSync(join(at('backup.partial'), place)) &&
        child.exitCode === null &&
        !existsSync(at('backup'))
      )
        await pause(1)
      await end(child)
      if (existsSync(at('backup'))) {
        await verifyBackup(at('backup'))
        await rm(at('backup'), { recursive: true })
      } else {
        expect(child.signalCode).toBe('SIGKILL')
        killedAt.push(wait)
        await expect(restoreBackup(at('backup'), at('elsewhere'))).rejects.toThrow('no complete backup')
      }
    }
    expect(killedAt.length).toBeGreaterThan(1)
    await takeBackup(at('data'), at('backup'))
    expect((await verifyBackup(at('backup'))).files.length).toBeGreaterThan(10)
    expect((await readdir(directory.path)).filter((name) => name.endsWith('.partial'))).toEqual([])
    // What a killed backup had kept aside is gone as well.
    expect(existsSync(at('data/auth/blobs/.removed'))).toBe(false)
  }, 120_000)

  it('when a byte of it changed or a file is gone, then it is refused before anything is touched', async () => {
    await writeStore(at('data'))
    await takeBackup(at('data'), at('backup'))
    const file = join(at('backup'), 'files', 'auth', 'store')
    const bytes = await readFile(file)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(file, bytes)
    await expect(restoreBackup(at('backup'), at('restored'))).rejects.toThrow('auth/store is damaged')
    await rm(file)
    await expect(verifyBackup(at('backup'))).rejects.toThrow('auth/store cannot be read')
    expect(existsSync(at('restored.restoring'))).toBe(false)
    const manifest = join(at('backup'), 'manifest.json')
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('auth/store', 'auth/stare'))
    await expect(verifyBackup(at('backup'))).rejects.toThrow('manifest.json is damaged')
  })

  it.each(['../outside', '/outside', 'auth/../../outside'])(
    'when a manifest names %s, then it is no backup, and nothing is written there',
    async (path) => {
      const file = { path, kind: 'file', sizeBytes: 0, sha256: '', mode: 0o600 } as const
      await mkdir(at('backup'))
      await writeFile(at('backup/manifest.json'), JSON.stringify(manifestOf('2026-01-05T00:00:00Z', [file])))
      await expect(restoreBackup(at('backup'), at('restored'))).rejects.toThrow('cannot read')
    },
  )

  it('when there is nothing to back up, or the target exists or lies within, then it says what to do', async () => {
    await expect(takeBackup(at('nowhere'), at('backup'))).rejects.toThrow('Set DATA_DIR')
    await mkdir(at('empty'))
    await expect(takeBackup(at('empty'), at('backup'))).rejects.toThrow('holds no store')
    await writeStore(at('data'))
    await expect(takeBackup(at('data'), at('empty'))).rejects.toThrow('Name a folder that does not')
    await expect(takeBackup(at('data'), at('data/backup'))).rejects.toThrow('Choose a place outside')
  })
})

describe('a restore', () => {
  it('when a product runs there, then it is refused, also with FORCE', async () => {
    await writeStore(at('data'))
    await takeBackup(at('data'), at('backup'))
    await using _running = await lockDataDirectory(at('data'))
    const restoring = restoreBackup(at('backup'), at('data'), { force: true })
    await expect(restoring).rejects.toBeInstanceOf(DataDirectoryInUse)
  })

  it('when one service runs there by itself, then it is refused', async () => {
    await writeStore(at('data'))
    await takeBackup(at('data'), at('backup'))
    await using _running = await lockDataDirectory(at('data/auth'))
    const restoring = restoreBackup(at('backup'), at('data'), { force: true })
    await expect(restoring).rejects.toBeInstanceOf(DataDirectoryInUse)
  })

  it('when a newer release took the backup, then it is refused and names that release, and the data stay', async () => {
    await writeStore(at('data'))
    const { manifest } = await takeBackup(at('data'), at('backup'))
    const path = join(at('backup'), 'manifest.json')
    await writeFile(path, JSON.stringify({ ...manifest, release: '99.1.2' }))
    await writeFile(at('data/secret'), 'current')
    await expect(restoreBackup(at('backup'), at('data'), { force: true })).rejects.toThrow(
      /was taken by release 99\.1\.2, and this is \d.* Restore it with 99\.1\.2/,
    )
    expect((await readdir(at('data'))).sort()).toEqual(['.backup', 'auth', 'secret'])
    expect((await readdir(directory.path)).sort()).toEqual(['backup', 'data'])
    // The rules of one release hold for its patches.
    const [major, minor] = manifest.release.split('.')
    await writeFile(path, JSON.stringify({ ...manifest, release: `${major}.${minor}.99` }))
    expect((await restoreBackup(at('backup'), at('other'))).manifest.release).toBe(`${major}.${minor}.99`)
    const { release: _, ...unnamed } = manifest
    await writeFile(path, JSON.stringify(unnamed))
    await expect(restoreBackup(at('backup'), at('another'))).rejects.toThrow('cannot read its manifest.json')
  })

  it('when data stand there, then only FORCE replaces them, and they are set aside', async () => {
    await writeStore(at('data'))
    await writeFile(at('data/secret'), 'old', { mode: 0o600 })
    await takeBackup(at('data'), at('backup'))
    await writeFile(at('data/secret'), 'new')
    await expect(restoreBackup(at('backup'), at('data'))).rejects.toThrow('FORCE=1')
    expect(await readFile(at('data/secret'), 'utf8')).toBe('new')

    const { setAside } = await restoreBackup(at('backup'), at('data'), { force: true })
    expect(await readFile(at('data/secret'), 'utf8')).toBe('old')
    expect(await readFile(join(setAside!, 'secret'), 'utf8')).toBe('new')
    // The lock that moved along is given back: a product can start.
    await using _started = await lockDataDirectory(at('data'))
  })

  it('when it is restored and backed up again, then both backups hold the same', async () => {
    await writeStore(at('data'))
    const before = await takeBackup(at('data'), at('first'))
    await restoreBackup(at('first'), at('again'))
    const after = await takeBackup(at('again'), at('second'))
    const contents = ({ manifest }: typeof before) =>
      manifest.files.map(({ path, sha256 }) => `${path} ${sha256}`).sort()
    expect(contents(after)).toEqual(contents(before))
    expect(
      createHash('sha256')
        .update(await readFile(at('again/auth/blobs/a/b/c')))
        .digest('hex'),
    ).toBe(createHash('sha256').update('blob').digest('hex'))
  })
})

async function writeStore(data: string): Promise<void> {
  const database = openLmdbDatabase({ path: join(data, 'auth', 'store'), source: 'auth', now: Date.now })
  const store = database.store(numbers)
  for (let n = 1; n <= 50; n++)
    await store.commit({ id: `t${n}`, version: 0, schemaVersion: 1, n, blob: 'a/b/c' })
  await database[Symbol.asyncDispose]()
  const blobs = await openFileBlobs(join(data, 'auth', 'blobs'))
  await blobs.write('a/b/c', Buffer.from('blob'))
}
