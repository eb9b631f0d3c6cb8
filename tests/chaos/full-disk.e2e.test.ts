import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import {
  eventually,
  httpClient,
  startLaunch,
  temporaryDirectory,
  uploadPdf,
  type ProductProcess,
} from '@thumbfolio/testing'
import { facePicture } from '../e2e/face-picture.js'
import { accessTo, openPage, startOutside, startSmallProduction } from '../e2e/small-production.js'
import { judge, launchSites, newLaunchers } from './workload.js'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sample = file('../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf')
const credits = 10

/** A file system of its own that only this process sees, and that ends with it. */
const onSmallDisk = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=64m tmpfs "$DATA_DIR" && exec "$@"',
  'sh',
]

/** Takes what is left of the disk, down to its last byte. Answers with the way to give it back. */
async function fillDisk({ pid }: ProductProcess, directory: string): Promise<() => Promise<void>> {
  const ballast = join(`/proc/${pid}/root`, directory, 'ballast')
  for (const sizeBytes of [1_048_576, 4_096])
    while (await writeFile(ballast, Buffer.alloc(sizeBytes), { flag: 'a' }).then(() => true, isFull));
  return () => rm(ballast)
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOSPC') throw error
  return false
}

const onLinux = process.platform === 'linux' ? it : it.skip

onLinux(
  'when the disk of a production is full, then writes are 503, a launch and an edit wait, pages are served, and all goes on once there is room',
  async () => {
    await using directory = await temporaryDirectory()
    await using outside = await startOutside()
    const dataDir = join(directory.path, 'data')
    await mkdir(dataDir)
    const product = await startSmallProduction(outside, {
      dataDir,
      through: onSmallDisk,
      environment: {
        SIGNUP_CREDITS: String(credits),
        LOG_LEVEL: 'error',
        BACKUP_DIR: join(directory.path, 'backups'),
      },
    })
    const { url } = product
    try {
      const [one, other] = await newLaunchers(url, 2, accessTo(outside))
      if (!one || !other) throw new Error('There are two')
      const before = await launchSites([one], 1)

      const page = `/api/v1/make/sites/${before[0]!.site}`
      const photo = `data:image/jpeg;base64,${(await facePicture()).toString('base64')}`

      const giveBack = await fillDisk(product, dataDir)
      // The stores have room in reserve: a launch and an edit are accepted, and the files of their pages are not written.
      const during = launchSites([other], 1)
      const edited = await one.person.call('PATCH', page, { body: { indexed: false } })
      expect([200, 503]).toContain(edited.status)
      expect((await one.person.call('PUT', `${page}/photo`, { body: { photo, on: true } })).status).toBe(503)
      const body = { username: 'late', email: 'late@example.org', password: 'secret of late' }
      const signUp = () => httpClient(url)('POST', '/api/v1/auth/signup', { body })
      // Rooms that were reserved before are used up first. A production takes its time for each password.
      let names = 0
      const signUpNext = () => {
        const username = `next-${names++}`
        const next = { ...body, username, email: `${username}@example.org` }
        return httpClient(url)('POST', '/api/v1/auth/signup', { body: next })
      }
      const refused = await eventually(async () => {
        const answers = await Promise.all(Array.from({ length: 8 }, signUpNext))
        return answers.find(({ status }) => status !== 201)
      }, 150_000)
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      await expect(uploadPdf(other.person, sample)).rejects.toThrow('upload: 503')
      expect((await openPage(url, before[0]!.site)).status).toBe(200)
      expect((await fetch(`${url}/livez`)).status).toBe(200)

      await giveBack()
      const late = await during
      await eventually(async () => (await signUp()).status === 201)
      await uploadPdf(other.person, sample)
      await startLaunch(other.person, other.resume, 'after-the-flood')
      const after = await launchSites([one, other], 2)
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 'success'))
      await judge(url, [one, other], [...before, ...late, ...after], credits)
    } finally {
      await product.end('SIGKILL')
    }
  },
  300_000,
)
