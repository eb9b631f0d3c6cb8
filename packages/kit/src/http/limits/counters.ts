import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Limit, Limits, Verdict } from './limits.js'

/** The verdict of a count that is not used up. */
export const allowed: Verdict = { allowed: true, retryAfterSeconds: 0 }

const refused = ({ msBeforeNext }: RateLimiterRes): Verdict => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

/** Limits on counters of `rate-limiter-flexible`, one made per limit. What a counter throws passes. */
export function limitsOnCounters(make: (limit: Limit) => RateLimiterAbstract): Omit<Limits, symbol> {
  const counters = new Map<string, RateLimiterAbstract>()
  const counterOf = (limit: Limit) => {
    const key = `${limit.name} ${limit.points}/${limit.windowSeconds}`
    const known = counters.get(key)
    if (known) return known
    const made = make(limit)
    counters.set(key, made)
    return made
  }

  return {
    async consume(key, limit, points = 1) {
      try {
        await counterOf(limit).consume(key, points)
        return allowed
      } catch (verdict) {
        if (verdict instanceof RateLimiterRes) return refused(verdict)
        throw verdict
      }
    },
    async peek(key, limit) {
      const state = await counterOf(limit).get(key)
      return state && state.consumedPoints >= limit.points ? refused(state) : allowed
    },
    async forget(key, limit) {
      await counterOf(limit).delete(key)
    },
  }
}
