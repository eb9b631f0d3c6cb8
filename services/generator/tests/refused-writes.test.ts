import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { connectS3, openS3Blobs, type S3Connection } from '@thumbfolio/kit/s3'
import { childModule } from '@thumbfolio/kit/threads'
import { sweptBlobs } from '@thumbfolio/kit/store'
import { eventually, startFakeS3, type FakeS3 } from '@thumbfolio/testing'
import { asEdit } from './content-edit.js'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

const testLimitMs = 30_000

it(
  'when no file of a page can be written, then the publisher hears of it, and no other rejection ends the process',
  async () => {
    const { entry, execArgv } = childModule(import.meta.url, 'refused-publish')
    const { stdout } = await promisify(execFile)(process.execPath, [...execArgv, entry])
    expect(stdout).toBe('The disk is full')
  },
  testLimitMs,
)

describe('a bucket that refuses writes', () => {
  let s3: FakeS3
  let connection: S3Connection
  let world: World
  beforeAll(async () => {
    s3 = await startFakeS3()
    connection = await connectS3(s3.address)
    world = await startWorld()
    const bucket = openS3Blobs({ connection, prefix: 'generator/' })
    await world.start({
      engines: ({ database }) => ({ database, blobs: sweptBlobs(bucket, { database, now: Date.now }) }),
    })
  }, testLimitMs)
  afterAll(async () => {
    for (const part of [world, connection, s3]) await part[Symbol.asyncDispose]()
  })
  beforeEach(() => s3.refuseWrites(() => false))

  const onPage = (path: string) => (key: string) => key.includes('/sites/') && key.endsWith(`/${path}`)
  const isRefused = () => {
    const before = s3.refused.length
    return eventually(() => s3.refused.length > before)
  }
  const content = async () => (await world.as('ada')('GET', '/make/sites/ada/content')).body

  it(
    'when a file of a launch is refused, then the process lives, and the launch goes on once it is taken',
    async () => {
      s3.refuseWrites(onPage('index.html'))
      const refused = isRefused()
      const { status, body } = await world.launch('ada', 'ada')
      expect(status).toBe(202)
      await refused
      expect((await world.visit('ada')).status).toBe(404)
      s3.refuseWrites(() => false)
      expect((await world.end('ada', body.launchId)).status).toBe('success')
      expect((await world.visit('ada')).text).toContain('Ada Lovelace')
    },
    testLimitMs,
  )

  it(
    'when a file of an edit is refused, then the page stays as it was, and follows once it is taken',
    async () => {
      const shown = (await content()).data
      const edit = asEdit(shown)
      const edited = { ...edit, intro: ['I wrote the first program.'] }
      s3.refuseWrites(onPage('index.html'))
      const refused = isRefused()
      const answer = await world.as('ada')('PUT', '/make/sites/ada/content', {
        body: edited,
        headers: { 'If-Match': '*' },
      })
      expect(answer.status).toBe(200)
      await refused
      expect((await world.visit('ada')).text).not.toContain('I wrote the first program.')
      s3.refuseWrites(() => false)
      await eventually(async () => (await world.visit('ada')).text.includes('I wrote the first program.'))
    },
    testLimitMs,
  )

  it(
    'when a photo is refused, then that is said, nothing of it is on the page, and the next try is kept',
    async () => {
      const photo = dataUrl(await halves({ width: 800, height: 600 }).jpeg().toBuffer())
      const upload = () => world.as('ada')('PUT', '/make/sites/ada/photo', { body: { photo, on: true } })
      s3.refuseWrites((key) => key.includes('/photos/'))
      expect(await upload()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect((await world.visit('ada')).text).not.toContain('photo.jpg')
      s3.refuseWrites(onPage('photo.jpg'))
      const refused = isRefused()
      expect((await upload()).status).toBe(200)
      await refused
      s3.refuseWrites(() => false)
      await eventually(async () => (await world.visit('ada', '/photo.jpg')).status === 200)
    },
    testLimitMs,
  )
})
