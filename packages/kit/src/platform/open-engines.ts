import type { KafkaBus } from '../bus/kafka/bus.kafka.js'
import { kafkaSecurityOf } from '../bus/kafka/kafka-security.js'
import type { S3Address, S3Connection } from '../blobs/connect-s3.js'
import type { PlatformConfig } from './config/platform-config.js'
import { s3AddressOf } from './config/s3-config.js'
import type { Logger } from '../base/log/log.js'
import type { MongoConnection } from '../store/mongo/connect-mongo.js'
import type { RedisConnection } from '../base/redis/connect-redis.js'
import { redisPrefix } from '../base/redis/redis-names.js'
import { openWhenReachable } from './await-engines.js'

/** The engines that the environment names; undefined where it names none. */
export interface RealEngines {
  readonly mongo: MongoConnection | undefined
  readonly s3: S3Connection | undefined
  readonly kafka: KafkaBus | undefined
  readonly redis: RedisConnection | undefined
}

/** The variables that Redis is chosen by. */
export type RedisChoice = Pick<PlatformConfig, 'REDIS_URL' | 'ENGINE_PREFIX' | 'ENGINE_WAIT_SECONDS'>

interface Opener {
  readonly service: string
  readonly log: Logger
}

// The client of an engine is loaded when the environment names the engine: an idle process pays for no other.

function openRedis(config: RedisChoice, { service, log }: Opener): Promise<RedisConnection> | undefined {
  const { REDIS_URL: url, ENGINE_PREFIX: prefix } = config
  if (url === undefined) return undefined
  return import('../base/redis/connect-redis.js').then(({ connectRedis }) =>
    connectRedis({ url, service, log, prefix: redisPrefix(prefix) }),
  )
}

async function openMongo(uri: string, { service, log }: Opener): Promise<MongoConnection> {
  const { connectMongo } = await import('../store/mongo/connect-mongo.js')
  return connectMongo({ uri, service, log })
}

async function openS3(address: S3Address): Promise<S3Connection> {
  const { connectS3 } = await import('../blobs/connect-s3.js')
  return connectS3(address)
}

/** Of a process that only counts and checks sessions. @throws EnginesUnavailable */
export async function openRedisAlone(
  config: RedisChoice,
  opener: Opener,
): Promise<RedisConnection | undefined> {
  const withinMs = config.ENGINE_WAIT_SECONDS * 1_000
  return (await openWhenReachable({ redis: () => openRedis(config, opener) }, { withinMs, log: opener.log }))
    .redis
}

/**
 * Connects to the engines of a service, as far as they are chosen.
 * @throws EnginesUnavailable naming each that does not answer within ENGINE_WAIT_SECONDS
 */
export function openEngines(
  config: PlatformConfig,
  opener: Opener & { now: () => number; withoutBus: boolean; withoutRedis: boolean },
): Promise<RealEngines> {
  const { service, log, now } = opener
  const { MONGODB_URI: uri, KAFKA_BROKERS: brokers, KAFKA_PARTITIONS: partitions } = config
  const { ENGINE_PREFIX: prefix, NODE_ENV } = config
  const isProduction = NODE_ENV === 'production'
  const s3 = s3AddressOf(config)
  const replicas = config.KAFKA_REPLICAS ?? (isProduction ? 3 : undefined)

  async function openKafka(): Promise<KafkaBus> {
    const { openKafkaBus } = await import('../bus/kafka/bus.kafka.js')
    const bus = openKafkaBus({
      service,
      now,
      log,
      partitions,
      prefix,
      brokers: brokers ?? '',
      ...(replicas !== undefined && { replicas, requireReplicas: isProduction }),
      security: kafkaSecurityOf(config),
    })
    await bus.ready().catch(async (error: unknown) => {
      await bus[Symbol.asyncDispose]()
      throw error
    })
    return bus
  }

  return openWhenReachable(
    {
      mongo: () => (uri === undefined ? undefined : openMongo(uri, opener)),
      s3: () => s3 && openS3(s3),
      kafka: () => (brokers === undefined || opener.withoutBus ? undefined : openKafka()),
      redis: () => (opener.withoutRedis ? undefined : openRedis(config, opener)),
    },
    { withinMs: config.ENGINE_WAIT_SECONDS * 1_000, log },
  )
}
