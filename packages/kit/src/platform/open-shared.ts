import type { Limits } from '../http/limits/limits.js'
import { memoryLimits } from '../http/limits/limits.memory.js'
import { redisLimits } from '../http/limits/limits.redis.js'
import type { Logger } from '../base/log/log.js'
import type { RedisConnection } from '../base/redis/connect-redis.js'
import type { Revocations } from '../http/sessions/revocations.js'
import { memoryRevocations } from '../http/sessions/revocations.memory.js'
import { redisRevocations } from '../http/sessions/revocations.redis.js'
import type { Signals } from '../bus/signals/signals.js'
import { memorySignals } from '../bus/signals/signals.memory.js'
import { redisSignals } from '../bus/signals/signals.redis.js'

/** What the processes of a product share beside their stores and events. */
export interface Shared {
  readonly limits: Limits
  readonly revocations: Revocations
  readonly signals: Signals
}

/** On Redis where there is a connection, else in the memory of this process. */
export function openShared(
  redis: RedisConnection | undefined,
  { now, log }: { now: () => number; log: Logger },
): Shared {
  return redis
    ? {
        limits: redisLimits(redis, log),
        revocations: redisRevocations(redis, { log }),
        signals: redisSignals(redis),
      }
    : { limits: memoryLimits(), revocations: memoryRevocations(now), signals: memorySignals() }
}
