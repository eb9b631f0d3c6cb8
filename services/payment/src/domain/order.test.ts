import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { assignPayment } from './assign-payment.js'
import { seenAgain, type ChainPayment, type Finality, type Standing } from './chain-payment.js'
import type { ChainTransaction } from './chain-transaction.js'
import { abandon, credited, dueAt, settleByHand, withoutOwner } from './close-order.js'
import { countPayment, eventsOf, maxParts, standing } from './count-payment.js'
import { excess, finalized, owed, price, received, remaining } from './order-money.js'
import { isWatched, newOrder, watchedForMs, type Order } from './order.js'

const day = 24 * 3_600_000
const ours = 'our wallet'

const made = (id: string, more: Partial<Order> = {}): Order => ({
  ...newOrder(
    {
      id,
      userId: `user of ${id}`,
      tierIndex: 1,
      credits: 20,
      priceLamports: '150',
      priceUSD: '$22.50',
      wallet: ours,
      reference: `reference of ${id}`,
      fromSlot: 10,
      payer: `payer of ${id}`,
    },
    1_000,
  ),
  ...(more as object),
})

const part = (lamports: number, finality: Finality = 'finalized', paidAt = 2_000) => ({
  lamports: String(lamports),
  finality,
  seenAt: paidAt,
  paidAt,
})
const count = (order: Order, signature: string, ...of: Parameters<typeof part>): Order => {
  const next = countPayment(order, signature, part(...of), 5_000)
  if (!next) throw new Error('no room')
  return next
}

describe('an order', () => {
  it('when parts come, then it goes from underpaid to confirming to settled, and tells it once', () => {
    const order = made('a')
    const under = count(order, 's1', 149, 'confirmed')
    const confirming = count(under, 's2', 1, 'confirmed')
    const half = count(confirming, 's1', 149)
    const settled = count(half, 's2', 1)
    expect([under, confirming, half, settled].map(({ status }) => status)).toEqual([
      'underpaid',
      'confirming',
      'confirming',
      'settled',
    ])
    expect(eventsOf(confirming, half)).toEqual([])
    expect(eventsOf(half, settled)).toMatchObject([
      { type: 'payment.verified.v1', subject: 'a', data: { credits: 20, amountLamports: '150' } },
    ])
    expect(eventsOf(settled, count(settled, 's3', 7))).toEqual([])
    expect(excess(count(settled, 's3', 7))).toBe(7n)
  })

  it('when a counted payment is dropped, then the order is what remains true', () => {
    const confirming = count(made('a'), 's1', 150, 'confirmed')
    const dropped = countPayment(confirming, 's1', part(150, 'dropped'), 5_000)!
    expect([dropped.status, received(dropped)]).toEqual(['pending', 0n])
    const late = countPayment(confirming, 's1', part(150, 'dropped'), confirming.expiresAt)!
    expect(late.status).toBe('expired')
    expect(count(late, 's1', 150).status).toBe('settled')
  })

  it('when dust fills its room, then only what meets the rest is counted beside it', () => {
    let order = made('a')
    for (let n = 0; n < maxParts; n++) order = count(order, `dust ${n}`, 1)
    expect(countPayment(order, 'more', part(117), 5_000)).toBeUndefined()
    expect(count(order, 'more', 118).status).toBe('settled')
  })

  it('when its time is over, then it expires, and is abandoned only where a sweep has passed that moment', () => {
    const order = made('a')
    const expired = standing(order, order.expiresAt)
    expect([standing(order, order.expiresAt - 1).status, expired.status]).toEqual(['pending', 'expired'])
    const end = order.expiresAt + watchedForMs
    expect([dueAt(order), dueAt(expired)]).toEqual([order.expiresAt, end])
    expect(abandon(expired, end - 1, end + day)).toBe(expired)
    expect(abandon(expired, end, end + day)).toMatchObject({ status: 'abandoned', reason: 'time' })
    expect(abandon(count(order, 's', 150, 'confirmed'), end, end).status).toBe('confirming')
  })

  it('when it is abandoned, then what comes is owed until an operator settles or refunds it', () => {
    const order = count(made('a'), 's1', 100)
    const closed = abandon(order, order.expiresAt + watchedForMs, order.expiresAt + watchedForMs)
    const more = count(closed, 's2', 60)
    expect([more.status, owed(more)]).toEqual(['abandoned', 160n])
    const decision = { kind: 'settled' as const, at: 1, by: 'operator', note: 'paid by phone' }
    const settled = settleByHand(more, decision, 9_000)
    expect([settled.status, owed(settled), eventsOf(more, settled).length]).toEqual(['settled', 10n, 1])
    expect(settleByHand(order, decision, 9_000)).toBe(order)
  })

  it('when its account is deleted, then it has no payer, and a settled one stays settled', () => {
    const gone = withoutOwner(made('a'), 9_000)
    expect([gone.status, gone.payer]).toEqual(['abandoned', undefined])
    const settled = withoutOwner(credited(count(made('a'), 's', 150), 6_000), 9_000)
    expect(settled).toMatchObject({ status: 'settled', creditedAt: 6_000 })
    expect('payer' in settled).toBe(false)
  })
})

