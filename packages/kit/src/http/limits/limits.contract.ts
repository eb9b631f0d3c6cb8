import { describe, expect, it } from '@jest/globals'
import { eventually } from '../../../tests/eventually.js'
import type { Limit, Limits } from './limits.js'

export interface LimitsPlace extends AsyncDisposable {
  /** Each call opens what another process would. */
  open(): Promise<Limits>
}

const limit = (over: Partial<Limit> = {}): Limit => ({
  name: 'tries',
  points: 3,
  windowSeconds: 60,
  onUnavailable: 'fail-closed',
  ...over,
})

/** What every adapter of the limits promises. */
export function limitsContract({ name, place }: { name: string; place: () => Promise<LimitsPlace> }): void {
  const using = async (test: (limits: Limits, at: LimitsPlace) => Promise<void>) => {
    await using at = await place()
    await using limits = await at.open()
    await test(limits, at)
  }

  describe(`limits in ${name}`, () => {
    it('when the points are used up, then the next is refused, and it says for how long', () =>
      using(async (limits) => {
        for (let times = 0; times < 3; times++)
          expect(await limits.consume('ada', limit())).toEqual({ allowed: true, retryAfterSeconds: 0 })
        const { allowed, retryAfterSeconds } = await limits.consume('ada', limit())
        expect(allowed).toBe(false)
        expect(retryAfterSeconds).toBeGreaterThanOrEqual(1)
        expect(retryAfterSeconds).toBeLessThanOrEqual(60)
      }))

    it('when the window has ended, then the next is let through', () =>
      using(async (limits) => {
        const short = limit({ points: 1, windowSeconds: 1 })
        await limits.consume('ada', short)
        expect((await limits.consume('ada', short)).allowed).toBe(false)
        await eventually(async () => (await limits.peek('ada', short)).allowed)
        expect((await limits.consume('ada', short)).allowed).toBe(true)
      }))

    it('when fifty come at once, then exactly the points are let through', () =>
      using(async (limits) => {
        const verdicts = await Promise.all(
          Array.from({ length: 50 }, () => limits.consume('ada', limit({ points: 20 }))),
        )
        expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(20)
      }))

    it('when one looks, then nothing is counted, and a full count is seen', () =>
      using(async (limits) => {
        for (let times = 0; times < 9; times++)
          expect((await limits.peek('ada', limit({ points: 1 }))).allowed).toBe(true)
        await limits.consume('ada', limit({ points: 1 }))
        expect((await limits.peek('ada', limit({ points: 1 }))).allowed).toBe(false)
      }))

    it('when another key, name or size is asked, then it has a count of its own', () =>
      using(async (limits) => {
        const one = limit({ points: 1 })
        await limits.consume('ada', one)
        expect((await limits.consume('ada', one)).allowed).toBe(false)
        for (const [key, other] of [
          ['eve', one],
          ['ada', limit({ points: 1, name: 'others' })],
          ['ada', limit({ points: 2 })],
          ['ada', limit({ points: 1, windowSeconds: 61 })],
        ] as const)
          expect((await limits.consume(key, other)).allowed).toBe(true)
      }))

    it('when a count is forgotten, then it begins anew', () =>
      using(async (limits) => {
        await limits.consume('ada', limit({ points: 1 }))
        await limits.forget('ada', limit({ points: 1 }))
        expect((await limits.consume('ada', limit({ points: 1 }))).allowed).toBe(true)
      }))

    it('when many are counted at once, then all count, and over the limit one more is refused', () =>
      using(async (limits) => {
        const seconds = limit({ points: 100 })
        expect((await limits.consume('ada', seconds, 60)).allowed).toBe(true)
        expect((await limits.peek('ada', seconds)).allowed).toBe(true)
        expect((await limits.consume('ada', seconds, 60)).allowed).toBe(false)
        expect((await limits.peek('ada', seconds)).allowed).toBe(false)
      }))

    it('when there are no points, then nothing is let through', () =>
      using(async (limits) => {
        expect((await limits.consume('ada', limit({ points: 0 }))).allowed).toBe(false)
      }))
  })
}
