import type { Consumer, Kafka } from 'kafkajs'
import { withTimeout } from '../../base/time/with-timeout.js'
import type { Subscription } from '../bus.js'
import type { DeliveryOptions } from '../delivery.js'
import { fetchedAhead, hasEnough } from './fetched-ahead.js'
import {
  createPartitionWork,
  type Partition,
  type PartitionName,
  type PartitionWorkOptions,
} from './partition-work.js'

/** Of a member of a group, in milliseconds. */
export interface KafkaTimings {
  /** How long a member may be silent before its partitions go to another. */
  readonly sessionMs: number
  readonly heartbeatMs: number
  /** Between commits of what is handled. */
  readonly commitMs: number
}

/** One group, what it reads and who handles it. */
export interface KafkaConsumerOptions extends DeliveryOptions {
  readonly kafka: Kafka
  readonly groupId: string
  readonly topics: readonly string[]
  readonly subscription: Subscription
  readonly concurrency: number
  readonly timings: KafkaTimings
  readonly deadLetter: PartitionWorkOptions['deadLetter']
  /** kafkajs gave the consumer up: nothing would be handled any more, silently. */
  readonly crashed: (error: Error) => void
}

/** A member of a group, from its start to its end. */
export interface KafkaConsumer {
  /** Resolves when it is on its way into the group. */
  start(): Promise<void>
  /** Lets handlers end, commits what is handled and leaves the group; each part has its time, 3.5 s in all. */
  stop(): Promise<void>
}

const handlersEndWithinMs = 2_000
const commitWithinMs = 500
const leaveWithinMs = 1_000
const rebalanceMs = 60_000
const beginAgainMs = 1_000

/**
 * One member of a group. kafkajs never waits for a handler here: what it fetches is taken into lanes at once, so heartbeats
 * continue during slow handlers, and a rebalance interrupts no batch. Offsets are committed up to the
 * oldest unhandled event. At least once: what was not committed comes again, to this member or to another.
 */
export function createKafkaConsumer(options: KafkaConsumerOptions): KafkaConsumer {
  const { subscription, timings, log, groupId } = options
  let consumer = memberOf(options, () => !stopping)
  const work = createPartitionWork({ ...options, onHandled: regulateSoon })
  const committed = new WeakMap<Partition, number>()
  let committing: Promise<void> | undefined
  let joined: Promise<void> | undefined
  let ticking: NodeJS.Timeout | undefined
  let endOfIntake = () => {}
  let stopping = false
  let regulating = false

  function regulateSoon(): void {
    if (regulating) return
    regulating = true
    setImmediate(() => {
      regulating = false
      regulate()
    })
  }

  /** Pauses the partitions that there is no room for, and resumes the others. */
  function regulate(): void {
    if (stopping) return
    const isFull = subscription.intake?.hasSpace() === false
    const paused = new Set(consumer.paused().flatMap(({ topic, partitions }) => keysOf(topic, partitions)))
    const all = fetchedAhead(work.partitions())
    for (const at of work.partitions()) {
      const isPaused = paused.has(`${at.topic}/${at.partition}`)
      const pause = isFull || hasEnough(at, all, isPaused)
      if (pause === isPaused) continue
      const change = pause ? consumer.pause : consumer.resume
      try {
        change([{ topic: at.topic, partitions: [at.partition] }])
      } catch {
        // Between two lives of the consumer. Its next join regulates again.
      }
    }
  }

  function commit(): Promise<void> {
    committing ??= commitHandled().finally(() => (committing = undefined))
    return committing
  }

  async function commitHandled(): Promise<void> {
    const due = [...work.partitions()].flatMap((at) => {
      const position = at.offsets.position()
      return position === undefined || position === committed.get(at) ? [] : [{ at, position }]
    })
    if (due.length === 0) return
    try {
      await consumer.commitOffsets(
        due.map(({ at: { topic, partition }, position }) => ({ topic, partition, offset: String(position) })),
      )
      for (const { at, position } of due) committed.set(at, position)
    } catch (error) {
      log?.debug({ err: error, groupId }, 'offsets were not committed; what they stand for may come again')
    }
  }

  function listen(): void {
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      const names = Object.entries(payload.memberAssignment).flatMap(([topic, partitions]) =>
        partitions.map((partition): PartitionName => ({ topic, partition })),
      )
      work.assign(names)
      log?.info({ groupId, partitions: names.length }, 'joined its group')
      regulateSoon()
    })
    consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (!restart) ended(error)
    })
  }

  async function live(): Promise<void> {
    listen()
    await consumer.connect()
    // From the beginning: what was published before a group first came is for it as well.
    await consumer.subscribe({ topics: [...options.topics], fromBeginning: true })
    if (stopping) return
    joined = consumer.run({
      autoCommit: false,
      async eachBatch({ batch: { topic, partition, messages } }) {
        work.take({ topic, partition }, messages)
        regulate()
      },
    })
    joined.catch(ended)
  }

  /** kafkajs gives up for good, and silently, also where the broker only went away at the wrong moment. */
  function ended(error: Error): void {
    if (stopping) return
    if (!isAway(error)) return options.crashed(error)
    log?.warn({ err: error, groupId }, 'the consumer begins again')
    const old = consumer
    void old.disconnect().catch(() => undefined)
    setTimeout(() => {
      if (stopping || consumer !== old) return
      consumer = memberOf(options, () => !stopping)
      live().catch(ended)
    }, beginAgainMs).unref()
  }

  return {
    async start() {
      await live()
      ticking = setInterval(() => {
        commit().catch(ended)
      }, timings.commitMs).unref()
      endOfIntake = subscription.intake?.onSpace(regulateSoon) ?? endOfIntake
    },
    async stop() {
      stopping = true
      endOfIntake()
      clearInterval(ticking)
      const part = (what: string, ms: number, end: () => Promise<void>) =>
        withTimeout(ms, end).catch((error: unknown) =>
          log?.warn({ err: error, groupId }, `${what} took too long`),
        )
      await part('handlers', handlersEndWithinMs, () => work.stop())
      await part('the last commit', commitWithinMs, async () => {
        await committing
        await commit()
      })
      await part('leaving the group', leaveWithinMs, async () => {
        // A member that is stopped while it joins would join all the same.
        await joined
        await consumer.disconnect()
      })
    },
  }
}

const keysOf = (topic: string, partitions: readonly number[]) => partitions.map((one) => `${topic}/${one}`)

const awayErrors = [
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSGroupCoordinatorNotFound',
  'KafkaJSRequestTimeoutError',
  'KafkaJSBrokerNotFound',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSNumberOfRetriesExceeded',
]

/** The broker could not be reached. Anything else comes again however often one tries. */
function isAway(error: Error): boolean {
  if (awayErrors.includes(error.name) || error.message === 'Broker not connected') return true
  return error.cause instanceof Error && error.cause !== error && isAway(error.cause)
}

function memberOf({ kafka, groupId, timings }: KafkaConsumerOptions, goesOn: () => boolean): Consumer {
  return kafka.consumer({
    groupId,
    sessionTimeout: timings.sessionMs,
    heartbeatInterval: timings.heartbeatMs,
    rebalanceTimeout: rebalanceMs,
    maxWaitTimeInMs: 500,
    allowAutoTopicCreation: false,
    retry: { retries: 60, restartOnFailure: async () => goesOn() },
  })
}
