import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Reading } from '@thumbfolio/contracts'
import type { HttpClient } from '@thumbfolio/testing'
import { ThreadedComparisons } from '../src/adapters/comparisons.threads.js'
import { resumes } from '../src/collections.js'
import { takeReading } from '../src/commands/reread-resume.js'
import { correctedWith } from '../src/domain/resume.js'
import type { Ports } from '../src/ports.js'
import { dataUrl } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const corpus = new URL('../../../packages/resume-reader/tests/corpus/pdf/', import.meta.url)

describe('corrections and new readings', () => {
  let world: ResumeWorld
  let ada: HttpClient
  let pdfFile: string

  beforeAll(async () => {
    world = await startResumeWorld()
    ada = world.callAs('ada')
    const [first] = await readdir(corpus)
    pdfFile = dataUrl(await readFile(new URL(first!, corpus)))
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })

  const uploaded = async () => {
    const { status, body } = await ada('POST', '/api/v1/auth/resume', { body: { pdfFile, name: 'cv.pdf' } })
    expect(status).toBe(201)
    return body.fileName as string
  }

  it('when `If-Match` is a star or a list, then it holds as RFC 9110 says', async () => {
    const id = await uploaded()
    const path = `/api/v1/auth/resume/${id}/content`
    const put = (etag: string) => ada('PUT', path, { body: {}, headers: { 'If-Match': etag } })
    expect((await put('*')).headers.get('etag')).toBe('"2"')
    expect((await put('"1", "2"')).headers.get('etag')).toBe('"3"')
    expect((await put('W/"3"')).status).toBe(412)
    expect((await put('"2"')).body.code).toBe('stale')
  })

  it('when the owner says which language it is, then that stays when it is read again, and nothing else changes', async () => {
    const id = await uploaded()
    const path = `/api/v1/auth/resume/${id}`
    const { content } = (await ada('GET', `${path}/content`)).body.data
    const put = (body: object) => ada('PUT', `${path}/content`, { body, headers: { 'If-Match': '*' } })
    const said = await put({ ...content, language: 'sv' })
    expect(said.body.data).toMatchObject({ language: 'sv', corrected: false, content })
    expect((await ada('POST', `${path}/reread`)).body.data).toMatchObject({ language: 'sv' })
    const corrected = await put({ ...content, basics: { ...content.basics, label: 'Kock' } })
    expect(corrected.body.data).toMatchObject({ language: 'sv', corrected: true })
    expect(corrected.body.data.content).not.toHaveProperty('language')
    expect((await put({ ...content, language: 'klingon' })).status).toBe(400)
  })

  it('when the owner deletes an entry, then its places are still told, until it is brought back', async () => {
    const id = await uploaded()
    const path = `/api/v1/auth/resume/${id}/content`
    const { content, provenance, replaced } = (await ada('GET', path)).body.data
    expect(replaced).toBeUndefined()
    const put = async (body: object) =>
      (await ada('PUT', path, { body, headers: { 'If-Match': '*' } })).body.data
    const without = await put({ ...content, work: content.work.slice(1) })
    const { page, box, text } = provenance['/work/0/name']
    expect(without.replaced).toContainEqual({ page, box, text })
    const again = await put(content)
    expect([again.replaced, again.provenance]).toEqual([[], provenance])
  })

  it('when several correct one version at once, then one wins; with a star all do, one after another', async () => {
    const id = await uploaded()
    const put = (label: string, etag: string) =>
      ada('PUT', `/api/v1/auth/resume/${id}/content`, {
        body: { basics: { label } },
        headers: { 'If-Match': etag },
      })
    const labels = ['a', 'b', 'c', 'd']
    const racing = await Promise.all(labels.map((label) => put(label, '"1"')))
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    const any = await Promise.all(labels.map((label) => put(label, '*')))
    expect(any.map(({ headers }) => headers.get('etag')).sort()).toEqual(['"3"', '"4"', '"5"', '"6"'])
  })

  it('when a correction and a new reading race, then the correction is in what comes out, or was told to look again', async () => {
    const id = await uploaded()
    const path = `/api/v1/auth/resume/${id}`
    const { content } = (await ada('GET', `${path}/content`)).body.data
    const body = { ...content, basics: { ...content.basics, label: 'Head of Everything' } }
    const [put, reread] = await Promise.all([
      ada('PUT', `${path}/content`, { body, headers: { 'If-Match': '"1"' } }),
      ada('POST', `${path}/reread`),
    ])
    expect(reread.status).toBe(200)
    const label = (await ada('GET', `${path}/content`)).body.data.content.basics.label
    expect([put.status, label]).toEqual(
      put.status === 200 ? [200, 'Head of Everything'] : [412, content.basics.label],
    )
    const late = await ada('POST', `${path}/reread`, { headers: { 'If-Match': '"1"' } })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
  })

  it('when the owner corrects a large resume while it is merged, then the merge is done again with that correction', async () => {
    const id = await uploaded()
    const path = `/api/v1/auth/resume/${id}`
    const { content } = (await ada('GET', `${path}/content`)).body.data
    const highlights = Array.from({ length: 150 }, (_, at) => `A line of my own, number ${at}`)
    const projects = Array.from({ length: 20 }, (_, at) => ({ name: `Project ${at}`, highlights }))
    const large = { ...content, projects }
    await ada('PUT', `${path}/content`, { body: large, headers: { 'If-Match': '*' } })

    const store = world.database.store(resumes)
    const comparisons = new ThreadedComparisons()
    let merges = 0
    const ports = { resumes: store, blobs: world.blobs, comparisons } as unknown as Ports
    const reading = (await ada('GET', `${path}/content`)).body.data as Reading
    const { resume } = await takeReading(ports, 'ada', id, async (before) => {
      merges += 1
      const basics = { ...content.basics, label: 'Head of Everything' }
      if (merges === 1) await store.commit(correctedWith(before, { ...large, basics }))
      return { reading: { ...reading, content }, readingId: 'again' }
    })
    await comparisons[Symbol.asyncDispose]()
    expect(merges).toBe(2)
    expect(resume.corrected?.basics?.label).toBe('Head of Everything')
    expect(resume.corrected?.projects).toEqual(projects)
    expect((await ada('GET', `${path}/content`)).body.data.content).toEqual(resume.corrected)
  })

  it('when an older reader saw less, then a new reading adds what it missed and keeps what the owner wrote', async () => {
    const id = await uploaded()
    const path = `/api/v1/auth/resume/${id}`
    const now = (await ada('GET', `${path}/content`)).body.data.content
    const [first, ...others] = now.work
    const older = { ...now, basics: { ...now.basics, label: 'Lable' }, work: others }
    const store = world.database.store(resumes)
    await store.commit({ ...(await store.find(id))!, read: older })

    const mine = { ...older, basics: { ...older.basics, label: 'My own label', summary: 'My own words' } }
    await ada('PUT', `${path}/content`, { body: mine, headers: { 'If-Match': '*' } })
    const { body } = await ada('POST', `${path}/reread`)
    expect(body.data.content.work).toEqual([first, ...others])
    expect(body.data.content.basics).toMatchObject({ label: 'My own label', summary: 'My own words' })
    expect(body.kept).toEqual(['/basics/label'])
    expect(body.changed.every((pointer: string) => pointer.startsWith('/work/'))).toBe(true)
    expect(body.changed).not.toEqual([])
    expect(body.data.provenance['/basics/label']).toBeUndefined()
    expect(body.data.provenance['/work/0/name'].text).toContain(first.name)
  })
})
