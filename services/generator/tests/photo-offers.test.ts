import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

const path = '/make/sites/ada/photo'

describe('pictures that are there already', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const call = (method: string, at = path, body?: object) => world.as('ada')(method, at, body && { body })
  const portrait = () => halves({ width: 300, height: 400 }).png().toBuffer()

  it('when there are none, then none is offered and none can be taken', async () => {
    expect((await call('GET', `${path}/offers`)).body).toEqual({ data: [] })
    for (const from of ['avatar', 'resume'])
      expect((await call('POST', path, { from })).body).toMatchObject({
        status: 409,
        code: 'photo-not-offered',
      })
    for (const from of ['avatar', 'resume', 'other', '..%2f'])
      expect((await call('GET', `${path}/offers/${from}`)).status).toBe(404)
  })

  it('when there are an avatar and a portrait, then both are offered to the owner, and on no page', async () => {
    world.putAvatar('ada', await halves({ width: 512, height: 256 }).webp().toBuffer())
    world.resumes.putPortrait('ada', 'resume-1', await portrait())
    const base = `/api/v1${path}/offers`
    expect((await call('GET', `${path}/offers`)).body.data).toEqual([
      { from: 'avatar', width: 512, height: 256, url: `${base}/avatar` },
      { from: 'resume', width: 300, height: 400, url: `${base}/resume` },
    ])
    expect((await call('GET')).body.data.photo).toBeUndefined()
    expect((await world.visit('ada')).text).not.toContain('<img')
    const headers = { Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` }
    const shown = await fetch(`${world.url()}${base}/resume`, { headers })
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'private, no-store',
    ])
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  it('when one is taken, then it is the photo, cropped near the top of an upright picture', async () => {
    world.resumes.putPortrait('ada', 'resume-1', await portrait())
    const { body } = await call('POST', path, { from: 'resume', on: true })
    expect(body.data.photo).toMatchObject({ on: true, crop: { x: 0, y: 0.0625, size: 1 } })
    expect((await sharp(await world.visitUntil('ada', '/photo.jpg')).metadata()).width).toBe(300)
    expect((await world.visit('ada')).text).toContain('<img class="photo" src="photo.jpg" width="300"')
  })

  it('when the resume is gone meanwhile, then its portrait is not to be had, and the photo taken from it stays', async () => {
    world.resumes.putPortrait('ada', 'resume-1', await portrait())
    await call('POST', path, { from: 'resume', on: true })
    await world.visitUntil('ada', '/photo.jpg')
    world.resumes.remove('ada', 'resume-1')
    expect((await call('GET', `${path}/offers`)).body).toEqual({ data: [] })
    expect((await call('POST', path, { from: 'resume' })).body.code).toBe('photo-not-offered')
    expect((await call('PATCH', path, { crop: { x: 0, y: 0.2, size: 0.9 } })).status).toBe(200)
  })

  it('when auth has a picture that cannot be read, then it is not offered and the others are', async () => {
    world.putAvatar('ada', Buffer.from('no picture'))
    world.resumes.putPortrait('ada', 'resume-1', await portrait())
    const { body } = await call('GET', `${path}/offers`)
    expect(body.data.map(({ from }: { from: string }) => from)).toEqual(['resume'])
  })
})
