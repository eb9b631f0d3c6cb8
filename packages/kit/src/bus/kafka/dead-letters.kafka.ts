import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEvent, type AnyEvent } from '@thumbfolio/contracts'
import type { Admin, Kafka, KafkaMessage } from 'kafkajs'
import { withTimeout } from '../../base/time/with-timeout.js'
import type { DeadLetter } from '../bus.js'
import { isRedrivable } from '../envelopes.js'
import { headerOf, readJson, redrivenMessage, type Outgoing } from './kafka-message.js'
import type { Sender } from './kafka-sender.js'
import { maxEventBytes, type KafkaNames } from './kafka-topics.js'

/** A dead letter as it is found. */
interface KafkaDeadLetter extends DeadLetter {
  readonly id: string
  /** Of its first message: nothing from there on may be trimmed while it stays. */
  readonly offset: number
  readonly key: string
  /** The original bytes. */
  readonly value: Buffer
  /** Where it came from; absent where its own service could not publish it. */
  readonly topic: string | undefined
}

/** What a dead letter is written from. The bytes are the original ones. */
export interface DeadLetterRecord {
  readonly group: string
  /** The same for the same event: one that dies twice, because of a crash, is one letter. */
  readonly id: string
  readonly key: string
  readonly value: Buffer
  readonly topic: string | undefined
  readonly reason: string
  readonly deadAt: number
}

const maxReason = 2_000
const redriveAtOnce = 200
const joinWithinMs = 30_000
const readWithinMs = 60_000
const leaderlessMs = 100

/** The letter on the wire: the original bytes as its value, all that is said about them in headers. */
export const letterMessage = (names: KafkaNames, record: DeadLetterRecord): Outgoing => ({
  topic: names.deadLetters(record.group),
  key: record.id,
  value: record.value,
  headers: {
    prefix: names.prefix,
    reason: record.reason.slice(0, maxReason),
    'dead-at': String(record.deadAt),
    'original-key': record.key,
    ...(record.topic !== undefined && { 'original-topic': record.topic }),
  },
})

/** A letter is gone when a later message has its id and no value. */
const goneMessage = (names: KafkaNames, { group, id }: KafkaDeadLetter): Outgoing => ({
  topic: names.deadLetters(group),
  key: id,
  value: null,
  headers: {},
})

/** Lists dead letters in the order they first died, and sends them again. */
export interface KafkaDeadLetters {
  list(group?: string): Promise<KafkaDeadLetter[]>
  redrive(now: number, group?: string): Promise<number>
}

/** The dead letters of all groups, each group's in a topic of its own. */
export function kafkaDeadLetters(options: {
  readonly kafka: Kafka
  readonly names: KafkaNames
  readonly sender: Sender
  readonly withAdmin: <T>(work: (admin: Admin) => Promise<T>) => Promise<T>
}): KafkaDeadLetters {
  const { kafka, names, sender, withAdmin } = options

  async function groupsOf(wanted: string | undefined): Promise<readonly string[]> {
    if (wanted !== undefined) return [wanted]
    const topics = await withAdmin((admin) => admin.listTopics())
    return topics.flatMap((topic) => names.groupOfDeadLetters(topic) ?? [])
  }

  async function listOf(group: string): Promise<KafkaDeadLetter[]> {
    const topic = names.deadLetters(group)
    const letters = new Map<string, KafkaDeadLetter>()
    for (const message of await onceLed(() => withAdmin((admin) => readAll(kafka, admin, topic)))) {
      // Without a prefix of our own, the topic of another product may look like that of a group of ours.
      if (message.value !== null && headerOf(message.headers, 'prefix') !== names.prefix) continue
      const letter = letterOf(group, message)
      // One that died again keeps the place of its first death, in the order and on the broker.
      if (letter)
        letters.set(letter.id, { ...letter, offset: letters.get(letter.id)?.offset ?? letter.offset })
      else letters.delete(message.key?.toString() ?? '')
    }
    return [...letters.values()]
  }

  async function redriveGroup(group: string, now: number): Promise<number> {
    const letters = await listOf(group)
    const due = letters.filter((letter) => isRedrivable(letter, now) && sendAgain(names, letter).length > 0)
    for (let from = 0; from < due.length; from += redriveAtOnce) {
      const some = due.slice(from, from + redriveAtOnce)
      // Sent first, gone then: killed in between they come twice, and are not lost.
      await sender.send(some.flatMap((letter) => sendAgain(names, letter)))
      await sender.send(some.map((letter) => goneMessage(names, letter)))
    }
    if (due.length > 0) await trim(group, new Set(due), letters)
    return due.length
  }

  /** Frees the room of what is gone. What fails here only costs that room. */
  async function trim(
    group: string,
    gone: ReadonlySet<KafkaDeadLetter>,
    letters: readonly KafkaDeadLetter[],
  ) {
    const stays = letters.find((letter) => !gone.has(letter))
    const last = letters.at(-1)
    const offset = stays?.offset ?? (last ? last.offset + 1 : 0)
    const topic = names.deadLetters(group)
    await withAdmin(async (admin) => {
      // kafkajs deletes nothing in a topic that it has not been asked about before.
      await admin.fetchTopicOffsets(topic)
      await admin.deleteTopicRecords({ topic, partitions: [{ partition: 0, offset: String(offset) }] })
    }).catch(() => undefined)
  }

  return {
    async list(group) {
      const found: KafkaDeadLetter[] = []
      for (const one of await groupsOf(group)) found.push(...(await listOf(one)))
      return found
    },
    async redrive(now, group) {
      let count = 0
      for (const one of await groupsOf(group)) count += await redriveGroup(one, now)
      return count
    },
  }
}

