import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '../../tests/eventually.js'
import { currentTraceparent } from '../base/trace/trace.js'
import { envelope, gate, openBusWorld, type BusHarness, type BusWorld } from './bus-harness.contract.js'

const series = (subject: string, count: number) =>
  Array.from({ length: count }, (_, n) => envelope(subject, n))
const upTo = (count: number) => Array.from({ length: count }, (_, n) => String(n))

export function deliverContract(harness: BusHarness): void {
  let world: BusWorld
  beforeEach(async () => {
    world = await openBusWorld(harness)
  })
  afterEach(async () => world[Symbol.asyncDispose]())

  describe('delivery', () => {
    it('when an event is published, then every group that handles its type gets it as it was, and no other', async () => {
      world.subscribe('first')
      world.subscribe('second')
      world.subscribe('third', undefined, 'resume.deleted.v1')
      await world.bus.start()
      const published = envelope('r1', 1, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
      await world.bus.publish([published])
      await eventually(() => world.ns('first').length === 1 && world.ns('second').length === 1)
      expect(world.handled.get('first')).toEqual([published])
      expect(world.handled.get('third')).toBeUndefined()
    })

    it('when an event is handled, then in its trace; where work fans out, then in one of its own', async () => {
      const seen: Record<string, string | undefined> = {}
      for (const type of ['site.deleted.v1', 'resume.deleted.v1'] as const)
        world.subscribe(type, () => void (seen[type] = currentTraceparent()?.split('-')[1]), type)
      await world.bus.start()
      const traceId = 'a'.repeat(32)
      const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`
      await world.bus.publish([
        envelope('r1', 1, { traceparent }),
        envelope('r2', 1, { traceparent, type: 'resume.deleted.v1' }),
      ])
      await eventually(() => Object.keys(seen).length === 2)
      expect(seen).toEqual({ 'site.deleted.v1': traceId, 'resume.deleted.v1': expect.any(String) })
      expect(seen['resume.deleted.v1']).not.toBe(traceId)
    })

    it('when subjects have many events, then each group handles each subject in its order', async () => {
      world.subscribe('first')
      world.subscribe('second')
      await world.bus.start()
      const subjects = Array.from({ length: 6 }, (_, i) => `r${i}`)
      const all = subjects.map((subject) => series(subject, 20))
      for (let n = 0; n < 20; n += 5) await world.bus.publish(all.flatMap((events) => events.slice(n, n + 5)))
      await eventually(() => world.ns('first').length === 120 && world.ns('second').length === 120, 30_000)
      for (const subject of subjects)
        for (const group of ['first', 'second']) expect(world.ns(group, subject)).toEqual(upTo(20))
    })

    it('when a handler is slow, then other subjects and other groups go on', async () => {
      const slow = gate()
      world.subscribe('slow', ({ subject }) => (subject === 'r0' ? slow.opened : undefined))
      world.subscribe('quick')
      await world.bus.start()
      await world.bus.publish([...series('r0', 3), ...series('r1', 3)])
      await eventually(() => world.ns('slow', 'r1').length === 3 && world.ns('quick').length === 6)
      expect(world.ns('slow', 'r0')).toEqual([])
      slow.open()
      await eventually(() => world.ns('slow', 'r0').length === 3)
      expect(world.ns('slow', 'r0')).toEqual(upTo(3))
    })

    it('when a handler fails for a while, then its subject waits in order and others go on', async () => {
      let broken = true
      world.subscribe('failing', ({ subject }) => {
        if (broken && subject === 'r0') throw new Error('not now')
        if (subject === 'r1' && world.ns('failing', 'r1').length === 2) broken = false
      })
      world.subscribe('sound')
      await world.bus.start()
      await world.bus.publish([...series('r0', 3), ...series('r1', 3)])
      await eventually(() => world.ns('failing').length === 6 && world.ns('sound').length === 6)
      expect(world.ns('failing', 'r0')).toEqual(upTo(3))
      expect(await world.bus.deadLetters('failing')).toEqual([])
    })

    it('when the same event is published twice, then it may come twice, and nothing else is harmed', async () => {
      world.subscribe('first')
      await world.bus.start()
      const events = series('r0', 3)
      await world.bus.publish(events)
      await world.bus.publish(events)
      await world.bus.publish([envelope('r0', 'last')])
      await eventually(() => world.ns('first').includes('last'))
      expect(world.ns('first').slice(0, 3)).toEqual(upTo(3))
    })

    it.each([
      ['Error', new Error('poison')],
      ['TypeError', new TypeError('poison')],
      ['a string', 'poison'],
    ])('when a handler throws %s for one event, then the ones after it still come', async (_what, thrown) => {
      world.subscribe('first', ({ data }) => {
        // Handlers throw what they like.
        if ('userId' in data && data.userId === '0') throw thrown as Error
      })
      await world.bus.start()
      await world.bus.publish(series('r0', 3))
      await eventually(() => world.ns('first').length === 2)
      expect(world.ns('first')).toEqual(['1', '2'])
    })
  })

  describe('a restart', () => {
    it('when events were published and not handled, then they are handled in order after it', async () => {
      world.subscribe('first')
      await world.bus.publish(series('r0', 5))
      await world.reopen()
      world.subscribe('first')
      await world.bus.start()
      await eventually(() => world.ns('first').length === 5)
      expect(world.ns('first')).toEqual(upTo(5))
    })

    it('when an event is published while a group of an earlier run is not there yet, then it is kept for it', async () => {
      world.subscribe('early')
      world.subscribe('late')
      await world.bus.start()
      await world.reopen()
      world.subscribe('early')
      await world.bus.start()
      await world.bus.publish(series('r0', 3))
      await eventually(() => world.ns('early').length === 3)
      await world.reopen()
      world.subscribe('early')
      world.subscribe('late')
      await world.bus.start()
      await eventually(() => world.ns('late').length === 3)
      expect(world.ns('late')).toEqual(upTo(3))
      expect(world.ns('early')).toEqual(upTo(3))
    })

    it('when handled events were many, then new ones still come after them', async () => {
      world.subscribe('first')
      await world.bus.start()
      await world.bus.publish(series('r0', 5))
      await eventually(() => world.ns('first').length === 5)
      await world.reopen()
      world.subscribe('first')
      await world.bus.start()
      await world.bus.publish([envelope('r0', 5), envelope('r0', 6)])
      await eventually(() => world.ns('first').includes('6'))
      expect([...new Set(world.ns('first'))]).toEqual(upTo(7))
    })
  })
}
