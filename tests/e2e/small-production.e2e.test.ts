import { execFile } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  httpClient,
  launchEnd,
  spendableCredits,
  startLaunch,
  temporaryDirectory,
  uploadPdf,
  type ProductProcess,
} from '@thumbfolio/testing'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { newReader, openPage, startOutside, startSmallProduction, type Outside } from './small-production.js'
import { makeOperator } from '../runbooks/operator.js'

jest.setTimeout(240_000)

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)

let outside: Outside
let directory: Awaited<ReturnType<typeof temporaryDirectory>>
let product: ProductProcess | undefined
const at = (name: string) => join(directory.path, name)

beforeAll(async () => {
  outside = await startOutside()
  directory = await temporaryDirectory()
})
afterAll(async () => {
  await product?.end('SIGKILL')
  await directory?.[Symbol.asyncDispose]()
  await outside?.[Symbol.asyncDispose]()
})

const start = async (environment: Record<string, string>) =>
  (product = await startSmallProduction(outside, { dataDir: at('volume/product'), environment }))

/** A tool of the operator, as the Makefile runs it. */
const operate = async (
  tool: string,
  variables: Readonly<Record<string, string>>,
  words: readonly string[] = [],
) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: at('volume/product'), ...variables }
  return (await run(process.execPath, [file(tool), ...words], { env })).stdout
}

const newestBackup = async (folder: string) => {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.startsWith('thumbfolio-') && name.endsWith('.tar.age'))
    .sort()
    .at(-1)
}

describe('the small production', () => {
  it('when a person signs up and launches and the data are then destroyed, then the nightly backup restores account, session, credits and page', async () => {
    const identity = await generateIdentity()
    const backups = at('volume/backups')
    const settings = {
      BACKUP_DIR: backups,
      BACKUP_RECIPIENT: await identityToRecipient(identity),
      BACKUP_KEEP: '2',
    }
    const first = await start(settings)
    const ada = await newReader(first.url, outside.mailbox, 'ada')
    const resume = await uploadPdf(ada, sample)
    const launched = await launchEnd(first.url, ada, await startLaunch(ada, resume, 'ada-small'))
    expect([launched.status, launched.websiteUrl]).toEqual([
      'success',
      'https://ada-small.sites.example.net/',
    ])
    expect((await openPage(first.url, 'ada-small')).status).toBe(200)
    expect((await fetch(`${first.url}/dev/mail`)).status).toBe(404)

    // A backup ran at the start; the next start runs a missing one.
    await eventually(() => newestBackup(backups), 60_000)
    expect(await first.end()).toBe(0)
    await rm(backups, { recursive: true })
    const second = await start(settings)
    const name = await eventually(() => newestBackup(backups), 60_000)
    // The unencrypted copy is removed right after.
    await eventually(async () => !(await readdir(backups)).some((entry) => entry.endsWith('.staged')))
    expect((await readdir(backups)).filter((entry) => !entry.endsWith('.sock'))).toEqual([name])
    await second.end('SIGKILL')
    await rm(at('volume/product'), { recursive: true })

    const identityFile = at('identity.txt')
    await writeFile(identityFile, `# a comment of age-keygen\n${identity}\n`)
    const from = { FROM: join(backups, name), BACKUP_IDENTITY_FILE: identityFile }
    const restore = '../../packages/kit/dist/run/restore.js'
    expect(await operate(restore, { ...from, CHECK: '1' })).toContain('is complete')
    await operate(restore, from)
    expect(await readdir(at('volume'))).toEqual(['backups', 'product'])
    expect(
      await operate('../../deploy/start/bin/reconcile.mjs', { CHECK: '1', ON_THE_WAY_SECONDS: '0' }),
    ).toContain(' 0 fixed, 0 open, 0 need manual review.')

    const { url } = await start(settings)
    expect((await openPage(url, 'ada-small')).status).toBe(200)
    // Session, account and credits are restored.
    const again = { ...ada, call: httpClient(url, ada.token) }
    expect(await spendableCredits(again)).toBe(2)
    const next = await launchEnd(url, again, await startLaunch(again, resume, 'ada-second'))
    expect(next.status).toBe('success')

    // The nightly backup of this start may still be on its way.
    const doctor = '../../deploy/admin/dist/main.js'
    const operator = await makeOperator(again, at('volume/product'))
    const healthy = await eventually(
      () => operate(doctor, { ...operator, BACKUP_DIR: backups }, ['doctor']).catch(() => undefined),
      60_000,
    )
    expect(healthy).toMatch(/ok +releases +every service is of/)
    expect(healthy).toMatch(/ok +leftover files of generator/)
    expect(healthy).toMatch(/ok +backups +\d[\s\S]*Every check passed\./)
    await product?.end()
    await expect(operate(doctor, { BACKUP_DIR: at('nowhere') }, ['doctor'])).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/WRONG +service auth +does not answer[\s\S]*WRONG +backups/),
    })
  })

  it('when the key is wrong or missing, then the backup is refused and nothing is written', async () => {
    const identity = await generateIdentity()
    const folder = at('others')
    const env = {
      DATA_DIR: at('volume/product'),
      BACKUP_DIR: folder,
      BACKUP_RECIPIENT: await identityToRecipient(identity),
    }
    expect(await operate('../../packages/kit/dist/run/backup.js', env)).toContain('is a complete backup')
    const name = await newestBackup(folder)
    const wrong = operate('../../packages/kit/dist/run/restore.js', {
      FROM: join(folder, name!),
      DATA_DIR: at('elsewhere'),
      BACKUP_IDENTITY: await generateIdentity(),
    })
    await expect(wrong).rejects.toMatchObject({ code: 65 })
    const without = operate('../../packages/kit/dist/run/restore.js', {
      FROM: join(folder, name!),
      DATA_DIR: at('elsewhere'),
    })
    await expect(without).rejects.toMatchObject({
      code: 78,
      stderr: expect.stringContaining('BACKUP_IDENTITY_FILE'),
    })
    expect((await readdir(directory.path)).filter((entry) => entry.startsWith('elsewhere'))).toEqual([])
  })
})
