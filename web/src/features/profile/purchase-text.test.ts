import { describe, expect, it } from '@jest/globals'
import { anOrder } from '../../lib/tests/an-order.js'
import { purchaseNote, purchaseState } from './purchase-text.js'

describe('a purchase in the history', () => {
  it.each([
    [{ status: 'pending' }, 'Waiting for payment'],
    [{ status: 'underpaid', receivedLamports: '50000000' }, '0.05 of 0.15 SOL received'],
    [{ status: 'confirming' }, 'Payment seen, not final yet'],
    [{ status: 'expired' }, 'Expired, not paid'],
    [{ status: 'settled' }, 'Paid, credits are being added'],
    [{ status: 'settled', credited: true }, 'Paid'],
    [{ status: 'abandoned' }, 'Closed'],
  ])('when it is %p, then it reads "%s"', (changes, text) => {
    expect(purchaseState(anOrder(changes))).toBe(text)
  })

  it('when money is left over, then its owner learns how to get it back', () => {
    expect(purchaseNote(anOrder())).toBeUndefined()
    expect(purchaseNote(anOrder({ status: 'settled', late: true }))).toBe('Paid after the order had expired.')
    const over = anOrder({ status: 'settled', overpaid: true, excessLamports: '50000000' })
    expect(purchaseNote(over)).toMatch(/^0\.05 SOL more.*support/)
    const closed = anOrder({ status: 'abandoned', receivedLamports: '50000000' })
    expect(purchaseNote(closed)).toMatch(/^0\.05 SOL received.*support/)
  })
})
