import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { collapseRepeats } from './collapse-repeats.js'

describe('a line that repeats', () => {
  const logged: string[] = []
  beforeEach(() => {
    logged.length = 0
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('when the same happens a thousand times, then it is logged once, and once more with the count of the others', () => {
    const collapse = collapseRepeats(1_000)
    for (let n = 0; n < 1_000; n++) collapse('away', (times) => void logged.push(`away ${times}`))
    collapse('full', (times) => void logged.push(`full ${times}`))
    expect(logged).toEqual(['away 1', 'full 1'])
    jest.advanceTimersByTime(1_000)
    expect(logged.slice(2)).toEqual(['away 999'])
  })

  it('when more than 100 keys repeat at once, then the others share one line', () => {
    const collapse = collapseRepeats(1_000)
    for (let n = 0; n < 300; n++) collapse(`key ${n}`, (times) => void logged.push(`${n} ${times}`))
    expect(logged).toHaveLength(101)
    jest.advanceTimersByTime(1_000)
    expect(logged.slice(101)).toEqual(['299 199'])
  })

  it('when it keeps repeating, then only counts are logged, and after a quiet window the next one is logged at once', () => {
    const collapse = collapseRepeats(1_000)
    const happen = () => collapse('away', (times) => void logged.push(`away ${times}`))
    happen()
    happen()
    jest.advanceTimersByTime(1_000)
    for (let n = 0; n < 3; n++) happen()
    jest.advanceTimersByTime(1_000)
    expect(logged).toEqual(['away 1', 'away 1', 'away 3'])
    jest.advanceTimersByTime(1_000)
    happen()
    expect(logged.slice(3)).toEqual(['away 1'])
  })
})
