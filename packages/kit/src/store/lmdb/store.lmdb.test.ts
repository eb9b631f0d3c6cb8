import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { engineModule, runToEnd } from '../../../tests/run-until-killed.js'
import { StaleState, StoreUnavailable } from '../errors.js'
import { storeContract } from '../store.contract.js'
import { openLmdbDatabase } from './store.lmdb.js'
import { outcomes, standingClock, thing, things } from '../things.contract.js'

const directory = () => mkdtemp(join(tmpdir(), 'thumbfolio-store-'))

storeContract({
  name: 'lmdb',
  async place() {
    const path = await directory()
    return {
      open: async (options) => openLmdbDatabase({ path, source: 'auth', ...options }),
      child: { module: engineModule('embedded'), location: path },
      [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
    }
  },
})

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0

describe('lmdb alone', () => {
  let path: string
  beforeEach(async () => {
    path = await directory()
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  it('when two open one directory and race, then one version still has one winner', async () => {
    const { now } = standingClock()
    const databases = [1, 2].map(() => openLmdbDatabase({ path, source: 'auth', now }))
    const stores = databases.map((database) => database.store(things))
    const racing = Array.from({ length: 40 }, (_, n) => stores[n % 2]?.commit(thing('a', { n })))
    const { fulfilled, errors } = await outcomes(racing.map((call) => Promise.resolve(call)))
    expect([fulfilled, errors.every((error) => error instanceof StaleState)]).toEqual([1, true])
    for (const database of databases) await database[Symbol.asyncDispose]()
  })

  it('when the place for the directory is a file, then the error names it', async () => {
    execFileSync('touch', [join(path, 'file')])
    const open = () => openLmdbDatabase({ path: join(path, 'file', 'store'), source: 'auth', now: Date.now })
    expect(open).toThrow(StoreUnavailable)
    expect(open).toThrow(join(path, 'file', 'store'))
  })

  it('when it is closed, then commits and reads are refused', async () => {
    const database = openLmdbDatabase({ path, source: 'auth', now: Date.now })
    const store = database.store(things)
    await store.commit(thing('a'))
    await database[Symbol.asyncDispose]()
    await expect(store.commit(thing('b'))).rejects.toThrow(StoreUnavailable)
    await expect(store.find('a')).rejects.toThrow(StoreUnavailable)
  })

  const onLinux = hasPrlimit ? it : it.skip
  onLinux(
    'when the disk is full, then nothing is acknowledged, reads go on, and later commits work again',
    async () => {
      const lines = await runToEnd('fill-the-disk.mjs', [engineModule('embedded'), path])
      expect(lines).toEqual([
        'StoreUnavailable EFBIG',
        'the last acknowledged is there',
        'the refused is not there',
        'StoreUnavailable',
        'works again',
      ])
      const store = openLmdbDatabase({ path, source: 'auth', now: Date.now }).store(things)
      expect((await store.find('after'))?.version).toBe(1)
    },
    60_000,
  )
})
