import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { engineKinds, seeded } from '@thumbfolio/testing'
import { credits, leaseMs, startConstellationWorld, type ConstellationWorld } from './constellation-world.js'
import { extent } from './extent.js'
import { judge, launchSites, newLaunchers, type Launcher, type Outcome } from './workload.js'

const people = 10
const limitMs = 600_000

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

  /** Launches while `hurt` goes on, then judges. Answers with what became of the launches. */
  async function launchWhile(hurt: () => Promise<void>): Promise<Outcome[]> {
    const launchers: Launcher[] = await newLaunchers(world.url, people)
    const [outcomes] = await Promise.all([launchSites(launchers, extent.launches / people), hurt()])
    await world.recovered()
    await judge(world.url, launchers, outcomes, credits)
    return outcomes
  }

  it.each(extent.seeds)(
    'when processes are killed at random while sites are launched (seed %i), then nothing is lost and nothing paid twice',
    async (seed) => {
      const random = seeded(seed)
      await launchWhile(async () => {
        for (let kills = 0; kills < extent.kills; kills++) {
          await pause(300 + random() * 1_700)
          world.processes[Math.floor(random() * world.processes.length)]?.signal('SIGKILL')
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
    'when a worker is paused past its lease and woken again, then another one launches and it changes nothing',
    async () => {
      const outcomes = await launchWhile(async () => {
        for (const worker of world.workers) {
          worker.signal('SIGSTOP')
          await pause(leaseMs * 1.5)
          worker.signal('SIGCONT')
        }
      })
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'success'))
    },
    limitMs,
  )
})

it('when every engine is away, then every process still stops within its time', async () => {
  await using world = await startConstellationWorld(1)
  await Promise.all(engineKinds.map((kind) => world.engines[kind].kill()))
  const startedAt = performance.now()
  await Promise.all(world.processes.map((process) => process.stop(30_000)))
  expect((performance.now() - startedAt) / 1_000).toBeLessThan(12)
}, 180_000)
