import { describe, expect, it } from '@jest/globals'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { temporaryDirectory } from '@thumbfolio/testing'
import { spending } from '../collections.js'
import { emptySpending } from '../models/domain/spending.js'
import { dayOf } from '../time.js'
import { budgetUsed } from './observe-work.js'

const now = () => Date.UTC(2026, 0, 5, 12)

describe('the share of the budget for models that is used', () => {
  it('when something is spent and set aside today, then both count, and those of yesterday do not', async () => {
    await using directory = await temporaryDirectory()
    await using database = openLmdbDatabase({ path: directory.path, source: 'generator', now })
    const store = database.store(spending)
    const used = (dailyBudgetMicroUsd: number) => budgetUsed({ spending: store, dailyBudgetMicroUsd, now })
    const yesterday = emptySpending(dayOf(now() - 24 * 3_600_000))
    await store.commit({ ...yesterday, spentMicroUsd: 1_000 })
    expect([await used(1_000), await used(0)]).toEqual([0, 0])

    await store.commit({ ...emptySpending(dayOf(now())), spentMicroUsd: 600, reservedMicroUsd: 200 })
    expect([await used(1_000), await used(0)]).toEqual([0.8, 1])
  })
})