/** What a chain may show of a handful of transactions, in any order, again, forked, dropped and landed again. */
const happenings = fc.array(
  fc.record({
    transaction: fc.nat(7),
    finality: fc.constantFrom<Finality>('confirmed', 'confirmed', 'finalized', 'dropped', 'failed'),
    at: fc.nat(3 * day),
  }),
  { maxLength: 60 },
)
const amounts = fc.array(
  fc.record({
    lamports: fc.integer({ min: 1, max: 200 }),
    references: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
    payer: fc.constantFrom('a', 'b', 'c', 'nobody'),
    slot: fc.integer({ min: 5, max: 50 }),
  }),
  { minLength: 8, maxLength: 8 },
)
type Shape = { lamports: number; references: string[]; payer: string; slot: number }

/** Binds, counts and marks as the commands do, with the same functions. */
class Ledger {
  readonly orders = new Map(['a', 'b', 'c'].map((id, n) => [id, made(id, { createdAt: 1_000 + n })]))
  readonly payments = new Map<string, ChainPayment>()
  readonly verified: string[] = []

  constructor(private readonly shapes: readonly Shape[]) {}

  see(index: number, finality: Finality, now: number): void {
    const signature = `s${index}`
    const shape = this.shapes[index]!
    const moved = finality === 'failed' ? 0 : shape.lamports
    const deltas = moved === 0 ? {} : { [ours]: String(moved) }
    const known = this.payments.get(signature)
    if (known?.finality === 'finalized') return
    if (finality === 'dropped' && known?.finality !== 'confirmed') return
    const seen =
      known && finality === 'dropped'
        ? { ...known, finality }
        : known
          ? seenAgain(known, { finality, slot: shape.slot, deltas })
          : this.bind(signature, shape, moved, finality)
    if (!seen) return
    this.payments.set(signature, seen)
    if (seen.standing.kind === 'bound') this.count(seen, seen.standing, now)
  }

  private bind(signature: string, shape: Shape, moved: number, finality: Finality): ChainPayment | undefined {
    const orders = [...this.orders.values()]
    const transaction: ChainTransaction = {
      signature,
      slot: shape.slot,
      finalized: finality === 'finalized',
      failed: finality === 'failed',
      feePayer: `payer of ${shape.payer}`,
      deltas: new Map(moved === 0 ? [] : [[ours, BigInt(moved)]]),
      accounts: new Set(shape.references.map((id) => `reference of ${id}`)),
      tokens: [],
      transfers: [{ from: `payer of ${shape.payer}`, to: ours, lamports: BigInt(shape.lamports) }],
    }
    const standing = assignPayment(transaction, {
      wallets: new Set([ours]),
      referenced: orders.filter(({ reference }) => transaction.accounts.has(reference)),
      fromPayers: orders.filter(
        (order) => isWatched(order) && transaction.transfers.some(({ from }) => from === order.payer),
      ),
    })
    return (
      standing && {
        id: signature,
        version: 0,
        schemaVersion: 1,
        signature,
        slot: shape.slot,
        seenAt: 0,
        finality,
        deltas: Object.fromEntries([...transaction.deltas].map(([key, delta]) => [key, `${delta}`])),
        standing,
        claimedBy: [],
        resolutions: [],
      }
    )
  }

