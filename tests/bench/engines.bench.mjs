/**
 * Separate processes on real engines, with a model that takes 3 s: launches per second over 1 to 8 slots, CPU per launch,
 * how long a worker takes to be ready, and the memory of idle processes. Ends with 1 where a target was missed.
 * `make bench-engines`.
 */
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openKafkaBus } from '@thumbfolio/kit/kafka'
import { localConfig, startConstellation } from '@thumbfolio/local'
import { engineKinds, startEngine } from '@thumbfolio/engines'
import {
  eventually,
  freePort,
  launchEnd,
  newPerson,
  startFakeGemini,
  startLaunch,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { cpuMs, memoryMb } from './measure.mjs'
import { goal } from './target.mjs'

const sample = new URL(
  '../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf',
  import.meta.url,
)
const modelMs = 3_000
const launchesPerSlot = 8
const warmUpsPerSlot = 2
/** Workers and the slots of each. */
const shapes = [
  [1, 1],
  [2, 1],
  [2, 2],
  [4, 2],
]
/** Linear holds until the machine has nothing left to give. */
const fullCpu = 0.9

const cpuOf = (processes) => processes.reduce((sum, { pid }) => sum + cpuMs(pid), 0)
/** Of the whole machine since it started, in ms. */
const machineTime = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + Object.values(times).reduce((sum, ms) => sum + ms, 0),
    }),
    { idle: 0, all: 0 },
  )
const row = (...cells) => console.log(cells.map((cell, at) => String(cell).padStart(at ? 14 : 22)).join(''))

const directory = await temporaryDirectory()
const engines = Object.fromEntries(
  (await Promise.all(engineKinds.map((kind) => startEngine(kind)))).map((engine) => [engine.kind, engine]),
)
const model = await startFakeGemini()
model.always({ kind: 'slowly', afterMs: modelMs })

async function start(name, [workers, slots]) {
  const environment = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    PORTS: 'free',
    LOG_LEVEL: 'warn',
    WORKERS: String(workers),
    GENERATOR_CONCURRENCY: String(slots),
    SIGNUP_CREDITS: '100',
    PASSWORD_COST: '4',
    RATE_LIMIT_FACTOR: '10000',
    SIGNUPS_PER_HOUR: '0',
    DATA_DIR: join(directory.path, name),
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: model.url,
    LAUNCH_DEADLINE_SECONDS: '600',
    MONGODB_URI: engines.mongo.url,
    KAFKA_BROKERS: engines.kafka.url,
    REDIS_URL: engines.redis.url,
  }
  const write = process.env.BENCH_LOG ? (line) => console.error(line) : () => undefined
  return startConstellation({ config: localConfig(environment), environment, write })
}

/** A verified person who lets the vendor see the resume. */
async function consenting(url) {
  const person = await newPerson(url)
  const answer = await person.call('PUT', '/api/v1/auth/consents/google', { body: { granted: true } })
  if (answer.status !== 200) throw new Error(`consent: ${answer.status} ${JSON.stringify(answer.body)}`)
  return { person, resume: await uploadPdf(person, sample) }
}

let single
row(
  'workers x slots',
  'launches',
  'seconds',
  'per second',
  'of linear',
  'CPU ms each',
  'CPU busy',
  'highest lag',
)
for (const shape of shapes) {
  const [workers, slots] = shape
  const product = await start(`${workers}x${slots}`, shape)
  const bus = openKafkaBus({ brokers: engines.kafka.url, service: 'auth', now: Date.now })
  try {
    const count = workers * slots * launchesPerSlot
    const people = []
    for (let n = 0; n < Math.ceil(count / 3); n++) people.push(await consenting(product.url))
    // For each slot one launch runs and one waits, so that admitting them all at once is not what is measured.
    const launchAll = async (howMany, prefix) => {
      const ends = []
      let next = 0
      const goOn = async () => {
        while (next < howMany) {
          const n = next++
          const { person, resume } = people[n % people.length]
          const id = await startLaunch(person, resume, `${person.user.username}-${prefix}${n}`)
          ends.push(await launchEnd(product.url, person, id))
        }
      }
      await Promise.all(Array.from({ length: 2 * workers * slots }, goOn))
      return ends
    }
    // Each worker's code is compiled by its first launches, which says nothing of how slots add up.
    await launchAll(workers * slots * warmUpsPerSlot, 'warm')
    const [cpuBefore, machineBefore] = [cpuOf(product.processes), machineTime()]
    let highestLag = 0
    const watching = new AbortController()
    const watched = (async () => {
      while (!watching.signal.aborted) {
        highestLag = Math.max(highestLag, await bus.lag('generator-workers'))
        await pause(250)
      }
    })()
    const startedAt = performance.now()
    const ends = await launchAll(count, '')
    const seconds = (performance.now() - startedAt) / 1_000
    watching.abort()
    await watched
    const failed = ends.filter(({ status }) => status !== 'success')
    if (failed.length > 0) throw new Error(JSON.stringify(failed[0]))
    if (ends.some(({ composer }) => composer === 'local')) throw new Error('The model was not asked')
    const perSecond = count / seconds
    single ??= perSecond
    const linear = perSecond / (single * workers * slots)
    const cpu = (cpuOf(product.processes) - cpuBefore) / count
    const machine = machineTime()
    const busy = 1 - (machine.idle - machineBefore.idle) / (machine.all - machineBefore.all)
    row(
      `${workers} x ${slots}`,
      count,
      seconds.toFixed(1),
      perSecond.toFixed(2),
      linear.toFixed(2),
      cpu.toFixed(0),
      busy.toFixed(2),
      highestLag,
    )
    goal('workers-of-linear', linear, { of: `${workers} x ${slots}`, isExcused: busy >= fullCpu })
    if (shape === shapes.at(-1)) await measureProcesses(product)
  } finally {
    await bus[Symbol.asyncDispose]()
    await product[Symbol.asyncDispose]()
  }
}
await model[Symbol.asyncDispose]()
for (const kind of engineKinds) await engines[kind][Symbol.asyncDispose]()
await directory[Symbol.asyncDispose]()

/** Each is killed once, so that what is measured has done nothing but start. */
async function measureProcesses({ processes }) {
  console.log()
  for (const process of processes) {
    const before = process.pid
    process.signal('SIGKILL')
    await eventually(() => process.pid !== undefined && process.pid !== before, 20_000)
    const startedAt = performance.now()
    await eventually(() => process.isReady(), 30_000)
    const readyMs = performance.now() - startedAt
    await pause(2_000)
    const { resident, share } = memoryMb(process.pid)
    if (process.name.startsWith('worker')) goal('worker-ready', readyMs, { of: process.name })
    goal('process-idle', resident, { of: process.name })
    goal('process-idle-share', share, { of: process.name })
  }
}
