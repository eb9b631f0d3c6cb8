import { describe, expect, it } from '@jest/globals'
import { Breaker } from './breaker.js'
import { costMicroUsd, priceOf } from './model-price.js'
import { emptySpending, reserved, settled, shareOf, sharesOfDay } from './spending.js'
import { dayOf } from '../../time.js'

describe('a day’s spending', () => {
  it('when an amount fits under the cap, then it is set aside; when not, then nothing is', () => {
    const day = reserved(emptySpending('2026-11-21'), 60, 100)!
    expect(day.reservedMicroUsd).toBe(60)
    expect(reserved(day, 41, 100)).toBeUndefined()
    expect(reserved(day, 40, 100)?.reservedMicroUsd).toBe(100)
  })

  it('when it is settled, then the cost takes the place of what was set aside', () => {
    const day = settled(reserved(emptySpending('2026-11-21'), 60, 100)!, 60, 7)
    expect([day.spentMicroUsd, day.reservedMicroUsd]).toEqual([7, 0])
  })

  it('when midnight UTC passes, then it is another day', () => {
    expect(dayOf(Date.parse('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21')
    expect(dayOf(Date.parse('2026-11-22T00:00:00Z'))).toBe('2026-11-22')
  })

  it('when a model has no price here, then it counts as the vendor’s dearest', () => {
    expect(priceOf('anthropic', 'claude-sonnet-5-5')).toMatchObject({ input: 2, output: 10, isKnown: true })
    expect(priceOf('anthropic', 'claude-of-tomorrow')).toMatchObject({ input: 4, output: 20, isKnown: false })
    expect(costMicroUsd({ input: 0.75, output: 3.75 }, { inputTokens: 1, outputTokens: 1 })).toBe(5)
  })
})

describe('the breaker', () => {
  it('when a vendor fails five times in a row, then one question passes every 30 s until one succeeds', () => {
    let now = 0
    const breaker = new Breaker(() => now)
    for (let n = 0; n < 4; n++) breaker.note(false)
    expect(breaker.wait()).toBe(0)
    breaker.note(false)
    expect(breaker.wait()).toBe(30_000)
    now = 30_000
    expect(breaker.wait()).toBe(0)
    expect(breaker.wait()).toBe(30_000)
    breaker.note(true)
    expect(breaker.wait()).toBe(0)
  })
})

describe('a day’s spending in shares', () => {
  it('when the budget is small, then it is one document and every cent of it can be spent', () => {
    expect(sharesOfDay('2026-05-01', 20_000_000)).toEqual([{ id: '2026-05-01', capMicroUsd: 20_000_000 }])
  })

  it('when it is large, then launches are spread over documents that never pass it together', () => {
    const cap = 1_000_000_001
    const shares = sharesOfDay('2026-05-01', cap)
    expect(new Set(shares.map(({ id }) => id)).size).toBe(16)
    const total = shares.reduce((sum, { capMicroUsd }) => sum + capMicroUsd, 0)
    expect(total).toBeLessThanOrEqual(cap)
    expect(total).toBeGreaterThan(cap - 16)
    const counts = new Map<string, number>()
    for (let n = 0; n < 16_000; n++) {
      const { id } = shareOf(`${(n * 2_654_435_761) % 4_294_967_296}.site-${n}`, '2026-05-01', cap)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(counts.size).toBe(16)
    expect(Math.max(...counts.values())).toBeLessThan(1_200)
  })

  it('when a launch asks again, then it is counted where it was before', () => {
    const once = shareOf('abc.site', '2026-05-01', 500_000_000)
    expect(shareOf('abc.site', '2026-05-01', 500_000_000)).toEqual(once)
  })
})
