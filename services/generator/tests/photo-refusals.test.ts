import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { bomb, dataUrl, deepPng, halves, middleOf } from './test-pictures.js'
import { startWorld, type World } from './world.js'

const path = '/make/sites/ada/photo'
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const frames = (format: 'gif' | 'webp') => {
  const raw = Buffer.alloc(100 * 200 * 3, 90)
  raw.fill(200, 100 * 100 * 3)
  const image = sharp(raw, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
  return (format === 'gif' ? image.gif({ delay: [50, 50] }) : image.webp({ delay: [50, 50] })).toBuffer()
}
const square = (side: number) => halves({ width: side, height: side })

describe('pictures that people send', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const put = (photo: unknown, shown: object = {}) =>
    world.as('ada')('PUT', path, { body: { photo, ...shown } })
  const original = async () => {
    const token = world.identity.tokenFor({ userId: 'ada' })
    const answer = await fetch(`${world.url()}/api/v1${path}/original`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return Buffer.from(await answer.arrayBuffer())
  }

  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, number, string, RegExp]>([
    ['a bomb', () => bomb(30_000, 30_000), 422, 'photo-too-many-pixels', /30000 × 30000 pixels.*smaller/],
    ['8,000 x 8,000', () => bomb(8_000, 8_000), 422, 'photo-too-many-pixels', /25 megapixels \(50 as JPEG\)/],
    ['an SVG', () => svg, 422, 'photo-unsupported', /SVG is a drawing/],
    ['an animated GIF', () => frames('gif'), 422, 'photo-unsupported', /A GIF cannot be a photo/],
    ['an animated WebP', () => frames('webp'), 422, 'photo-unsupported', /animated picture/],
    ['a HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1', 422, 'photo-unsupported', /HEIC.*as JPEG/],
    ['a PDF', () => '%PDF-1.7\n', 422, 'photo-unsupported', /This is a PDF/],
    ['a text', () => 'Here I am', 422, 'photo-unsupported', /JPEG, PNG or WebP/],
    ['no bytes', () => '', 422, 'photo-unsupported', /This file is empty/],
    [
      'a truncated JPEG',
      async () => (await square(400).jpeg().toBuffer()).subarray(0, 1_500),
      422,
      'photo-damaged',
      /damaged or not complete/,
    ],
    [
      'a truncated PNG',
      async () => (await square(400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 90_000),
      422,
      'photo-damaged',
      /damaged or not complete/,
    ],
    ['only the head of a PNG', () => '\x89PNG\r\n\x1a\n', 422, 'photo-damaged', /damaged/],
    ['63 x 63', () => square(63).png().toBuffer(), 422, 'photo-too-small', /63 × 63.*at least 64 × 64/],
    [
      'a strip',
      () => halves({ width: 6_000, height: 100 }).png().toBuffer(),
      422,
      'photo-too-small',
      /6000 × 100/,
    ],
  ])('when it is %s, then it is refused with what to do', async (_what, make, status, code, words) => {
    const bytes = await make()
    const picture = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    const { body } = await put(dataUrl(picture, 'image/jpeg'))
    expect([body.status, body.code, body.error]).toEqual([status, code, expect.stringMatching(words)])
    expect(await readdir(`${world.directory}/generator/blobs/photos`).catch(() => [])).toEqual([])
  })

  it('when it is no data URL, or none at all, then it is refused and nothing is fetched', async () => {
    for (const photo of ['https://example.org/a.jpg', 'file:///etc/passwd', 'data:image/png;base64,%%%'])
      expect((await put(photo)).body).toMatchObject({ status: 422, code: 'photo-unsupported' })
    for (const photo of ['', 7, { $gt: '' }, undefined])
      expect((await put(photo)).body).toMatchObject({ status: 400, error: 'Please choose a photo' })
  })

  it('when it is over 10 MB, then 413; the body limit of the route says the same', async () => {
    const large = Buffer.alloc(10 * 2 ** 20 + 1, 7)
    large.set(await square(100).png().toBuffer())
    for (const bytes of [large, Buffer.alloc(15 * 2 ** 20)])
      expect((await put(dataUrl(bytes))).body).toMatchObject({
        status: 413,
        code: 'photo-too-large',
        error: 'Please choose a photo of at most 10 MB.',
      })
  })

  it('when a crop is none, or leaves too little, then it is refused', async () => {
    const photo = dataUrl(await square(200).png().toBuffer())
    for (const crop of [{ x: -1, y: 0, size: 1 }, { x: 0, y: 0, size: 0 }, { x: 0, y: 0 }, { x: NaN }, 'all'])
      expect((await put(photo, { crop })).body).toMatchObject({ status: 400, code: 'validation-failed' })
    const { body } = await put(photo, { crop: { x: 0.5, y: 0.5, size: 0.3 } })
    expect([body.code, body.error]).toEqual([
      'photo-too-small',
      expect.stringContaining('This part of the photo is too small'),
    ])
  })

  it('when a photo has a place, a camera and a turn in it, then it is upright and nothing of them is left', async () => {
    const bytes = await halves({ width: 600, height: 300 })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(bytes.includes('Ada Secret')).toBe(true)
    expect((await put(dataUrl(bytes), { on: true })).body.data.photo).toMatchObject({
      width: 300,
      height: 600,
    })
    const published = await world.visitUntil('ada', '/photo.jpg')
    for (const picture of [published, await original()]) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(picture).metadata()
      expect([exif, xmp, icc, iptc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(picture.includes('Ada Secret')).toBe(false)
    }
  })

  it('when a JPEG is CMYK, then its colours are what a printer meant', async () => {
    const bytes = await square(200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    expect((await put(dataUrl(bytes), { crop: { x: 0, y: 0, size: 0.4 } })).status).toBe(200)
    const picture = await original()
    expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const [red, green, blue] = await middleOf(await sharp(picture).extract(leftHalf).toBuffer())
    expect(red! > 150 && green! < 110 && blue! < 110).toBe(true)
  })

  it('when a PNG has 16 bits a channel, then its colours are the same in 8', async () => {
    expect((await put(dataUrl(deepPng(128, [0xc000, 0x4000, 0x2000])))).status).toBe(200)
    const [red, green, blue] = await middleOf(await original())
    expect(Math.abs(red! - 0xc0) + Math.abs(green! - 0x40) + Math.abs(blue! - 0x20)).toBeLessThan(12)
  })

  it('when a PNG is transparent, then the paper of the page is seen through it', async () => {
    const clear = sharp({ create: { width: 128, height: 128, channels: 4, background: '#00000000' } })
    expect((await put(dataUrl(await clear.png().toBuffer()))).status).toBe(200)
    const seen = await middleOf(await original())
    const paper = /--paper:#([0-9a-f]{6})/.exec((await world.visit('ada')).text)?.[1] ?? ''
    const wanted = [0, 2, 4].map((at) => parseInt(paper.slice(at, at + 2), 16))
    expect(seen.every((value, at) => Math.abs(value - wanted[at]!) <= 3)).toBe(true)
  })

  it('when a PNG calls itself a JPEG, or a WebP a text, then its content counts', async () => {
    const [png, webp] = [await square(100).png().toBuffer(), await square(100).webp().toBuffer()]
    expect((await put(dataUrl(png, 'image/jpeg'))).status).toBe(200)
    expect((await put(dataUrl(webp, 'text/plain'))).status).toBe(200)
  })

  it('when a JPEG has 48 megapixels, then it is taken, and smaller afterwards', async () => {
    const bytes = await halves({ width: 8_000, height: 6_000 }).jpeg({ quality: 50 }).toBuffer()
    expect((await put(dataUrl(bytes))).body.data.photo).toMatchObject({ width: 2_400, height: 1_800 })
  })
})

const leftHalf = { left: 0, top: 0, width: 80, height: 200 }
