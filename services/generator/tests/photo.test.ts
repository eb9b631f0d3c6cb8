import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import sharp from 'sharp'
import { dataUrl, halves, middleOf } from './test-pictures.js'
import { startWorld, type World } from './world.js'

const path = '/make/sites/ada/photo'

describe('the photo of a site', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const call = (method: string, body?: object, user = 'ada', at = path) =>
    world.as(user)(method, at, body && { body })
  const page = async () => (await world.visit('ada')).text
  const isPublished = () => eventually(async () => (await call('GET')).body.data.published)
  const kept = async (user = 'ada') =>
    (
      await readdir(`${world.directory}/generator/blobs/photos/${user}`, { recursive: true }).catch(() => [])
    ).filter((name) => name.endsWith('.jpg'))
  const upload = async (shown: object = {}) => {
    const photo = dataUrl(await halves({ width: 1_600, height: 900 }).jpeg().toBuffer())
    const answer = await call('PUT', { photo, ...shown })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    await isPublished()
    return answer.body.data
  }

  it('when there is none, then there is nothing but the name that would stand for it', async () => {
    expect((await call('GET')).body).toEqual({ data: { suggestedAlt: 'Ada Lovelace', published: true } })
    expect(await page()).not.toContain('<img')
  })

  it('when one is uploaded, then it is off until it is switched on, and on the page at once', async () => {
    const free = world.ledger.free()
    expect((await upload()).photo).toMatchObject({ on: false, width: 1_600, height: 900 })
    expect(await page()).not.toContain('<img')
    expect((await world.visit('ada', '/photo.jpg')).status).toBe(404)
    expect((await call('PATCH', { on: true })).body.data.published).toBe(false)
    await isPublished()
    expect(await page()).toContain(
      '<img class="photo" src="photo.jpg" srcset="photo@2x.jpg 2x" width="320" height="320" alt="Ada Lovelace">',
    )
    expect(await page()).toContain('"image":"http')
    for (const [name, side] of [
      ['/photo.jpg', 320],
      ['/photo@2x.jpg', 640],
    ] as const) {
      const { bytes, headers } = await world.visit('ada', name)
      expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: side, height: side })
    }
    expect(world.ledger.free()).toBe(free)
  })

  it('when the crop is moved, then the page shows the other part, and the pictures before are gone', async () => {
    const before = await upload({ on: true, crop: { x: 0, y: 0, size: 0.5 } })
    const [red] = await middleOf((await world.visit('ada', '/photo.jpg')).bytes)
    expect(red).toBeGreaterThan(150)
    const { body } = await call('PATCH', { crop: { x: 1, y: 1, size: 0.5 } })
    await isPublished()
    expect(body.data.photo.id).not.toBe(before.photo.id)
    const [, , blue] = await middleOf((await world.visit('ada', '/photo.jpg')).bytes)
    expect(blue).toBeGreaterThan(150)
    expect(new Set((await kept()).map((name) => name.split('/')[0]))).toEqual(new Set([body.data.photo.id]))
    const { status, headers } = await call('GET', undefined, 'ada', `${path}/original`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  it('when a text is written, then it stands for the photo; an empty one is the name again', async () => {
    await upload({ on: true, alt: '  Ada at her <desk>  ' })
    expect(await page()).toContain('alt="Ada at her &lt;desk&gt;"')
    await call('PATCH', { alt: '' })
    await isPublished()
    expect(await page()).toContain('alt="Ada Lovelace"')
    expect((await call('PATCH', { alt: 'x'.repeat(201) })).body).toMatchObject({
      code: 'validation-failed',
      error: 'A description has at most 200 characters',
    })
  })

  it('when other settings change or it is launched again, then the photo stays', async () => {
    await upload({ on: true })
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { contact: { phone: true } } })
    await isPublished()
    expect(await page()).toContain('<img')
    await world.goLive('ada', 'ada')
    expect(await page()).toContain('<img')
    expect((await world.visit('ada', '/photo.jpg')).status).toBe(200)
  })

  it('when it is switched off, then it is nowhere on the web; switched on again, it is back', async () => {
    const card = async () => (await world.visit('ada', '/card.png')).bytes
    await call('DELETE')
    await isPublished()
    const without = await card()
    await upload({ on: true })
    expect((await card()).equals(without)).toBe(false)
    await call('PATCH', { on: false })
    await isPublished()
    expect(await page()).not.toMatch(/<img|"image"/)
    expect((await card()).equals(without)).toBe(true)
    for (const name of ['/photo.jpg', '/photo@2x.jpg'])
      expect((await world.visit('ada', name)).status).toBe(404)
    await call('PATCH', { on: true })
    await isPublished()
    expect((await world.visit('ada', '/photo.jpg')).status).toBe(200)
  })

  it('when it is removed, then nothing of it is left, and removing it again is fine', async () => {
    await upload({ on: true })
    expect((await call('DELETE')).body.data.photo).toBeUndefined()
    expect((await call('DELETE')).status).toBe(200)
    await isPublished()
    expect(await page()).not.toContain('<img')
    expect(await kept()).toEqual([])
    expect((await call('PATCH', { on: true })).body).toMatchObject({ status: 409, code: 'no-photo' })
    expect((await call('GET', undefined, 'ada', `${path}/original`)).status).toBe(404)
  })

  it('when two are uploaded at once, then one of them is the photo and nothing of the other is left', async () => {
    const answers = await Promise.all(
      [400, 500].map(async (side) =>
        call('PUT', {
          photo: dataUrl(await halves({ width: side, height: side }).png().toBuffer()),
          on: true,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await isPublished()
    const { photo } = (await call('GET')).body.data
    expect((await kept()).every((name) => name.startsWith(photo.id))).toBe(true)
    const { width } = await sharp((await world.visit('ada', '/photo@2x.jpg')).bytes).metadata()
    expect([photo.sides, photo.width, width]).toEqual([undefined, width, width])
  })

  it('when it is someone else’s site, or there is none, then every call answers 404', async () => {
    await upload({ on: true })
    const photo = dataUrl(await halves({ width: 200, height: 200 }).png().toBuffer())
    for (const [user, at] of [
      ['eve', path],
      ['ada', '/make/sites/nobody/photo'],
      ['ada', '/make/sites/..%2f..%2fada/photo'],
    ] as const) {
      const answers = await Promise.all([
        call('GET', undefined, user, at),
        call('PUT', { photo }, user, at),
        call('POST', { from: 'avatar' }, user, at),
        call('PATCH', { on: true }, user, at),
        call('DELETE', undefined, user, at),
        ...['original', 'offers', 'offers/avatar'].map((what) =>
          call('GET', undefined, user, `${at}/${what}`),
        ),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
    expect(await kept('eve')).toEqual([])
    expect((await world.visit('ada', '/photo.jpg')).status).toBe(200)
  })
})
