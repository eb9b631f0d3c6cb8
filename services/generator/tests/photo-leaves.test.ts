import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { personalDataRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import sharp from 'sharp'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

const dayMs = 24 * 3_600_000

describe('what becomes of a photo', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const put = async (siteName = 'ada') => {
    const photo = dataUrl(await halves({ width: 700, height: 700 }).jpeg().toBuffer())
    return world.as('ada')('PUT', `/make/sites/${siteName}/photo`, { body: { photo, on: true } })
  }
  const ids = async () => readdir(`${world.directory}/generator/blobs/photos/ada`).catch(() => [])

  it('when its owner asks for all that is held about them, then the photo is in it', async () => {
    await put()
    await world.visitUntil('ada', '/photo.jpg')
    const auth = world.serviceClient('auth')
    const { personalData, exportFile } = personalDataRoutes.generator
    const { things } = await auth.call(personalData, { params: { userId: 'ada' } })
    const paths = things.flatMap(({ files }) => files).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'photo/original.jpg',
        'photo/photo.jpg',
        'photo/photo@2x.jpg',
        'published/photo.jpg',
      ]),
    )
    const open = (id: string) => auth.open(exportFile, { params: { userId: 'ada', id } })
    const { width } = await sharp(await buffer(await open('ada/photo/original.jpg'))).metadata()
    expect(width).toBe(700)
  })

  it('when its site is deleted, then it is gone, and that of another site stays', async () => {
    await world.goLive('ada', 'other')
    await put()
    const { photo } = (await put('other')).body.data
    expect(await ids()).toHaveLength(2)
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
    await eventually(async () => (await ids()).length === 1)
    expect(await ids()).toEqual([photo.id])
  })

  it('when its owner’s account is deleted, then it is gone', async () => {
    await put()
    await world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    await eventually(async () => (await ids()).length === 0)
    await eventually(async () => (await world.visit('ada', '/photo.jpg')).status === 404)
  })

  it('when the process dies between the pictures and the commit, then a day later they are swept and the photo is not', async () => {
    const { photo } = (await put()).body.data
    const state = () => world.as('ada')('GET', '/make/sites/ada/photo')
    await eventually(async () => (await state()).body.data.published)
    await world.stop()
    const { gate } = dyingAt('before', 1)
    await world.start({ engines: (engines) => gatedEngines(engines, gate, ['sites']) })
    expect((await put()).status).toBe(500)
    expect(await ids()).toHaveLength(2)
    await world.stop()
    await world.start({ now: () => Date.now() + 2 * dayMs })
    await eventually(async () => (await ids()).length === 1)
    expect(await ids()).toEqual([photo.id])
    expect((await world.visit('ada', '/photo.jpg')).status).toBe(200)
  })
})
