import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { connectMongo } from '@thumbfolio/kit/mongo'
import {
  eventually,
  freePort,
  httpClient,
  launchEnd,
  listedSites,
  newPerson,
  openSite,
  spendableCredits,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import { newOperator } from '../runbooks/operator.js'
import { enginesOf, file, sample } from './tools.js'

jest.setTimeout(600_000)

const entry = file('deploy/embedded/dist/main.js')
const tool = file('deploy/embedded/dist/migrate-main.js')

let directory: Awaited<ReturnType<typeof temporaryDirectory>>
let product: ProductProcess | undefined
let name: string
const at = (path: string) => join(directory.path, path)

beforeEach(async () => {
  name = uniqueName('move')
  directory = await temporaryDirectory()
})
afterEach(async () => {
  await product?.end('SIGKILL')
  await directory[Symbol.asyncDispose]()
})

const start = async (data: string, environment: Readonly<Record<string, string>> = {}) => {
  const PORT = String(await freePort())
  const waitUntilReady = environment['waitUntilReady'] !== 'no'
  const settings = { PORT, SIGNUP_CREDITS: '5', LAUNCH_LEASE_SECONDS: '2', LOG_LEVEL: 'warn', ...environment }
  return (product = await startProductProcess({
    entry,
    dataDir: at(data),
    environment: settings,
    waitUntilReady,
  }))
}

const startMigration = (data: string) => startTool([tool], { DATA_DIR: at(data) })
const doctor = async (data: string, more: Readonly<Record<string, string>> = {}) => {
  const { environment } = await newOperator(product!.url, at(data))
  const settings = { DATA_DIR: at(data), ...environment, REDIS_URL: engineAddresses().redisUrl, ...more }
  return startTool([file('deploy/admin/dist/main.js'), 'doctor'], settings).ended
}

function startTool(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env['PATH'], ...enginesOf(name), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  return { child, ended: once(child, 'close').then(([code]) => ({ status: code as unknown, output })) }
}
const migrate = (data: string) => startMigration(data).ended

/** Takes a backup of the engines while the product runs, and restores it without any engine. */
async function backUpAndRestoreEmbedded(url: string, ada: Person): Promise<void> {
  const backups = { BACKUP_DIR: at('backups'), BACKUP_KEEP: '2' }
  const taken = await startTool([file('deploy/embedded/dist/backup-main.js')], backups).ended
  expect(taken).toEqual({ status: 0, output: expect.stringContaining('is a complete backup') })
  const [name = ''] = (await readdir(at('backups'))).filter((entry) => entry.startsWith('thumbfolio-'))
  expect((await readdir(at('backups'))).filter((entry) => entry.endsWith('.copy'))).toEqual([])

  const alone = { MONGODB_URI: '', KAFKA_BROKERS: '', DATA_DIR: at('back'), ON_THE_WAY_SECONDS: '0' }
  const restore = file('packages/kit/dist/run/restore.js')
  const restored = await startTool([restore], { ...alone, FROM: join(at('backups'), name) }).ended
  expect(restored).toMatchObject({ status: 0 })
  const reconcile = file('deploy/start/bin/reconcile.mjs')
  expect((await startTool([reconcile], alone).ended).output).toContain(' 0 open, 0 need manual review.')

  const running = product
  const back = await start('back', {
    AUTH_SIGNING_KEY: await readFile(at('data/auth/signing-key.pem'), 'utf8'),
  })
  product = running
  try {
    const [{ name: site } = { name: '' }] = await listedSites(ada)
    expect((await openSite(back.url, site)).bytes).toEqual((await openSite(url, site)).bytes)
    const there = { ...ada, call: httpClient(back.url, ada.token) }
    expect(await spendableCredits(there)).toBe(await spendableCredits(ada))
    const resume = await uploadPdf(there, sample)
    const launched = await launchEnd(back.url, there, await startLaunch(there, resume, 'after-going-back'))
    expect(launched.status).toBe('success')
  } finally {
    await back.end('SIGKILL')
  }
}

describe('an embedded product that moves to the engines', () => {
  it('when the move is killed and repeated, then everything is copied once: people, sessions, credits, pages and a running launch', async () => {
    const before = await start('data')
    const ada = await newPerson(before.url, 'ada')
    const resume = await uploadPdf(ada, sample)
    const first = await launchEnd(before.url, ada, await startLaunch(ada, resume, `${name}-one`))
    expect(first.status).toBe('success')
    const page = (await openSite(before.url, `${name}-one`)).bytes
    // A launch that is accepted and not finished moves as well.
    const underWay = await startLaunch(ada, resume, `${name}-two`)
    await before.end('SIGKILL')

    await using mongo = await connectMongo({ uri: databaseUri(name), service: 'auth' })
    const killed = startMigration('data')
    const hasBegun = eventually(
      async () => (await mongo.db.collection('accounts').countDocuments({})) > 0,
      180_000,
    )
    expect(await Promise.race([hasBegun, killed.ended])).toBe(true)
    killed.child.kill('SIGKILL')
    await killed.ended
    const moved = await migrate('data')
    expect(moved).toEqual({
      status: 0,
      output: expect.stringMatching(
        /auth\/accounts +1 [\s\S]*generator\/blobs +\d[\s\S]*compared by count and hash/,
      ),
    })
    expect(await migrate('data')).toEqual({
      status: 78,
      output: expect.stringContaining('was moved to the engines'),
    })
    const refused = await start('data', { waitUntilReady: 'no' })
    expect(await refused.ended).toBe(78)
    expect(refused.output()).toContain('the product runs there now')

    const { url } = await start('engines-data', {
      ...enginesOf(name),
      REDIS_URL: engineAddresses().redisUrl,
      AUTH_SIGNING_KEY: await readFile(at('data/auth/signing-key.pem'), 'utf8'),
    })
    const same = { ...ada, call: httpClient(url, ada.token) }
    expect((await openSite(url, `${name}-one`)).status).toBe(200)
    expect((await openSite(url, `${name}-one`)).bytes.length).toBe(page.length)
    expect((await launchEnd(url, same, underWay)).status).toBe('success')
    await eventually(async () => (await spendableCredits(same)) === 3, 60_000)
    await eventually(async () => (await listedSites(same)).length === 2, 60_000)
    const third = await launchEnd(url, same, await startLaunch(same, resume, `${name}-three`))
    expect(third.status).toBe('success')
    await eventually(async () => (await spendableCredits(same)) === 2, 60_000)

    await backUpAndRestoreEmbedded(url, same)
    const found = await doctor('engines-data', { BACKUP_DIR: at('backups') })
    // A local stand-in of MongoDB calls itself 5.0.0.
    const isWrong = (line: string) => line.startsWith('WRONG') && !/MongoDB +is 5\.0\.0/.test(line)
    expect(found.output.split('\n').filter(isWrong)).toEqual([])
    for (const one of [
      'data of auth',
      'indexes of auth',
      'outbox of generator',
      'leftover files of resume',
      'files of generator',
      'releases',
      'Redis',
      'Kafka',
    ])
      expect(found.output).toMatch(new RegExp(`ok +${one} `))
    await using generator = await connectMongo({ uri: databaseUri(name), service: 'generator' })
    await generator.db.collection('sites').dropIndex('pendingAt')
    await generator.databaseOf('resume').collection('resumes').dropIndex('index.owner')
    const hourAgo = new Date(Date.now() - 3_600_000)
    // A file may be written before its record.
    await generator.db.collection('blobs.files').insertMany([
      { length: 0, filename: 'pages/lost', uploadDate: hourAgo },
      { length: 0, filename: 'pages/new', uploadDate: new Date() },
    ])
    const dashboard = generator.databaseOf('dashboard')
    await dashboard.collection('stuck').insertOne({ pendingAt: hourAgo })
    const sick = await doctor('engines-data')
    expect(sick.status).toBe(1)
    expect(sick.output).toMatch(/WRONG +indexes of generator +missing: \S*\.pendingAt/)
    expect(sick.output).toMatch(/WRONG +indexes of resume +missing: resumes\.index\.owner/)
    expect(sick.output).toMatch(/WRONG +outbox of dashboard +1 documents/)
    expect(sick.output).toMatch(/WRONG +files of generator +1 without a record/)
    expect(sick.output).toMatch(/ok +backups +the newest is 0\.\d hours old/)
  })

  it('when the target contains data of another product, then nothing is copied and the product still starts', async () => {
    await (await start('data')).end()
    await using mongo = await connectMongo({ uri: databaseUri(name), service: 'auth' })
    await mongo.db.collection<{ _id: string }>('accounts').insertOne({ _id: 'somebody' })
    expect(await migrate('data')).toEqual({
      status: 78,
      output: expect.stringMatching(/MONGODB_URI: .* contains data of another product \(accounts\)/),
    })
    expect(await mongo.db.collection('accounts').countDocuments({})).toBe(1)
    await (await start('data')).end()
  })
})
