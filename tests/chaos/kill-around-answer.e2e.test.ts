import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  freePort,
  launchEnd,
  spendableCredits,
  startFakeAnthropic,
  startLaunch,
  temporaryDirectory,
  uploadPdf,
  type FakeVendor,
} from '@thumbfolio/testing'
import { newReader, openPage, startOutside, type Outside } from '../e2e/small-production.js'
import { startMortal, type KillPoint, type MortalProduct } from './start-mortal.js'

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const replay = file('../../services/generator/bin/replay.mjs')
const sample = file('../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf')
const [credits, price] = [5, 2]
jest.setTimeout(120_000)

interface Death {
  /** Where in its launch the product dies. */
  readonly moment: string
  readonly at?: KillPoint
  readonly arrange?: (vendor: FakeVendor, kill: () => void) => void
  /** Fewest and most questions that the vendor may have been sent in the end. */
  readonly questions: readonly [number, number]
}

const deaths: readonly Death[] = [
  { moment: 'while the model writes', arrange: whileItWrites, questions: [2, 2] },
  {
    moment: 'when the answer has left the vendor',
    arrange: (vendor, kill) => vendor.onceAnswered(kill),
    questions: [1, 2],
  },
  {
    moment: 'between the answer and its commit',
    at: { at: 'answer', when: 'before' },
    questions: [2, 2],
  },
  {
    moment: 'right after the commit of the answer',
    at: { at: 'answer', when: 'after' },
    questions: [1, 1],
  },
]

function whileItWrites(vendor: FakeVendor, kill: () => void): void {
  vendor.next({ kind: 'never' })
  void eventually(() => vendor.questions().length === 1, 60_000).then(kill)
}

describe('in production: a SIGKILL around a model’s answer, then a restart', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let vendor: FakeVendor
  let outside: Outside
  let product: MortalProduct | undefined
  let PORT: string
  const start = async () => {
    product = await startMortal(directory.path, {
      ...outside.environment,
      PORT,
      BACKUP_DIR: join(directory.path, 'backups'),
      SIGNUP_CREDITS: String(credits),
      LOG_LEVEL: 'silent',
      LAUNCH_LEASE_SECONDS: '1',
      LAUNCH_DEADLINE_SECONDS: '60',
      ANTHROPIC_API_KEY: 'test-key',
      ANTHROPIC_BASE_URL: vendor.url,
    })
    return product
  }

  beforeEach(async () => {
    directory = await temporaryDirectory()
    vendor = await startFakeAnthropic()
    outside = await startOutside()
    PORT = String(await freePort())
  })
  afterEach(async () => {
    await product?.end('SIGKILL')
    await vendor[Symbol.asyncDispose]()
    await outside[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it.each(deaths)(
    'when it dies $moment, then the launch is live and paid once, with at most one question more, all on record',
    async ({ at, arrange, questions: [fewest, most] }) => {
      const dying = await start()
      const person = await newReader(dying.url, outside.mailbox, 'ada')
      const resume = await uploadPdf(person, sample)
      await person.call('PUT', '/api/v1/auth/consents/anthropic', { body: { granted: true } })
      arrange?.(vendor, () => process.kill(dying.pid, 'SIGKILL'))
      if (at) await dying.arm(at)
      const launchId = await startLaunch(person, resume, 'died-once', 'sonnet')
      expect(await dying.ended).toBe('SIGKILL')

      const { url, end } = await start()
      const view = await launchEnd(url, person, launchId)
      expect([view.status, view.composer]).toEqual(['success', 'anthropic'])
      expect((await openPage(url, 'died-once')).status).toBe(200)
      await eventually(async () => (await spendableCredits(person)) === credits - price)
      expect(await end()).toBe(0)

      const asked = vendor.questions().length
      expect(asked).toBeGreaterThanOrEqual(fewest)
      expect(asked).toBeLessThanOrEqual(most)
      const { stdout } = await run(process.execPath, [replay, launchId], {
        env: { DATA_DIR: directory.path },
      })
      const outcomes = [...stdout.matchAll(/^\d+\. anthropic .*: (.*)$/gm)].map(([, outcome]) => outcome)
      const unheard = Array<string>(asked - 1).fill('nobody lived to hear it')
      expect(outcomes).toEqual([...unheard, 'answered'])
    },
  )
})
