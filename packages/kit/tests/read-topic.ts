import { randomUUID } from 'node:crypto'
import { kafkaOf, withKafkaAdmin } from './kafka-place.js'

export interface ReadMessage {
  readonly key: string
  readonly value: string
  readonly headers: Readonly<Record<string, string>>
}

/** Everything on a topic now. */
export async function readTopic(brokers: string, topic: string): Promise<ReadMessage[]> {
  const ends = await withKafkaAdmin(brokers, (admin) => admin.fetchTopicOffsets(topic))
  const wanted = ends.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0)
  const reader = kafkaOf(brokers).consumer({ groupId: randomUUID(), maxWaitTimeInMs: 100 })
  const messages: ReadMessage[] = []
  await reader.connect()
  await reader.subscribe({ topic, fromBeginning: true })
  await new Promise<void>((resolve, reject) => {
    if (wanted === 0) return resolve()
    const eachMessage: Parameters<typeof reader.run>[0] = {
      autoCommit: false,
      async eachMessage({ message: { key, value, headers } }) {
        const plain = Object.entries(headers ?? {}).map(([name, header]) => [name, String(header)])
        messages.push({
          key: String(key),
          value: String(value),
          headers: Object.fromEntries(plain) as Record<string, string>,
        })
        if (messages.length === wanted) resolve()
      },
    }
    reader.run(eachMessage).catch(reject)
  })
  await reader.disconnect()
  return messages
}
