import { describe, expect, it } from '@jest/globals'
import type { Revocations } from './revocations.js'

export interface RevocationsPlace extends AsyncDisposable {
  /** Each call opens what another process would; in memory there is only one. */
  open(): Promise<Revocations>
}

const inAnHour = () => Date.now() + 3_600_000

/** What every adapter of the revocations promises. */
export function revocationsContract(harness: { name: string; place: () => Promise<RevocationsPlace> }): void {
  describe(`revocations in ${harness.name}`, () => {
    it('when nothing was recorded of a session, then it cannot tell', async () => {
      await using at = await harness.place()
      await using known = await at.open()
      expect(await known.isRevoked('one')).toBeUndefined()
    })

    it('when one process records a session, then the others know', async () => {
      await using at = await harness.place()
      await using one = await at.open()
      await using other = await at.open()
      await one.recordActive('active', inAnHour())
      await one.revoke(['ended', 'ended too'], inAnHour())
      for (const known of [one, other]) {
        expect(await known.isRevoked('active')).toBe(false)
        expect([await known.isRevoked('ended'), await known.isRevoked('ended too')]).toEqual([true, true])
      }
    })

    it('when an older answer of auth is recorded after the revocation, then the session stays revoked', async () => {
      await using at = await harness.place()
      await using auth = await at.open()
      await using other = await at.open()
      await other.recordActive('ada', inAnHour())
      await auth.revoke(['ada'], inAnHour())
      await other.recordActive('ada', inAnHour())
      expect(await other.isRevoked('ada')).toBe(true)
    })

    it('when its time is over, then nothing is known any more', async () => {
      await using at = await harness.place()
      await using known = await at.open()
      await known.recordActive('active', Date.now() - 1)
      await known.revoke(['long ago'], Date.now() - 1)
      await known.revoke([], inAnHour())
      expect([await known.isRevoked('active'), await known.isRevoked('long ago')]).toEqual([
        undefined,
        undefined,
      ])
    })
  })
}