/** What its own service could not publish is for everybody, once it can be; until then there is nothing to send. */
function sendAgain(names: KafkaNames, { topic, group, key, value, envelope }: KafkaDeadLetter): Outgoing[] {
  if (value.length > maxEventBytes) return []
  if (topic !== undefined) return [redrivenMessage({ topic, key, value }, group)]
  if (!isEvent(envelope)) return []
  return names.topicsFor(envelope.type).map((to) => redrivenMessage({ topic: to, key, value }, undefined))
}

function isEvent(envelope: unknown): envelope is AnyEvent {
  try {
    parseEvent(envelope)
    return true
  } catch {
    return false
  }
}

function letterOf(group: string, message: KafkaMessage): KafkaDeadLetter | undefined {
  const { key, value, headers, offset } = message
  if (value === null) return undefined
  return {
    group,
    id: key?.toString() ?? '',
    offset: Number(offset),
    key: headerOf(headers, 'original-key') ?? '',
    value,
    topic: headerOf(headers, 'original-topic'),
    envelope: readJson(value).envelope,
    reason: headerOf(headers, 'reason') ?? '',
    deadAt: Number(headerOf(headers, 'dead-at') ?? 0),
  }
}

/** A topic that was just made, or whose broker just changed, has no leader for a moment; kafkajs gives up at once. */
async function onceLed<T>(read: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + joinWithinMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      const isPassing = (error as { retriable?: boolean }).retriable === true
      if (!isPassing || performance.now() > deadline) throw error
      await pause(leaderlessMs)
    }
  }
}

/** Everything in the one partition of a topic, as far as it reaches now. */
async function readAll(kafka: Kafka, admin: Admin, topic: string): Promise<KafkaMessage[]> {
  if (!(await admin.listTopics()).includes(topic)) return []
  const [ends] = await admin.fetchTopicOffsets(topic)
  const end = Number(ends?.high ?? 0)
  if (end === Number(ends?.low ?? 0)) return []
  // Begins with the topic: the user of a service may read its dead letters as these groups alone.
  const groupId = `${topic}.reader-${randomUUID()}`
  const reader = kafka.consumer({ groupId, maxWaitTimeInMs: 100, allowAutoTopicCreation: false })
  const messages: KafkaMessage[] = []
  const deadline = performance.now() + joinWithinMs
  try {
    await reader.connect()
    await reader.subscribe({ topic, fromBeginning: true })
    const all = new Promise<void>((resolve, reject) => {
      // A coordinator that is still loading is no end: kafkajs joins again by itself.
      reader.on(reader.events.CRASH, ({ payload: { restart, error } }) => {
        if (!restart || performance.now() > deadline) reject(error)
      })
      const run = reader.run({
        autoCommit: false,
        async eachBatch({ batch }) {
          for (const message of batch.messages) if (Number(message.offset) < end) messages.push(message)
          if (Number(batch.lastOffset()) >= end - 1) resolve()
        },
      })
      run.catch(reject)
    })
    // Another redrive may delete what this one waits for.
    await withTimeout(readWithinMs, () => all)
  } finally {
    await reader.disconnect()
    await admin.deleteGroups([groupId]).catch(() => undefined)
  }
  return messages
}
