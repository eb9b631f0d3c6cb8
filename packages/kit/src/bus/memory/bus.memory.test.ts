import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { eventually } from '../../../tests/eventually.js'
import { engineModule, runToEnd } from '../../../tests/run-until-killed.js'
import { envelope, gate, openBusWorld, type BusHarness } from '../bus-harness.contract.js'
import { busContract } from '../bus.contract.js'
import { openMemoryBus } from './bus.memory.js'

const harness: BusHarness = {
  name: 'lmdb, in process',
  async place() {
    const path = await mkdtemp(join(tmpdir(), 'thumbfolio-bus-'))
    return {
      open: async (options) => openMemoryBus({ path, pollMs: 20, ...options }),
      child: { module: engineModule('embedded'), location: path },
      [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
    }
  },
}

busContract(harness)

describe('the bus in process alone', () => {
  it('when another process redrives the directory, then the running product handles the dead letters', async () => {
    const world = await openBusWorld(harness, 1)
    let cured = false
    world.subscribe('ill', () => {
      if (!cured) throw new Error('it hurts')
    })
    await world.bus.start()
    const now = new Date().toISOString()
    await world.bus.publish([envelope('r0', 1, { time: now }), envelope('r0', 2, { time: now })])
    await eventually(async () => (await world.bus.deadLetters('ill')).length === 2)
    cured = true
    expect(await runToEnd('redrive.mjs', [world.place.child.location])).toEqual(['2'])
    await eventually(() => world.ns('ill').length === 2)
    expect(world.ns('ill')).toEqual(['1', '2'])
    await world[Symbol.asyncDispose]()
  })

  it('when there is nobody for a type, then nothing is kept of it', async () => {
    const world = await openBusWorld(harness)
    world.subscribe('first', undefined, 'resume.deleted.v1')
    await world.bus.start()
    await world.bus.publish([envelope('r0', 1)])
    await world.reopen()
    world.subscribe('first', undefined, 'site.deleted.v1')
    await world.bus.start()
    await world.bus.publish([envelope('r0', 2)])
    await eventually(() => world.ns('first').length === 1)
    expect(world.ns('first')).toEqual(['2'])
    await world[Symbol.asyncDispose]()
  })

  it('when a handler no longer exists, then its events go to the dead letters and are not dropped', async () => {
    const world = await openBusWorld(harness)
    world.subscribe('first')
    await world.bus.publish([envelope('r0', 1)])
    await world.reopen()
    world.subscribe('first', undefined, 'resume.deleted.v1')
    await world.bus.start()
    await eventually(async () => (await world.bus.deadLetters('first')).length === 1)
    await world[Symbol.asyncDispose]()
  })

  it('when an event failed, then it is not tried again before its rest is over, while others are handled', async () => {
    const world = await openBusWorld(harness)
    const path = world.place.child.location
    await world.bus[Symbol.asyncDispose]()
    world.bus = openMemoryBus({ path, now: Date.now, backoff: () => 3_600_000 })
    let tries = 0
    world.subscribe('first', ({ subject }) => {
      if (subject !== 'r0') return
      tries++
      throw new Error('it hurts')
    })
    await world.bus.start()
    await world.bus.publish([envelope('r0', 0), envelope('r0', 1)])
    for (let n = 0; n < 20; n++) await world.bus.publish([envelope('r1', n), envelope('r0', n)])
    await eventually(() => world.ns('first', 'r1').length === 20)
    expect(tries).toBe(1)
    await world[Symbol.asyncDispose]()
  })

  it('when there is a restart between tries, then they are counted on', async () => {
    let tries = 0
    const world = await openBusWorld(harness, 3)
    const fail = () => {
      tries++
      throw new Error('it hurts')
    }
    const path = world.place.child.location
    await world.bus[Symbol.asyncDispose]()
    const slow = openMemoryBus({ path, now: () => 0, maxTries: 3, backoff: () => 3_600_000 })
    slow.subscribe({ group: 'first', handlers: { 'site.deleted.v1': async () => fail() } })
    await slow.start()
    await slow.publish([envelope('r0', 1)])
    await eventually(() => tries === 1)
    await slow[Symbol.asyncDispose]()
    await world.reopen()
    world.subscribe('first', fail)
    await world.bus.start()
    await eventually(async () => (await world.bus.deadLetters('first')).length === 1)
    expect(tries).toBe(3)
    await world[Symbol.asyncDispose]()
  })

  it('when many subjects are slow, then a group works on so many at once and no more', async () => {
    const world = await openBusWorld(harness)
    const path = world.place.child.location
    await world.bus[Symbol.asyncDispose]()
    const bus = openMemoryBus({ path, now: Date.now, concurrency: 3 })
    const slow = gate()
    let atOnce = 0
    let most = 0
    let done = 0
    const handler = async () => {
      most = Math.max(most, ++atOnce)
      await slow.opened
      atOnce--
      done++
    }
    bus.subscribe({ group: 'first', handlers: { 'site.deleted.v1': handler } })
    await bus.start()
    await bus.publish(Array.from({ length: 10 }, (_, i) => envelope(`r${i}`, 0)))
    await eventually(() => atOnce === 3)
    slow.open()
    await eventually(() => done === 10)
    expect(most).toBe(3)
    await bus[Symbol.asyncDispose]()
    await rm(path, { recursive: true })
  })
})
