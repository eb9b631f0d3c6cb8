import { describe, expect, it } from '@jest/globals'
import { eventually } from '../../../tests/eventually.js'
import { collapseRepeats } from './collapse-repeats.js'

describe('a line that repeats', () => {
  it('when the same happens a thousand times, then it is told once, and once more with the count of the rest', async () => {
    const told: string[] = []
    const collapse = collapseRepeats(50)
    for (let n = 0; n < 1_000; n++) collapse('away', (times) => void told.push(`away ${times}`))
    collapse('full', (times) => void told.push(`full ${times}`))
    expect(told).toEqual(['away 1', 'full 1'])
    await eventually(async () => told.length === 3)
    expect(told[2]).toBe('away 999')
    collapse('away', (times) => void told.push(`again ${times}`))
    expect(told[3]).toBe('again 1')
  })
})
