import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startEngine, type Engine } from '@thumbfolio/engines'
import { eventually } from '../../../tests/eventually.js'
import { kafkaPlace, withKafkaAdmin, type KafkaPlace } from '../../../tests/kafka-place.js'
import { runUntilKilled } from '../../../tests/run-until-killed.js'
import { envelope, gate } from '../bus-harness.contract.js'
import type { KafkaBus, KafkaBusOptions } from './bus.kafka.js'

const subjects = ['r0', 'r1', 'r2', 'r3']
const stopWithinMs = 10_000

describe('the bus on Kafka when things die', () => {
  let engine: Engine
  let place: KafkaPlace
  let handled: string[]
  const opened: KafkaBus[] = []
  beforeAll(async () => {
    engine = await startEngine('kafka')
  }, 120_000)
  afterAll(async () => engine[Symbol.asyncDispose]())
  beforeEach(() => {
    place = kafkaPlace(engine.url)
    handled = []
  })
  afterEach(async () => {
    await engine.start()
    await Promise.all(opened.splice(0).map((bus) => bus[Symbol.asyncDispose]()))
  }, 60_000)

  /** A member of group `first` that notes what it handled to the end, after `before`. */
  async function member(before?: (subject: string) => unknown, options?: Partial<KafkaBusOptions>) {
    const bus = place.openKafka(options)
    opened.push(bus)
    bus.subscribe({
      group: 'first',
      handlers: {
        async 'site.deleted.v1'({ subject, data }) {
          await before?.(subject)
          handled.push(`${subject} ${data.userId}`)
        },
      },
    })
    await bus.start()
    return bus
  }

  /** Publishes to every subject, one after the other, until it is stopped. Records what the bus accepted. */
  function publishForEver(bus: KafkaBus) {
    const published: string[] = []
    let goesOn = true
    const all = subjects.map(async (subject) => {
      for (let n = 1; goesOn; n++) {
        await bus.publish([envelope(subject, n)])
        published.push(`${subject} ${n}`)
      }
    })
    return {
      published,
      async stop() {
        goesOn = false
        await Promise.all(all)
      },
    }
  }

  function expectOrder(): void {
    for (const subject of subjects) {
      const numbers = handled
        .filter((one) => one.startsWith(`${subject} `))
        .map((one) => Number(one.split(' ')[1]))
      const first = [...new Set(numbers)]
      expect(first).toEqual(first.map((_, i) => i + 1))
    }
  }

  it('when the broker is killed while events come and go, then nothing acknowledged is lost and orders hold', async () => {
    const bus = await member()
    const { published, stop } = publishForEver(bus)
    for (let kills = 0; kills < 3; kills++) {
      const enough = published.length + 200
      await eventually(() => published.length >= enough, 60_000)
      await engine.kill()
      await engine.start()
    }
    const enough = published.length + 200
    await eventually(() => published.length >= enough && handled.length > 0, 60_000)
    await stop()
    await eventually(() => new Set(handled).size >= published.length, 30_000)
    expect([...new Set(handled)].sort()).toEqual(published.sort())
    expectOrder()
  }, 240_000)

  it('when the broker is away for a while, then publishing and handling go on by themselves once it is back', async () => {
    const bus = await member()
    await bus.publish([envelope('r0', 1)])
    await eventually(() => handled.length === 1)
    await engine.kill()
    let isTaken = false
    const publishing = bus.publish([envelope('r0', 2)]).then(() => (isTaken = true))
    for (let asked = 0; asked < 3; asked++) await expect(bus.ready()).rejects.toThrow('KAFKA_BROKERS')
    expect(isTaken).toBe(false)
    await engine.start()
    await publishing
    await eventually(() => handled.includes('r0 2'), 20_000)
    await bus.ready()
  }, 90_000)

  it('when the broker dies while members join, then they join once it is back', async () => {
    const crash = () => handled.push('the process ended')
    const bus = await member(undefined, { crash })
    const publishing = bus.publish([envelope('r0', 1)])
    await engine.kill()
    await engine.start()
    await publishing
    await eventually(() => handled.length > 0, 20_000)
    expect(handled[0]).toBe('r0 1')
  }, 60_000)

  it('when the bus is disposed while the broker is away, then it ends in time and says that nothing was published', async () => {
    const slow = gate()
    const bus = await member(() => slow.opened)
    await bus.publish([envelope('r0', 1)])
    await engine.kill()
    const publishing = bus.publish([envelope('r0', 2)]).catch((error: unknown) => error)
    let isOver = false
    const limit = setTimeout(() => (isOver = true), stopWithinMs)
    await bus[Symbol.asyncDispose]()
    clearTimeout(limit)
    expect(isOver).toBe(false)
    expect(await publishing).toEqual(new Error('the bus is closed'))
    slow.open()
  }, 60_000)

  it('when somebody deletes the topic of the dead letters, then it is made again and publishing goes on', async () => {
    const before = (subject: string) => {
      if (subject === 'poison') throw new Error('it hurts')
    }
    const bus = await member(before, { maxTries: 1 })
    await bus.publish([envelope('r0', 1)])
    await withKafkaAdmin(engine.url, (admin) => admin.deleteTopics({ topics: [`${place.prefix}first.dlq`] }))
    await bus.publish([envelope('poison', 1), envelope('r0', 2)])
    await eventually(() => handled.includes('r0 2'), 20_000)
    await eventually(async () => (await bus.deadLetters('first')).length === 1, 20_000)
    await bus.publish([envelope('r0', 3)])
    await eventually(() => handled.includes('r0 3'), 20_000)
  }, 60_000)

  it('when a member is killed, then another takes its partitions over and nothing is lost', async () => {
    await member()
    const { module, location } = place.child
    const lines = await runUntilKilled('publish-until-killed.mjs', [module, location, 'run'], 400)
    const of = (what: string) =>
      lines.filter((line) => line.startsWith(`${what} `)).map((line) => line.slice(what.length + 1))
    expect(of('published').length).toBeGreaterThan(0)
    await eventually(() => {
      const all = new Set([...of('handled'), ...handled])
      return of('published').every((one) => all.has(one))
    }, 30_000)
  }, 60_000)

  it('when members come and go while a handler runs, then its event is not handled again and again', async () => {
    const slow = gate()
    let begun = 0
    const before = (subject: string) => {
      if (subject !== 'slow') return
      begun++
      return slow.opened
    }
    const bus = await member(before)
    await bus.publish([envelope('slow', 0)])
    await eventually(() => begun === 1)
    for (let n = 1; n <= 2; n++) {
      const other = await member(before)
      const others = Array.from({ length: 12 }, (_, i) => envelope(`r${i}`, n))
      await bus.publish(others)
      await eventually(() => new Set(handled).size === 12 * n, 20_000)
      if (n === 1) await other[Symbol.asyncDispose]()
    }
    slow.open()
    await eventually(async () => handled.includes('slow 0') && (await bus.lag('first')) === 0, 20_000)
    // Once by each member that had the partition.
    expect(begun).toBeLessThanOrEqual(3)
  }, 60_000)
})
