import { createLog } from '@thumbfolio/kit/base'
import { deadLettersPlace, openRedisAlone, withDeadLetters } from '@thumbfolio/kit/run'
import type { DoctorConfig } from '../config.js'
import { checkMongo } from './check-mongo.js'
import { checked, clockFinding, fine, notChecked, wrong, type Finding } from './finding.js'
import type { View } from './own-service.js'

const leastRedis = 7

/** The engines that the environment names. */
export async function checkEngines(config: DoctorConfig, view: View): Promise<readonly Finding[]> {
  const { MONGODB_URI, REDIS_URL, KAFKA_BROKERS } = config
  const findings: Finding[] = []
  if (MONGODB_URI !== undefined) findings.push(...(await checkMongo(MONGODB_URI, view)))
  if (REDIS_URL !== undefined)
    findings.push(...(await checked('Redis', 'Correct REDIS_URL, or start Redis.', () => checkRedis(config))))
  const bus = KAFKA_BROKERS === undefined ? 'bus' : 'Kafka'
  const action = 'Correct KAFKA_BROKERS and KAFKA_*, or start Kafka.'
  // The gateway has no bus.
  if (view.service === 'gateway') return findings
  return [...findings, ...(await checked(bus, action, () => checkBus(config, { bus, view })))]
}

async function checkRedis({ REDIS_URL, ENGINE_PREFIX }: DoctorConfig): Promise<Finding[]> {
  const log = createLog({ name: 'doctor', level: 'silent' })
  const chosen = { REDIS_URL, ENGINE_PREFIX, ENGINE_WAIT_SECONDS: 0 }
  await using redis = await openRedisAlone(chosen, { service: 'doctor', log })
  if (!redis) return []
  const info = `${await redis.client.info('server')}\n${await redis.client.info('memory')}`
  return [redisFinding(info), await redisClock(() => redis.client.time())]
}

/** Judges what `INFO` answers. */
export function redisFinding(info: string): Finding {
  const version = /redis_version:(\S+)/.exec(info)?.[1] ?? 'of unknown version'
  const policy = /maxmemory_policy:(\S+)/.exec(info)?.[1] ?? 'noeviction'
  if (Number.parseInt(version, 10) < leastRedis)
    return wrong('Redis', `is ${version}, and ${leastRedis} is needed`, 'Upgrade Redis.')
  return policy === 'noeviction'
    ? fine('Redis', `is ${version}`)
    : wrong('Redis', `evicts keys when its memory is full (${policy})`, 'Set maxmemory-policy noeviction.')
}

async function redisClock(time: () => Promise<(string | number)[]>): Promise<Finding> {
  const before = Date.now()
  try {
    const [seconds] = await time()
    return clockFinding('clock of Redis', Number(seconds) * 1_000, before - 1_000, Date.now())
  } catch (error) {
    if (!(error as Error).message.startsWith('NOPERM')) throw error
    return notChecked('clock of Redis', 'the user of a service may not read it')
  }
}

function checkBus(config: DoctorConfig, { bus, view }: { bus: string; view: View }): Promise<Finding[]> {
  return withDeadLetters(config, async (letters) => {
    const version = config.KAFKA_BROKERS === undefined ? '' : '; brokers do not report their version'
    const answers = fine(bus, `answers (${deadLettersPlace(config)})${version}`)
    if (!view.seesAll)
      return [answers, notChecked('dead letters', 'auth reads them; run this in its container')]
    return [answers, deadLettersFinding((await letters.deadLetters(config.GROUP)).length)]
  })
}

export const deadLettersFinding = (dead: number): Finding =>
  dead === 0
    ? fine('dead letters', 'there are no dead letters')
    : wrong('dead letters', `${dead}`, 'thumbfolio-admin dead-letters list, correct the reason, then redrive')
