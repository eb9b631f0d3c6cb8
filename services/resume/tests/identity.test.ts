import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resumeInternalRoutes, type Reading, type ResumeContent } from '@thumbfolio/contracts'
import type { HttpClient } from '@thumbfolio/testing'
import { resumes } from '../src/collections.js'
import { readingBlob } from '../src/ports.js'
import { dataUrl, pdfOf } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
const lines = (texts: readonly [string, number][]) => {
  let y = 780
  return texts.map(([text, size]) => `BT /F1 ${size} Tf 72 ${(y -= 2 * size)} Td (${text}) Tj ET`).join('\n')
}
/** One page of text and, where it is asked for, a second one that is a picture. */
const resumePdf = (name: string, { scanned = false } = {}) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${scanned ? 2 : 1} /Kids [4 0 R${scanned ? ' 6 0 R' : ''}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    stream(
      lines([
        [name, 24],
        ['Engineer', 12],
        ['ada@example.org', 11],
        ['Experience', 16],
        ['Engineer at Looms Ltd, 2019 - 2022', 11],
        ['Education', 16],
        ['BSc Textiles, University of Leeds, 2015 - 2018', 11],
      ]),
    ),
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 7 0 R >>',
    stream('q 560 0 0 800 10 20 cm\nBI /W 1 /H 1 /CS /G /BPC 8 ID A EI\nQ'),
  ])

