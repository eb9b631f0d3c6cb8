import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deflateSync, inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resumeInternalRoutes } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit/http'
import { fonts, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'
import { dataUrl } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const name = text(40, 740, 24, 'Ada Lovelace') + text(40, 700, 11, 'Mathematician, ada@example.org')

interface Placed {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  /** Of the page, in points. */
  readonly at: string
}

/** A resume with pictures on its first page. */
function pdfWith(...pictures: readonly Placed[]): Buffer {
  const names = pictures.map((_, at) => `/P${at} ${20 + at} 0 R`).join(' ')
  const painted = pictures.map(({ at }, place) => `q ${at} cm /P${place} Do Q\n`).join('')
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> /XObject << ${names} >> >> /Contents 6 0 R >>`,
    4: fonts[4],
    6: stream(painted + name),
    ...Object.fromEntries(pictures.map((picture, at) => [20 + at, imageOf(picture)])),
  })
}

const imageOf = ({ pixels, width, height }: Placed) =>
  stream(
    deflateSync(pixels),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
  )

/** Pages that all show the same picture; the last one has another one besides. */
function pagesOf(same: Placed, count: number, last: Placed): Parameters<typeof pdfOf>[0] {
  const pages = Array.from({ length: count }, (_, at) => 100 + at)
  return {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${count} >>`,
    4: fonts[4],
    6: stream(`q ${same.at} cm /P0 Do Q\n${name}`),
    7: stream(`q ${same.at} cm /P0 Do Q q ${last.at} cm /P1 Do Q\n${name}`),
    20: imageOf(same),
    21: imageOf(last),
    ...Object.fromEntries(
      pages.map((page, at) => [
        page,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> /XObject << /P0 20 0 R /P1 21 0 R >> >> /Contents ${at === count - 1 ? 7 : 6} 0 R >>`,
      ]),
    ),
  }
}

/** Every row and column of its own shade, like a photo. */
const photo = (width: number, height: number, at: string): Placed => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    pixels.set([(pixel % width) & 255, Math.floor(pixel / width) & 255, 90], pixel * 3)
  return { pixels, width, height, at }
}
const logo: Placed = { ...photo(200, 200, '150 0 0 150 40 400'), pixels: Buffer.alloc(200 * 200 * 3, 0x44) }

describe('the pictures in a resume', () => {
  let world: ResumeWorld
  let generator: ServiceClient
  beforeAll(async () => {
    world = await startResumeWorld()
    generator = world.serviceClient('generator')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const upload = async (bytes: Buffer): Promise<string> => {
    const { status, body } = await world.callAs('ada')('POST', '/api/v1/auth/resume', {
      body: { pdfFile: dataUrl(bytes), name: 'cv.pdf' },
    })
    expect(status).toBe(201)
    return body.fileName
  }
  const portraitOf = async (id: string, userId = 'ada') =>
    buffer(
      await generator.open(resumeInternalRoutes.portraitOf, { params: { userId, id }, timeoutMs: 20_000 }),
    )
  const absent = { code: 'not-found' }

  it('when there are a photo and a logo on its first page, then the photo is found, pixel by pixel', async () => {
    const shown = photo(150, 200, '75 0 0 100 480 680')
    const id = await upload(pdfWith(logo, shown))
    const png = await portraitOf(id)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([150, 200])
    const data = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8))
    const rows = Array.from({ length: 200 }, (_, y) => data.subarray(y * 451 + 1, (y + 1) * 451))
    expect(Buffer.concat(rows).equals(shown.pixels)).toBe(true)
    await expect(portraitOf(id, 'eve')).rejects.toMatchObject(absent)
  })

  it('when it is large, then it comes in a size that a page can use', async () => {
    const png = await portraitOf(await upload(pdfWith(photo(1_500, 2_000, '75 0 0 100 480 680'))))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([750, 1_000])
  })

  it.each<[string, () => Buffer]>([
    ['no picture', () => pdfWith()],
    ['a logo', () => pdfWith(logo)],
    ['a strip', () => pdfWith(photo(600, 120, '300 0 0 60 40 600'))],
    ['a picture of the whole page', () => pdfWith(photo(600, 800, '600 0 0 800 0 0'))],
  ])('when there is %s, then there is no portrait', async (_what, make) => {
    await expect(portraitOf(await upload(make()))).rejects.toMatchObject(absent)
  })

  it('when the resume is deleted, then its portrait is not to be had any more', async () => {
    const id = await upload(pdfWith(photo(150, 200, '75 0 0 100 480 680')))
    await portraitOf(id)
    await world.callAs('ada')('DELETE', `/api/v1/auth/resume/${id}`)
    await expect(portraitOf(id)).rejects.toMatchObject(absent)
  })

  const workOf = async (id: string, userId = 'ada') =>
    (
      await generator.call(resumeInternalRoutes.workPicturesOf, {
        params: { userId, id },
        timeoutMs: 20_000,
      })
    ).pictures

  it('when there are a portrait, an icon and pictures of work, then the work is listed with its places, and can be had', async () => {
    const portrait = photo(150, 200, '75 0 0 100 480 680')
    const icon = photo(200, 200, '20 0 0 20 40 600')
    const shot = photo(800, 400, '200 0 0 100 40 400')
    const drawing: Placed = {
      ...photo(300, 200, '150 0 0 100 300 400'),
      pixels: Buffer.alloc(300 * 200 * 3, 0x44),
    }
    const id = await upload(pdfWith(portrait, icon, drawing, shot))
    expect(await workOf(id)).toEqual([
      { page: 1, box: [40, 300, 200, 100], width: 800, height: 400 },
      { page: 1, box: [300, 300, 150, 100], width: 300, height: 200 },
    ])
    const open = (number: string, userId = 'ada') =>
      generator.open(resumeInternalRoutes.workPictureOf, { params: { userId, id, number } })
    const png = await buffer(await open('0'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 400])
    for (const [number, user] of [
      ['2', 'ada'],
      ['x', 'ada'],
      ['0', 'eve'],
    ])
      await expect(open(number!, user)).rejects.toMatchObject(absent)
  })

  it('when a large picture is on every page, then it is a decoration, and what else there is is listed', async () => {
    const decoration = photo(700, 700, '300 0 0 300 40 400')
    decoration.pixels.set(randomBytes(decoration.pixels.length))
    const shown = photo(400, 300, '160 0 0 120 400 100')
    const id = await upload(pdfOf(pagesOf(decoration, 12, shown)))
    expect(await workOf(id)).toMatchObject([{ page: 12, width: 400 }])
  })

  it('when there is a scan, a banner, or the same picture twice, then no work is listed', async () => {
    const twice = photo(400, 300, '160 0 0 120 40 400')
    const again = { ...twice, at: '160 0 0 120 300 400' }
    const scan = photo(600, 800, '600 0 0 800 0 0')
    const banner = photo(1_000, 170, '600 0 0 70 0 730')
    expect(await workOf(await upload(pdfWith(twice, again, scan, banner)))).toEqual([])
    expect(await workOf(await upload(pdfWith()))).toEqual([])
  })
})
