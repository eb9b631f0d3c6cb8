import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limitsOnCounters } from './counters.js'
import type { Limits } from './limits.js'

/** Limits of one process. A restart forgets the counts. */
export function memoryLimits(): Limits {
  const make = ({ points, windowSeconds }: { points: number; windowSeconds: number }) =>
    new RateLimiterMemory({ points, duration: windowSeconds })
  return { ...limitsOnCounters(make), async [Symbol.asyncDispose]() {} }
}
