import { expect, it, jest } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { credits, startConstellationWorld } from '../chaos/constellation-world.js'
import { judge, launchesUnderWay, launchSites, newLaunchers } from '../chaos/workload.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(600_000)

const people = 3
const sitesEach = 2

it('when the broker is killed under launches, then the page finds it, and after its start every event arrives once', async () => {
  await using world = await startConstellationWorld(2)
  const launchers = await newLaunchers(world.url, people)
  const { kafka } = world.engines
  const { environment } = await newOperator(world.url, world.dataDir)
  const variables = { ...environment, DATA_DIR: world.dataDir, KAFKA_BROKERS: kafka.url }
  const runbook = openRunbook('broker-away', variables)
  expect(await runbook.run('Check')).toBe(`${kafka.url} answers\n`)

  const launching = launchSites(launchers, sitesEach)
  await eventually(async () => (await launchesUnderWay(launchers)) > 0, 60_000)
  await kafka.kill()
  expect(await runbook.run('Check')).toBe(`${kafka.url} is away\n`)
  // Pages go live without it.
  const outcomes = await launching
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'success'))
  expect(await launchesUnderWay(launchers)).toBeGreaterThan(0)

  await kafka.start()
  await world.recovered()
  expect(await runbook.run('Check')).toBe(`${kafka.url} answers\n`)
  await runbook.run('Hand over what was given up')
  await judge(world.url, launchers, outcomes, credits)
  await runbook.run('See that it is over')
  expect(runbook.notRun).toEqual([])
})
