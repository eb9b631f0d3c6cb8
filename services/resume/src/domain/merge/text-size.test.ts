import { describe, expect, it } from '@jest/globals'
import { isLargerThan } from './text-size.js'

describe('the size of a document', () => {
  it('when its texts are counted, then each counts its letters and sixteen', () => {
    const document = { basics: { name: 'Ada' }, work: [{ highlights: ['Engines', ''] }] }
    expect(isLargerThan(3 + 7 + 3 * 16, document)).toBe(false)
    expect(isLargerThan(3 + 7 + 3 * 16 - 1, document)).toBe(true)
    expect(isLargerThan(0, {})).toBe(false)
  })
})
