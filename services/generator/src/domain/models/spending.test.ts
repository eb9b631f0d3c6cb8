import { describe, expect, it } from '@jest/globals'
import { Breaker } from './breaker.js'
import { costMicroUsd, priceOf } from './model-price.js'
import { emptySpending, reserved, settled } from './spending.js'
import { dayOf } from '../time.js'

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
