import { describe, expect, it } from '@jest/globals'
import { eventually } from '../../tests/eventually.js'
import { envelope, openBusWorld, type BusHarness } from './bus-harness.contract.js'
import type { Intake } from './bus.js'

/** A pool of so many places; each handled event takes one until `free` gives one back. */
function pool(places: number) {
  let taken = 0
  const waiting = new Set<() => void>()
  const intake: Intake = {
    hasSpace: () => taken < places,
    onSpace(resume) {
      waiting.add(resume)
      return () => waiting.delete(resume)
    },
  }
  return {
    intake,
    take: () => void taken++,
    free() {
      taken--
      for (const resume of waiting) resume()
    },
    listeners: () => waiting.size,
  }
}

export function intakeContract(harness: BusHarness): void {
  describe('an intake', () => {
    it('when there is no space, then nothing more comes until there is, other groups go on, and nothing is lost', async () => {
      const world = await openBusWorld(harness)
      const { intake, take, free, listeners } = pool(2)
      const begun: string[] = []
      const begin = (subject: string) => {
        begun.push(subject)
        take()
      }
      world.bus.subscribe({
        group: 'narrow',
        handlers: { 'site.deleted.v1': async ({ subject }) => begin(subject) },
        intake,
      })
      world.subscribe('wide')
      await world.bus.start()
      const subjects = Array.from({ length: 8 }, (_, i) => `r${i}`)
      await world.bus.publish(subjects.map((subject) => envelope(subject, 1)))
      await eventually(() => world.ns('wide').length === 8)
      await eventually(() => begun.length === 2)
      expect(begun.length).toBe(2)
      free()
      await eventually(() => begun.length === 3)
      for (let freed = 1; freed < 8; freed++) {
        free()
        await eventually(() => begun.length >= Math.min(8, freed + 3))
        expect(begun.length).toBeLessThanOrEqual(freed + 3)
      }
      expect([...begun].sort()).toEqual(subjects)
      await world[Symbol.asyncDispose]()
      expect(listeners()).toBe(0)
    }, 60_000)

    it('when a bus stops while there is no space, then what waited comes after a restart', async () => {
      const world = await openBusWorld(harness)
      const { intake } = pool(0)
      world.bus.subscribe({
        group: 'narrow',
        handlers: { 'site.deleted.v1': () => Promise.reject(new Error('there was no space')) },
        intake,
      })
      await world.bus.start()
      await world.bus.publish([envelope('r0', 1), envelope('r0', 2)])
      await world.reopen()
      world.subscribe('narrow')
      await world.bus.start()
      await eventually(() => world.ns('narrow').length === 2)
      expect(world.ns('narrow')).toEqual(['1', '2'])
      await world[Symbol.asyncDispose]()
    }, 60_000)
  })
}
