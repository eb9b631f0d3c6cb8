import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { connectMongo } from '@thumbfolio/kit/mongo'
import {
  eventually,
  httpClient,
  launchEnd,
  newPerson,
  openSite,
  spendableCredits,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { enginesOf, file, runTool, sample } from './tools.js'

jest.setTimeout(300_000)

const product = file('deploy/embedded/dist/main.js')
const daily = file('deploy/embedded/dist/backup-daily-main.js')
const restore = file('deploy/embedded/dist/restore-engines-main.js')

it('when the daily backup of the engines is restored into empty ones, then sessions, credits and pages are there, once', async () => {
  await using directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  const [before, after] = [uniqueName('before'), uniqueName('after')]
  const start = (name: string) =>
    startProductProcess({
      entry: product,
      // The same folder: the key that signs sessions is in it, not in a backup of engines.
      dataDir: at('keys'),
      environment: { ...enginesOf(name), REDIS_URL: engineAddresses().redisUrl, LOG_LEVEL: 'error' },
    })
  const backups = at('backups')
  const environmentOf = (name: string) => ({ ...enginesOf(name), BACKUP_DIR: backups })

  const old = await start(before)
  await using _old = { [Symbol.asyncDispose]: async () => void (await old.end('SIGKILL')) }
  const ada = await newPerson(old.url, 'ada')
  const launch = await startLaunch(ada, await uploadPdf(ada, sample), `${before}-one`)
  expect((await launchEnd(old.url, ada, launch)).status).toBe('success')
  const [page, credits] = [(await openSite(old.url, `${before}-one`)).bytes, await spendableCredits(ada)]

  // It runs at the start, because none was taken today.
  const running = runTool(daily, { ...environmentOf(before), LOG_LEVEL: 'info' })
  let output = ''
  running.child.stdout?.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  await eventually(() => output.includes('the backup is complete'), 120_000)
  running.child.kill('SIGTERM')
  expect((await running).stdout).toContain('can be restored')
  await old.end()
  const [name = ''] = (await readdir(backups)).filter((one) => one.startsWith('thumbfolio-'))
  const FROM = join(backups, name)

  const killed = runTool(restore, { ...environmentOf(after), FROM })
  const ended = killed.catch(() => 'killed')
  await using mongo = await connectMongo({ uri: databaseUri(after), service: 'auth' })
  const hasBegun = async () => (await mongo.db.collection('accounts').countDocuments({})) > 0
  await eventually(hasBegun, 120_000)
  killed.child.kill('SIGKILL')
  await ended
  const { stdout } = await runTool(restore, { ...environmentOf(after), FROM })
  expect(stdout).toMatch(/auth\/accounts +1 [\s\S]*The backup is in the engines, compared by count and hash/)
  expect((await readdir(backups)).filter((one) => one.endsWith('.restored'))).toEqual([])

  const next = await start(after)
  try {
    expect((await openSite(next.url, `${before}-one`)).bytes.length).toBe(page.length)
    const there = { ...ada, call: httpClient(next.url, ada.token) }
    expect(await spendableCredits(there)).toBe(credits)
    const again = await startLaunch(there, await uploadPdf(there, sample), `${before}-two`)
    expect((await launchEnd(next.url, there, again)).status).toBe('success')
  } finally {
    await next.end()
  }

  await expect(runTool(restore, { ...environmentOf(after), FROM })).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringContaining('contains data of another product'),
  })
})
