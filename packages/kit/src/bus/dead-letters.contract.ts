import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '../../tests/eventually.js'
import { StoreUnavailable } from '../store/errors.js'
import { envelope, openBusWorld, type BusHarness, type BusWorld } from './bus-harness.contract.js'

const dayMs = 24 * 3_600_000

export function deadLettersContract(harness: BusHarness): void {
  let world: BusWorld
  let tries: number
  let cured: boolean
  beforeEach(async () => {
    world = await openBusWorld(harness)
    tries = 0
    cured = false
  })
  afterEach(async () => world[Symbol.asyncDispose]())

  /** Group `ill` cannot handle subject `poison` until it is cured. */
  async function startIll(): Promise<void> {
    world.subscribe('ill', ({ subject }) => {
      if (subject !== 'poison') return
      tries++
      if (!cured) throw new Error('it hurts')
    })
    world.subscribe('well')
    await world.bus.start()
  }
  const letters = async (count: number) => {
    await eventually(async () => (await world.bus.deadLetters('ill')).length === count)
    return world.bus.deadLetters('ill')
  }

  describe('dead letters', () => {
    it('when a handler fails for good, then the event lies there as it was, with the reason, for this group alone', async () => {
      await startIll()
      const poison = envelope('poison', 1)
      await world.bus.publish([poison, envelope('healthy', 2)])
      const [letter] = await letters(1)
      expect(letter).toMatchObject({
        group: 'ill',
        envelope: poison,
        reason: expect.stringContaining('it hurts'),
      })
      expect(typeof letter?.deadAt).toBe('number')
      expect(tries).toBe(4)
      await eventually(() => world.ns('well').length === 2)
      expect(await world.bus.deadLetters('well')).toEqual([])
      expect(world.ns('ill')).toEqual(['2'])
    })

    it("when the service's store is away for longer than the tries last, then none of them is used up", async () => {
      const errors = [
        ...Array<Error>(9).fill(new StoreUnavailable('away')),
        new Error('ill'),
        new Error('ill'),
      ]
      world.subscribe('ill', ({ subject }) => {
        const error = subject === 'poison' ? errors.shift() : undefined
        if (error) throw error
      })
      await world.bus.start()
      await world.bus.publish([envelope('poison', 1), envelope('poison', 2)])
      await eventually(() => world.ns('ill', 'poison').length === 2)
      expect(world.ns('ill', 'poison')).toEqual(['1', '2'])
      expect(errors).toEqual([])
      expect(await world.bus.deadLetters('ill')).toEqual([])
    })

    it('when they are redriven, then their group gets them again in order, and no other group does', async () => {
      await startIll()
      await world.bus.publish([1, 2, 3].map((n) => envelope('poison', n)))
      await letters(3)
      await eventually(() => world.ns('well').length === 3)
      cured = true
      expect(await world.bus.redrive('ill')).toBe(3)
      await eventually(() => world.ns('ill').length === 3)
      expect(world.ns('ill')).toEqual(['1', '2', '3'])
      expect(world.ns('well')).toHaveLength(3)
      expect(await world.bus.deadLetters('ill')).toEqual([])
      expect(await world.bus.redrive()).toBe(0)
    })

    it('when they are redriven and still fail, then they lie there again', async () => {
      await startIll()
      await world.bus.publish([envelope('poison', 1)])
      await letters(1)
      expect(await world.bus.redrive()).toBe(1)
      await eventually(() => tries === 8)
      expect((await letters(1))[0]?.envelope).toMatchObject({ subject: 'poison' })
    })

    it('when they are redriven for another group, then they stay', async () => {
      await startIll()
      await world.bus.publish([envelope('poison', 1)])
      await letters(1)
      expect(await world.bus.redrive('well')).toBe(0)
      expect(await letters(1)).toHaveLength(1)
    })

    it('when the event is older than 30 days, then it is not redriven', async () => {
      await startIll()
      const old = new Date(Date.UTC(2026, 0, 1) - 2 * dayMs).toISOString()
      await world.bus.publish([envelope('poison', 'old', { time: old }), envelope('poison', 'young')])
      await letters(2)
      cured = true
      world.advance(29 * dayMs)
      expect(await world.bus.redrive()).toBe(1)
      await eventually(() => world.ns('ill').includes('young'))
      expect(world.ns('ill')).toEqual(['young'])
      expect((await letters(1))[0]?.envelope).toMatchObject({ data: { userId: 'old' } })
    })

    it('when there is a restart, then they still lie there and can be redriven', async () => {
      await startIll()
      await world.bus.publish([envelope('poison', 1)])
      await letters(1)
      await world.reopen()
      cured = true
      await startIll()
      expect(await world.bus.redrive()).toBe(1)
      await eventually(() => world.ns('ill').length === 1)
    })

    it.each([
      ['a version that nobody here knows', { type: 'site.deleted.v9' }],
      ['data that does not fit', { data: { userId: 7 } }],
      ['no time', { time: 'yesterday' }],
    ])('when an envelope has %s, then it goes there at once and others go on', async (_what, wrong) => {
      await startIll()
      const broken = envelope('r0', 0, wrong)
      await world.bus.publish([broken, envelope('r0', 1)])
      const [letter] = await letters(1)
      expect(letter?.envelope).toEqual(broken)
      expect(letter?.reason).not.toBe('')
      await eventually(() => world.ns('ill').length === 1)
      expect(world.ns('ill')).toEqual(['1'])
    })
  })
}
