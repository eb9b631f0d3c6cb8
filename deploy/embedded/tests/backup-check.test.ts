import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  eventually,
  newPerson,
  startOtlpReceiver,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sample = new URL('../samples/nurse.pdf', import.meta.url)
/** A public key whose secret one is not here. */
const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
const dayMs = 24 * 3_600_000

interface Outcome {
  readonly code?: number
  readonly stdout: string
  readonly stderr: string
}

describe('a backup of a product with one resume', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const at = (name: string) => join(directory.path, name)

  beforeAll(async () => {
    directory = await temporaryDirectory()
    const environment = { LOG_LEVEL: 'fatal', DEMO: 'off' }
    const product = await startProductProcess({
      entry: file('../dist/main.js'),
      dataDir: at('data'),
      environment,
    })
    await uploadPdf(await newPerson(product.url), sample)
    await product.end()
  }, 120_000)
  afterAll(async () => directory[Symbol.asyncDispose]())

  const operate = (tool: 'backup' | 'backup-check', variables: Record<string, string>): Promise<Outcome> =>
    run(process.execPath, [file(`../dist/${tool}-main.js`)], {
      env: { PATH: process.env['PATH'], DATA_DIR: at('data'), ...variables },
    }).catch((error: unknown) => error as Outcome)
  const checkIn = async (folder: string) =>
    JSON.parse(await readFile(join(folder, 'last-check.json'), 'utf8')) as {
      passedAt: number
      isFailed: boolean
    }
  const namesIn = async (folder: string) =>
    (await readdir(folder)).filter((name) => !name.endsWith('.sock') && name !== 'last-check.json').sort()

  it('when one is encrypted, then its file is restored and reconciled without the secret key, once a week', async () => {
    const folder = at('encrypted')
    const variables = { BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient, BACKUP_KEEP: '1' }
    const first = await operate('backup', variables)
    expect(first.stdout).toMatch(
      /is a complete backup[\s\S]*\.tar\.age can be restored: \d+ files[\s\S]*0 fixed, 0 open, 0 need manual review\.$/m,
    )
    const { passedAt } = await checkIn(folder)
    expect(Date.now() - passedAt).toBeLessThan(60_000)
    expect((await operate('backup', variables)).stdout).not.toContain('can be restored')

    await writeFile(
      join(folder, 'last-check.json'),
      JSON.stringify({ passedAt: passedAt - 7 * dayMs, isFailed: false }),
    )
    expect((await operate('backup', { ...variables, BACKUP_CHECK_DAYS: '0' })).stdout).not.toContain(
      'can be restored',
    )
    expect((await operate('backup', variables)).stdout).toContain('can be restored')
    expect((await checkIn(folder)).passedAt).toBeGreaterThan(passedAt)
    expect(await namesIn(folder)).toEqual([expect.stringMatching(/\.tar\.age$/)])
    // Only the run that made the file has its second key.
    const later = await operate('backup-check', { BACKUP_DIR: folder })
    expect([later.code, later.stderr]).toEqual([78, expect.stringContaining('BACKUP_IDENTITY_FILE')])
    expect((await checkIn(folder)).isFailed).toBe(false)
  }, 120_000)

  it('when a file of a person is missing in it, then the check says which, and the backup stays', async () => {
    const folder = at('backups')
    expect((await operate('backup', { BACKUP_DIR: folder })).stdout).toContain('can be restored')
    const checked = await operate('backup-check', { BACKUP_DIR: folder })
    expect(checked.stdout).toMatch(
      /thumbfolio-\w+ can be restored: \d+ files, as of 20.*\n.* 0 need manual review\.$/m,
    )
    const { passedAt } = await checkIn(folder)

    await rm(at('data/resume/blobs/pdfs'), { recursive: true })
    await writeFile(join(folder, 'last-check.json'), JSON.stringify({ passedAt: 0, isFailed: false }))
    const failed = await operate('backup', { BACKUP_DIR: folder })
    expect(failed).toMatchObject({
      code: 65,
      stdout: expect.stringContaining('is a complete backup'),
      stderr: expect.stringMatching(
        /did not pass the check[\s\S]*MANUAL Resume \S+ of user \S+ has lost pdfs/,
      ),
    })
    expect(await checkIn(folder)).toEqual({ passedAt: 0, isFailed: true })
    expect(passedAt).toBeGreaterThan(0)
    expect(await namesIn(folder)).toHaveLength(2)
  }, 120_000)

  it('when the daily backup passed its check, then its age, size and check are metrics', async () => {
    await using receiver = await startOtlpReceiver()
    const product = await startProductProcess({
      entry: file('../dist/main.js'),
      dataDir: at('measured'),
      environment: {
        LOG_LEVEL: 'fatal',
        DEMO: 'off',
        BACKUP_DIR: at('daily'),
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_METRIC_EXPORT_INTERVAL: '1000',
      },
    })
    const last = (metric: string) =>
      receiver.points.findLast(({ name }) => name === `thumbfolio.backup.${metric}`)?.value ?? -1
    const isRecent = (metric: string) => last(metric) > 0 && last(metric) < 600
    try {
      await eventually(() => isRecent('age') && isRecent('check.age') && last('check.failed') === 0, 60_000)
      expect([last('size') > 500, last('copy.age')]).toEqual([true, -1])
    } finally {
      await product.end()
    }
  }, 120_000)

  it('when it is damaged, then the check names the file, and nothing is left of it', async () => {
    const folder = at('damaged')
    await operate('backup', { BACKUP_DIR: folder, BACKUP_CHECK_DAYS: '0' })
    const [name] = await namesIn(folder)
    await writeFile(join(folder, name!, 'files/auth/store'), 'x')
    const damaged = await operate('backup-check', { FROM: join(folder, name!), BACKUP_DIR: at('place') })
    expect([damaged.code, damaged.stderr]).toEqual([65, expect.stringContaining('auth/store is damaged')])
    expect(await namesIn(at('place'))).toEqual([])
  }, 120_000)
})
