import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resumes } from '../src/collections.js'
import { dataUrl, textPdf } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const megabyte = 2 ** 20
const pdf = textPdf('Ada Example', 'ada@example.org')

describe('what one account may hold', () => {
  let world: ResumeWorld
  beforeAll(async () => {
    world = await startResumeWorld()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const upload = (userId: string, headers: Record<string, string> = {}) =>
    world.callAs(userId)('POST', '/api/v1/auth/resume', {
      body: { pdfFile: dataUrl(pdf), name: 'cv.pdf' },
      headers,
    })
  /** As many more, as if they had been uploaded. */
  async function holdMore(userId: string, count: number, sizeBytes: number) {
    const store = world.database.store(resumes)
    const [known] = (await store.list('owner', { equals: userId }, { limit: 1 })).items
    for (let n = 0; n < count; n++) await store.commit({ ...known!, id: randomUUID(), version: 0, sizeBytes })
  }

  it('when there are 100 resumes, then one more is refused, also as an import, until one is deleted', async () => {
    const key = { 'Idempotency-Key': 'first' }
    const first = await upload('ada', key)
    expect(first.status).toBe(201)
    await holdMore('ada', 98, 1)
    expect((await upload('ada')).status).toBe(201)

    const refused = await upload('ada')
    expect(refused.body).toMatchObject({ status: 409, code: 'too-many-resumes' })
    expect(refused.body.message).toContain('delete one')
    const file = `data:text/plain;base64,${Buffer.from('Ada Example\nada@example.org').toString('base64')}`
    const imported = await world.callAs('ada')('POST', '/api/v1/auth/resume/import', {
      body: { file, name: 'cv.txt' },
    })
    expect(imported.body.code).toBe('too-many-resumes')
    expect((await upload('ada', key)).body.fileName).toBe(first.body.fileName)
    expect((await upload('eve')).status).toBe(201)

    const removed = await world.callAs('ada')('DELETE', `/api/v1/auth/resume/${first.body.fileName}`)
    expect(removed.status).toBe(200)
    expect((await upload('ada')).status).toBe(201)
  })

  it('when few resumes have 500 MB together, then one more is refused', async () => {
    expect((await upload('bob')).status).toBe(201)
    await holdMore('bob', 49, 10 * megabyte)
    expect((await upload('bob')).status).toBe(201)
    await holdMore('bob', 1, 10 * megabyte)
    expect((await upload('bob')).body.code).toBe('too-many-resumes')
  })

  it('when an account uploads more than sixty times an hour, then one more is 429, from any session, and others go on', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 60; n++) {
      const { status, body } = await upload('kim')
      statuses.push(status)
      if (status === 201) await world.callAs('kim')('DELETE', `/api/v1/auth/resume/${body.fileName}`)
    }
    expect(new Set(statuses)).toEqual(new Set([201]))
    const refused = await upload('kim')
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await upload('lee')).status).toBe(201)
  }, 60_000)
})
