import { eventTypes } from '@thumbfolio/contracts'
import type { Admin, ITopicConfig } from 'kafkajs'
import { ConfigError } from '../../base/config/config.js'
import { replayWindowMs } from '../../store/document.js'
import { minInSyncOf } from './kafka-replicas.js'

/** Largest event that a topic of events takes, in bytes on the wire. */
export const maxEventBytes = 1_000_000

/** Largest dead letter. Its topic takes what no topic of events does. */
export const maxLetterBytes = 8_000_000

const requested = 'site.requested'
const aggregateOf = (type: string) => type.split('.')[0] ?? ''
const aggregates = [...new Set(eventTypes.map(aggregateOf))]
const isRequested = (type: string) => type.startsWith(`${requested}.`)

/** Names on the broker. `prefix` keeps products on one broker apart. */
export interface KafkaNames {
  readonly prefix: string
  /** Every topic of events. */
  readonly eventTopics: readonly string[]
  /** The topics of an event; empty for an unknown aggregate. */
  topicsFor(type: unknown): readonly string[]
  /** What a group with handlers for these types reads. */
  topicsOf(types: readonly string[]): readonly string[]
  groupId(group: string): string
  deadLetters(group: string): string
  /** The group whose dead letters the topic holds. */
  groupOfDeadLetters(topic: string): string | undefined
}

const deadLetterSuffix = '.dlq'

/** The names under a prefix, used without a separator: `demo-` makes `demo-thumbfolio.site`. */
export function kafkaNames(prefix: string): KafkaNames {
  const ofAggregate = (aggregate: string) => `${prefix}thumbfolio.${aggregate}`
  const requests = `${prefix}thumbfolio.site-requests`
  return {
    prefix,
    eventTopics: [...aggregates.map(ofAggregate), requests],
    topicsFor(type) {
      if (typeof type !== 'string' || !aggregates.includes(aggregateOf(type))) return []
      // Also beside its aggregate: who follows a site needs all of its events in one order.
      return [ofAggregate(aggregateOf(type)), ...(isRequested(type) ? [requests] : [])]
    },
    topicsOf: (types) =>
      types.length > 0 && types.every(isRequested)
        ? [requests]
        : [...new Set(types.map((type) => ofAggregate(aggregateOf(type))))],
    groupId: (group) => prefix + group,
    deadLetters: (group) => prefix + group + deadLetterSuffix,
    groupOfDeadLetters: (topic) =>
      topic.startsWith(prefix) && topic.endsWith(deadLetterSuffix)
        ? topic.slice(prefix.length, -deadLetterSuffix.length)
        : undefined,
  }
}

interface Copies {
  /** Default: as the broker is configured. */
  readonly replicas: number | undefined
}

const copiesOf = ({ replicas }: Copies) =>
  replicas === undefined
    ? { options: {}, entries: [] }
    : {
        options: { replicationFactor: replicas },
        entries: [{ name: 'min.insync.replicas', value: String(minInSyncOf(replicas)) }],
      }

/** An event topic keeps events as long as a consumer may apply them: a consumer that was down that long loses none. */
export const eventTopic = (
  topic: string,
  { partitions, replicas }: Copies & { readonly partitions: number },
): ITopicConfig => ({
  topic,
  numPartitions: partitions,
  ...copiesOf({ replicas }).options,
  configEntries: [
    { name: 'retention.ms', value: String(replayWindowMs) },
    { name: 'max.message.bytes', value: String(maxEventBytes + 48_588) },
    ...copiesOf({ replicas }).entries,
  ],
})

/** Dead letters stay until they are redriven, in one order. */
export const deadLetterTopic = (topic: string, copies: Copies): ITopicConfig => ({
  topic,
  numPartitions: 1,
  ...copiesOf(copies).options,
  configEntries: [
    { name: 'retention.ms', value: '-1' },
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'max.message.bytes', value: String(maxLetterBytes + 100_000) },
    ...copiesOf(copies).entries,
  ],
})

const deadlineMs = 30_000
const pauseMs = 50

/**
 * Creates the topics that are missing and waits until every partition of theirs answers. Others may do the same at once.
 * @throws Error when that takes longer than 30 s
 */
export async function ensureTopics(admin: Admin, topics: readonly ITopicConfig[]): Promise<void> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    const trouble = await tryToCreate(admin, topics).catch((error: unknown) => error)
    if (trouble === undefined) return
    if (/INVALID_REPLICATION_FACTOR/.test(JSON.stringify(trouble)))
      throw new ConfigError('KAFKA_REPLICAS: there are fewer brokers than that; start more, or lower it')
    if (Date.now() > deadline)
      throw new Error(`Kafka did not create the topics within ${deadlineMs} ms`, { cause: trouble })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Resolves when all are there and answer. kafkajs's own wait for leaders fails now and then without ZooKeeper. */
async function tryToCreate(admin: Admin, topics: readonly ITopicConfig[]): Promise<undefined> {
  const there = new Set(await admin.listTopics())
  const missing = topics.filter(({ topic }) => !there.has(topic))
  if (missing.length > 0) await admin.createTopics({ topics: missing, waitForLeaders: false })
  const names = topics.map(({ topic }) => topic)
  const metadata = await admin.fetchTopicMetadata({ topics: names })
  const partitions = metadata.topics.flatMap((topic) => topic.partitions)
  if (partitions.length < topics.length || partitions.some(({ leader }) => leader < 0))
    throw new Error('a partition has no leader yet')
  // A leader that was just named may not know it yet.
  for (const name of names) await admin.fetchTopicOffsets(name)
}
