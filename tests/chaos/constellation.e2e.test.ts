import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { SupervisedProcess } from '@thumbfolio/local'
import { engineKinds, eventually, listedSites, seeded } from '@thumbfolio/testing'
import { credits, startConstellationWorld, type ConstellationWorld } from './constellation-world.js'
import { extent } from './extent.js'
import { judge, launchSites, newLaunchers, type Launcher } from './workload.js'

const people = 10
const limitMs = 600_000
const stopWithinMs = 10_000

describe('separate processes on real engines', () => {
  let world: ConstellationWorld
  beforeAll(async () => {
    world = await startConstellationWorld(2)
  }, 120_000)
  afterAll(async () => {
    await world?.[Symbol.asyncDispose]()
  }, 60_000)
  afterEach(async () => {
    await world.recovered().catch((error: unknown) => {
      throw new Error(world.log(), { cause: error })
    })
    expect(await world.deadLetters()).toEqual([])
  }, 90_000)

  const each = extent.launches / people

  /** Launches as long as `hurt` goes on, then judges. */
  async function launchWhile(hurt: () => Promise<void>): Promise<void> {
    const launchers: Launcher[] = await newLaunchers(world.url, people)
    let isOver = false
    const hurting = hurt().finally(() => (isOver = true))
    const [outcomes] = await Promise.all([launchSites(launchers, each, () => isOver), hurting])
    await world.recovered()
    await judge(world.url, launchers, outcomes, credits)
  }

  it.each(extent.seeds)(
    'when processes are killed at random while sites are launched (seed %i), then nothing is lost and nothing paid twice',
    async (seed) => {
      const random = seeded(seed)
      await launchWhile(async () => {
        // Each process in its turn, in another order each time round.
        let round: SupervisedProcess[] = []
        for (let kills = 0; kills < extent.kills; kills++) {
          await pause(300 + random() * 1_700)
          if (round.length === 0) round = [...world.processes]
          round.splice(Math.floor(random() * round.length), 1)[0]?.signal('SIGKILL')
        }
      })
    },
    limitMs,
  )

  it.each(engineKinds)(
    'when %s is killed and away for a while, then launches end honestly once it is back',
    async (kind) => {
      await launchWhile(async () => {
        await pause(300)
        await world.engines[kind].kill()
        await pause(extent.absenceMs)
        await world.engines[kind].start()
      })
    },
    limitMs,
  )

  it.each(engineKinds)(
    'when %s is killed and started at once, again and again, then nothing acknowledged is lost',
    async (kind) => {
      await launchWhile(async () => {
        for (let times = 0; times < 3; times++) {
          await pause(1_000)
          await world.engines[kind].kill()
          await world.engines[kind].start()
        }
      })
    },
    limitMs,
  )

  it(
    'when a worker is paused past its lease, then the other one ends its launches, and it changes nothing when it wakes',
    async () => {
      for (const paused of world.workers) {
        const launchers = await newLaunchers(world.url, people)
        const launching = launchSites(launchers, each)
        // It holds some launches by then: both workers are asked for more than one of them can take.
        await eventually(async () => (await pendingOf(launchers)) > 2)
        paused.signal('SIGSTOP')
        const outcomes = await launching
        paused.signal('SIGCONT')
        await world.recovered()
        expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'success'))
        await judge(world.url, launchers, outcomes, credits)
      }
    },
    limitMs,
  )
})

async function pendingOf(launchers: readonly Launcher[]): Promise<number> {
  const sites = await Promise.all(launchers.map(({ person }) => listedSites(person)))
  return sites.flat().filter(({ status }) => status === 'launching').length
}

it('when every engine is away, then every process still stops within its time', async () => {
  await using world = await startConstellationWorld(1)
  await Promise.all(engineKinds.map((kind) => world.engines[kind].kill()))
  // Who is not done by then is killed.
  const ends = await Promise.all(world.processes.map((process) => process.stop(stopWithinMs)))
  expect(ends).toEqual(ends.map(() => 0))
}, 180_000)
