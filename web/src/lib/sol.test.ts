import { describe, expect, it } from '@jest/globals'
import { lamportsOf, solText } from './sol.js'

describe('amounts of SOL', () => {
  it.each([
    [0n, '0'],
    [1n, '0.000000001'],
    [150_000_000n, '0.15'],
    [1_000_000_000n, '1'],
    [9_007_199_254_740_993_000_000_001n, '9007199254740993.000000001'],
  ])('when %s lamports are shown, then they read %s, to the lamport', (lamports, text) => {
    expect(solText(lamports)).toBe(text)
    expect(lamportsOf(text)).toBe(lamports)
  })

  it('when a price is a number, then its lamports are whole', () => {
    expect([0.15, 0.1 + 0.2, 1e-9, 5].map(lamportsOf)).toEqual([
      150_000_000n,
      300_000_000n,
      1n,
      5_000_000_000n,
    ])
  })

  it.each(['', 'free', '-1', '1,5', '0.0000000001', '1e9'])(
    'when the text is "%s", then it is no amount',
    (text) => {
      expect(lamportsOf(text)).toBeUndefined()
    },
  )
})
