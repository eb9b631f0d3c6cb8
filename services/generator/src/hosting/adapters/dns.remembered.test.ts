import { describe, expect, it } from '@jest/globals'
import type { Dns } from '../ports.js'
import { rememberedDns } from './dns.remembered.js'

describe('DNS that is remembered', () => {
  it('when a name is asked for again within the time, also at once and after a failure, then DNS is asked once', async () => {
    let asked = 0
    let now = 0
    const texts = () => (asked++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve([`${asked}`]))
    const dns = rememberedDns({ texts } as unknown as Dns, { forMs: 5_000, now: () => now })
    const ask = () => dns.texts('a.example').catch((error: Error) => error.message)
    expect(await Promise.all([ask(), ask()])).toEqual(['away', 'away'])
    now = 4_999
    expect(await ask()).toBe('away')
    now = 5_000
    expect(await ask()).toEqual(['2'])
    expect(await dns.texts('b.example')).toEqual(['3'])
  })
})
