import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, Limits, Verdict } from './limits.js'

const allowed: Verdict = { allowed: true, retryAfterSeconds: 0 }
const refused = ({ msBeforeNext }: RateLimiterRes): Verdict => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

/** Limits of one process, by `rate-limiter-flexible`. A restart forgets the counts. */
export function memoryLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ points, windowSeconds }: Limit) => {
    const key = `${points}/${windowSeconds}`
    const known = limiters.get(key)
    if (known) return known
    const made = new RateLimiterMemory({ points, duration: windowSeconds })
    limiters.set(key, made)
    return made
  }

  return {
    async consume(key, limit) {
      try {
        await limiterOf(limit).consume(key)
        return allowed
      } catch (verdict) {
        if (verdict instanceof RateLimiterRes) return refused(verdict)
        throw verdict
      }
    },
    async peek(key, limit) {
      const state = await limiterOf(limit).get(key)
      return state && state.consumedPoints >= limit.points ? refused(state) : allowed
    },
    async forget(key, limit) {
      await limiterOf(limit).delete(key)
    },
    async [Symbol.asyncDispose]() {},
  }
}
