import { join } from 'node:path'
import { expect, it, jest } from '@jest/globals'
import { eventually, freePort } from '@thumbfolio/testing'
import { credits, startConstellationWorld } from '../chaos/constellation-world.js'
import { judge, launchesUnderWay, launchSites, newLaunchers } from '../chaos/workload.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(600_000)

const people = 4
const sitesEach = 3

it('when one of two workers and then auth are killed under launches, then the page replaces the worker, and nothing is lost or charged twice', async () => {
  await using world = await startConstellationWorld(2)
  const launchers = await newLaunchers(world.url, people)
  const [lost, other] = world.workers
  const auth = world.processes.find(({ name }) => name === 'auth')!
  const { environment } = await newOperator(world.url, world.dataDir)
  const runbook = openRunbook('node-lost', {
    ...environment,
    DATA_DIR: world.dataDir,
    KAFKA_BROKERS: world.engines.kafka.url,
    SITE: `${launchers[0]!.person.user.username}-0`,
    PROCESSES: world.processes.map(({ url }) => url).join(' '),
  })

  const launching = launchSites(launchers, sitesEach)
  const trouble = async () => {
    await eventually(async () => (await launchesUnderWay(launchers)) > 1, 60_000)
    lost!.signal('SIGKILL')
    await lost!.stop(0)
    auth.signal('SIGKILL')
    expect(await runbook.run('Check')).toContain(`000 ${lost!.url}`)
    const PORT = String(await freePort())
    runbook.set(definedOf({ ...lost!.environment, PORT, DATA_DIR: join(world.dataDir, 'replacement') }))
    return runbook.start('Start another one')
  }
  const [outcomes, replacement] = await Promise.all([launching, trouble()])
  try {
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'success'))
    await judge(world.url, launchers, outcomes, credits)
    runbook.set({
      DATA_DIR: world.dataDir,
      PROCESSES: [replacement.url, other!.url, auth.url, world.url].join(' '),
    })
    expect(await runbook.run('Check')).not.toMatch(/^(?!200 |$)/m)
    expect(await runbook.run('See that it is over')).toContain('live, version 1')
    expect(runbook.notRun).toEqual([])
  } finally {
    await replacement.end()
  }
})

const definedOf = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
