import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { startSecuredKafka, type SecuredKafka } from '@thumbfolio/engines'
import { temporaryDirectory } from '@thumbfolio/testing'

import { prepareUsers } from '../../../tests/engine-users.js'
import { eventually } from '../../../tests/eventually.js'
import { silentLog } from '../../../tests/silent-log.js'
import { envelope } from '../../bus/bus-harness.contract.js'
import { openKafkaBus, type KafkaBus } from '../../bus/kafka/bus.kafka.js'
import { openKafkaClient, type KafkaClient } from '../../bus/kafka/kafka-client.js'

// Each line of the users of Kafka starts a JVM.
jest.setTimeout(600_000)

/** What each may do, spelled out: a right that grows has to be written down here too. */
const rights: Readonly<Record<string, { written: string[]; readable: string[]; joined: string[] }>> = {
  auth: {
    written: ['account', 'credits', 'payment', 'resume', 'site', 'site-requests'],
    readable: ['account', 'credits', 'payment', 'site'],
    joined: ['auth'],
  },
  resume: { written: ['resume'], readable: ['account'], joined: ['resume'] },
  payment: {
    written: ['payment'],
    readable: ['account', 'credits', 'payment'],
    joined: ['payment', 'payment-mail'],
  },
  generator: {
    written: ['site', 'site-requests'],
    readable: ['account', 'resume', 'site', 'site-requests'],
    joined: ['generator', 'generator-cdn', 'generator-code-host', 'generator-mail', 'generator-workers'],
  },
  dashboard: { written: ['site'], readable: ['account', 'site'], joined: ['dashboard'] },
  support: { written: [], readable: [], joined: [] },
}
const services = Object.keys(rights)
const topics = ['account', 'credits', 'payment', 'resume', 'site', 'site-requests']
const allGroups = Object.values(rights).flatMap(({ joined }) => joined)
/** Topics of events have it, dead letters do not. */
const nameOf = (topic: string) => (topics.includes(topic) ? `thumbfolio.${topic}` : topic)

/** kafkajs hides why the broker did not name the coordinator of a group. That of an allowed one is found. */
const isDenied = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'KafkaJSGroupCoordinatorNotFound' || /not authorized/i.test(error.message))

/** The broker answers that a topic is missing only to a user that may see the topic. */
const isMissing = (error: unknown) =>
  error instanceof Error && /does not host this topic/i.test(`${error.message} ${String(error.cause)}`)

/** Those that are not refused as unauthorized. Any other error fails the test. */
async function filterAllowed(names: readonly string[], attempt: (name: string) => Promise<unknown>) {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      try {
        await attempt(name)
        return [name]
      } catch (error) {
        if (isMissing(error)) return [name]
        if (!isDenied(error)) throw error
        return []
      }
    }),
  )
  return outcomes.flat()
}

async function write({ brisk }: KafkaClient, topic: string): Promise<void> {
  const producer = brisk.producer({ allowAutoTopicCreation: !topics.includes(topic) })
  await producer.connect()
  try {
    await producer.send({ topic: nameOf(topic), messages: [{ key: 'x', value: 'x' }] })
  } finally {
    await producer.disconnect()
  }
}

/** Reads in a group that the service may join. */
async function read({ brisk }: KafkaClient, groupId: string, topic: string): Promise<void> {
  const consumer = brisk.consumer({ groupId, maxWaitTimeInMs: 100, retry: { retries: 3 } })
  await consumer.connect()
  try {
    await consumer.subscribe({ topics: [nameOf(topic)] })
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.FETCH, () => resolve())
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
      consumer.run({ eachBatch: async () => undefined }).catch(reject)
    })
  } finally {
    await consumer.disconnect()
  }
}

async function offsetsOf({ brisk }: KafkaClient, groupId: string): Promise<void> {
  const admin = brisk.admin()
  await admin.connect()
  try {
    await admin.fetchOffsets({ groupId, topics: ['thumbfolio.account'] })
  } finally {
    await admin.disconnect()
  }
}

