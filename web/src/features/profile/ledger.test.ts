import { describe, expect, it } from '@jest/globals'
import type { LedgerEntry } from '@thumbfolio/contracts'
import { signed, withBalances } from './ledger.js'

const entry = (id: string, kind: LedgerEntry['kind'], delta: number): LedgerEntry => ({
  id,
  kind,
  delta,
  reference: id,
  text: id,
  time: '2026-01-01T00:00:00.000Z',
})

describe('the ledger', () => {
  it('when movements come newest first, then each has the balance that stood after it', () => {
    const lines = withBalances([
      entry('4', 'released', 2),
      entry('3', 'held', -2),
      entry('2', 'captured', 0),
      entry('1', 'held', -1),
      entry('0', 'granted', 3),
    ])
    expect(lines.map(({ id, balance }) => [id, balance])).toEqual([
      ['4', 2],
      ['3', 0],
      ['2', 2],
      ['1', 2],
      ['0', 3],
    ])
  })

  it('when a change is shown, then its sign is', () => {
    expect([signed(3), signed(-1), signed(0)]).toEqual(['+3', '−1', '0'])
  })
})
