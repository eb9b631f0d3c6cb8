import { describe, expect, it } from '@jest/globals'
import { runUntilKilled } from '../../tests/run-until-killed.js'
import { thingsForEach, type StoreHarness } from './things.contract.js'

/** Lines after which the child is killed. It has commits in flight at any of them. */
const moments = [1, 5, 30, 100, 250]

export function crashContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)

  describe('SIGKILL', () => {
    it('when a process dies while it commits, then what was acknowledged is there, whole, with its events', async () => {
      const acknowledged = new Map<string, number>()
      const { module, location } = at.place.child
      for (const lines of moments) {
        await at.database[Symbol.asyncDispose]()
        for (const line of await runUntilKilled('commit-until-killed.mjs', [module, location], lines)) {
          const [id = '', n] = line.split(' ')
          acknowledged.set(id, Number(n))
        }
        await at.reopen()

        const events = await at.database.outbox.pending(100_000)
        const { items } = await at.things.list('n', {}, { limit: 1_000 })
        expect(items.length).toBeGreaterThanOrEqual(acknowledged.size)
        for (const [id, n] of acknowledged) expect((await at.things.find(id))?.n).toBeGreaterThanOrEqual(n)
        for (const state of items) {
          // Each commit adds one to n, takes the key of its number, and emits one event.
          expect(state.version).toBe(state.n)
          expect((await at.things.findBy('email', `${state.id}:${state.n}`))?.id).toBe(state.id)
          expect(await at.things.findBy('email', `${state.id}:${state.n - 1}`)).toBeUndefined()
          const own = events.filter(({ subject }) => subject === state.id).map(({ data }) => data)
          expect(own).toEqual(Array.from({ length: state.n }, (_, i) => ({ userId: String(i + 1) })))
        }
      }
      expect(acknowledged.size).toBeGreaterThan(0)
    }, 120_000)
  })
}
