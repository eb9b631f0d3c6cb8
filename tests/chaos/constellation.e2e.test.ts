import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SupervisedProcess } from '@thumbfolio/local'
import { engineKinds, type EngineKind } from '@thumbfolio/engines'
import { eventually, seeded } from '@thumbfolio/testing'
import { credits, startConstellationWorld, type ConstellationWorld } from './constellation-world.js'
import { extent } from './extent.js'
import { judge, launchesUnderWay, launchSites, newLaunchers, type Launcher } from './workload.js'

const people = 10
const limitMs = 900_000
const stopWithinMs = 10_000

/** One kind of trouble, from its begin to its end. */
interface Fault {
  readonly name: string
  run(world: ConstellationWorld): Promise<void>
}

/** Each process in its turn, in another order each time round. */
const kills = (seed: number): Fault => ({
  name: `processes are killed at random (seed ${seed})`,
  async run({ processes }) {
    const random = seeded(seed)
    let round: SupervisedProcess[] = []
    for (let count = 0; count < extent.kills; count++) {
      await pause(300 + random() * 1_700)
      if (round.length === 0) round = [...processes]
      round.splice(Math.floor(random() * round.length), 1)[0]?.signal('SIGKILL')
    }
  },
})

const absence = (kind: EngineKind): Fault => ({
  name: `${kind} is killed and away for a while`,
  async run({ engines }) {
    await pause(300)
    await engines[kind].kill()
    await pause(extent.absenceMs)
    await engines[kind].start()
  },
})

const restarts = (kind: EngineKind): Fault => ({
  name: `${kind} is killed and started at once, again and again`,
  async run({ engines }) {
    for (let times = 0; times < extent.restarts; times++) {
      await pause(1_000)
      await engines[kind].kill()
      await engines[kind].start()
    }
  },
})

const faults = [...extent.seeds.map(kills), ...engineKinds.map(absence), ...engineKinds.map(restarts)]
/** Each fault in a series of its own, or all of them one after the other in one. */
const series = extent.isLong
  ? faults.map((fault) => ({ name: fault.name, faults: [fault] }))
  : [{ name: faults.map(({ name }) => name).join(', then '), faults }]

describe('separate processes on real engines', () => {
  let world: ConstellationWorld
  beforeAll(async () => {
    world = await startConstellationWorld(2)
  }, 120_000)
  afterAll(async () => {
    await world?.[Symbol.asyncDispose]()
  }, 60_000)

  const each = extent.launches / people

  const recovered = () =>
    world.recovered().catch((error: unknown) => {
      throw new Error(world.log(), { cause: error })
    })

  it.each(series)(
    'when $name while sites are launched, then nothing is lost and nothing paid twice',
    async ({ faults }) => {
      const launchers: Launcher[] = await newLaunchers(world.url, people)
      let isOver = false
      const trouble = async () => {
        for (const fault of faults) {
          await fault.run(world)
          await recovered()
        }
      }
      const [outcomes] = await Promise.all([
        launchSites(launchers, each, () => isOver),
        trouble().finally(() => (isOver = true)),
      ])
      await judge(world.url, launchers, outcomes, credits)
      expect(await world.deadLetters()).toEqual([])
    },
    limitMs,
  )

  it(
    'when a worker is paused past its lease, then the other one ends its launches, and it changes nothing when it wakes',
    async () => {
      for (const paused of extent.isLong ? world.workers : world.workers.slice(0, 1)) {
        const launchers = await newLaunchers(world.url, people)
        const launching = launchSites(launchers, each)
        // It holds some launches by then: both workers are asked for more than one of them can take.
        await eventually(async () => (await launchesUnderWay(launchers)) > 2)
        paused.signal('SIGSTOP')
        const outcomes = await launching
        paused.signal('SIGCONT')
        await recovered()
        expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'success'))
        await judge(world.url, launchers, outcomes, credits)
      }
      expect(await world.deadLetters()).toEqual([])
    },
    limitMs,
  )

  // The last one: nothing runs any more after it.
  it('when every engine is away, then every process still stops within its time', async () => {
    await Promise.all(engineKinds.map((kind) => world.engines[kind].kill()))
    // Who is not done by then is killed.
    const ends = await Promise.all(world.processes.map((process) => process.stop(stopWithinMs)))
    expect(ends).toEqual(ends.map(() => 0))
  }, 60_000)
})
