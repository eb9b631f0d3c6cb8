import type { KafkaMessage } from 'kafkajs'
import type { DeadLetter, Subscription } from '../bus.js'
import { createDelivery, type BusRow, type DeliveryOptions } from '../delivery.js'
import { concerns, laneOf } from '../envelopes.js'
import { readMessage } from './kafka-message.js'
import { createLanes } from '../lanes.js'
import { createPartitionOffsets, type PartitionOffsets } from './partition-offsets.js'

/** One partition of one topic. */
export interface PartitionName {
  readonly topic: string
  readonly partition: number
}

/** An event of a group, with what its dead letter is written from. */
interface HeldMessage {
  row: BusRow
  readonly at: Partition
  readonly lane: string
  readonly offset: number
  readonly key: string
  readonly value: Buffer
  readonly unreadable: string | undefined
}

/** What a member holds of one partition. */
export interface Partition extends PartitionName {
  readonly offsets: PartitionOffsets
  /** Fetched and not handled. */
  held: number
  heldBytes: number
}

/** Who handles what a member fetches, and what becomes of what is given up. */
export interface PartitionWorkOptions extends DeliveryOptions {
  readonly subscription: Subscription
  readonly concurrency: number
  /** Resolves when the dead letter is durable. */
  readonly deadLetter: (held: HeldMessage, letter: DeadLetter) => Promise<void>
  /** Something was handled: there may be room again, or none. */
  readonly onHandled: () => void
}

/** What a member has fetched, by partition, until it is handled. */
export interface PartitionWork {
  /** The partitions of this member from now on. What is held of others and not begun is forgotten: their member has it. */
  assign(names: readonly PartitionName[]): void
  take(name: PartitionName, messages: readonly KafkaMessage[]): void
  partitions(): Iterable<Partition>
  /** Resolves when what was begun has ended. Nothing else begins. */
  stop(): Promise<void>
}

const nameOf = ({ topic, partition }: PartitionName) => `${topic}/${partition}`

/**
 * Takes what is fetched into a lane per subject, so that a slow or retried event holds up its own subject alone, and keeps
 * for each partition up to where it is handled.
 */
export function createPartitionWork(options: PartitionWorkOptions): PartitionWork {
  const { group, handlers, intake } = options.subscription
  const types = Object.keys(handlers)
  const partitions = new Map<string, Partition>()
  const queues = new Map<string, HeldMessage[]>()
  const deliver = createDelivery<HeldMessage>(
    {
      done: async (held) => finish(held),
      retry: async (held, row) => void (held.row = row),
      async deadLetter(held, letter) {
        await options.deadLetter(held, { ...letter, reason: held.unreadable ?? letter.reason })
        finish(held)
      },
    },
    { name: group, handlers },
    options,
  )
  const lanes = createLanes(options.concurrency, workOn, intake)
  let stopping = false

  async function workOn(lane: string): Promise<number | undefined> {
    const head = queues.get(lane)?.[0]
    if (head) return deliver(head)
    queues.delete(lane)
    return undefined
  }

  function finish(held: HeldMessage): void {
    // Handled is handled, also where the partition was away meanwhile.
    partitions.get(nameOf(held.at))?.offsets.done(held.offset)
    const queue = queues.get(held.lane)
    if (queue?.[0] === held) queue.shift()
    release(held)
    options.onHandled()
  }

  function release({ at, value }: HeldMessage): void {
    at.held--
    at.heldBytes -= value.length
  }

  function takeOne(at: Partition, message: KafkaMessage): void {
    const offset = Number(message.offset)
    if (!at.offsets.take(offset)) return
    const { envelope, unreadable, onlyFor } = readMessage(message)
    const type = (envelope as { type?: unknown } | null)?.type
    // A redriven event has one group, whose handlers may have changed: it must not vanish there.
    if (onlyFor === undefined ? !concerns(types, type) : onlyFor !== group) return at.offsets.done(offset)
    const lane = `${nameOf(at)}/${laneOf(envelope)}`
    const row = { envelope, tries: 0, notBefore: 0 }
    const value = message.value ?? Buffer.alloc(0)
    const held = { row, at, lane, offset, unreadable, value, key: message.key?.toString() ?? '' }
    const queue = queues.get(lane)
    if (queue) queue.push(held)
    else queues.set(lane, [held])
    at.held++
    at.heldBytes += value.length
    lanes.add(lane)
  }

  function forget(at: Partition): void {
    partitions.delete(nameOf(at))
    for (const [lane, queue] of queues) if (queue[0]?.at === at) queues.delete(lane)
  }

  return {
    assign(names) {
      const mine = new Set(names.map(nameOf))
      for (const at of [...partitions.values()]) if (!mine.has(nameOf(at))) forget(at)
      for (const name of names)
        if (!partitions.has(nameOf(name)))
          partitions.set(nameOf(name), { ...name, offsets: createPartitionOffsets(), held: 0, heldBytes: 0 })
    },
    take(name, messages) {
      const at = partitions.get(nameOf(name))
      // Not ours: fetched before the partition was given to another member.
      if (!at || stopping) return
      for (const message of messages) takeOne(at, message)
    },
    partitions: () => partitions.values(),
    async stop() {
      stopping = true
      await lanes.stop()
    },
  }
}