describe('who a resume is about', () => {
  let world: ResumeWorld
  let ada: HttpClient

  beforeAll(async () => {
    world = await startResumeWorld()
    ada = world.callAs('ada')
  }, 60_000)
  afterAll(async () => world[Symbol.asyncDispose]())

  const upload = async (pdf: Buffer) => {
    const { body } = await ada('POST', '/api/v1/auth/resume', {
      body: { pdfFile: dataUrl(pdf), name: 'cv.pdf' },
    })
    return body.fileName as string
  }
  const contentPath = (id: string) => `/api/v1/auth/resume/${id}/content`
  const put = (id: string, body: ResumeContent, { etag = '*', query = '' } = {}) =>
    ada('PUT', `${contentPath(id)}${query}`, { body, headers: { 'If-Match': etag } })
  const reading = async (id: string) => (await ada('GET', contentPath(id))).body.data
  const signalsOf = async (id: string) =>
    (
      await world
        .serviceClient('generator')
        .call(resumeInternalRoutes.contentForLaunch, { params: { userId: 'ada', id } })
    ).reading!
  const codesOf = async (id: string) => (await signalsOf(id)).quality!.reasons.map(({ code }) => code)

  it('when it is confirmed, then that is stored once, with what was changed on the spot', async () => {
    const id = await upload(resumePdf('Ada Lovelace'))
    const before = await reading(id)
    expect(before.identityConfirmedAt).toBeUndefined()
    expect(await signalsOf(id)).toMatchObject({ isIdentityConfirmed: false, quality: { level: 'good' } })

    const content = { ...before.content, basics: { ...before.content.basics, label: 'Master weaver' } }
    const { status, body } = await put(id, content, { etag: '"1"', query: '?identity=confirmed' })
    expect([status, body.data.content.basics.label]).toEqual([200, 'Master weaver'])
    expect(body.data.identityConfirmedAt).toMatch(/^\d{4}-/)
    expect((await signalsOf(id)).isIdentityConfirmed).toBe(true)
    // A later correction keeps the word.
    const later = await put(id, { ...content, skills: [{ name: 'Weaving' }] })
    expect(later.body.data.identityConfirmedAt).toBe(body.data.identityConfirmedAt)
  })

  it('when the version seen is no longer the current one, or something else is confirmed, then nothing is stored', async () => {
    const id = await upload(resumePdf('Ada Lovelace'))
    const { content } = await reading(id)
    await put(id, content)
    expect((await put(id, content, { etag: '"1"', query: '?identity=confirmed' })).status).toBe(412)
    expect((await put(id, content, { query: '?identity=true' })).status).toBe(400)
    const eve = world.callAs('eve')
    const foreign = await eve('PUT', `${contentPath(id)}?identity=confirmed`, {
      body: content,
      headers: { 'If-Match': '*' },
    })
    expect(foreign.status).toBe(404)
    expect((await reading(id)).identityConfirmedAt).toBeUndefined()
  })

  it('when it is read again after that, then name, headline and town stay, also where they are as they were read', async () => {
    const id = await upload(resumePdf('Ada Lovelace'))
    const { content } = await reading(id)
    // An earlier reader saw another name and headline and an employer that is none.
    const store = world.database.store(resumes)
    const basics = { ...content.basics, name: 'Ada King', label: 'Countess' }
    const read = { ...content, basics, work: [{ ...content.work[0], name: 'Loom' }] }
    await store.commit({ ...(await store.find(id))!, read })
    await put(id, read, { query: '?identity=confirmed' })

    const { body } = await ada('POST', `/api/v1/auth/resume/${id}/reread`)
    expect(body.data.content.basics).toMatchObject({ name: 'Ada King', label: 'Countess' })
    expect(body.data.content.work).toEqual(content.work)
    expect(body.data.identityConfirmedAt).toBeDefined()
    expect(body.kept).toEqual(expect.arrayContaining(['/basics/name', '/basics/label']))
  })

  it('when the name looks like none, then it is doubted until its owner wrote or confirmed it', async () => {
    const id = await upload(resumePdf('I build better looms for people'))
    const { content, provenance, questions } = await reading(id)
    expect(provenance['/basics/name'].confidence).toBeLessThan(0.5)
    expect(questions.map(({ pointer }: { pointer: string }) => pointer)).toContain('/basics/name')
    expect(await codesOf(id)).toContain('doubtful-name')

    await put(id, { ...content, basics: { ...content.basics, label: 'Spinner' } })
    expect(await codesOf(id)).toContain('doubtful-name')
    await put(id, content, { query: '?identity=confirmed' })
    expect(await codesOf(id)).not.toContain('doubtful-name')
    expect((await reading(id)).questions).not.toContainEqual(
      expect.objectContaining({ pointer: '/basics/name' }),
    )

    const other = await upload(resumePdf('I build better looms for people'))
    await put(other, { ...content, basics: { ...content.basics, name: 'Ada' } })
    expect(await codesOf(other)).not.toContain('doubtful-name')
    const { basics: { name: _, ...nameless } = {}, ...sections } = content as ResumeContent
    await put(other, { basics: nameless, ...sections })
    expect(await codesOf(other)).toContain('no-name')
  })

  it('when only who they are was confirmed, then what else is wrong is still said, and no more once they went through it', async () => {
    const id = await upload(resumePdf('Ada Lovelace', { scanned: true }))
    const { content, pages } = await reading(id)
    expect(pages).toBe(2)
    expect((await reading(id)).quality.reasons).toEqual([
      expect.objectContaining({ code: 'picture-page', detail: expect.stringContaining('Page 2') }),
    ])
    const basics = { ...content.basics, location: { city: 'Leeds' } }
    await put(id, { ...content, basics }, { query: '?identity=confirmed' })
    expect(await codesOf(id)).toEqual(['picture-page'])
    await put(id, { ...content, basics, languages: [{ language: 'English' }] })
    expect(await codesOf(id)).toEqual([])
  })

  it('when it was read before as much was measured, then the launch hears that', async () => {
    const id = await upload(resumePdf('Ada Lovelace'))
    const store = world.database.store(resumes)
    const { readingId } = (await store.find(id))!
    const { content: read, ...whole } = (await reading(id)) as Reading
    const former = { ...whole, content: read, quality: { score: 1, level: 'good', reasons: [] } }
    await world.blobs.write(
      readingBlob({ userId: 'ada', id, readingId }),
      Buffer.from(JSON.stringify(former)),
    )
    expect((await signalsOf(id)).quality).toEqual({ score: 1, level: 'good', reasons: [] })
    await put(id, { ...read, languages: [{ language: 'English' }] })
    expect((await signalsOf(id)).quality?.revision).toBeDefined()
  })
})
