import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { event, type AnyEvent } from '@thumbfolio/contracts'
import { engineAddresses } from '@thumbfolio/engines'
import type { Message } from 'kafkajs'
import { eventually } from '../../../tests/eventually.js'
import { kafkaHarness, kafkaOf, kafkaPlace, type KafkaPlace } from '../../../tests/kafka-place.js'
import { readTopic } from '../../../tests/read-topic.js'
import { envelope } from '../bus-harness.contract.js'
import { busContract } from '../bus.contract.js'
import type { KafkaBus, KafkaBusOptions } from './bus.kafka.js'

const run = promisify(execFile)
const brokers = () => engineAddresses().kafkaBrokers

busContract(kafkaHarness(brokers))

describe('the bus on Kafka alone', () => {
  let place: KafkaPlace
  const opened: KafkaBus[] = []
  const open = (options?: Partial<KafkaBusOptions>) => {
    const bus = place.openKafka({ backoff: () => 2, ...options })
    opened.push(bus)
    return bus
  }
  beforeEach(() => {
    place = kafkaPlace(brokers())
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((bus) => bus[Symbol.asyncDispose]()))
    await place[Symbol.asyncDispose]()
  })

  /** What somebody else writes to a topic of this place. */
  async function produce(topic: string, ...messages: Message[]): Promise<void> {
    const producer = kafkaOf(brokers()).producer()
    await producer.connect()
    await producer.send({ topic: place.prefix + topic, messages })
    await producer.disconnect()
  }
  const subjectsOf = (bus: KafkaBus, group: string) => {
    const subjects: string[] = []
    const handler = async ({ subject }: AnyEvent) => void subjects.push(subject)
    bus.subscribe({ group, handlers: { 'site.deleted.v1': handler } })
    return subjects
  }

  it('when an event is on the wire, then it is a CloudEvent in JSON, by its subject, its trace in a header too', async () => {
    const bus = open()
    const published = envelope('r1', 1, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
    await bus.publish([published])
    const [message] = await readTopic(brokers(), `${place.prefix}thumbfolio.site`)
    expect(JSON.parse(message?.value ?? '')).toEqual(published)
    expect(message).toMatchObject({
      key: 'r1',
      headers: {
        'content-type': 'application/cloudevents+json; charset=UTF-8',
        traceparent: published.traceparent,
      },
    })
  })

  it('when a site is requested, then the workers read that alone, and who follows sites gets all in order', async () => {
    const bus = open()
    const seen: string[] = []
    const note = (group: string) => async (known: AnyEvent) => void seen.push(`${group} ${known.type}`)
    const [worker, dashboard] = [note('worker'), note('dashboard')]
    bus.subscribe({ group: 'worker', handlers: { 'site.requested.v1': worker } })
    bus.subscribe({
      group: 'dashboard',
      handlers: { 'site.requested.v1': dashboard, 'site.deleted.v1': dashboard },
    })
    await bus.start()
    const about = { userId: 'u1', launchId: 'l1', resumeId: 'r1' }
    const requested = event('site.requested.v1', 'ada', {
      ...about,
      model: 'sonnet',
      version: 1,
      url: 'http://ada.example.org',
    })
    const deleted = event('site.deleted.v1', 'ada', { userId: 'u1' })
    await bus.publish([
      envelope('ada', 1, { ...requested }),
      envelope('ada', 2, { ...deleted }),
      envelope('ada', 3, { ...requested }),
    ])
    await eventually(() => seen.length === 5)
    expect(seen.filter((one) => one.startsWith('worker'))).toHaveLength(2)
    expect(seen.filter((one) => one.startsWith('dashboard'))).toEqual([
      'dashboard site.requested.v1',
      'dashboard site.deleted.v1',
      'dashboard site.requested.v1',
    ])
    expect(await readTopic(brokers(), `${place.prefix}thumbfolio.site-requests`)).toHaveLength(2)
  })

  it('when a group comes for the first time, then it gets what was published before', async () => {
    await open().publish([envelope('r0', 1), envelope('r1', 1)])
    const late = open()
    const subjects = subjectsOf(late, 'late')
    await late.start()
    await eventually(() => subjects.length === 2)
  })

  it('when somebody writes what is no event, then it is a dead letter as it was, and the partition goes on', async () => {
    const bus = open({ partitions: 1 })
    const subjects = subjectsOf(bus, 'first')
    await bus.start()
    await produce('thumbfolio.site', { value: '{"torn' }, { value: null }, { value: '[]' }, { value: '7' })
    await bus.publish([envelope('r0', 1)])
    await eventually(() => subjects.length === 1)
    await eventually(async () => (await bus.deadLetters('first')).length === 4)
    const letters = await bus.deadLetters('first')
    expect(letters.map(({ envelope }) => envelope)).toEqual(expect.arrayContaining(['{"torn', '', [], 7]))
    expect(letters.find(({ envelope }) => envelope === '{"torn')?.reason).toContain('Not JSON')
  })

  it.each([
    ['larger than an event may be', 1_000_001, undefined],
    ['larger than a dead letter may be', 8_000_001, undefined],
    ['of an aggregate that nobody knows', 1, 'painting.finished.v1'],
  ])(
    'when an event is %s, then its own service has the dead letter, and the ones after it go',
    async (_what, length, type) => {
      const bus = open()
      const subjects = subjectsOf(bus, 'first')
      await bus.start()
      const unfit = envelope('r0', 'x'.repeat(length), {
        time: new Date().toISOString(),
        ...(type !== undefined && { type }),
      })
      await bus.publish([unfit, envelope('r0', 1)])
      await eventually(() => subjects.length === 1)
      const [letter] = await bus.deadLetters('resume')
      expect(letter).toMatchObject({ group: 'resume', envelope: { id: unfit.id, subject: 'r0' } })
      expect(letter?.reason).not.toBe('')
      expect(await bus.redrive('resume')).toBe(0)
      expect(await bus.deadLetters('resume')).toHaveLength(1)
    },
    20_000,
  )

  it('when the broker allows less than we do, then what it refuses is a dead letter and nothing waits behind it', async () => {
    const bus = open()
    await bus.publish([envelope('r9', 1)])
    await place.configure('thumbfolio.site', { 'max.message.bytes': '2000' })
    const many = Array.from({ length: 30 }, (_, n) => envelope('r0', 'y'.repeat(n === 10 ? 5_000 : 100)))
    await eventually(async () => {
      await bus.publish(many)
      return (await bus.deadLetters('resume')).length === 1
    })
    const messages = await readTopic(brokers(), `${place.prefix}thumbfolio.site`)
    expect(new Set(messages.filter(({ key }) => key === 'r0').map(({ value }) => value)).size).toBe(30 - 1)
  })

  it('when the pool is full, then the lag says how much waits, and what waits is handled once there is room', async () => {
    const bus = open({ concurrency: 1 })
    let resume = () => {}
    let places = 2
    let handled = 0
    bus.subscribe({
      group: 'narrow',
      handlers: {
        'site.deleted.v1': async () => {
          places--
          handled++
        },
      },
      intake: {
        hasSpace: () => places > 0,
        onSpace: (wake) => {
          resume = wake
          return () => {}
        },
      },
    })
    await bus.start()
    await bus.publish(Array.from({ length: 10 }, (_, i) => envelope(`r${i}`, 1)))
    await eventually(async () => handled === 2 && (await bus.lag('narrow')) >= 8)
    await bus.publish(Array.from({ length: 5 }, (_, i) => envelope(`r${i}`, 2)))
    await eventually(async () => (await bus.lag('narrow')) >= 13)
    expect(handled).toBe(2)
    places = 100
    resume()
    await eventually(async () => handled === 15 && (await bus.lag('narrow')) === 0)
  })

  it('when a redrive breaks off before it forgets, then the letters are still there and come once more', async () => {
    const bus = open({ maxTries: 1 })
    let ill = true
    const seen: string[] = []
    bus.subscribe({
      group: 'first',
      handlers: {
        'site.deleted.v1': async ({ id }) => {
          if (ill) throw new Error('it hurts')
          seen.push(id)
        },
      },
    })
    await bus.start()
    const now = new Date().toISOString()
    const published = [1, 2].map((n) => envelope('r0', n, { time: now }))
    await bus.publish(published)
    await eventually(async () => (await bus.deadLetters('first')).length === 2)
    ill = false
    const ids = published.map(({ id }) => id)
    await place.redriveAndBreakOff('first')
    await eventually(() => seen.length === 2)
    expect(await bus.deadLetters('first')).toHaveLength(2)
    expect(await bus.redrive('first')).toBe(2)
    await eventually(() => seen.length === 4)
    expect(seen).toEqual([...ids, ...ids])
    expect(await bus.deadLetters('first')).toEqual([])
  })

  it('when a consumer stops for good, then the process is told to end', async () => {
    const crashes: Error[] = []
    // The broker refuses a session this short, now and ever.
    const timings = { sessionMs: 20, heartbeatMs: 10 }
    const bus = open({ timings, crash: (error) => void crashes.push(error) })
    subjectsOf(bus, 'first')
    await bus.start()
    await eventually(() => crashes.length === 1)
    expect(crashes[0]?.message).toContain('session timeout')
  })

  it('when no broker answers, then the start says so in one line', async () => {
    const bus = open({ brokers: '127.0.0.1:1' })
    await expect(bus.start()).rejects.toThrow(
      /^KAFKA_BROKERS: no Kafka broker answers at 127\.0\.0\.1:1 \(.+\); .+$/,
    )
    await expect(bus.ready()).rejects.toThrow('KAFKA_BROKERS')
    await open().ready()
  })

  it('when an operator redrives, then the dead letters reach their group, and a broker that is away is told in one line', async () => {
    const bus = open({ maxTries: 1 })
    let isIll = true
    let handled = 0
    bus.subscribe({
      group: 'first',
      handlers: {
        'site.deleted.v1': async () => {
          if (isIll) throw new Error('it hurts')
          handled++
        },
      },
    })
    await bus.start()
    await bus.publish([envelope('r0', 1, { time: new Date().toISOString() })])
    await eventually(async () => (await bus.deadLetters('first')).length === 1)
    isIll = false
    const entry = fileURLToPath(new URL('../../../dist/run/redrive.js', import.meta.url))
    const redrive = (variables: NodeJS.ProcessEnv) =>
      run(process.execPath, [entry], {
        env: { ...process.env, ENGINE_PREFIX: place.prefix, ...variables },
      })
    for (const nobodys of [
      { GROUP: 'second' },
      { ENGINE_PREFIX: place.prefix.slice(0, -1) },
      { ENGINE_PREFIX: '' },
    ])
      expect((await redrive({ KAFKA_BROKERS: brokers(), ...nobodys })).stdout).toContain('no dead letters')
    expect((await redrive({ KAFKA_BROKERS: brokers() })).stdout).toContain('1 dead letter(s) go')
    await eventually(() => handled === 1)
    for (const [wrong, code] of [
      [{ KAFKA_BROKERS: '127.0.0.1:1' }, 69],
      [{ KAFKA_BROKERS: 'nowhere' }, 78],
      [{ KAFKA_BROKERS: brokers(), ENGINE_PREFIX: 'Demo_' }, 78],
    ] as const)
      await expect(redrive(wrong)).rejects.toMatchObject({
        code,
        stdout: '',
        stderr: expect.stringMatching(
          /^(The configuration does not fit:\n {2})?(KAFKA_BROKERS|ENGINE_PREFIX): .+\n$/,
        ),
      })
  })
})
