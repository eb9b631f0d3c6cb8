import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  mostPictures,
  personalDataRoutes,
  type ResumeContent,
  type SiteContent,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { confirming, eventually } from '@thumbfolio/testing'
import sharp from 'sharp'
import { asEdit, readContent } from './content-edit.js'
import { bomb, dataUrl, halves } from './test-pictures.js'
import { sample, startWorld, type World } from './world.js'

const content: ResumeContent = {
  ...sample,
  projects: [
    { name: 'Note G', description: 'The first program.' },
    { name: 'Flyology', description: 'A book on flight.' },
  ],
}

type Named = NonNullable<SiteContentEdit['sections'][number]['entries'][number]['pictures']>

describe('pictures of work', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    for (const user of ['ada', 'eve']) world.resumes.put(user, 'resume-1', content)
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const upload = async (size = { width: 1_500, height: 1_000 }, user = 'ada') => {
    const picture = dataUrl(await halves(size).jpeg().toBuffer())
    const { status, body } = await world.as(user)('POST', '/make/pictures', { body: { picture } })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.data as { id: string; width: number; height: number }
  }
  const post = (picture: unknown) => world.as('ada')('POST', '/make/pictures', { body: { picture } })
  const shown = (site?: string) => readContent(world, site)
  const withPictures = (data: SiteContent, at: string, pictures: Named | undefined): SiteContentEdit => {
    const edit = asEdit(data)
    for (const entry of edit.sections.flatMap(({ entries }) => entries))
      if (entry.id === at && pictures) entry.pictures = pictures
    return edit
  }
  const put = async (at: string, pictures: Named | undefined, confirm?: SiteContentEdit['confirm']) => {
    const { content: data, etag } = await shown()
    return world.as('ada')('PUT', '/make/sites/ada/content', {
      body: { ...withPictures(data, at, pictures), ...(confirm && { confirm }) },
      headers: { 'If-Match': etag },
    })
  }
  const published = () => eventually(async () => (await shown()).content.published)
  const page = async () => (await world.visit('ada')).text
  const files = async (user = 'ada') =>
    (
      await readdir(`${world.directory}/generator/blobs/pictures/${user}`, { recursive: true }).catch(
        () => [],
      )
    ).flatMap((path) => path.split('/')[1] ?? [])

  it('when one is uploaded, then it is kept in its widths as AVIF and JPEG, without what was in the file', async () => {
    const bytes = await halves({ width: 1_500, height: 1_000 })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await post(dataUrl(bytes))
    expect(body.data).toEqual({ id: expect.stringMatching(/^[a-z]{20}$/), width: 1_000, height: 1_500 })
    const own = (await files()).filter((name) => name.startsWith(body.data.id)).sort()
    expect(own).toEqual(
      ['1000.avif', '1000.jpg', '480.avif', '480.jpg', '960.avif', '960.jpg'].map(
        (form) => `${body.data.id}-${form}`,
      ),
    )
    const { body: shelf } = await world.as('ada')('GET', '/make/pictures')
    expect(shelf.data).toMatchObject({ used: { pictures: 1 }, most: { pictures: mostPictures.owner } })
    expect(shelf.data.used.bytes).toBeGreaterThan(1_000)
    expect((await world.as('ada')('GET', `/make/pictures/${body.data.id}`)).status).toBe(200)
    expect((await world.as('eve')('GET', `/make/pictures/${body.data.id}`)).status).toBe(404)
  })

  it('when it is under an entry, then the page shows it with its alt text and caption, and serves its files', async () => {
    const picture = await upload()
    const words = { alt: 'The engine <in brass>', caption: 'Built in 1871' }
    expect((await put('work/0', [{ id: picture.id, ...words }])).status).toBe(200)
    await published()
    const text = await page()
    expect(text).toContain('alt="The engine &lt;in brass&gt;"')
    expect(text).toContain('<figcaption>Built in 1871</figcaption>')
    expect(text).toContain(`<a href="p/${picture.id}-1500.jpg"><picture>`)
    const avif = await world.visit('ada', `/p/${picture.id}-480.avif`)
    expect([avif.status, avif.headers['content-type']]).toEqual([200, 'image/avif'])
    expect(avif.headers['content-security-policy']).toContain("style-src 'unsafe-inline'")
    expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', width: 480, height: 320 })
    const { exif, icc, xmp, format } = await sharp(
      (await world.visit('ada', `/p/${picture.id}-960.jpg`)).bytes,
    ).metadata()
    expect([exif, icc, xmp, format]).toEqual([undefined, undefined, undefined, 'jpeg'])
    const resume = JSON.parse((await world.visit('ada', '/resume.json')).text)
    expect(resume.work[0].images).toEqual([
      { url: expect.stringContaining(`/p/${picture.id}-1500.jpg`), caption: 'Built in 1871', alt: words.alt },
    ])
    expect(
      (await shown()).content.sections.find(({ name }) => name === 'work')!.entries[0]!.pictures,
    ).toEqual([{ ...picture, ...words }])
  })

  it('when an edit has no pictures, or a launch follows, then they stay; an empty list removes them', async () => {
    const picture = await upload()
    await put('work/0', [{ id: picture.id, isDecorative: true }])
    expect((await put('work/0', undefined)).status).toBe(200)
    await published()
    expect(await page()).toContain(`p/${picture.id}-480.avif`)
    await world.goLive('ada', 'ada')
    expect(await page()).toContain(`p/${picture.id}-480.avif`)
    await put('work/0', [])
    await published()
    expect(await page()).not.toContain(picture.id)
    expect((await world.visit('ada', `/p/${picture.id}-480.avif`)).status).toBe(404)
  })

  it('when a page is published again, then no picture is written a second time', async () => {
    const picture = await upload()
    await put('work/0', [{ id: picture.id }])
    await published()
    const all = await readdir(`${world.directory}/generator/blobs/sites/ada`, { recursive: true })
    expect(all.filter((name) => name.includes(picture.id))).toEqual([])
    expect((await world.visit('ada', `/p/${picture.id}-960.avif`)).status).toBe(200)
  })

  it('when projects have pictures, then the first three come before the others, each with one large picture', async () => {
    const [first, second] = [await upload(), await upload({ width: 900, height: 1_400 })]
    await put('projects/0', [
      { id: first.id, alt: 'A diagram' },
      { id: second.id, alt: 'A page' },
    ])
    await published()
    const text = await page()
    expect(text).toMatch(/<div class="lead"><article><div class="t"><h3>Note G<\/h3>/)
    expect(text.match(/loading="lazy"/g)!.length).toBe(text.match(/<picture>/g)!.length - 1)
    expect(text.indexOf('class="lead"')).toBeLessThan(text.indexOf('<h3>Flyology'))
    await put('projects/0', [])
  })

  it('when it is another owner’s, unknown, repeated, too many or in a section without pictures, then it is refused', async () => {
    const [own, other] = [await upload(), await upload(undefined, 'eve')]
    for (const [at, pictures, pointer] of [
      ['work/0', [{ id: other.id }], 'pictures/0/id'],
      ['work/0', [{ id: 'a'.repeat(20) }], 'pictures/0/id'],
      ['work/0', [{ id: own.id }, { id: own.id }], 'pictures/1/id'],
      ['work/0', [{ id: '../../photos' }], 'pictures/0/id'],
      ['work/0', Array.from({ length: 9 }, () => ({ id: own.id })), 'pictures'],
      ['skills/0', [{ id: own.id }], 'pictures'],
    ] as const) {
      const { body } = await put(at, pictures as unknown as Named)
      expect(body).toMatchObject({ status: 400, code: 'validation-failed' })
      expect(JSON.stringify(body)).toContain(pointer)
    }
  })

  it('when a caption contains contact data that is not public, then it is refused; another personal fact needs a confirmation', async () => {
    const picture = await upload()
    const { body } = await put('work/0', [{ id: picture.id, caption: 'Call +44 20 7946 0000' }])
    expect(body).toMatchObject({ code: 'validation-failed' })
    const asked = await put('work/0', [{ id: picture.id, alt: 'Me, born on 10 December 1985' }])
    expect(asked.body).toMatchObject({ code: 'confirmation-needed' })
    const answer = await confirming((confirm) =>
      put('work/0', [{ id: picture.id, alt: 'Me, born on 10 December 1985' }], confirm),
    )
    expect(answer.status).toBe(200)
  })

  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
    ['a bomb', () => bomb(30_000, 30_000), 'photo-too-many-pixels'],
    ['10,000 x 10,000', () => bomb(10_000, 10_000), 'photo-too-many-pixels'],
    ['a HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1', 'photo-unsupported'],
    ['a page that calls itself a picture', () => '<html><script>alert(1)</script>', 'photo-unsupported'],
    [
      'half a JPEG',
      async () => (await halves({ width: 400, height: 400 }).jpeg().toBuffer()).subarray(0, 1_500),
      'photo-damaged',
    ],
  ])('when it is %s, then it is refused and nothing is kept', async (_what, make, code) => {
    const before = await files()
    const bytes = await make()
    const { body } = await post(dataUrl(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes))
    expect(body).toMatchObject({ status: 422, code })
    expect(await files()).toEqual(before)
  })

  it('when it is an AVIF, CMYK or has HTML appended, then only its pixels are kept', async () => {
    const plain = halves({ width: 300, height: 200 })
    const polyglot = Buffer.concat([
      await plain.clone().png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    for (const bytes of [
      await plain.clone().avif({ effort: 0 }).toBuffer(),
      await plain.clone().toColourspace('cmyk').jpeg().toBuffer(),
      polyglot,
    ]) {
      const { status, body } = await post(dataUrl(bytes))
      expect([status, body.data?.width]).toEqual([201, 300])
      const kept = await world.as('ada')('GET', `/make/pictures/${body.data.id}`)
      expect(kept.status).toBe(200)
    }
  })

  it('when a person exports their data, then it has their pictures in full, and no pictures of others', async () => {
    const { personalData, exportFile } = personalDataRoutes.generator
    const picture = await upload(undefined, 'eve')
    const auth = world.serviceClient('auth')
    const { things } = await auth.call(personalData, { params: { userId: 'eve' } })
    const { files } = things.find(({ name }) => name === 'pictures of work')!
    const file = { id: `@pictures/${picture.id}-1500.jpg`, path: `${picture.id}-1500.jpg` }
    expect(files).toContainEqual(file)
    const bytes = await buffer(await auth.open(exportFile, { params: { userId: 'eve', id: file.id } }))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_500 })
    await expect(auth.open(exportFile, { params: { userId: 'ada', id: file.id } })).rejects.toThrow()
  })

  it('when the account is deleted, then its pictures are deleted', async () => {
    await upload(undefined, 'eve')
    expect((await files('eve')).length).toBeGreaterThan(0)
    await world.emit({ type: 'account.deleted.v1', subject: 'eve', data: { userId: 'eve' } } as never)
    await eventually(async () => (await files('eve')).length === 0)
  })
})
