import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
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

jest.setTimeout(300_000)

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const product = file('../../deploy/embedded/dist/main.js')
const tool = file('../../deploy/embedded/dist/backup-main.js')
const restore = file('../../packages/kit/dist/run/restore.js')
const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)

it('when the files are in a bucket, then they count for the room of a backup, and are in it', async () => {
  await using directory = await temporaryDirectory()
  await using s3 = await startFakeS3()
  const at = (name: string) => join(directory.path, name)
  const name = uniqueName('files')
  const { endpoint, bucket, credentials } = s3.address
  const engines = {
    MONGODB_URI: databaseUri(name),
    ENGINE_PREFIX: `${name}-`,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  const { kafkaBrokers, redisUrl } = engineAddresses()
  const running = await startProductProcess({
    entry: product,
    dataDir: at('data'),
    environment: {
      ...engines,
      KAFKA_BROKERS: kafkaBrokers,
      KAFKA_PARTITIONS: '3',
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'error',
    },
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

  const env = { PATH: process.env['PATH'], ...engines, BACKUP_DIR: at('disk/backups') }
  const taken = await run(process.execPath, [tool], { env })
  expect(taken.stdout).toMatch(/is a complete backup[\s\S]*can be restored[\s\S]* 0 need manual review\.$/m)
  const [backup = ''] = (await readdir(at('disk/backups'))).filter((one) => one.startsWith('thumbfolio-'))
  const alone = { PATH: process.env['PATH'], DATA_DIR: at('restored') }
  await run(process.execPath, [restore], { env: { ...alone, FROM: join(at('disk/backups'), backup) } })
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
  const small = { ...env, DISK: at('small'), BACKUP_DIR: at('small/backups') }
  await expect(run('unshare', [...words, script, tool], { env: small })).rejects.toMatchObject({
    code: 69,
    stderr: expect.stringMatching(/has room for \d+ bytes, and the backup needs about \d+/),
  })
})
