import { Partitioners, type Kafka, type TopicMessages } from 'kafkajs'
import type { Logger } from '../../base/log/log.js'
import { collapseRepeats } from '../../base/log/collapse-repeats.js'
import { sizeOf, type Outgoing } from './kafka-message.js'

/** More is waiting for the broker than may wait in memory. Nothing of it was sent: try again later. */
export class BusIsFull extends Error {
  override name = 'BusIsFull'
}

/** What a sender writes to, and what it does where the broker does not take something. */
export interface SenderOptions {
  readonly kafka: Kafka
  readonly log: Logger | undefined
  /** Before the first message, and again when the broker does not know a topic. */
  readonly prepare: () => Promise<void>
  /** What becomes of a message that the broker calls too large; where this fails, so does sending it. */
  readonly tooLarge: (message: Outgoing) => Promise<void>
}

/** Writes messages in their order, and waits out a broker that is away. */
export interface Sender {
  /**
   * Resolves when the broker has all of them durably, waiting out one that is away.
   * @throws BusIsFull, or Error when the sender is closed first: some may have been sent
   */
  send(messages: readonly Outgoing[]): Promise<void>
  /** Ends all waiting. */
  close(): Promise<void>
}

interface Waiting {
  readonly message: Outgoing
  readonly bytes: number
  readonly settle: (error?: Error) => void
}

/** All of one request may be for one partition, whose batch has a limit. */
const maxBatchBytes = 700_000
const maxBatch = 500
const maxWaiting = 10_000
const firstPauseMs = 100
const maxPauseMs = 1_000

/**
 * Sends in the order given, one request at a time: what is still to be sent when one comes back goes together. A failed
 * request is sent again before anything else is, so a key keeps its order. Not kafkajs's idempotent producer: that one
 * loses acknowledged messages.
 */
export function createSender({ kafka, log, prepare, tooLarge }: SenderOptions): Sender {
  const producer = kafka.producer({
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  })
  const queue: Waiting[] = []
  const collapse = collapseRepeats()
  let prepared = false
  let closed = false
  let running: Promise<void> | undefined
  let endPause = () => {}

  async function run(): Promise<void> {
    let limit = maxBatch
    let pauseMs = firstPauseMs
    while (queue.length > 0 && !closed) {
      const batch = nextBatch(queue, limit)
      try {
        await transmit(batch)
        queue.splice(0, batch.length).forEach(({ settle }) => settle())
        if (pauseMs > firstPauseMs) log?.info('the broker takes events again')
        ;[limit, pauseMs] = [maxBatch, firstPauseMs]
      } catch (error) {
        if (isTooLarge(error)) {
          // Not waited for: what becomes of it may have to pass through here.
          if (batch.length === 1) queue.splice(0, 1).forEach(giveUp)
          else limit = 1
        } else {
          logFailure(error)
          await pause(pauseMs)
          pauseMs = Math.min(pauseMs * 2, maxPauseMs)
        }
      }
    }
  }

  function logFailure(error: unknown): void {
    const name = error instanceof Error ? error.name : ''
    collapse(name, (times) => {
      if (!closed) log?.warn({ err: error, times, waiting: queue.length }, 'events could not be sent')
    })
  }

  async function transmit(batch: readonly Waiting[]): Promise<void> {
    if (!prepared) {
      await prepare()
      await producer.connect()
      prepared = true
    }
    try {
      await producer.sendBatch({ acks: -1, topicMessages: byTopic(batch) })
    } catch (error) {
      if (protocolType(error) === 'UNKNOWN_TOPIC_OR_PARTITION') prepared = false
      throw error
    }
  }

  const giveUp = ({ message, settle }: Waiting) =>
    void tooLarge(message).then(
      () => settle(),
      (error: unknown) => settle(error instanceof Error ? error : new Error(String(error))),
    )

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, closed ? 0 : ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  function wake(): void {
    running ??= run().finally(() => {
      running = undefined
      if (queue.length > 0 && !closed) wake()
    })
  }

  return {
    send(messages) {
      if (closed) return Promise.reject(new Error('the bus is closed'))
      if (messages.length === 0) return Promise.resolve()
      if (queue.length > 0 && queue.length + messages.length > maxWaiting)
        return Promise.reject(new BusIsFull(`${queue.length} events wait for the broker`))
      return new Promise((resolve, reject) => {
        let left = messages.length
        const settle = (error?: Error) => {
          if (error) reject(error)
          else if (--left === 0) resolve()
        }
        for (const message of messages) queue.push({ message, bytes: sizeOf(message), settle })
        wake()
      })
    },
    async close() {
      closed = true
      endPause()
      const error = new Error('the bus is closed')
      for (const { settle } of queue.splice(0)) settle(error)
      await producer.disconnect()
    },
  }
}

function nextBatch(queue: readonly Waiting[], limit: number): Waiting[] {
  let bytes = 0
  const end = queue.slice(0, limit).findIndex((waiting, i) => {
    bytes += waiting.bytes
    return i > 0 && bytes > maxBatchBytes
  })
  return queue.slice(0, end < 0 ? limit : end)
}

function byTopic(batch: readonly Waiting[]): TopicMessages[] {
  const topics = new Map<string, TopicMessages>()
  for (const { message } of batch) {
    const { topic, key, value, headers } = message
    const known = topics.get(topic) ?? { topic, messages: [] }
    known.messages.push({ key, value, headers })
    topics.set(topic, known)
  }
  return [...topics.values()]
}

/** What the broker answered. kafkajs wraps it once or more. */
function protocolType(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('type' in error && typeof error.type === 'string') return error.type
  return error.cause === error ? undefined : protocolType(error.cause)
}

const isTooLarge = (error: unknown) =>
  ['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE'].includes(protocolType(error) ?? '')
