import { createLog } from '@thumbfolio/kit/base'
import { deadLettersPlace, openRedisAlone, withDeadLetters } from '@thumbfolio/kit/run'
import type { AdminConfig } from '../config.js'
import { checkMongo } from './check-mongo.js'
import { checked, clockFinding, fine, wrong, type Finding } from './finding.js'

/** The engines that the environment names. */
export async function checkEngines(config: AdminConfig): Promise<readonly Finding[]> {
  const { MONGODB_URI, REDIS_URL, KAFKA_BROKERS } = config
  const findings: Finding[] = []
  if (MONGODB_URI !== undefined) findings.push(...(await checkMongo(MONGODB_URI)))
  if (REDIS_URL !== undefined)
    findings.push(...(await checked('Redis', 'Correct REDIS_URL, or start Redis.', () => checkRedis(config))))
  const bus = KAFKA_BROKERS === undefined ? 'bus' : 'Kafka'
  const action = 'Correct KAFKA_BROKERS and KAFKA_*, or start Kafka.'
  return [...findings, ...(await checked(bus, action, () => checkBus(config, bus)))]
}

async function checkRedis(config: AdminConfig): Promise<Finding[]> {
  const { REDIS_URL, ENGINE_PREFIX } = config
  const log = createLog({ name: 'doctor', level: 'silent' })
  const chosen = { REDIS_URL, ENGINE_PREFIX, ENGINE_WAIT_SECONDS: 0 }
  await using redis = await openRedisAlone(chosen, { service: 'doctor', log })
  if (!redis) return []
  const info = await redis.client.info('server')
  const version = /redis_version:(\S+)/.exec(info)?.[1]
  const before = Date.now()
  const [seconds] = await redis.client.time()
  const clock = clockFinding('clock of Redis', Number(seconds) * 1_000, before - 1_000, Date.now())
  // Some managed services do not allow CONFIG.
  const shown = (await redis.client.config('GET', 'maxmemory-policy').catch(() => [])) as string[]
  const policy = shown[1] ?? 'noeviction'
  return [
    policy === 'noeviction'
      ? fine('Redis', `is ${version}`)
      : wrong('Redis', `evicts keys when its memory is full (${policy})`, 'Set maxmemory-policy noeviction.'),
    clock,
  ]
}

const checkBus = (config: AdminConfig, bus: string): Promise<Finding[]> =>
  withDeadLetters(config, async (letters) => {
    const dead = (await letters.deadLetters(config.GROUP)).length
    return [
      fine(bus, `answers (${deadLettersPlace(config)})`),
      dead === 0
        ? fine('dead letters', 'there are no dead letters')
        : wrong(
            'dead letters',
            `${dead}`,
            'thumbfolio-admin dead-letters list, correct the reason, then redrive',
          ),
    ]
  })
