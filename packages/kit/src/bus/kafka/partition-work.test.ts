import { describe, expect, it } from '@jest/globals'
import { seeded } from '@thumbfolio/testing'
import type { KafkaMessage } from 'kafkajs'
import { eventually } from '../../../tests/eventually.js'
import { envelope, gate } from '../bus-harness.contract.js'
import type { DeadLetter } from '../bus.js'
import { createPartitionWork } from './partition-work.js'

const zero = { topic: 'thumbfolio.site', partition: 0 }
const one = { topic: 'thumbfolio.site', partition: 1 }

const message = (
  offset: number,
  subject: string,
  value = JSON.stringify(envelope(subject, offset)),
  headers = {},
): KafkaMessage => ({
  key: Buffer.from(subject),
  value: Buffer.from(value),
  headers,
  timestamp: '0',
  attributes: 0,
  offset: String(offset),
})
const onlyFor = (group: string, offset: number, subject: string) =>
  message(offset, subject, undefined, { 'thumbfolio-group': group })

function world(options: { concurrency?: number; maxTries?: number } = {}) {
  const handled: string[] = []
  const letters: DeadLetter[] = []
  const waits = new Map<string, Promise<void>>()
  const work = createPartitionWork({
    subscription: {
      group: 'first',
      handlers: {
        async 'site.deleted.v1'({ subject, data }) {
          await waits.get(subject)
          if (subject === 'poison') throw new Error('it hurts')
          handled.push(`${subject} ${data.userId}`)
        },
      },
    },
    deadLetter: async (_held, letter) => void letters.push(letter),
    onHandled: () => {},
    now: Date.now,
    random: seeded(1),
    log: undefined,
    backoff: () => 1,
    concurrency: 4,
    maxTries: 2,
    ...options,
  })
  const at = (partition: number) => [...work.partitions()].find((known) => known.partition === partition)
  return { work, handled, letters, waits, at }
}

describe('the partitions of a member', () => {
  it('when an event is slow, then others of its partition are handled, and only what is before it may be committed', async () => {
    const { work, handled, waits, at } = world()
    const slow = gate()
    waits.set('r0', slow.opened)
    work.assign([zero])
    work.take(zero, [message(4, 'r1'), message(5, 'r0'), message(6, 'r0'), message(7, 'r1')])
    await eventually(() => handled.length === 2)
    expect(handled).toEqual(['r1 4', 'r1 7'])
    expect(at(0)?.offsets.position()).toBe(5)
    slow.open()
    await eventually(() => handled.length === 4)
    expect(handled.slice(2)).toEqual(['r0 5', 'r0 6'])
    expect(at(0)?.offsets.position()).toBe(8)
    expect(at(0)).toMatchObject({ held: 0, heldBytes: 0 })
  })

  it('when a rebalance lets a partition stay, then what is fetched again is handled once', async () => {
    const { work, handled, waits, at } = world()
    const slow = gate()
    waits.set('r0', slow.opened)
    const messages = [message(0, 'r0'), message(1, 'r1'), message(2, 'r0')]
    work.assign([zero])
    work.take(zero, messages)
    work.assign([zero])
    work.take(zero, messages)
    slow.open()
    await eventually(() => at(0)?.offsets.position() === 3)
    expect(handled.toSorted()).toEqual(['r0 0', 'r0 2', 'r1 1'])
  })

  it('when a partition goes to another member, then what was not begun is left to that one', async () => {
    const { work, handled, waits } = world()
    const slow = gate()
    waits.set('r0', slow.opened)
    work.assign([zero, one])
    work.take(one, [message(0, 'r0'), message(1, 'r0')])
    work.take(zero, [message(0, 'r2')])
    await eventually(() => handled.length === 1)
    work.assign([zero])
    work.take(one, [message(2, 'r3')])
    slow.open()
    await eventually(() => handled.includes('r0 0'))
    work.take(zero, [message(1, 'r2')])
    await eventually(() => handled.includes('r2 1'))
    expect(handled).toEqual(['r2 0', 'r0 0', 'r2 1'])
    await work.stop()
  })

  it('when a partition comes back, then what was handled meanwhile and comes again does not hold up its offsets', async () => {
    const { work, handled, waits, at } = world()
    const slow = gate()
    waits.set('r0', slow.opened)
    work.assign([zero])
    work.take(zero, [message(0, 'r0')])
    work.assign([])
    work.assign([zero])
    work.take(zero, [message(0, 'r0'), message(1, 'r0')])
    slow.open()
    await eventually(() => handled.includes('r0 1'))
    await eventually(() => at(0)?.offsets.position() === 2)
    expect(handled.at(-1)).toBe('r0 1')
  })

  it('when a group is set back, then it handles again from there', async () => {
    const { work, handled, at } = world()
    work.assign([zero])
    work.take(zero, [message(7, 'r0')])
    await eventually(() => handled.length === 1)
    work.take(zero, [message(3, 'r0'), message(7, 'r0')])
    await eventually(() => handled.length === 3)
    expect(at(0)?.offsets.position()).toBe(8)
  })

  it('when an event is poison, unknown or no JSON, then it is buried and does not hold up the partition', async () => {
    const { work, handled, letters, at } = world()
    work.assign([zero])
    const unknown = { ...envelope('r0', 0), type: 'site.deleted.v9' }
    work.take(zero, [
      message(0, 'poison'),
      message(1, 'r0', '{"torn'),
      message(2, 'r0', JSON.stringify(unknown)),
      message(3, 'r0'),
    ])
    await eventually(() => at(0)?.offsets.position() === 4)
    expect(handled).toEqual(['r0 3'])
    expect(letters.map(({ reason }) => reason).toSorted()).toEqual([
      expect.stringContaining('Not JSON'),
      'Unknown event type site.deleted.v9',
      'it hurts',
    ])
  })

  it('when an event is for another group or of no interest, then it is passed over', async () => {
    const { work, handled, at } = world()
    work.assign([zero])
    work.take(zero, [
      onlyFor('second', 0, 'r0'),
      message(1, 'r0', JSON.stringify({ ...envelope('r0', 1), type: 'resume.deleted.v1' })),
      onlyFor('first', 2, 'r0'),
    ])
    await eventually(() => at(0)?.offsets.position() === 3)
    expect(handled).toEqual(['r0 2'])
  })
})
