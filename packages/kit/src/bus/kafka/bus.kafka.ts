import type { Admin, ITopicConfig } from 'kafkajs'
import type { Logger } from '../../base/log/log.js'
import { withTimeout } from '../../base/time/with-timeout.js'
import { observe } from '../../base/telemetry/metrics.js'
import { defaultBackoff, type Backoff } from '../backoff.js'
import type { Bus, Subscription } from '../bus.js'
import { kafkaDeadLetters, letterMessage, type DeadLetterRecord } from './dead-letters.kafka.js'
import { openKafkaClient, pingKafka } from './kafka-client.js'
import { createKafkaConsumer, type KafkaConsumer, type KafkaTimings } from './kafka-consumer.js'
import { lagOf } from './kafka-lag.js'
import { eventMessage, readJson, type Outgoing } from './kafka-message.js'
import { createSender } from './kafka-sender.js'
import type { KafkaSecurity } from './kafka-security.js'
import { requireReplicas } from './kafka-replicas.js'
import {
  deadLetterTopic,
  ensureTopics,
  eventTopic,
  kafkaNames,
  maxEventBytes,
  maxLetterBytes,
} from './kafka-topics.js'

/** What `openKafkaBus` needs; everything optional has a default that fits a product. */
export interface KafkaBusOptions {
  /** KAFKA_BROKERS: `host:port`, several with commas between them. */
  readonly brokers: string
  /** Who publishes: what cannot be published lies in its dead letters. */
  readonly service: string
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly log?: Logger
  /** TLS and SASL; a plain connection without a user by default. */
  readonly security?: KafkaSecurity
  /** Of each topic, where it is created: at most so many members of a group share the work. */
  readonly partitions?: number
  /**
   * Copies of each topic, where it is created, 2 of which must have an event when there are 3 and more. Default: as the
   * broker is configured.
   */
  readonly replicas?: number
  /** Refuses topics with fewer copies, or where fewer of them must have an event. */
  readonly requireReplicas?: boolean
  /** Before every name on the broker: products that share one do not meet. */
  readonly prefix?: string
  /** 0 up to 1, for the jitter. */
  readonly random?: () => number
  /** Events that one group handles at once in this process, each of another subject. */
  readonly concurrency?: number
  /** Failed tries before an event goes to the dead letters; those with a StoreUnavailable do not count. */
  readonly maxTries?: number
  readonly backoff?: Backoff
  readonly timings?: Partial<KafkaTimings>
  /** Ends the process, so that its supervisor starts it again: a consumer has stopped for good. */
  readonly crash?: (error: Error) => void
}

/** The bus on Kafka, with what only an engine of its own can be asked. */
export interface KafkaBus extends Bus {
  /** Creates the missing topics of all events and of the dead letters of every subscribed group. */
  createTopics(): Promise<void>
  /** Events that wait for a group: published and not handled, of all its partitions. */
  lag(group: string): Promise<number>
  /** @throws KafkaUnavailable when no broker answers within 2 s */
  ready(): Promise<void>
}

const standardTimings: KafkaTimings = { sessionMs: 6_000, heartbeatMs: 2_000, commitMs: 500 }
const readyWithinMs = 2_000
const disconnectWithinMs = 400
/** EX_SOFTWARE. */
const crashStatus = 70

/**
 * The bus on Kafka. An event is on the topic of its aggregate, by its subject; a group is a consumer group. Order is kept
 * per group and subject; a failing event holds up its own subject in its own group alone.
 * @throws ConfigError when `brokers` names none; `start` throws KafkaUnavailable when none answers
 */
