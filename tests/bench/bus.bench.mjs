/**
 * From a commit to its handler, and events per second through the relay, with the real relay and store: on the embedded
 * bus and on Kafka, in one run. Starts a broker of its own unless KAFKA_BROKERS names one. Prints a table, and ends with
 * 1 where a target was missed.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection } from '@thumbfolio/kit/store'
import { startRelay } from '@thumbfolio/kit/bus'
import { openLmdbDatabase, openMemoryBus } from '@thumbfolio/kit/lmdb'
import { openKafkaBus } from '@thumbfolio/kit/kafka'
import { startEngine } from '@thumbfolio/engines'
import { z } from 'zod'
import { target } from './target.mjs'

const latencies = Number(process.argv[2] ?? 300)
const eventsAtOnce = Number(process.argv[3] ?? 20_000)
const subjects = 200

const things = collection({
  name: 'things',
  schema: z.looseObject({ id: z.string(), version: z.number() }),
})

async function openWorld(directory, bus) {
  const database = openLmdbDatabase({ path: join(directory, 'store'), source: 'resume', now: Date.now })
  const store = database.store(things)
  const world = { handled: 0, onHandled: () => {} }
  bus.subscribe({
    group: 'bench',
    handlers: {
      async 'site.deleted.v1'() {
        world.handled++
        world.onHandled()
      },
    },
  })
  await bus.start()
  const commit = (id, count) =>
    store.commit(
      { id, version: 0, schemaVersion: 1 },
      {
        events: Array.from({ length: count }, (_, n) => ({
          type: 'site.deleted.v1',
          subject: `${id}-${n % subjects}`,
          data: { userId: 'x'.repeat(500) },
        })),
      },
    )
  const until = (count) =>
    new Promise((resolve) => {
      world.onHandled = () => world.handled >= count && resolve()
      world.onHandled()
    })
  return { database, commit, until, handled: () => world.handled }
}

async function measure(bus, directory) {
  const world = await openWorld(directory, bus)
  const relay = startRelay({ outbox: world.database.outbox, bus })
  const times = []
  // The first ones open connections and topics.
  for (let n = 0; n < latencies + 20; n++) {
    const start = performance.now()
    await world.commit(randomUUID(), 1)
    // From the commit's own end, as its caller sees it.
    const committed = performance.now()
    await world.until(n + 1)
    if (n >= 20) times.push({ handled: performance.now() - committed, all: performance.now() - start })
  }
  await relay[Symbol.asyncDispose]()

  for (let n = 0; n < eventsAtOnce; n += 1_000) await world.commit(randomUUID(), 1_000)
  const start = performance.now()
  const burst = startRelay({ outbox: world.database.outbox, bus })
  await burst.drained()
  const relayed = performance.now()
  await world.until(latencies + 20 + eventsAtOnce)
  const handled = performance.now()
  await burst[Symbol.asyncDispose]()
  await bus[Symbol.asyncDispose]()
  await world.database[Symbol.asyncDispose]()
  const perSecond = (end) => Math.round(eventsAtOnce / ((end - start) / 1_000))
  return { times, relayPerSecond: perSecond(relayed), handledPerSecond: perSecond(handled) }
}

const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)]

function report(name, { handledMs, relayed = 0 }, { times, relayPerSecond, handledPerSecond }) {
  const ms = (key, share) =>
    `${quantile(
      times.map((time) => time[key]),
      share,
    ).toFixed(1)} ms`.padStart(9)
  const columns = [
    name.padEnd(9),
    `committed to handled p50 ${ms('handled', 0.5)} (target < ${handledMs} ms), p99 ${ms('handled', 0.99)}`,
    `with the commit p50 ${ms('all', 0.5)}`,
    `relay ${relayPerSecond}/s`,
    `handled ${handledPerSecond}/s`,
  ]
  process.stdout.write(`${columns.join('  ')}\n`)
  const handledAt = times.map(({ handled }) => handled)
  target(`${name}: handled within ${handledMs} ms, p50`, quantile(handledAt, 0.5) < handledMs)
  target(`${name}: ${relayed} events/s through the relay`, relayPerSecond >= relayed)
}

const directory = await mkdtemp(join(tmpdir(), 'thumbfolio-bench-'))
const broker = process.env.KAFKA_BROKERS ? undefined : await startEngine('kafka')
try {
  const embedded = openMemoryBus({ path: join(directory, 'bus'), now: Date.now })
  report('embedded', { handledMs: 5 }, await measure(embedded, join(directory, 'embedded')))
  const kafka = openKafkaBus({
    brokers: broker?.url ?? process.env.KAFKA_BROKERS,
    prefix: `bench-${randomUUID().slice(0, 8)}-`,
    service: 'resume',
    now: Date.now,
  })
  report('Kafka', { handledMs: 50, relayed: 2_000 }, await measure(kafka, join(directory, 'kafka')))
} finally {
  await broker?.[Symbol.asyncDispose]()
  await rm(directory, { recursive: true })
}
