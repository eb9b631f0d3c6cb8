import { describe, expect, it } from '@jest/globals'
import { throttle } from './throttle.js'

describe('a line in a while', () => {
  it('when it was said just now, then it is not due, and another one is', () => {
    const isDue = throttle(3_600_000)
    expect(['away', 'away', 'full', 'full', 'away'].map(isDue)).toEqual([true, false, true, false, false])
  })

  it('when its time is over, then it is due again', () => {
    const isDue = throttle(0)
    expect([isDue('away'), isDue('away')]).toEqual([true, true])
  })
})
