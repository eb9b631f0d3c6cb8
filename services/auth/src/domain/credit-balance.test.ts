import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  available,
  capture,
  emptyBalance,
  expectedBalance,
  grant,
  hold,
  mostReleased,
  release,
  type Movement,
  type CreditBalance,
  oldestHoldAt,
} from './credit-balance.js'

const launch = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')
const step = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), id: launch, credits: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('hold' as const), id: launch, credits: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constantFrom('capture' as const, 'release' as const), id: launch }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function move(purse: CreditBalance, next: Step): Movement | undefined {
  switch (next.do) {
    case 'grant':
      return grant(purse, 'u', { reference: next.id, credits: next.credits })
    case 'hold':
      return hold(purse, 'u', { launchId: next.id, siteName: 's', credits: next.credits }, 0).movement
    case 'capture':
      return capture(purse, 'u', next.id)
    case 'release':
      return release(purse, 'u', { launchId: next.id, siteName: 's' })
  }
}

/** What the events alone say can be spent. */
const deltas = { granted: 1, held: -1, captured: 0, released: 1 }
const emittedBy = ({ events }: Movement) =>
  events.reduce((sum, { type, data }) => {
    const kind = type.split('.')[1] as keyof typeof deltas
    return sum + deltas[kind] * (data as { credits: number }).credits
  }, 0)

const granted = (credits: number) => grant(emptyBalance, 'u', { reference: 'o1', credits })!.purse

describe('the purse', () => {
  it('when anything happens in any order, then nothing is overdrawn, and the events add up to what can be spent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let purse = emptyBalance
        let ledger = 0
        for (const next of steps) {
          const movement = move(purse, next)
          if (!movement) continue
          purse = movement.purse
          ledger += emittedBy(movement)
          expect(available(purse)).toBe(ledger)
          expect(available(purse)).toBeGreaterThanOrEqual(0)
          expect(move(purse, next)).toBeUndefined()
        }
      }),
    )
  })

  it('when a hold is unknown, then there is nothing to capture; its release is remembered', () => {
    expect(capture(emptyBalance, 'u', 'l1')).toBeUndefined()
    const { purse } = release(emptyBalance, 'u', { launchId: 'l1', siteName: 's' })!
    expect(hold(purse, 'u', { launchId: 'l1', siteName: 's', credits: 1 }, 0)).toEqual({ state: 'released' })
  })

  it('when holds end, then the oldest one that is open tells how old holds are', () => {
    const first = hold(granted(2), 'u', { launchId: 'l1', siteName: 's', credits: 1 }, 1_000).movement!.purse
    const both = hold(first, 'u', { launchId: 'l2', siteName: 't', credits: 1 }, 2_000).movement!.purse
    const captured = capture(both, 'u', 'l1')!.purse
    expect(
      [both, captured, release(captured, 'u', { launchId: 'l2', siteName: 't' })!.purse].map(oldestHoldAt),
    ).toEqual([1_000, 2_000, undefined])
  })

  it('when hundreds of launches were released, then the newest are kept, and nothing that is held or spent is lost', () => {
    let purse = grant(emptyBalance, 'u', { reference: 'order', credits: 10 })!.purse
    const launch = (launchId: string) => ({ launchId, siteName: 's', credits: 1 })
    for (const id of ['spent', 'open']) purse = hold(purse, 'u', launch(id), 0).movement!.purse
    purse = capture(purse, 'u', 'spent')!.purse
    for (let n = 0; n < 600; n++) {
      purse = hold(purse, 'u', launch(`l${n}`), n).movement!.purse
      purse = release(purse, 'u', launch(`l${n}`))!.purse
    }
    expect(Object.keys(purse.holds)).toHaveLength(mostReleased + 2)
    expect(hold(purse, 'u', launch('l599'), 0)).toEqual({ state: 'released' })
    expect(hold(purse, 'u', launch('spent'), 0)).toEqual({ state: 'captured' })
    expect([available(purse), expectedBalance(purse)]).toEqual([8, 9])
  })
})
