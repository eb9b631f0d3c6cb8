import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { uniqueName } from '@thumbfolio/engines'
import {
  eventually,
  httpClient,
  launchEnd,
  listedSites,
  spendableCredits,
  startFakeS3,
  startLaunch,
  temporaryDirectory,
  uploadPdf,
  type ProductProcess,
} from '@thumbfolio/testing'
import { note } from '../acceptance/note.js'
import {
  newReader,
  openPage,
  startOutside,
  startSmallProduction,
  type Outside,
} from '../e2e/small-production.js'
import { startProductionProcesses } from './production-processes.js'
import { enginesOf, file, filesIn, runTool, sample } from './tools.js'

jest.setTimeout(300_000)

const tool = file('deploy/embedded/dist/migrate-main.js')

describe('a small production that moves to the processes of production', () => {
  let outside: Outside
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let small: ProductProcess | undefined
  const at = (name: string) => join(directory.path, name)
  beforeEach(async () => {
    outside = await startOutside()
    directory = await temporaryDirectory()
  })
  afterEach(async () => {
    await small?.end('SIGKILL')
    await directory[Symbol.asyncDispose]()
    await outside[Symbol.asyncDispose]()
  })

  it.each(['MongoDB', 'a bucket'])(
    'when its files move to %s, then pages, sessions, logins, credits and a running launch are there, and a new launch works',
    async (place) => {
      await using s3 = await startFakeS3()
      const name = uniqueName('small')
      const target = { ...enginesOf(name), ...(place === 'a bucket' && filesIn(s3)) }
      const before = (small = await startSmallProduction(outside, {
        dataDir: at('data'),
        environment: { BACKUP_DIR: at('backups'), LAUNCH_LEASE_SECONDS: '2', SIGNUP_CREDITS: '5' },
      }))
      const ada = await newReader(before.url, outside.mailbox, 'ada')
      const resume = await uploadPdf(ada, sample)
      const first = await launchEnd(before.url, ada, await startLaunch(ada, resume, 'ada-one'))
      expect(first.status).toBe('success')
      const page = (await openPage(before.url, 'ada-one')).text
      const underWay = await startLaunch(ada, resume, 'ada-two')
      await before.end('SIGKILL')

      const startedAt = Date.now()
      const { stdout } = await runTool(tool, {
        NODE_ENV: 'production',
        DATA_DIR: at('data'),
        KAFKA_REPLICAS: '1',
        ...target,
      })
      expect(stdout).toContain('compared by count and hash')
      expect([...s3.objects.keys()].length > 0).toBe(place === 'a bucket')
      const moved = Date.now() - startedAt

      await using production = await startProductionProcesses(outside, at('production'), {
        ...target,
        LAUNCH_LEASE_SECONDS: '2',
        AUTH_SIGNING_KEY: await readFile(at('data/auth/signing-key.pem'), 'utf8'),
      })
      const { url } = production
      const shown = await openPage(url, 'ada-one')
      expect([shown.status, shown.text]).toEqual([200, page])
      const same = { ...ada, call: httpClient(url, ada.token) }
      expect((await launchEnd(url, same, underWay)).status).toBe('success')
      await eventually(async () => (await spendableCredits(same)) === 3, 60_000)
      await eventually(async () => (await listedSites(same)).length === 2, 60_000)
      const { email, password } = ada
      const login = await httpClient(url)('POST', '/api/v1/auth/login', { body: { email, password } })
      expect(login.status).toBe(200)
      const again = { ...ada, call: httpClient(url, login.body.token as string) }
      const third = await launchEnd(url, again, await startLaunch(again, resume, 'ada-three'))
      expect([third.status, third.websiteUrl]).toEqual(['success', 'https://ada-three.sites.example.net/'])
      expect((await openPage(url, 'ada-three')).status).toBe(200)
      const kinds = stdout.split('\n').filter((line) => /^\w+\/\S+ +\d/.test(line))
      note(
        `Moved to ${place}: ${kinds.length} collections equal by count and hash in ${(moved / 1_000).toFixed(1)} s; ` +
          `then ${production.processes.length} processes, the same page, session and login, a launch that was running and a new one`,
      )
    },
  )
})
