import { DomainError } from '@thumbfolio/contracts'
import type { Limits } from '@thumbfolio/kit/http'
import type { ReadingBudget } from '@thumbfolio/resume-reader/process'

/** Processor time of an account's files in an hour, counted in milliseconds. */
export function hourlyReadingBudget(limits: Limits, secondsByHour: number): ReadingBudget {
  const limit = {
    name: 'reading time by account',
    points: secondsByHour * 1_000,
    windowSeconds: 3_600,
    onUnavailable: 'fail-open',
  } as const
  return {
    async require(account) {
      const { allowed, retryAfterSeconds } = await limits.peek(account, limit)
      if (!allowed) throw new DomainError('reading-limit', { retryAfterSeconds })
    },
    async spend(account, cpuMs) {
      await limits.consume(account, limit, Math.max(1, Math.ceil(cpuMs)))
    },
  }
}
