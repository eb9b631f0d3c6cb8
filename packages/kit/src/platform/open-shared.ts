import type { Limits } from '../limits/limits.js'
import { memoryLimits } from '../limits/limits.memory.js'
import { redisLimits } from '../limits/limits.redis.js'
import type { Logger } from '../log/log.js'
import type { RedisConnection } from '../redis/connect-redis.js'
import type { Revocations } from '../sessions/revocations.js'
import { memoryRevocations } from '../sessions/revocations.memory.js'
import { redisRevocations } from '../sessions/revocations.redis.js'
import type { Signals } from '../signals/signals.js'
import { memorySignals } from '../signals/signals.memory.js'
import { redisSignals } from '../signals/signals.redis.js'

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
        revocations: redisRevocations(redis, { now, log }),
        signals: redisSignals(redis),
      }
    : { limits: memoryLimits(), revocations: memoryRevocations(now), signals: memorySignals() }
}
