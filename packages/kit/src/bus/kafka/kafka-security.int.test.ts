import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { startSecuredKafka, type SecuredKafka } from '@thumbfolio/engines'
import { eventually } from '../../../tests/eventually.js'
import { envelope } from '../bus-harness.contract.js'
import { openKafkaBus, type KafkaBus, type KafkaBusOptions } from './bus.kafka.js'
import type { KafkaSecurity } from './kafka-security.js'

jest.setTimeout(120_000)

describe('a Kafka that wants TLS and a user', () => {
  let kafka: SecuredKafka
  const sasl = (password: string) => ({
    mechanism: 'scram-sha-512' as const,
    username: kafka.username,
    password,
  })
  const open = (security: KafkaSecurity, options: Partial<KafkaBusOptions> = {}): KafkaBus =>
    openKafkaBus({
      brokers: kafka.brokers,
      service: 'resume',
      now: Date.now,
      partitions: 1,
      security,
      ...options,
    })

  beforeAll(async () => {
    kafka = await startSecuredKafka()
  })
  afterAll(async () => {
    await kafka[Symbol.asyncDispose]()
  })

  it('when its authority and the password are right, then an event is published and handled', async () => {
    await using bus = open({ tls: { ca: kafka.ca }, sasl: sasl(kafka.password) })
    const handled: string[] = []
    const handler = async ({ subject }: { subject: string }) => void handled.push(subject)
    bus.subscribe({ group: 'generator', handlers: { 'site.deleted.v1': handler } })
    await bus.start()
    await bus.publish([envelope('r1', 1)])
    await eventually(() => handled.length === 1, 30_000)
    expect(handled).toEqual(['r1'])
  })

  it('when the password is wrong, its certificate unknown, or TLS is off, then it is unavailable', async () => {
    const refused: readonly KafkaSecurity[] = [
      { tls: { ca: kafka.ca }, sasl: sasl('a guess') },
      { tls: {}, sasl: sasl(kafka.password) },
      { sasl: sasl(kafka.password) },
    ]
    for (const security of refused) {
      await using bus = open(security)
      await expect(bus.ready()).rejects.toThrow(/^KAFKA_BROKERS: no Kafka broker answers/)
    }
  })

  it('when one broker is to keep three copies, or topics of production have one, then a start is refused with what to do', async () => {
    const security = { tls: { ca: kafka.ca }, sasl: sasl(kafka.password) }
    await using impossible = open(security, { replicas: 3, prefix: 'three-' })
    await expect(impossible.start()).rejects.toThrow(/^KAFKA_REPLICAS: there are fewer brokers than that/)

    await using development = open(security, { replicas: 1, prefix: 'one-' })
    await development.start()
    await using production = open(security, { replicas: 3, requireReplicas: true, prefix: 'one-' })
    await expect(production.start()).rejects.toThrow(
      /one-thumbfolio\.site has 1 of 3 replicas; add them with kafka-reassign-partitions/,
    )
    await using single = open(security, { replicas: 1, requireReplicas: true, prefix: 'one-' })
    await expect(single.start()).resolves.toBeUndefined()
  })
})
