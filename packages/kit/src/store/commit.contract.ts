import { describe, expect, it } from '@jest/globals'
import { collection } from './collection.js'
import { KeyTaken, StaleState } from './errors.js'
import { commitOnto, retryStale } from './retry-stale.js'
import { thingsForEach, outcomes, thing, things, type StoreHarness } from './things.contract.js'

export function commitContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)

  describe('one commit', () => {
    it('when a document is committed, then its version is raised by one and it is found, also after a restart', async () => {
      const first = await at.things.commit(thing('a', { n: 1 }))
      const second = await at.things.commit({ ...first, n: 2 })
      expect([first.version, second.version]).toEqual([1, 2])
      await at.reopen()
      expect(await at.things.find('a')).toEqual(second)
    })

    it('when another commit came first, then StaleState and nothing is written', async () => {
      const first = await at.things.commit(thing('a'))
      await at.things.commit({ ...first, n: 1 })
      await expect(at.things.commit({ ...first, n: 9 })).rejects.toThrow(StaleState)
      await expect(at.things.commit(thing('a', { n: 9 }))).rejects.toThrow(StaleState)
      await expect(at.things.commit(thing('b', { version: 3 }))).rejects.toThrow(StaleState)
      expect((await at.things.find('a'))?.n).toBe(1)
      expect(await at.things.find('b')).toBeUndefined()
    })

    it('when `expect` is told, then it stands for the version of the state', async () => {
      await at.things.commit(thing('a'))
      await expect(at.things.commit(thing('a', { n: 1 }), { expect: 2 })).rejects.toThrow(StaleState)
      expect((await at.things.commit(thing('a', { n: 1 }), { expect: 1 })).version).toBe(2)
    })

    it('when 50 commits of one version race, then one wins and its state stands', async () => {
      const first = await at.things.commit(thing('a'))
      const calls = Array.from({ length: 50 }, (_, n) => at.things.commit({ ...first, n: n + 1 }))
      const { fulfilled, errors } = await outcomes(calls)
      expect(fulfilled).toBe(1)
      expect(errors.every((error) => error instanceof StaleState)).toBe(true)
      const winner = (await Promise.allSettled(calls)).find((call) => call.status === 'fulfilled')
      expect(await at.things.find('a')).toEqual(winner?.value)
    })

    it('when 50 create one document at once, then one wins', async () => {
      const calls = Array.from({ length: 50 }, (_, n) => at.things.commit(thing('a', { n })))
      expect((await outcomes(calls)).fulfilled).toBe(1)
      expect((await at.things.find('a'))?.version).toBe(1)
    })

    it('when 20 add one each and try again while stale, then none is lost', async () => {
      await at.things.commit(thing('a'))
      const add = () =>
        retryStale(async () => {
          const known = await at.things.find('a')
          return known && at.things.commit({ ...known, n: known.n + 1 })
        })
      await Promise.all(Array.from({ length: 20 }, add))
      expect(await at.things.find('a')).toMatchObject({ n: 20, version: 21 })
    })

    it('when 20 decide on the state at hand that all but one find stale, then each is decided again on what is stored', async () => {
      const known = await at.things.commit(thing('a'))
      const add = () => commitOnto(at.things, known, (latest = known) => ({ ...latest, n: latest.n + 1 }))
      await Promise.all(Array.from({ length: 20 }, add))
      expect(await at.things.find('a')).toMatchObject({ n: 20, version: 21 })
    })

    it('when the state at hand was removed, then that is told, and deciding for nothing writes nothing', async () => {
      const known = await at.things.commit(thing('a'))
      await at.things.remove(known)
      const seen: (number | undefined)[] = []
      const decide = (latest: typeof known | undefined) => {
        seen.push(latest?.version)
        return latest && { ...latest, n: 1 }
      }
      expect(await commitOnto(at.things, known, decide)).toBeUndefined()
      expect(seen).toEqual([1, undefined])
      expect(await at.things.find('a')).toBeUndefined()
    })

    it('when two collections have the same id and key, then they know nothing of each other', async () => {
      const others = at.database.store(collection({ ...things, name: 'others' }))
      await at.things.commit(thing('a', { email: 'a@example.org' }))
      await others.commit(thing('a', { email: 'a@example.org', n: 7 }))
      expect((await at.things.find('a'))?.n).toBe(0)
      expect((await others.findBy('email', 'a@example.org'))?.n).toBe(7)
      expect((await others.list('n', {}, { limit: 9 })).items).toHaveLength(1)
    })
  })

  describe('one cause', () => {
    it('when it is delivered 50 times at once, then it is applied once', async () => {
      await at.things.commit(thing('a'))
      const apply = () =>
        retryStale(async () => {
          const known = (await at.things.find('a')) ?? thing('a')
          return at.things.commit({ ...known, n: known.n + 1 }, { cause: 'event-1' })
        })
      expect((await outcomes(Array.from({ length: 50 }, apply))).fulfilled).toBe(50)
      expect(await at.things.find('a')).toMatchObject({ n: 1, version: 2 })
    })

    it('when it was seen before, then nothing is written or emitted and what is stored is the answer', async () => {
      const created = await at.things.commit(thing('a', { n: 1 }), { cause: 'event-1' })
      await at.reopen()
      const events = [{ type: 'account.registered.v1', subject: 'a', data: {} }] as const
      expect(await at.things.commit(thing('a', { n: 2 }), { cause: 'event-1', events })).toEqual(created)
      expect(await at.things.find('a')).toEqual(created)
      expect(await at.database.outbox.pending(9)).toEqual([])
    })

    it('when its commit failed, then it is not seen and applies later', async () => {
      await at.things.commit(thing('a'))
      await expect(at.things.commit(thing('a'), { cause: 'event-1' })).rejects.toThrow(StaleState)
      expect((await at.things.commit(thing('a', { version: 1, n: 5 }), { cause: 'event-1' })).n).toBe(5)
    })

    it('when another document has seen it, then it is new to this one', async () => {
      await at.things.commit(thing('a'), { cause: 'event-1' })
      expect((await at.things.commit(thing('b'), { cause: 'event-1' })).version).toBe(1)
    })

    it('when 1,000 came after it, then it is forgotten, and the 1,000 are not', async () => {
      let state = thing('a')
      for (let i = 0; i <= 1_000; i++) state = await at.things.commit(state, { cause: `event-${i}` })
      expect((await at.things.commit(state, { cause: 'event-1' })).version).toBe(state.version)
      expect((await at.things.commit(state, { cause: 'event-0' })).version).toBe(state.version + 1)
    }, 60_000)
  })

  describe('a unique key', () => {
    const email = 'ada@example.org'

    it('when 50 documents want it at once, then one gets it and the others hear which key is taken', async () => {
      const calls = Array.from({ length: 50 }, (_, i) => at.things.commit(thing(`t${i}`, { email })))
      const { fulfilled, errors } = await outcomes(calls)
      expect(fulfilled).toBe(1)
      expect(errors.every((error) => error instanceof KeyTaken)).toBe(true)
      expect(errors[0]).toMatchObject({ collection: 'things', key: 'email' })
      expect((await at.things.list('n', {}, { limit: 99 })).items).toHaveLength(1)
    })

    it('when its holder changes it, then it is free and no longer leads to the holder', async () => {
      const a = await at.things.commit(thing('a', { email }))
      await at.things.commit({ ...a, email: 'new@example.org' })
      expect(await at.things.findBy('email', email)).toBeUndefined()
      await at.things.commit(thing('b', { email }))
      expect((await at.things.findBy('email', email))?.id).toBe('b')
      expect((await at.things.findBy('email', 'new@example.org'))?.id).toBe('a')
    })

    it('when its holder has it no more or is removed, then it is free', async () => {
      const { email: _email, ...a } = await at.things.commit(thing('a', { email }))
      await at.things.commit(a)
      const b = await at.things.commit(thing('b', { email }))
      await at.things.remove(b)
      expect((await at.things.commit(thing('c', { email }))).version).toBe(1)
    })

    it('when its holder commits again, then it keeps the key', async () => {
      const a = await at.things.commit(thing('a', { email }))
      await at.things.commit({ ...a, n: 1 })
      await expect(at.things.commit(thing('b', { email }))).rejects.toThrow(KeyTaken)
    })

    it('when a commit fails, then it holds none of its keys', async () => {
      await at.things.commit(thing('a'))
      await expect(at.things.commit(thing('a', { email, version: 7 }))).rejects.toThrow(StaleState)
      expect((await at.things.commit(thing('b', { email }))).id).toBe('b')
    })

    it('when two values are long and differ at their end alone, then they are two', async () => {
      const long = 'x'.repeat(5_000)
      await at.things.commit(thing('a', { email: `${long}1` }))
      await at.things.commit(thing('b', { email: `${long}2` }))
      expect((await at.things.findBy('email', `${long}2`))?.id).toBe('b')
    })
  })
}
