import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { engineAddresses } from '@thumbfolio/engines'
import { seeded } from '@thumbfolio/testing'
import type { Consumer, Kafka } from 'kafkajs'
import { eventually } from '../../../tests/eventually.js'
import { kafkaOf, kafkaPlace, testTimings, type KafkaPlace } from '../../../tests/kafka-place.js'
import { envelope, gate } from '../bus-harness.contract.js'
import { createKafkaConsumer, type KafkaConsumer } from './kafka-consumer.js'

const brokers = () => engineAddresses().kafkaBrokers

describe('a member of a group on Kafka', () => {
  let place: KafkaPlace
  const members: KafkaConsumer[] = []
  beforeEach(() => {
    place = kafkaPlace(brokers())
  })
  afterEach(async () => {
    await Promise.all(members.splice(0).map((member) => member.stop()))
    await place[Symbol.asyncDispose]()
  })

  /** A client whose consumers are seen as they are made. */
  function watched(onMade: (made: Consumer) => void): Kafka {
    const kafka = kafkaOf(brokers())
    const make = kafka.consumer.bind(kafka)
    kafka.consumer = (options) => {
      const made = make(options)
      onMade(made)
      return made
    }
    return kafka
  }

  async function startMember(kafka: Kafka, handle: (subject: string) => Promise<void>): Promise<void> {
    const member = createKafkaConsumer({
      kafka,
      groupId: `${place.prefix}first`,
      topics: [`${place.prefix}thumbfolio.site`],
      subscription: {
        group: 'first',
        handlers: { 'site.deleted.v1': ({ subject }) => handle(subject) },
      },
      concurrency: 4,
      maxTries: 2,
      backoff: () => 1,
      now: Date.now,
      random: seeded(1),
      log: undefined,
      timings: testTimings,
      deadLetter: async () => {},
      crashed: (error) => {
        throw error
      },
    })
    members.push(member)
    await member.start()
  }

  it('when its handlers are slow, then it stops fetching, and handles everything in the end', async () => {
    const count = 6_000
    await using bus = place.openKafka()
    const text = 'x'.repeat(2_000)
    for (let n = 0; n < count; n += 500)
      await bus.publish(Array.from({ length: 500 }, (_, i) => envelope(`r${n + i}`, text)))
    const slow = gate()
    let handled = 0
    let fetched = 0
    const made: Consumer[] = []
    await startMember(
      watched((one) => {
        one.on(one.events.END_BATCH_PROCESS, ({ payload }) => void (fetched += payload.batchSize))
        made.push(one)
      }),
      async () => {
        await slow.opened
        handled++
      },
    )
    const paused = () => made[0]?.paused().flatMap(({ partitions }) => partitions) ?? []
    await eventually(() => paused().length === 3, 20_000)
    // The limit, and one fetch of each partition that was on its way.
    expect(fetched).toBeLessThan(1_000 + 3 * 600)
    slow.open()
    await eventually(() => handled === count, 30_000)
  })

  it('when it is given up because the broker was away, then it is disconnected and another takes its place', async () => {
    await using bus = place.openKafka()
    await bus.publish([envelope('r1', 1)])
    const ends: string[] = []
    let made = 0
    const handled: string[] = []
    await startMember(
      watched((one) => {
        const name = `member ${++made}`
        one.on(one.events.DISCONNECT, () => void ends.push(name))
        const away = Object.assign(new Error('lost'), { name: 'KafkaJSConnectionError' })
        if (made === 1) one.run = () => Promise.reject(away)
      }),
      async (subject) => void handled.push(subject),
    )
    await eventually(() => handled.length === 1, 20_000)
    expect([made, ends, handled]).toEqual([2, ['member 1'], ['r1']])
  })
})