export function openKafkaBus(options: KafkaBusOptions): KafkaBus {
  const { service, now, log, partitions = 12, replicas, random = Math.random } = options
  const { concurrency = 16, maxTries = 10, backoff = defaultBackoff } = options
  const crash = options.crash ?? (() => process.exit(crashStatus))
  const client = openKafkaClient(options)
  const names = kafkaNames(options.prefix ?? '')
  const subscriptions = new Map<string, Subscription>()
  const consumers: KafkaConsumer[] = []
  const unobserve: (() => void)[] = []
  let started = false

  async function withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = client.brisk.admin()
    try {
      await admin.connect()
      return await work(admin)
    } finally {
      void admin.disconnect().catch(() => undefined)
    }
  }

  const topicsOfEvents = names.eventTopics.map((topic) => eventTopic(topic, { partitions, replicas }))
  const topicsOfDead = (groups: Iterable<string>) =>
    [...groups].map((group) => deadLetterTopic(names.deadLetters(group), { replicas }))
  const ensure = (topics: readonly ITopicConfig[]) => withAdmin((admin) => ensureTopics(admin, topics))

  /** Groups with dead letters from here: without their topics these would hold up everything behind them. */
  const deadLetterGroups = new Set<string>()
  const sender = createSender({
    kafka: client.brisk,
    log,
    prepare: () => ensure([...topicsOfEvents, ...topicsOfDead(deadLetterGroups)]),
    tooLarge: (message) => refuse(message, 'The broker takes no event of this size'),
  })
  const letters = kafkaDeadLetters({ kafka: client.patient, names, sender, withAdmin })
  const deadLetter = (record: DeadLetterRecord) => {
    deadLetterGroups.add(record.group)
    return sender.send([letterMessage(names, record)])
  }

  /** What no topic takes would hold up the outbox for ever: it lies in the dead letters of its own service. */
  async function refuse({ topic, key, value }: Outgoing, reason: string): Promise<void> {
    if (names.groupOfDeadLetters(topic) !== undefined) throw new Error(`${topic} is too narrow`)
    const whole = value ?? Buffer.alloc(0)
    const { envelope } = readJson(whole)
    const eventId = String((envelope as { id?: unknown } | null)?.id)
    log?.error({ reason, eventId, bytes: whole.length }, 'an event cannot be published: a dead letter')
    const fits = whole.length <= maxLetterBytes
    await deadLetter({
      group: service,
      id: `${service}/${eventId}`,
      key,
      topic: undefined,
      deadAt: now(),
      value: fits ? whole : Buffer.from(JSON.stringify({ ...(envelope as object), data: undefined })),
      reason: fits ? reason : `${reason}; its data were too large to keep`,
    })
  }

  async function createTopics(): Promise<void> {
    await pingKafka(client, options.brokers)
    await ensure([...topicsOfEvents, ...topicsOfDead(subscriptions.keys())])
    if (options.requireReplicas === true)
      await withAdmin((admin) => requireReplicas(admin, names.eventTopics, replicas))
  }

  async function lag(group: string): Promise<number> {
    const subscription = subscriptions.get(group)
    const topics = subscription && names.topicsOf(Object.keys(subscription.handlers))
    return withAdmin((admin) => lagOf(admin, names.groupId(group), topics))
  }

  const consumerOf = (subscription: Subscription): KafkaConsumer =>
    createKafkaConsumer({
      kafka: client.patient,
      subscription,
      concurrency,
      now,
      random,
      log,
      maxTries,
      backoff,
      groupId: names.groupId(subscription.group),
      topics: names.topicsOf(Object.keys(subscription.handlers)),
      timings: { ...standardTimings, ...options.timings },
      deadLetter: ({ at: { topic, partition }, offset, key, value }, { group, reason, deadAt }) =>
        deadLetter({ group, id: `${topic}/${partition}/${offset}`, key, value, topic, reason, deadAt }),
      crashed(error) {
        log?.fatal({ err: error, group: subscription.group }, 'the consumer has stopped for good')
        crash(error)
      },
    })

  return {
    async publish(events) {
      const taken: Outgoing[] = []
      const refused: Promise<void>[] = []
      for (const event of events) {
        const message = eventMessage('', event)
        const topics = names.topicsFor(event.type)
        if (topics.length === 0)
          refused.push(refuse(message, `There is no topic for the aggregate of ${event.type}`))
        else if ((message.value?.length ?? 0) > maxEventBytes)
          refused.push(refuse(message, `Larger than an event may be (${maxEventBytes} bytes)`))
        else for (const topic of topics) taken.push({ ...message, topic })
      }
      await Promise.all([sender.send(taken), ...refused])
    },
    subscribe(subscription) {
      const { group } = subscription
      if (started || subscriptions.has(group)) throw new Error(`${group} subscribes too late, or twice`)
      subscriptions.set(group, subscription)
    },
    async start() {
      started = true
      await createTopics()
      for (const subscription of subscriptions.values()) consumers.push(consumerOf(subscription))
      await Promise.all(consumers.map((consumer) => consumer.start()))
      for (const group of subscriptions.keys())
        unobserve.push(observe('thumbfolio.group.lag', { group }, () => lag(group)))
    },
    deadLetters: async (group) =>
      (await letters.list(group)).map(({ group: of, envelope, reason, deadAt }) => ({
        group: of,
        envelope,
        reason,
        deadAt,
      })),
    createTopics,
    redrive: (group) => letters.redrive(now(), group),
    lag,
    ready: () => pingKafka(client, options.brokers, readyWithinMs),
    async [Symbol.asyncDispose]() {
      for (const end of unobserve) end()
      await Promise.all(consumers.map((consumer) => consumer.stop()))
      await withTimeout(disconnectWithinMs, () => sender.close()).catch(() => undefined)
      client.close()
    },
  }
}
