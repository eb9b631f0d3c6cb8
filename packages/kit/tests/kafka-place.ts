import { randomUUID } from 'node:crypto'
import kafkajs, { Kafka, logLevel, type Admin } from 'kafkajs'
import type { BusHarness, BusPlace } from '../src/bus/bus-harness.contract.js'
import { openKafkaBus, type KafkaBus, type KafkaBusOptions } from '../src/bus/kafka/bus.kafka.js'
import { kafkaDeadLetters } from '../src/bus/kafka/dead-letters.kafka.js'
import { openKafkaClient } from '../src/bus/kafka/kafka-client.js'
import { createSender } from '../src/bus/kafka/kafka-sender.js'
import { kafkaNames } from '../src/bus/kafka/kafka-topics.js'
import { engineModule } from './run-until-killed.js'

/** Quick to notice a dead member and quick to commit. */
export const testTimings = { sessionMs: 2_000, heartbeatMs: 500, commitMs: 100 }

export interface KafkaPlace extends BusPlace {
  /** Before every name of this place on the broker. */
  readonly prefix: string
  openKafka(options?: Partial<KafkaBusOptions>): KafkaBus
  /** Changes the settings of a topic. */
  configure(topic: string, settings: Readonly<Record<string, string>>): Promise<void>
  /** Redrives, and fails where the first letters were sent and are to be forgotten. */
  redriveAndBreakOff(group: string): Promise<void>
}

export async function withKafkaAdmin<T>(brokers: string, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = kafkaOf(brokers).admin()
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.disconnect()
  }
}

export const kafkaOf = (brokers: string): Kafka =>
  new Kafka({ brokers: brokers.split(','), clientId: 'test', logLevel: logLevel.NOTHING })

/** Names of their own on a broker; its topics go with it. */
export function kafkaPlace(brokers: string): KafkaPlace {
  const prefix = `t${randomUUID().slice(0, 8)}-`
  const openKafka: KafkaPlace['openKafka'] = (options) =>
    openKafkaBus({
      brokers,
      prefix,
      service: 'resume',
      now: Date.now,
      partitions: 3,
      timings: testTimings,
      ...options,
    })
  return {
    prefix,
    openKafka,
    open: async (options) => openKafka(options),
    child: { module: engineModule('kafka'), location: `${brokers} ${prefix}` },
    configure: (topic, settings) =>
      withKafkaAdmin(brokers, async (admin) => {
        const configEntries = Object.entries(settings).map(([name, value]) => ({ name, value }))
        const resource = { type: kafkajs.ConfigResourceTypes.TOPIC, name: prefix + topic, configEntries }
        await admin.alterConfigs({ validateOnly: false, resources: [resource] })
      }),
    async redriveAndBreakOff(group) {
      const client = openKafkaClient({ brokers, service: 'test' })
      const sender = createSender({
        kafka: client.patient,
        log: undefined,
        prepare: async () => {},
        tooLarge: async () => {},
      })
      const breaksOff = new Error('killed')
      const letters = kafkaDeadLetters({
        kafka: client.patient,
        names: kafkaNames(prefix),
        sender: {
          ...sender,
          send: async (messages) => {
            if (messages[0]?.value === null) throw breaksOff
            await sender.send(messages)
          },
        },
        withAdmin: (work) => withKafkaAdmin(brokers, work),
      })
      const error: unknown = await letters.redrive(Date.now(), group).catch((reason: unknown) => reason)
      await sender.close()
      client.close()
      if (error !== breaksOff) throw new Error('The redrive did not break off', { cause: error })
    },
    [Symbol.asyncDispose]: () =>
      withKafkaAdmin(brokers, async (admin) => {
        const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix))
        if (topics.length > 0) await admin.deleteTopics({ topics })
      }),
  }
}

export const kafkaHarness = (brokers: () => string): BusHarness => ({
  name: 'Kafka',
  place: async () => kafkaPlace(brokers()),
})
