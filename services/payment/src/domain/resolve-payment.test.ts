import { describe, expect, it } from '@jest/globals'
import type { ChainPayment } from './chain-payment.js'
import { whyNotRefund } from './resolve-payment.js'

const payment = (finality: ChainPayment['finality']): ChainPayment => ({
  id: 'genesis:s',
  version: 1,
  schemaVersion: 1,
  signature: 's',
  slot: 1,
  seenAt: 1,
  finality,
  deltas: { ours: '100' },
  standing: { kind: 'unmatched', reason: 'no-order' },
  claimedBy: [],
  resolutions: [],
})

describe('recording a refund of a payment', () => {
  it.each(['confirmed', 'dropped', 'failed'] as const)(
    'when it is %s, then there is nothing to be refunded yet',
    (finality) => {
      expect(whyNotRefund({ kind: 'payment', payment: payment(finality) }, 100n, ['payer'])).toBe(
        `It is not final on chain (${finality}), so nothing of it is with us for sure.`,
      )
    },
  )

  it('when it is final, then what it brought can go back', () => {
    expect(whyNotRefund({ kind: 'payment', payment: payment('finalized') }, 100n, ['payer'])).toBeUndefined()
  })
})
