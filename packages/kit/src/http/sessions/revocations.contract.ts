import { describe, expect, it } from '@jest/globals'
import { RevocationsUnavailable, type Revocations } from './revocations.js'

export interface RevocationsPlace extends AsyncDisposable {
  /** Each call opens what another process would; in memory there is only one. */
  open(): Promise<Revocations>
}

const inAnHour = () => Date.now() + 3_600_000
const nothing = async () => undefined

/** What every adapter of the revocations promises. */
export function revocationsContract(harness: { name: string; place: () => Promise<RevocationsPlace> }): void {
  describe(`revocations in ${harness.name}`, () => {
    it('when nobody has warmed it, then it cannot tell, but knows what it was told', async () => {
      await using at = await harness.place()
      await using cache = await at.open()
      expect(await cache.isRevoked('one')).toBeUndefined()
      expect(await cache.isWarm()).toBe(false)
      await cache.revoke(['one', 'two'], inAnHour())
      expect([await cache.isRevoked('one'), await cache.isRevoked('two')]).toEqual([true, true])
      expect(await cache.isRevoked('three')).toBeUndefined()
    })

    it('when auth has warmed it, then silence means that a session stands, in other processes too', async () => {
      await using at = await harness.place()
      await using auth = await at.open()
      await using other = await at.open()
      await auth.warm(() => auth.revoke(['ended'], inAnHour()))
      for (const cache of [auth, other])
        expect([await cache.isRevoked('ended'), await cache.isRevoked('stands')]).toEqual([true, false])
      await auth.revoke(['stands'], inAnHour())
      expect(await other.isRevoked('stands')).toBe(true)
    })

    it('when the telling breaks off, then it stays cold and the error is told', async () => {
      await using at = await harness.place()
      await using auth = await at.open()
      const failing = auth.warm(async () => {
        throw new Error('the store is away')
      })
      await expect(failing).rejects.toThrow()
      expect(await auth.isWarm()).toBe(false)
      expect(await auth.isRevoked('one')).toBeUndefined()
      await auth.warm(nothing)
      expect(await auth.isRevoked('one')).toBe(false)
    })

    it('when a token would have ended already, then telling it is no error', async () => {
      await using at = await harness.place()
      await using auth = await at.open()
      await auth.revoke(['long ago'], Date.now() - 1)
      await auth.revoke([], inAnHour())
      await auth.warm(nothing)
      expect(await auth.isRevoked('another')).toBe(false)
    })

    it('when two auths warm it at once, then it is warm in the end and knows what both know', async () => {
      await using at = await harness.place()
      await using one = await at.open()
      await using two = await at.open()
      const tell = (cache: Revocations) =>
        cache
          .warm(() => cache.revoke(['ended'], inAnHour()))
          .catch((error: unknown) => expect(error).toBeInstanceOf(RevocationsUnavailable))
      await Promise.all([tell(one), tell(two)])
      for (const cache of [one, two])
        expect([await cache.isRevoked('ended'), await cache.isRevoked('stands')]).toEqual([true, false])
    })
  })
}
