import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, jest } from '@jest/globals'
import { engineAddresses, uniqueName } from '@thumbfolio/engines'
import {
  launchEnd,
  newPerson,
  openSite,
  startFakeS3,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { enginesOf, file, filesIn, runTool, sample } from './tools.js'

jest.setTimeout(300_000)

const run = promisify(execFile)
const product = file('deploy/embedded/dist/main.js')
const tool = file('deploy/embedded/dist/backup-main.js')
const restore = file('packages/kit/dist/run/restore.js')

it('when the files are in a bucket, then they count for the room of a backup, and are in it', async () => {
  await using directory = await temporaryDirectory()
  await using s3 = await startFakeS3()
  const at = (name: string) => join(directory.path, name)
  const name = uniqueName('files')
  const engines = { ...enginesOf(name), ...filesIn(s3) }
  const running = await startProductProcess({
    entry: product,
    dataDir: at('data'),
    environment: { ...engines, REDIS_URL: engineAddresses().redisUrl, LOG_LEVEL: 'error' },
  })
  let page: Buffer
  try {
    const ada = await newPerson(running.url, 'ada')
    const launch = await startLaunch(ada, await uploadPdf(ada, sample), `${name}-one`)
    expect((await launchEnd(running.url, ada, launch)).status).toBe('success')
    page = (await openSite(running.url, `${name}-one`)).bytes
  } finally {
    await running.end()
  }
  const [pdf = ''] = [...s3.objects.keys()].filter((key) => key.includes('/pdfs/'))

  const environment = { ...engines, BACKUP_DIR: at('disk/backups') }
  const taken = await runTool(tool, environment)
  expect(taken.stdout).toMatch(/is a complete backup[\s\S]*can be restored[\s\S]* 0 need manual review\.$/m)
  const [backup = ''] = (await readdir(at('disk/backups'))).filter((one) => one.startsWith('thumbfolio-'))
  await runTool(restore, { DATA_DIR: at('restored'), FROM: join(at('disk/backups'), backup) })
  const restored = await startProductProcess({
    entry: product,
    dataDir: at('restored'),
    environment: { DEMO: 'off', LOG_LEVEL: 'error' },
  })
  try {
    expect((await openSite(restored.url, `${name}-one`)).bytes.length).toBe(page.length)
  } finally {
    await restored.end()
  }

  // Three copies of it are more than the disk has.
  ;(s3.objects as Map<string, Buffer>).set(`${pdf}-large`, Buffer.alloc(12 * 2 ** 20))
  await mkdir(at('small'))
  const words = ['--user', '--map-root-user', '--mount', 'sh', '-c']
  const script = 'mount -t tmpfs -o size=32m tmpfs "$DISK" && exec node "$0"'
  const env = { PATH: process.env['PATH'], ...engines, DISK: at('small'), BACKUP_DIR: at('small/backups') }
  await expect(run('unshare', [...words, script, tool], { env })).rejects.toMatchObject({
    code: 69,
    stderr: expect.stringMatching(/has room for \d+ bytes, and the backup needs about \d+/),
  })
})