describe('the users of Kafka', () => {
  let kafka: SecuredKafka
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let setUsers: () => Promise<unknown>
  beforeAll(async () => {
    kafka = await startSecuredKafka()
    directory = await temporaryDirectory()
    const ca = join(directory.path, 'ca.pem')
    await writeFile(ca, kafka.ca)
    const set = await prepareUsers(directory.path, {
      KAFKA_PASSWORD: kafka.password,
      ...Object.fromEntries(
        services.map((name) => [`${name.toUpperCase()}_KAFKA_PASSWORD`, `${name} secret`]),
      ),
    })
    const where = { KAFKA_BROKERS: kafka.brokers, KAFKA_BIN: kafka.binPath, KAFKA_CA_FILE: ca }
    setUsers = () => set('set-kafka-users.sh', where)
    await setUsers()
  })
  afterAll(async () => {
    await kafka?.[Symbol.asyncDispose]()
    await directory?.[Symbol.asyncDispose]()
  })

  const securityOf = (service: string, password = `${service} secret`) => ({
    tls: { ca: kafka.ca },
    sasl: { mechanism: 'scram-sha-512' as const, username: service, password },
  })

  const busOf = (service: string, password?: string): KafkaBus =>
    openKafkaBus({
      brokers: kafka.brokers,
      service,
      now: Date.now,
      partitions: 1,
      replicas: 1,
      requireReplicas: true,
      maxTries: 1,
      crash: () => undefined,
      security: securityOf(service, password),
    })

  it('when each service has its own, then events are delivered and dead-lettered, and no topic of another service is read or written', async () => {
    await using generator = busOf('generator')
    await using dashboard = busOf('dashboard')
    await using auth = busOf('auth')
    const seen: string[] = []
    dashboard.subscribe({
      group: 'dashboard',
      handlers: { 'site.deleted.v1': async ({ subject }) => void seen.push(subject) },
    })
    generator.subscribe({
      group: 'generator-cdn',
      handlers: { 'site.deleted.v1': () => Promise.reject(new Error('no')) },
    })
    await Promise.all([dashboard.start(), generator.start(), auth.start()])
    await generator.publish([envelope('a-site', 1, { time: new Date().toISOString() })])
    await eventually(() => seen.length === 1, 30_000)
    await eventually(async () => (await generator.deadLetters('generator-cdn')).length === 1, 30_000)
    // The operators' console is in auth.
    expect(await auth.deadLetters('generator-cdn')).toHaveLength(1)
    expect(await auth.redrive('generator-cdn')).toBe(1)
    expect(await dashboard.lag('dashboard')).toBeGreaterThanOrEqual(0)

    await using resume = busOf('resume')
    await resume.createTopics()
    await using thief = busOf('resume')
    thief.subscribe({
      group: 'resume',
      handlers: { 'site.deleted.v1': async () => void seen.push('stolen') },
    })
    // It does not see that there are any.
    expect(await resume.deadLetters('generator-cdn')).toEqual([])
    const forged = resume.publish([envelope('forged', 1)])
    forged.catch(() => undefined)
    await thief.start().catch(() => undefined)
    await generator.publish([envelope('another', 2)])
    await eventually(() => seen.includes('another'), 30_000)
    expect(seen.filter((subject) => ['forged', 'stolen'].includes(subject))).toEqual([])
  })

  it('when any of them is taken over, then it reads and writes its own topics, in its own groups, and no others', async () => {
    await using creator = busOf('auth')
    await creator.createTopics()
    for (const service of services) {
      const client = openKafkaClient({
        brokers: kafka.brokers,
        service,
        security: securityOf(service),
        log: silentLog,
      })
      const [written, readable, joined] = [
        await filterAllowed(topics, (topic) => write(client, topic)),
        await filterAllowed(topics, (topic) => read(client, `${service}.dlq-${topic}`, topic)),
        await filterAllowed(allGroups, (group) => offsetsOf(client, group)),
      ]
      const others = services.filter((name) => name !== service).map((name) => `${name}.dlq`)
      const deadLetters = await filterAllowed(others, (topic) => write(client, topic))
      client.close()
      expect({ service, written, readable, joined }).toEqual({ service, ...rights[service] })
      // The operators' console is in auth.
      expect([service, deadLetters]).toEqual([service, service === 'auth' ? others : []])
    }
  })

  it('when a password is rotated, then the new one logs in and the old one does not', async () => {
    await writeFile(join(directory.path, 'secrets', 'RESUME_KAFKA_PASSWORD'), 'rotated')
    // Each line starts a JVM: those of this service are enough.
    const usersPath = join(directory.path, 'users', 'kafka-users.txt')
    const lines = (await readFile(usersPath, 'utf8')).split('\n').filter((line) => line.startsWith('resume '))
    await writeFile(usersPath, `${lines.join('\n')}\n`)
    await setUsers()
    await using rotated = busOf('resume', 'rotated')
    await rotated.ready()
    await using old = busOf('resume')
    await expect(old.ready()).rejects.toThrow('no Kafka broker answers')
  })
})
