import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import sharp from 'sharp'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

const dataUrl = (bytes: Uint8Array | string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const picture = (width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

/** A valid black PNG of one bit per pixel: a few kilobytes, whatever it unpacks to. */
function bomb(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) =>
    (bytes.reduce((sum, byte) => crcTable[(sum ^ byte) & 255]! ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((width / 8 + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('the profile picture', () => {
  let auth: AuthUnderTest
  let member: Member
  const put = (profilePic: unknown, { call }: Member = member) =>
    call('PUT', `${api}/update-profile`, { body: { profilePic } })
  const fetchPicture = async (path: string) => {
    const response = await fetch(auth.url + path)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  const blobsOf = ({ userId }: Member) => {
    const directory = join(auth.directory, 'auth', 'blobs', 'avatars', userId)
    return existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : []
  }

  beforeAll(async () => {
    auth = await AuthUnderTest.start()
    member = await auth.signUp()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it.each(['png', 'jpeg', 'webp'] as const)(
    'when a %s is sent, then it is served as a small WebP',
    async (format) => {
      const bytes = await picture().toFormat(format).toBuffer()
      const { status, body } = await put(dataUrl(bytes, 'application/octet-stream'))
      expect(status).toBe(200)
      expect(body).toMatchObject({ message: 'Profile updated successfully', user: { _id: member.userId } })
      expect(body.data).toEqual(body.user)
      expect(body.data.profilePicture).toMatch(/^\/api\/v1\/auth\/avatars\/[\w-]{22}$/)
      const served = await fetchPicture(body.data.profilePicture)
      expect([served.status, served.type]).toEqual([200, 'image/webp'])
      expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 })
    },
  )

  it('when a photo carries metadata, then it is upright and nothing of it is left', async () => {
    const bytes = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada Secret', Artist: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(bytes.includes('Ada Secret') && (await sharp(bytes).metadata()).orientation === 6).toBe(true)
    const { body } = await put(dataUrl(bytes, 'image/jpeg'))
    const served = await fetchPicture(body.data.profilePicture)
    const metadata = await sharp(served.bytes).metadata()
    expect(metadata).toMatchObject({ width: 20, height: 40 })
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(served.bytes.includes('Ada Secret')).toBe(false)
  })

  it('when another service asks for it, then it is the one that is shown; who has none has none there', async () => {
    const avatarOf = async (id: string) =>
      buffer(await auth.serviceClients.open(authInternalRoutes.avatarOf, { params: { id } }))
    const other = await auth.signUp()
    await expect(avatarOf(other.userId)).rejects.toMatchObject({ code: 'not-found' })
    const { body } = await put(dataUrl(await picture().png().toBuffer()), other)
    const { bytes } = await fetchPicture(body.data.profilePicture)
    expect((await avatarOf(other.userId)).equals(bytes)).toBe(true)
  })

  it('when a new picture comes, then the old one is gone', async () => {
    const first = (await put(dataUrl(await picture().png().toBuffer()))).body.data.profilePicture as string
    const second = (await put(dataUrl(await picture().png().toBuffer()))).body.data.profilePicture as string
    expect(second).not.toBe(first)
    expect((await fetchPicture(first)).status).toBe(404)
    expect((await fetchPicture(second)).status).toBe(200)
    expect(blobsOf(member)).toHaveLength(1)
    for (const id of ['x', '..%2f..%2fx', 'a'.repeat(4_000), '%00'])
      expect((await fetchPicture(`${api}/avatars/${id}`)).status).toBe(404)
  })

  it('when it is no PNG, JPEG or WebP by content, then 400 whatever it claims to be', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const gif = await picture(10, 10).gif().toBuffer()
    const png = await picture().png().toBuffer()
    const hostile = [
      dataUrl(svg, 'image/svg+xml'),
      dataUrl(svg, 'image/png'),
      dataUrl(gif, 'image/png'),
      dataUrl('<html></html>', 'image/png'),
      dataUrl(`\x89PNG\r\n\x1a\n${svg}`, 'image/png'),
      dataUrl(png.subarray(0, png.length / 2)),
      'data:image/png;base64,',
      'data:image/png;base64,%%%',
      'https://example.org/a.png',
      'file:///etc/passwd',
      '/etc/passwd',
    ]
    for (const profilePic of hostile) {
      const { body } = await put(profilePic)
      expect([profilePic.slice(0, 40), body.status, body.error]).toEqual([
        profilePic.slice(0, 40),
        400,
        'Please upload a PNG, JPEG or WebP image.',
      ])
    }
    for (const profilePic of ['', 7, { $gt: '' }, undefined])
      expect((await put(profilePic)).body).toMatchObject({ status: 400, error: 'Please choose a picture' })
  })

  it('when a picture unpacks to more than 25 million pixels, then 400 and why', async () => {
    for (const [width, height] of [
      [8_000, 8_000],
      [5_008, 5_000],
    ] as const) {
      const { body } = await put(dataUrl(bomb(width, height)))
      expect([body.status, body.code]).toEqual([400, 'not-an-image'])
      expect(body.error).toContain('more than 25 megapixels')
    }
    expect((await put(dataUrl(bomb(5_000, 5_000)))).status).toBe(200)
  })

  it('when it is over 5 MB, then 413; the body limit of the route says the same', async () => {
    const noise = Buffer.alloc(5 * 2 ** 20 + 1, 7)
    noise.set(await picture(1, 1).png().toBuffer())
    expect((await put(dataUrl(noise))).body).toMatchObject({
      status: 413,
      code: 'avatar-too-large',
      error: 'Please choose a picture of at most 5 MB.',
    })
    expect((await put(dataUrl(noise.subarray(0, 5 * 2 ** 20)))).status).not.toBe(413)
    expect((await put(dataUrl(Buffer.alloc(8 * 2 ** 20)))).body).toMatchObject({
      status: 413,
      code: 'avatar-too-large',
    })
  })

  it('when 10 pictures come at once, then one is left and it is the one that is shown', async () => {
    const other = await auth.signUp()
    const profilePic = dataUrl(await picture().png().toBuffer())
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(profilePic, other)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { body } = await other.call('GET', `${api}/checkAuth`)
    expect((await fetchPicture(body.data.profilePicture)).status).toBe(200)
    expect(blobsOf(other)).toHaveLength(1)
  })

  it('when a crash left a picture that nobody refers to, then it is swept a day later', async () => {
    const other = await auth.signUp()
    await put(dataUrl(await picture().png().toBuffer()), other)
    const [shown] = blobsOf(other)
    const { writeFileSync } = await import('node:fs')
    const stray = shown!.replace(/[\w-]{22}$/, 'A'.repeat(22))
    writeFileSync(stray, 'left over')
    const old = auth.clock.now() / 1000
    auth.clock.advance(25 * 3_600_000)
    for (const path of [stray, shown!]) utimesSync(path, old, old)
    await auth.stop()
    await auth.restart()
    await eventually(() => !existsSync(stray))
    expect(existsSync(shown!)).toBe(true)
  })
})
