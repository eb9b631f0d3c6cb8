import { describe, expect, it } from '@jest/globals'
import { eventually } from '../../tests/eventually.js'
import { runUntilKilled } from '../../tests/run-until-killed.js'
import { openBusWorld, type BusHarness } from './bus-harness.contract.js'
import { deadLettersContract } from './dead-letters.contract.js'
import { deliverContract } from './deliver.contract.js'
import { intakeContract } from './intake.contract.js'

/** Lines after which the child is killed. It publishes and handles at any of them. */
const moments = [1, 10, 60, 200]

/** What every adapter of the bus keeps. */
export function busContract(harness: BusHarness): void {
  describe(`the bus on ${harness.name}`, () => {
    deliverContract(harness)
    deadLettersContract(harness)
    intakeContract(harness)
    crashContract(harness)
  })
}

function crashContract(harness: BusHarness): void {
  describe('SIGKILL', () => {
    it('when a process dies while it publishes and handles, then nothing acknowledged is lost and orders hold', async () => {
      const world = await openBusWorld(harness)
      const published: string[] = []
      const handled: string[] = []
      for (const lines of moments) {
        await world.bus[Symbol.asyncDispose]()
        const { module, location } = world.place.child
        const args = [module, location, `run${lines}`]
        for (const line of await runUntilKilled('publish-until-killed.mjs', args, lines)) {
          const [what, subject, n] = line.split(' ')
          ;(what === 'published' ? published : handled).push(`${subject} ${n}`)
        }
        await world.reopen()
        world.subscribe('first', ({ subject, data }) => {
          if ('userId' in data) handled.push(`${subject} ${data.userId}`)
        })
        await world.bus.start()
        await eventually(() => published.every((one) => handled.includes(one)), 30_000)
      }
      for (const subject of new Set(handled.map((one) => one.split(' ')[0]))) {
        const numbers = handled
          .filter((one) => one.startsWith(`${subject} `))
          .map((one) => Number(one.split(' ')[1]))
        // A redelivery may go back by one; the first time each comes is in order and without a gap.
        const first = [...new Set(numbers)]
        expect(first).toEqual(first.map((_, i) => i + 1))
      }
      expect(published.length).toBeGreaterThan(0)
      await world[Symbol.asyncDispose]()
    }, 120_000)
  })
}
