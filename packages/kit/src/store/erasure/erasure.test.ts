import { describe, expect, it } from '@jest/globals'
import type { EventOf } from '@thumbfolio/contracts'
import { temporaryDirectory, testClock } from '@thumbfolio/testing'
import { eventually } from '../../../tests/eventually.js'
import { silentLog as log } from '../../../tests/silent-log.js'
import { openLmdbDatabase } from '../lmdb/store.lmdb.js'
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
  it('when many accounts cannot be erased, then the ones after them are, and those are retried', async () => {
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

  it('when a day has passed, then an account is erased once more, and never again', async () => {
    await using directory = await temporaryDirectory()
    const { now, advance } = testClock()
    await using database = openLmdbDatabase({ path: directory.path, source: 'resume', now })
    const erased: string[] = []
    await using erasures = openErasures({ database, now, log }, async (userId) => void erased.push(userId))
    const dayMs = 24 * 3_600_000
    const timesOf = (userId: string) => erased.filter((one) => one === userId).length
    /** An account that is deleted now is erased after all that are due. */
    const allDue = async (marker: string) => {
      await erasures.onAccountDeleted(deleted(marker))
      await eventually(() => timesOf(marker) === 1)
    }
    await allDue('ada')
    advance(dayMs - 1)
    await allDue('first')
    expect(timesOf('ada')).toBe(1)
    advance(1)
    await allDue('second')
    expect(timesOf('ada')).toBe(2)
    advance(3 * dayMs)
    await allDue('third')
    expect(timesOf('ada')).toBe(2)
    // An event that comes again, however late, finds its marker.
    await erasures.onAccountDeleted(deleted('ada'))
    await allDue('fourth')
    expect(timesOf('ada')).toBe(2)
  })
})
