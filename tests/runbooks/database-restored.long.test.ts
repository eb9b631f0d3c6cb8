import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { startEngine, type Engine } from '@thumbfolio/engines'
import {
  eventually,
  freePort,
  listedSites,
  startProductProcess,
  temporaryDirectory,
  type ProductProcess,
} from '@thumbfolio/testing'
import { judge, launchesUnderWay, launchSites, newLaunchers } from '../chaos/workload.js'
import { embeddedEntry } from './embedded.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(600_000)

const localEntry = fileURLToPath(new URL('../../deploy/local/dist/main.js', import.meta.url))
const credits = 100
const startWithinMs = 120_000
/** A group keeps a member that was killed for as long as its session. */
const sessionsEndWithinMs = 60_000

describe('the page of a restored database', () => {
  const runbook = openRunbook('database-restored')
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess | undefined
  const engines: Engine[] = []
  const at = (name: string) => join(directory.path, name)

  beforeEach(async () => {
    directory = await temporaryDirectory()
  })
  afterEach(async () => {
    await product?.end()
    for (const engine of engines.splice(0)) await engine[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })
  afterAll(() => {
    expect(runbook.notRun).toEqual([])
  })

  async function start(entry: string, environment: Readonly<Record<string, string>>): Promise<string> {
    const settings = { SIGNUP_CREDITS: String(credits), LAUNCH_LEASE_SECONDS: '3', LOG_LEVEL: 'error' }
    const started = await startProductProcess({
      entry,
      dataDir: at('data'),
      environment: { ...settings, ...environment },
      waitUntilReady: false,
    })
    product = started
    // Its last line: every process is ready by then.
    await eventually(() => started.output().includes('Ctrl-C'), startWithinMs)
    return started.url
  }

  it('when it is followed on a backup of the embedded product, then what was before the backup is there again', async () => {
    const PORT = String(await freePort())
    const url = await start(embeddedEntry, { PORT })
    const launchers = await newLaunchers(url, 2)
    const outcomes = await launchSites(launchers, 2)
    const { environment: operator } = await newOperator(url, at('data'))
    runbook.set({ ...operator, DATA_DIR: at('data'), BACKUP: at('backup') })
    await runbook.run('Back up')
    await launchSites(launchers.slice(0, 1), 3)
    await product!.end('SIGKILL')
    await rm(at('data'), { recursive: true })

    expect(await runbook.run('Restore')).toContain(' 0 need manual review.')
    await start(embeddedEntry, { PORT })
    await judge(url, launchers, outcomes, credits)
    expect(await runbook.run('See that it is over')).toContain(' 0 fixed, 0 open, 0 need manual review.')
  })

  it('when MongoDB is restored to a time before events that Kafka still has, then no site comes back that is not there, and nobody pays for it', async () => {
    const PORT = String(await freePort())
    engines.push(
      await startEngine('mongo', { directory: at('mongo') }),
      await startEngine('kafka'),
      await startEngine('redis'),
    )
    const [mongo, kafka, redis] = engines as [Engine, Engine, Engine]
    const addresses = { MONGODB_URI: mongo.url, KAFKA_BROKERS: kafka.url, REDIS_URL: redis.url }
    const environment = { ...addresses, PORT, PORTS: 'free', WORKERS: '2' }
    const url = await start(localEntry, environment)
    const launchers = await newLaunchers(url, 2)
    const outcomes = await launchSites(launchers, 1)
    await judge(url, launchers, outcomes, credits)
    const operator = await newOperator(url, at('data'))
    runbook.set({ ...addresses, ...operator.environment, DATA_DIR: at('data') })
    const heading = 'Skip what Kafka has of after the dump'
    await expect(runbook.run(heading)).rejects.toThrow('is consuming')
    await mongo.stop()
    await cp(at('mongo'), at('dump'), { recursive: true })
    await mongo.start()

    const lost = launchSites(launchers, 4).catch(() => undefined)
    await eventually(async () => (await launchesUnderWay(launchers).catch(() => 0)) > 1, 60_000)
    await product!.end('SIGKILL')
    await mongo.stop()
    await rm(at('mongo'), { recursive: true })
    await cp(at('dump'), at('mongo'), { recursive: true })
    await mongo.start()

    const skipped = await eventually(
      () => runbook.run(heading).catch(() => undefined),
      sessionsEndWithinMs,
      2_000,
    )
    expect(skipped).toMatch(/: [1-9]\d* unread event/)
    expect(skipped).toContain(' 0 need manual review.')

    await start(localEntry, environment)
    await judge(url, launchers, outcomes, credits)
    for (const { person } of launchers)
      expect((await listedSites(person)).map(({ name }) => name)).toEqual([`${person.user.username}-0`])
    await runbook.run('See that it is over')
    await lost
  })
})
