import { describe, expect, it } from '@jest/globals'
import type { ChainTransaction } from './chain-transaction.js'
import { countPayment } from './count-payment.js'
import { newOrder, type Order } from './order.js'
import { assignPayment } from './assign-payment.js'

const wallets = new Set(['ours', 'retired'])
const order = (id: string, more: Partial<Order> = {}): Order => ({
  ...newOrder(
    {
      id,
      userId: 'ada',
      tierIndex: 1,
      credits: 20,
      priceLamports: '150',
      priceUSD: '$22.50',
      wallet: 'ours',
      reference: `reference of ${id}`,
      fromSlot: 10,
      payer: 'payer',
    },
    1_000,
  ),
  ...(more as object),
})
const paid = (lamports: number, more: Partial<ChainTransaction> = {}): ChainTransaction => ({
  signature: 's',
  slot: 20,
  finalized: true,
  failed: false,
  feePayer: 'payer',
  accounts: new Set(),
  deltas: new Map([['ours', BigInt(lamports)]]),
  tokens: [],
  transfers: [{ from: 'payer', to: 'ours', lamports: BigInt(lamports) }],
  ...more,
})
const whose = (
  transaction: ChainTransaction,
  fromPayers: Order[],
  referenced: Order[] = [],
  namedOrderId?: string,
) => assignPayment(transaction, { wallets, referenced, fromPayers, ...(namedOrderId && { namedOrderId }) })
const bound = (orderId: string, lamports: number) => ({ kind: 'bound', orderId, lamports: String(lamports) })

describe('whose a payment is', () => {
  it('when part of what was transferred went back in the same transaction, then only what stayed counts', () => {
    expect(
      whose(paid(40, { transfers: [{ from: 'payer', to: 'ours', lamports: 100n }] }), [order('a')]),
    ).toEqual(bound('a', 40))
  })

  it('when somebody else pays along, then only the transfer of the named wallet counts', () => {
    const transfers = ['payer', 'stranger'].map((from) => ({ from, to: 'ours', lamports: 50n }))
    expect(whose(paid(100, { transfers }), [order('a')])).toEqual(bound('a', 50))
  })

  it('when it has a reference, then all of it counts, whoever sent it, and the oldest open order gets it', () => {
    const [old, young] = [order('b', { createdAt: 1 }), order('a', { createdAt: 2 })]
    const settled = countPayment(order('c', { createdAt: 0 }), 'x', { ...part, finality: 'finalized' }, 1)!
    expect(settled.status).toBe('settled')
    expect(whose(paid(100, { transfers: [] }), [], [young, settled, old])).toEqual(bound('b', 100))
    expect(whose(paid(100), [young], [settled])).toEqual(bound('c', 100))
  })
  const part = { lamports: '150', finality: 'confirmed' as const, seenAt: 1, paidAt: 1 }

  it('when a user has several orders, then the named, the exact, the met and the oldest come in that order', () => {
    const [first, second] = [order('a', { createdAt: 1 }), order('b', { createdAt: 2, priceLamports: '300' })]
    expect(whose(paid(300), [first, second], [], 'a')).toEqual(bound('a', 300))
    expect(whose(paid(300), [first, second])).toEqual(bound('b', 300))
    expect(whose(paid(200), [second, first])).toEqual(bound('a', 200))
    expect(whose(paid(100), [second, first])).toEqual(bound('a', 100))
  })

  it('when two users wait for the wallet, or the order is younger, or none is there, then no order gets it', () => {
    const [mine, other] = [order('a'), order('b', { userId: 'eve' })]
    expect(whose(paid(150), [mine, other])).toEqual({ kind: 'unmatched', reason: 'ambiguous' })
    expect(whose(paid(150), [mine, { ...other, fromSlot: 21 }])).toEqual(bound('a', 150))
    expect(whose(paid(150, { slot: 9 }), [mine])).toEqual({ kind: 'unmatched', reason: 'older-than-order' })
    expect(whose(paid(150), [])).toEqual({ kind: 'unmatched', reason: 'no-order' })
  })

  it('when the wallet paid for the settled order of another user a moment ago, then no order gets it', () => {
    const settled = countPayment(order('a'), 'x', { ...part, finality: 'finalized' }, 1)!
    const [eves, mine] = [order('b', { userId: 'eve' }), order('b')]
    expect(whose(paid(150), [eves, settled])).toEqual({ kind: 'unmatched', reason: 'ambiguous' })
    expect(whose(paid(150), [mine, settled])).toEqual(bound('b', 150))
    expect(whose(paid(150), [settled])).toEqual({ kind: 'unmatched', reason: 'no-order' })
    expect(whose(paid(150, { slot: 9 }), [{ ...eves, fromSlot: 5 }, settled])).toEqual(bound('b', 150))
  })

  it('when SOL leaves a wallet of ours, then it is outgoing; when nothing moves, then it is nothing', () => {
    const deltas = new Map([
      ['ours', -5n],
      ['retired', 4n],
    ])
    expect(whose(paid(1, { deltas }), [order('a')], [order('a')])).toEqual({ kind: 'outgoing' })
    expect(whose(paid(1, { deltas: new Map([['other', 7n]]) }), [order('a')])).toBeUndefined()
  })
})

describe('a payment that is final', () => {
  it('when an older sighting is counted after it, then it stays final', () => {
    const part = { lamports: '100', seenAt: 1, paidAt: 1 }
    const final = countPayment(order('a'), 's', { ...part, finality: 'finalized' }, 1)!
    for (const finality of ['confirmed', 'dropped', 'failed'] as const)
      expect(countPayment(final, 's', { ...part, finality }, 1)).toBe(final)
  })
})
