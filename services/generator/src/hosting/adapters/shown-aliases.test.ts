import { EventEmitter } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { temporaryDirectory } from '@thumbfolio/testing'
import { aliases } from '../../collections.js'
import { moved } from '../domain/sites/alias.js'
import { shownAliases } from './shown-aliases.js'

/** Two processes on one store, whose signals arrive or not. */
async function twoProcesses() {
  const directory = await temporaryDirectory()
  const database = openLmdbDatabase({ path: directory.path, source: 'generator', now: Date.now })
  const store = database.store(aliases)
  const channel = new EventEmitter()
  let isHearing = true
  let reads = 0
  /** What happens while the next read is on its way back. */
  let meanwhile: (() => Promise<void>) | undefined
  const signals = {
    notify: (name: string) => void (isHearing && channel.emit(name)),
    listen: (name: string, wake: () => void) => {
      channel.on(name, wake)
      return () => void channel.off(name, wake)
    },
    isHearing: () => isHearing,
  }
  const counted = {
    async find(siteName: string) {
      reads++
      const alias = await store.find(siteName)
      await meanwhile?.()
      return alias
    },
  }
  const [here, there] = [shownAliases(counted, signals), shownAliases(counted, signals)]
  return {
    here,
    reads: () => reads,
    deafen: () => void (isHearing = false),
    during: (work: () => Promise<void>) =>
      void (meanwhile = async () => {
        meanwhile = undefined
        await work()
      }),
    /** In the other process. */
    async show(bundleHash: string, epoch: number) {
      const next = moved(await store.find('ada'), { siteName: 'ada', bundleHash, epoch }, Date.now())
      await store.commit(next!)
      there.changed()
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await directory[Symbol.asyncDispose]()
    },
  }
}

describe('the aliases that visitors see', () => {
  it('when a page is asked for again and again, then its alias is read once', async () => {
    await using world = await twoProcesses()
    await world.show('one', 1)
    for (let views = 0; views < 5; views++) expect((await world.here.find('ada'))?.bundleHash).toBe('one')
    expect(world.reads()).toBe(1)
  })

  it('when another process shows another page, then it is seen at once', async () => {
    await using world = await twoProcesses()
    await world.show('one', 1)
    await world.here.find('ada')
    await world.show('two', 2)
    expect((await world.here.find('ada'))?.bundleHash).toBe('two')
  })

  it('when the page changes while the alias is read, then what was read is not kept', async () => {
    await using world = await twoProcesses()
    await world.show('one', 1)
    world.during(() => world.show('two', 2))
    await world.here.find('ada')
    expect((await world.here.find('ada'))?.bundleHash).toBe('two')
  })

  it('when signals do not arrive, then every view reads the store', async () => {
    await using world = await twoProcesses()
    await world.show('one', 1)
    await world.here.find('ada')
    world.deafen()
    await world.show('two', 2)
    expect((await world.here.find('ada'))?.bundleHash).toBe('two')
  })
})
