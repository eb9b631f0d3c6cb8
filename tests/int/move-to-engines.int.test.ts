import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  type ProductProcess,
} from '@thumbfolio/testing'

jest.setTimeout(300_000)

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const entry = file('../../deploy/embedded/dist/main.js')
const tool = file('../../deploy/embedded/dist/migrate-main.js')
const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)

let directory: Awaited<ReturnType<typeof temporaryDirectory>>
let product: ProductProcess | undefined
let name: string
const at = (path: string) => join(directory.path, path)
const engines = () => ({
  MONGODB_URI: databaseUri(name),
  KAFKA_BROKERS: engineAddresses().kafkaBrokers,
  KAFKA_PARTITIONS: '3',
  ENGINE_PREFIX: `${name}-`,
})

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

function startMigration(data: string) {
  const child = spawn(process.execPath, [tool], {
    env: { PATH: process.env['PATH'], DATA_DIR: at(data), ...engines() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  return { child, ended: once(child, 'close').then(([code]) => ({ status: code as unknown, output })) }
}
const migrate = (data: string) => startMigration(data).ended

describe('an embedded product that moves to the engines', () => {
  it('when the move is killed and repeated, then everything is there once: people, sessions, credits, pages, a launch that was under way', async () => {
    const before = await start('data')
    const ada = await newPerson(before.url, 'ada')
    const resume = await uploadPdf(ada, sample)
    const first = await launchEnd(before.url, ada, await startLaunch(ada, resume, `${name}-one`))
    expect(first.status).toBe('success')
    const page = (await openSite(before.url, `${name}-one`)).bytes
    // What is accepted and not done moves as well.
    const underWay = await startLaunch(ada, resume, `${name}-two`)
    await before.end('SIGKILL')

    await using mongo = await connectMongo({ uri: databaseUri(name), service: 'auth' })
    const killed = startMigration('data')
    await eventually(async () => (await mongo.db.collection('accounts').countDocuments({})) > 0, 60_000)
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
    expect(refused.output()).toContain('the product goes on there')

    const { url } = await start('engines-data', {
      ...engines(),
      REDIS_URL: engineAddresses().redisUrl,
      AUTH_SIGNING_KEY: await readFile(at('data/auth/signing-key.pem'), 'utf8'),
      SERVICE_SECRET: (await readFile(at('data/service-secret'), 'utf8')).trim(),
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
  })

  it('when the target holds data of another product, or no engine is named, then nothing is copied', async () => {
    await (await start('data')).end()
    await using mongo = await connectMongo({ uri: databaseUri(name), service: 'auth' })
    await mongo.db.collection<{ _id: string }>('accounts').insertOne({ _id: 'somebody' })
    expect(await migrate('data')).toEqual({
      status: 78,
      output: expect.stringMatching(/MONGODB_URI: .* holds data of another product \(accounts\)/),
    })
    expect(await mongo.db.collection('accounts').countDocuments({})).toBe(1)
    await (await start('data')).end()
  })
})