  private count(payment: ChainPayment, bound: Extract<Standing, { kind: 'bound' }>, now: number): void {
    const order = this.orders.get(bound.orderId)!
    const { finality, signature } = payment
    const counted = { lamports: bound.lamports, finality, seenAt: now, paidAt: now }
    const next = countPayment(order, signature, counted, now)
    if (!next) return
    this.orders.set(order.id, next)
    this.verified.push(...eventsOf(order, next).map(({ subject }) => subject))
  }

  tick(now: number): void {
    for (const [id, order] of this.orders) this.orders.set(id, abandon(standing(order, now), now, now))
  }
}

describe('whatever the chain shows', () => {
  it('then each order is credited once at most, no lamport is lost, and nothing is stuck', () => {
    fc.assert(
      fc.property(amounts, happenings, (shapes, events) => {
        const ledger = new Ledger(shapes)
        for (const { transaction, finality, at } of [...events].sort((x, y) => x.at - y.at)) {
          ledger.tick(at)
          ledger.see(transaction, finality, at)
          ledger.see(transaction, finality, at)
        }
        expect(new Set(ledger.verified).size).toBe(ledger.verified.length)
        const settled = [...ledger.orders.values()].filter(({ status }) => status === 'settled')
        expect(settled.map(({ id }) => id).sort()).toEqual([...ledger.verified].sort())
        expectNoLamportLost(ledger)
        ledger.tick(100 * day)
        for (const order of ledger.orders.values())
          expect(isWatched(order) ? received(order) >= price(order) : true).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('then shuffled and repeated final sightings of the same payments lead to the same sums', () => {
    const finals = fc.array(fc.nat(7), { maxLength: 30 })
    fc.assert(
      fc.property(amounts, finals, finals, (shapes, first, second) => {
        const all = [...Array(8).keys()]
        const sums = [first, second].map((order) => {
          const ledger = new Ledger(shapes.map((shape) => ({ ...shape, references: ['a'] })))
          for (const index of [...order, ...all]) ledger.see(index, 'finalized', 5_000)
          return finalized(ledger.orders.get('a')!)
        })
        expect(sums[0]).toBe(sums[1])
        expect(sums[0]).toBe(shapes.reduce((total, { lamports }) => total + BigInt(lamports), 0n))
      }),
    )
  })
})

/** in = settled + excess + owed + counted and not settled + the operator's */
function expectNoLamportLost({ orders, payments }: Ledger): void {
  const finals = [...payments.values()].filter(({ finality }) => finality === 'finalized')
  const came = total(finals.map(({ deltas }) => BigInt(deltas?.[ours] ?? 0)))
  const unbound = finals.map(({ standing, deltas }) =>
    standing.kind === 'bound'
      ? BigInt(deltas?.[ours] ?? 0) - BigInt(standing.lamports)
      : BigInt(deltas?.[ours] ?? 0),
  )
  const known = [...orders.values()].map((order) => finalized(order))
  expect(total(known) + total(unbound)).toBe(came)
  for (const order of orders.values()) {
    if (order.status === 'settled') expect(finalized(order)).toBe(price(order) + owed(order))
    if (isWatched(order)) expect(remaining(order) > 0n || received(order) >= price(order)).toBe(true)
  }
}

const total = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)
