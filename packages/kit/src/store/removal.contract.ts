import { describe, expect, it } from '@jest/globals'
import { event } from '@thumbfolio/contracts'
import { StaleState } from './errors.js'
import { removeAll } from './remove-all.js'
import { dayMs, thingsForEach, thing, type StoreHarness } from './things.contract.js'

export function removalContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)

  describe('a removal', () => {
    it('when a document is removed, then nothing finds it, also after a restart', async () => {
      const a = await at.things.commit(thing('a', { email: 'a@example.org', n: 1 }))
      await at.things.remove(a)
      await at.reopen()
      expect(await at.things.find('a')).toBeUndefined()
      expect(await at.things.findBy('email', 'a@example.org')).toBeUndefined()
      expect((await at.things.list('n', {}, { limit: 9 })).items).toEqual([])
    })

    it('when another commit came first, then StaleState and the document stays', async () => {
      const a = await at.things.commit(thing('a'))
      await at.things.commit({ ...a, n: 1 })
      await expect(at.things.remove(a)).rejects.toThrow(StaleState)
      await expect(at.things.remove(thing('unknown'))).rejects.toThrow(StaleState)
      expect((await at.things.find('a'))?.n).toBe(1)
    })

    it('when it is removed again, then StaleState', async () => {
      const a = await at.things.commit(thing('a'))
      await at.things.remove(a)
      await expect(at.things.remove(a)).rejects.toThrow(StaleState)
      await expect(at.things.commit({ ...a, n: 1 })).rejects.toThrow(StaleState)
    })

    it('when a range is removed, then all of it goes page by page, but what is changed meanwhile stays', async () => {
      for (const n of [1, 2, 3, 4, 5]) await at.things.commit(thing(`t${n}`, { n }))
      await removeAll(
        {
          list: (...asked) => at.things.list(...asked),
          async remove(state) {
            if (state.id === 't3') await at.things.commit({ ...state, word: 'changed' })
            await at.things.remove(state)
          },
        },
        'n',
        { to: 4 },
        { pageSize: 2 },
      )
      expect((await at.things.list('n', {}, { limit: 9 })).items.map(({ id }) => id)).toEqual(['t3', 't5'])
    })

    it('when it is created again, then versions go on and no old one ever matches', async () => {
      const a = await at.things.commit(thing('a', { n: 1 }))
      await at.things.remove(a)
      const revived = await at.things.commit(thing('a', { n: 2 }))
      expect(revived.version).toBe(3)
      for (const old of [1, 2])
        await expect(at.things.commit({ ...a, version: old, n: 9 })).rejects.toThrow(StaleState)
      await expect(at.things.remove(a)).rejects.toThrow(StaleState)
      expect(await at.things.find('a')).toEqual(revived)
    })

    it('when a cause was applied before the removal, then it does nothing after it', async () => {
      const a = await at.things.commit(thing('a'), { cause: 'event-1' })
      await at.things.remove(a, { cause: 'event-2' })
      await at.things.commit(thing('a'), { cause: 'event-1' })
      expect(await at.things.find('a')).toBeUndefined()
      const revived = await at.things.commit(thing('a'), { cause: 'event-3' })
      await at.things.remove(revived, { cause: 'event-2' })
      expect(await at.things.find('a')).toEqual(revived)
    })

    it('when it emits events, then they leave after those of the commits before', async () => {
      const a = await at.things.commit(thing('a'), { events: [event('account.registered.v1', 'a', {})] })
      await at.things.remove(a, { events: [event('account.deleted.v1', 'a', {})] })
      const types = (await at.database.outbox.pending(9)).map(({ type }) => type)
      expect(types).toEqual(['account.registered.v1', 'account.deleted.v1'])
    })
  })

  describe('a tombstone', () => {
    const rise = async () => (await at.things.commit(thing('a'))).version

    it('when 30 days have passed, then it is purged and versions begin anew', async () => {
      await at.things.remove(await at.things.commit(thing('a')))
      at.clock.advance(29 * dayMs)
      expect(await at.database.purgeTombstones()).toBe(0)
      at.clock.advance(2 * dayMs)
      expect(await at.database.purgeTombstones()).toBe(1)
      expect(await at.database.purgeTombstones()).toBe(0)
      expect(await rise()).toBe(1)
    })

    it('when its events wait in the outbox, then it stays until they are delivered', async () => {
      const a = await at.things.commit(thing('a'))
      await at.things.remove(a, { events: [event('account.deleted.v1', 'a', {})] })
      at.clock.advance(31 * dayMs)
      expect(await at.database.purgeTombstones()).toBe(0)
      const [pending] = await at.database.outbox.pending(9)
      await at.database.outbox.acknowledge([pending?.id ?? ''])
      expect(await at.database.purgeTombstones()).toBe(1)
    })

    it('when the document lives again, then there is nothing to purge', async () => {
      await at.things.remove(await at.things.commit(thing('a')))
      expect(await rise()).toBe(3)
      at.clock.advance(31 * dayMs)
      expect(await at.database.purgeTombstones()).toBe(0)
      expect((await at.things.find('a'))?.version).toBe(3)
    })
  })
}
