import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { eventually, newPerson, spendableCredits } from '@thumbfolio/testing'
import { ordered, pay } from './purchase.js'
import { Editor } from './releases/editor.js'
import { signupCredits, startFleet, type Fleet } from './releases/fleet.js'
import { compiledRelease, lastRelease, presentFolder, type LastRelease } from './releases/last-release.js'
import { laterRelease } from './releases/later-release.js'
import { migrationJob } from './releases/migration-job.js'
import { judge, launchSites, newLaunchers, type Launcher, type Outcome } from './workload.js'

jest.setTimeout(600_000)

const found = await lastRelease()
const isMissing = typeof found === 'string'
// A clone without history is fine for a person, and hides a broken upgrade in CI.
if (isMissing && process.env['CI']) throw new Error(found)
if (isMissing) console.warn(`Not run: ${found}`)
const present = JSON.parse(readFileSync(join(presentFolder, 'packages/kit/package.json'), 'utf8')) as {
  version: string
  dataReadableFrom: string
}
const { version } = isMissing ? { version: '0.0.0' } : found
const canGoBack = !isMissing && version.localeCompare(present.dataReadableFrom, 'en', { numeric: true }) >= 0
/** What a package of credits brings. */
const bought = 20
const purchaseWithinMs = 120_000

const suite = isMissing ? describe.skip : describe
suite(`release ${version} beside ${present.version}`, () => {
  let fleet: Fleet
  let last: string
  let launchers: Launcher[]
  let editor: Editor
  const outcomes: Outcome[] = []
  const site = 'rounds'

  beforeAll(async () => {
    last = await compiledRelease(found as LastRelease)
    fleet = await startFleet()
    await fleet.join(last)
    launchers = await newLaunchers(fleet.url, 3)
    const [author] = await newLaunchers(fleet.url, 1)
    editor = new Editor(author!.person, fleet.url, site)
    await relaunch(author!)
    again = () => relaunch(author!)
  })
  afterAll(async () => fleet?.[Symbol.asyncDispose]())

  let again: () => Promise<void>
  const relaunch = async ({ person, resume }: Launcher) => {
    const { call } = person
    const body = { fileUrl: resume, siteName: site }
    const { status, body: answer } = await call('PUT', '/api/v1/make/generate', { body })
    expect({ status, answer }).toMatchObject({ status: 202 })
    const path = `/api/v1/make/launches/${answer.launchId as string}`
    await eventually(async () => (await call('GET', path)).body.data?.status === 'success', 120_000, 200)
  }

  /** Somebody pays before the roll, and has the credits after it. */
  const purchase = async () => {
    const person = await newPerson(fleet.url)
    const { order, wallet } = await ordered(fleet.url, person)
    await pay(fleet.url, wallet, order)
    return () =>
      eventually(
        async () => (await spendableCredits(person).catch(() => undefined)) === signupCredits + bought,
        purchaseWithinMs,
        200,
      )
  }

  /** One release takes the place of the other while people launch, edit and pay. */
  const roll = async (from: string, to: string) => {
    const isCredited = await purchase()
    let isOver = false
    const trouble = async () => {
      await fleet.join(to)
      expect(await fleet.leave(from)).toBe(0)
    }
    const [ended] = await Promise.all([
      launchSites(launchers, 2, () => isOver),
      editor.editUntil(() => isOver),
      trouble().finally(() => (isOver = true)),
    ])
    outcomes.push(...ended)
    await isCredited()
    await judge(fleet.url, launchers, outcomes, signupCredits)
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'success'))
  }

  it('when it is upgraded under launches, edits and payments, then nothing is lost or charged twice', async () => {
    await roll(last, presentFolder)
  })

  /** What `helm rollback` to the last release runs first. */
  const rollbackJob = async () => {
    const ended = []
    for (const container of migrationJob())
      ended.push({ service: container.service, ...(await fleet.migrate(last, container)) })
    return ended
  }

  const back = canGoBack ? it : it.skip
  back(
    'when it is rolled back and forward again, then nothing is lost, charged twice or forgotten',
    async () => {
      await editor.addLanguage('de')
      const job = await rollbackJob()
      expect(job).toEqual(job.map((container) => ({ ...container, code: 0 })))
      await roll(presentFolder, last)
      await again()
      await roll(last, presentFolder)
      await editor.expectLanguage('de')
    },
  )

  it('when it is rolled back further than its data allow, then the older release ends with 78, and the job of the rollback too', async () => {
    await using later = canGoBack ? await laterRelease() : undefined
    if (later) await fleet.join(later.folder)
    const refused = { code: 78, output: expect.stringContaining('UPGRADE.md') }
    expect(await fleet.refuse(last)).toEqual(refused)
    const job = await rollbackJob()
    expect(job).toEqual(job.map(({ service }) => ({ service, ...refused })))
    if (later) expect(await fleet.leave(later.folder)).toBe(0)
  })
})
