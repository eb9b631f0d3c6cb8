import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Logger } from '../../base/log/log.js'
import { collapseRepeats } from '../../base/log/collapse-repeats.js'
import type { RedisConnection } from '../../base/redis/connect-redis.js'
import { count } from '../../base/telemetry/metrics.js'
import { allowed, limitsOnCounters } from './counters.js'
import { LimitsUnavailable, type Limit, type Limits, type Verdict } from './limits.js'

/** Limits that all processes of a service on one Redis share. While it is away each limit does what it says of itself. */
export function redisLimits({ client, names }: RedisConnection, log: Logger): Limits {
  const counted = limitsOnCounters(
    ({ name, points, windowSeconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        points,
        duration: windowSeconds,
        rejectIfRedisNotReady: true,
        keyPrefix: `${names.own}limits:${name}:${points}/${windowSeconds}`,
      }),
  )
  const collapse = collapseRepeats()

  function logFailure(error: unknown, { name, onUnavailable }: Limit): void {
    collapse(name, (times) =>
      log.warn({ err: error, times, limit: name, onUnavailable }, 'this limit cannot be counted'),
    )
  }

  function uncounted(error: unknown, limit: Limit): Verdict {
    logFailure(error, limit)
    if (limit.onUnavailable === 'fail-closed') throw new LimitsUnavailable(limit.name, { cause: error })
    count('thumbfolio.limits.failed_open', { rate: limit.name })
    return allowed
  }

  return {
    consume: (key, limit, points) =>
      counted.consume(key, limit, points).catch((error: unknown) => uncounted(error, limit)),
    peek: (key, limit) => counted.peek(key, limit).catch((error: unknown) => uncounted(error, limit)),
    forget: (key, limit) => counted.forget(key, limit).catch((error: unknown) => logFailure(error, limit)),
    async [Symbol.asyncDispose]() {},
  }
}
