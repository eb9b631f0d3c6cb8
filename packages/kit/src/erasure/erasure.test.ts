import { describe, expect, it } from '@jest/globals'
import type { EventOf } from '@thumbfolio/contracts'
import { temporaryDirectory, testClock } from '@thumbfolio/testing'
import { eventually } from '../../tests/eventually.js'
import { silentLog as log } from '../../tests/silent-log.js'
import { openLmdbDatabase } from '../store/store.lmdb.js'
import { openErasures } from './erasure.js'

const deleted = (userId: string): EventOf<'account.deleted.v1'> => ({
  specversion: '1.0',
  datacontenttype: 'application/json',
  id: `deleted-${userId}`,
  type: 'account.deleted.v1',
  source: 'auth',
  subject: userId,
  time: new Date(0).toISOString(),
  data: {},
})

describe('the erasure of accounts', () => {
  it('when many accounts cannot be erased, then the ones after them are, and those are tried again', async () => {
    await using directory = await temporaryDirectory()
    const { now, advance } = testClock()
    await using database = openLmdbDatabase({ path: directory.path, source: 'resume', now })
    let isIll = true
    const erased: string[] = []
    await using erasures = openErasures({ database, now, log }, async (userId) => {
      if (isIll && userId.startsWith('stuck')) throw new Error('the host refuses')
      erased.push(userId)
    })
    for (let n = 0; n < 60; n++) {
      await erasures.onAccountDeleted(deleted(`stuck-${n}`))
      advance(1)
    }
    await erasures.onAccountDeleted(deleted('ada'))
    await eventually(() => erased.includes('ada'))
    isIll = false
    erasures.start()
    await eventually(() => erased.length === 61)
    expect(await erasures.isErased('stuck-0')).toBe(true)
    expect(new Set(erased).size).toBe(61)
  })
})
