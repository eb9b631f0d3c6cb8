import { generateKeyPairSync } from 'node:crypto'
import { expect, it, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { connectMongo } from '@thumbfolio/kit/mongo'
import { temporaryDirectory } from '@thumbfolio/testing'
import { Kafka, logLevel } from 'kafkajs'
import { startEntry, type EntryName } from '../boot/entry-process.js'

jest.setTimeout(180_000)

const name = uniqueName('migration')
const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const services: readonly EntryName[] = ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support']

async function migrate(
  service: EntryName,
  environment: Record<string, string> = {},
): Promise<[unknown, string]> {
  await using directory = await temporaryDirectory()
  const engines = engineAddresses()
  await using entry = startEntry(
    service,
    {
      MONGODB_URI: databaseUri(name),
      KAFKA_BROKERS: engines.kafkaBrokers,
      REDIS_URL: engines.redisUrl,
      KAFKA_PARTITIONS: '48',
      ENGINE_PREFIX: `${name}-`,
      AUTH_SIGNING_KEY: signingKey,
      DATA_DIR: directory.path,
      ...environment,
    },
    ['--migrate'],
  )
  return [await entry.ended, entry.output()]
}

it('when services migrate, each twice at the same time, then indexes and topics are there, and the processes end', async () => {
  const outcomes = await Promise.all(
    ['auth', 'auth', 'generator', 'generator'].map((service) => migrate(service as EntryName)),
  )
  for (const [status, output] of outcomes) {
    expect(output).toContain('indexes and topics are there')
    expect(status).toBe(0)
  }
  expect((await migrate('auth'))[0]).toBe(0)

  await using mongo = await connectMongo({ uri: databaseUri(name), service: 'generator' })
  const indexes = await mongo.db.collection('sites').indexes()
  expect(indexes.map((index) => index.name)).toEqual(
    expect.arrayContaining(['uniques', 'pendingAt', 'index.due']),
  )
  const topics = await partitionsByTopic()
  expect(topics.get(`${name}-thumbfolio.site-requests`)).toBe(48)
  expect(topics.get(`${name}-auth.dlq`)).toBe(1)
})

it.each(services)('when %s migrates, then it ends with its indexes made', async (service) => {
  expect(await migrate(service)).toEqual([0, expect.stringContaining('indexes and topics are there')])
  await using mongo = await connectMongo({ uri: databaseUri(name), service })
  expect(await mongo.db.listCollections().toArray()).not.toHaveLength(0)
})

it('when an engine does not answer, then the process ends with a status that is not 0 and names it', async () => {
  const away = {
    MONGODB_URI: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300',
    ENGINE_WAIT_SECONDS: '0',
  }
  expect(await migrate('support', away)).toEqual([78, expect.stringContaining('MONGODB_URI')])
})

async function partitionsByTopic(): Promise<Map<string, number>> {
  const admin = new Kafka({ brokers: [engineAddresses().kafkaBrokers], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    const { topics } = await admin.fetchTopicMetadata()
    return new Map(topics.map((topic) => [topic.name, topic.partitions.length]))
  } finally {
    await admin.disconnect()
  }
}
