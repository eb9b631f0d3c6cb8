import { describe, expect, it } from '@jest/globals'
import { engineAddresses } from '@thumbfolio/engines'
import { kafkaOf, kafkaPlace, withKafkaAdmin } from '../../../tests/kafka-place.js'
import { envelope } from '../bus-harness.contract.js'
import { letterMessage } from './dead-letters.kafka.js'
import { kafkaNames } from './kafka-topics.js'

const dayMs = 86_400_000

describe('dead letters on Kafka alone', () => {
  it('when one died twice and only younger ones are redriven, then the others stay in the order they first died, and the room before them is free', async () => {
    const brokers = engineAddresses().kafkaBrokers
    await using place = kafkaPlace(brokers)
    const names = kafkaNames(place.prefix)
    await using bus = place.openKafka()
    bus.subscribe({ group: 'first', handlers: { 'site.deleted.v1': async () => {} } })
    await bus.start()
    const deadLetter = async (subject: string, ageDays: number, reason: string) => {
      const time = new Date(Date.now() - ageDays * dayMs).toISOString()
      const value = Buffer.from(JSON.stringify(envelope(subject, 1, { time })))
      const topic = names.topicsFor('site.deleted.v1')[0]
      const record = { group: 'first', id: subject, key: subject, value, topic, reason, deadAt: Date.now() }
      const { topic: letters, ...message } = letterMessage(names, record)
      await producer.send({ topic: letters, messages: [message] })
    }
    const producer = kafkaOf(brokers).producer()
    await producer.connect()
    await deadLetter('young', 1, 'once')
    await deadLetter('a', 40, 'once')
    await deadLetter('b', 40, 'once')
    await deadLetter('younger', 1, 'once')
    await deadLetter('a', 40, 'twice')
    await producer.disconnect()

    expect(await bus.redrive()).toBe(2)
    const stay = (await bus.deadLetters('first')).map(
      ({ envelope: event, reason }) => `${(event as { subject: string }).subject} ${reason}`,
    )
    expect(stay).toEqual(['a twice', 'b once'])
    const [room] = await withKafkaAdmin(brokers, (admin) =>
      admin.fetchTopicOffsets(names.deadLetters('first')),
    )
    expect(room?.low).toBe('1')
  })
})
