import { describe, expect, it } from '@jest/globals'
import { createLog } from '@thumbfolio/kit/base'
import { openShared } from '@thumbfolio/kit/run'
import { hourlyReadingBudget } from '../src/adapters/reading-budget.limits.js'

const log = createLog({ name: 'test', level: 'silent' })

describe('processor time of an account in an hour', () => {
  it('when it is used up, then the account waits, and others do not', async () => {
    const { limits } = openShared(undefined, { now: Date.now, log })
    const budget = hourlyReadingBudget(limits, 1)
    await budget.require('ada')
    await budget.spend('ada', 1_000)
    const refused = await budget
      .require('ada')
      .catch((error: { code: string; retryAfterSeconds: number }) => error)
    expect(refused).toMatchObject({ code: 'reading-limit' })
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3_000)
    await expect(budget.require('eve')).resolves.toBeUndefined()
  })
})
