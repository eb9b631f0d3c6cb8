import { describe, expect, it } from '@jest/globals'
import { anOrder } from '../../lib/tests/an-order.js'
import { changeSince, paymentNotes, stateText, stepOf } from './order-steps.js'

const half = { status: 'underpaid', receivedLamports: '50000000', remainingLamports: '100000000' }
const chosen = { credits: 20, priceSOL: 0.15, discount: 25, priceUSD: '$22.50', tierIndex: 1 }

describe('the step of an order', () => {
  it.each([
    ['pending', null, 'payment'],
    ['pending', '0', 'verification'],
    ['expired', null, 'payment'],
    ['expired', '0', 'verification'],
    ['confirming', null, 'verification'],
    ['settled', null, 'success'],
    ['settled', '0', 'success'],
    ['abandoned', '0', 'payment'],
  ] as const)('when it is %s and was said to be sent at %s, then the step is %s', (status, sentAt, step) => {
    expect(stepOf(anOrder({ status }), sentAt)).toBe(step)
  })

  it('when a part arrives after it was said to be sent, then the rest is to be paid', () => {
    expect(stepOf(anOrder(half), '0')).toBe('payment')
    expect(stepOf(anOrder(half), '50000000')).toBe('verification')
  })
})

describe('what is said of an order', () => {
  it('when a part was received, then the text names what is left', () => {
    expect(stateText(anOrder(half))).toBe('We received 0.05 of 0.15 SOL. Please send the remaining 0.1 SOL.')
    expect(stateText(anOrder({ ...half, late: true }))).toMatch(
      /remaining 0\.1 SOL\. The price still holds\.$/,
    )
  })

  it('when a payment was late and too much, then both are said', () => {
    const notes = paymentNotes(anOrder({ late: true, overpaid: true, excessLamports: '1' }))
    expect(notes).toHaveLength(2)
    expect(notes[1]).toContain('0.000000001 SOL more')
    expect(paymentNotes(anOrder())).toEqual([])
  })
})

describe('an order beside the card that was chosen', () => {
  it('when price and credits are the same, then nothing is asked again', () => {
    expect(changeSince(chosen, anOrder())).toBeUndefined()
    expect(changeSince(chosen, anOrder({ credits: undefined }))).toBeUndefined()
  })

  it.each([
    [
      'the price is one lamport more',
      { transaction: { amount: 0.150000001, amountLamports: '150000001' } },
      '20 credits for 0.150000001 SOL',
    ],
    ['it buys fewer credits', { credits: 10 }, '10 credits for 0.15 SOL'],
  ])('when %s, then both are told', (_, changes, now) => {
    expect(changeSince(chosen, anOrder(changes))).toBe(`You chose 20 credits for 0.15 SOL. Now it is ${now}.`)
  })
})
