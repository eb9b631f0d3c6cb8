import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  freePort,
  launchEnd,
  startLaunch,
  temporaryDirectory,
  type ProductProcess,
} from '@thumbfolio/testing'
import {
  accessTo,
  openPage,
  startOutside,
  startSmallProduction,
  type Outside,
} from '../e2e/small-production.js'
import { judge, launchSites, newLaunchers, type Launcher } from './workload.js'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const run = promisify(execFile)
const credits = 100
const environment = {
  SIGNUP_CREDITS: String(credits),
  LAUNCH_LEASE_SECONDS: '2',
  LOG_LEVEL: 'silent',
}

let outside: Outside
let directory: Awaited<ReturnType<typeof temporaryDirectory>>
let product: ProductProcess | undefined
let PORT: string
const at = (name: string) => join(directory.path, name)

beforeEach(async () => {
  outside = await startOutside()
  directory = await temporaryDirectory()
  PORT = String(await freePort())
})
afterEach(async () => {
  await product?.end('SIGKILL')
  await directory[Symbol.asyncDispose]()
  await outside[Symbol.asyncDispose]()
})

const start = async () =>
  (product = await startSmallProduction(outside, {
    dataDir: at('data'),
    environment: { ...environment, PORT, BACKUP_DIR: at('nightly') },
  }))

/** What the operator types, as the Makefile runs it. */
const operate = async (tool: string, variables: Readonly<Record<string, string>>) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: at('data'), ...variables }
  return (await run(process.execPath, [file(tool)], { env })).stdout
}
const backup = (to: string) => operate('../../packages/kit/dist/run/backup.js', { TO: at(to) })
const restore = (from: string, to = 'data') =>
  operate('../../packages/kit/dist/run/restore.js', { FROM: at(from), DATA_DIR: at(to) })
/** The runbook, as its script executes it. */
const runbook = async (from: string) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: at('data'), FROM: at(from) }
  return (await run(file('../../deploy/start/bin/database-restored.sh'), [], { env })).stdout
}
const reconcile = () => operate('../../deploy/start/bin/reconcile.mjs', { ON_THE_WAY_SECONDS: '0' })

/** Launches one site after the other until the product is gone. Answers with how many went live. */
async function launchUntilGone(url: string, { person, resume }: Launcher): Promise<number> {
  for (let live = 0; ; live++)
    try {
      const launch = await startLaunch(person, resume, `${person.user.username}-under-way-${live}`)
      await launchEnd(url, person, launch)
    } catch {
      return live
    }
}

describe('a drill in production: the data are destroyed under launches and restored', () => {
  it('when they are restored, then nothing from before the backup is lost, and nothing is charged twice', async () => {
    const { url, end } = await start()
    const [busy, ...before] = await newLaunchers(url, 3, accessTo(outside))
    const outcomes = await launchSites(before, 2)
    const goingOn = launchUntilGone(url, busy!)

    expect(await backup('backup')).toContain('is a complete backup')
    await launchSites(before.slice(0, 1), 3)
    await end('SIGKILL')
    expect(await goingOn).toBeGreaterThan(0)
    await rm(at('data'), { recursive: true })

    expect(await runbook('backup')).toContain(' 0 need manual review.')
    await start()
    await judge(url, [busy!, ...before], outcomes, credits)
    expect(await reconcile()).toContain(' 0 fixed, 0 open, 0 need manual review.')

    // The product goes on: what was launched after the backup is launched again.
    const again = await startLaunch(
      before[0]!.person,
      before[0]!.resume,
      `${before[0]!.person.user.username}-2`,
    )
    expect((await launchEnd(url, before[0]!.person, again)).status).toBe('success')
  }, 600_000)

  it('when the credits are of an older time than the sites, then each live site is charged once', async () => {
    const { url, end } = await start()
    const launchers = await newLaunchers(url, 2, accessTo(outside))
    await backup('older')
    const outcomes = await launchSites(launchers, 2)
    await backup('newer')
    await end('SIGKILL')
    await rm(at('data'), { recursive: true })
    await restore('newer')
    await restore('older', 'old-data')
    await rm(at('data/auth'), { recursive: true })
    await cp(at('old-data/auth'), at('data/auth'), { recursive: true })

    expect(await reconcile()).toContain('4 fixed, 0 open, 0 need manual review.')
    expect(await reconcile()).toContain('0 fixed, 0 open, 0 need manual review.')
    await start()
    await judge(url, launchers, outcomes, credits)
  }, 600_000)

  it('when pages are lost, then they are published again without a charge', async () => {
    const { url, end } = await start()
    const launchers = await newLaunchers(url, 1, accessTo(outside))
    const outcomes = await launchSites(launchers, 2)
    await end('SIGTERM')
    await rm(at('data/generator/blobs'), { recursive: true })

    expect(await reconcile()).toContain('2 fixed, 0 open, 0 need manual review.')
    await start()
    await judge(url, launchers, outcomes, credits)
    for (const { site } of outcomes) expect((await openPage(url, site)).status).toBe(200)
  }, 600_000)
})
