import { describe, expect, it } from '@jest/globals'
import { event } from '@thumbfolio/contracts'
import { KeyTaken, StaleState } from './errors.js'
import { thingsForEach, thing, type StoreHarness } from './things.contract.js'

export function outboxContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)
  const deleted = (subject: string, by: string | number) =>
    event('site.deleted.v1', subject, { userId: String(by) })

  describe('the outbox', () => {
    it('when a commit emits an event, then it waits as a full envelope, also after a restart', async () => {
      at.traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
      const committing = at.things.commit(thing('a'), { events: [deleted('a', 1)] })
      // The trace is that of the work that commits, not of the next one.
      at.traceparent = undefined
      await committing
      await at.reopen()
      const [first, ...others] = await at.database.outbox.pending(9)
      expect(others).toEqual([])
      expect(first).toEqual({
        specversion: '1.0',
        id: expect.stringMatching(/^\S+$/),
        type: 'site.deleted.v1',
        source: 'auth',
        subject: 'a',
        time: new Date(at.clock.now()).toISOString(),
        datacontenttype: 'application/json',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        data: { userId: '1' },
      })
    })

    it('when a commit fails, then its events do not exist', async () => {
      await at.things.commit(thing('a', { email: 'a@example.org' }))
      const events = [deleted('a', 1)]
      await expect(at.things.commit(thing('a'), { events })).rejects.toThrow(StaleState)
      await expect(at.things.commit(thing('b', { email: 'a@example.org' }), { events })).rejects.toThrow(
        KeyTaken,
      )
      await expect(at.things.commit(thing('c', { n: 'x' as never }), { events })).rejects.toThrow()
      const broken = [deleted('d', 1), { type: 'site.deleted.v1', subject: 'd', data: {} } as never]
      await expect(at.things.commit(thing('d'), { events: broken })).rejects.toThrow()
      expect(await at.things.find('d')).toBeUndefined()
      expect(await at.database.outbox.pending(9)).toEqual([])
    })

    it('when many documents commit at once, then each one’s events are in its order and none is missing', async () => {
      const one = async (id: string) => {
        let state = thing(id)
        for (let n = 0; n < 10; n += 2)
          state = await at.things.commit(state, { events: [deleted(id, n), deleted(id, n + 1)] })
      }
      const ids = Array.from({ length: 8 }, (_, i) => `t${i}`)
      await Promise.all(ids.map(one))
      const events = await at.database.outbox.pending(1_000)
      expect(new Set(events.map(({ id }) => id)).size).toBe(80)
      for (const id of ids)
        expect(events.filter(({ subject }) => subject === id).map(({ data }) => data)).toEqual(
          Array.from({ length: 10 }, (_, n) => ({ userId: String(n) })),
        )
    })

    it('when events are acknowledged, then these alone are gone, whoever asked for them', async () => {
      await at.things.commit(thing('a'), { events: [1, 2, 3, 4].map((n) => deleted('a', n)) })
      const [first, second, third, fourth] = await at.database.outbox.pending(9)
      await at.database.outbox.acknowledge([first?.id ?? '', third?.id ?? '', 'unknown'])
      expect(await at.database.outbox.pending(1)).toEqual([second])
      await at.reopen()
      await at.database.outbox.acknowledge([second?.id ?? ''])
      expect(await at.database.outbox.pending(9)).toEqual([fourth])
    })

    it('when everything is delivered and a new event comes after a restart, then it is not lost among old ones', async () => {
      const a = await at.things.commit(thing('a'), { events: [deleted('a', 1)] })
      await at.database.outbox.acknowledge((await at.database.outbox.pending(9)).map(({ id }) => id))
      await at.reopen()
      await at.things.commit(a, { events: [deleted('a', 2)] })
      expect((await at.database.outbox.pending(9)).map(({ data }) => data)).toEqual([{ userId: '2' }])
    })

    it('when a commit emits, then whoever listens is woken, until it stops listening', async () => {
      let woken = 0
      let wake = () => {}
      const next = new Promise<void>((resolve) => (wake = resolve))
      const stop = at.database.outbox.onCommit(() => {
        woken++
        wake()
      })
      const a = await at.things.commit(thing('a'), { events: [deleted('a', 1)] })
      await next
      stop()
      await at.things.commit(a, { events: [deleted('a', 2)] })
      expect(woken).toBe(1)
    })
  })
}
