import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SortedPart } from '@thumbfolio/contracts'
import { badlyReadRows, type HttpClient } from '@thumbfolio/testing'
import { resumes } from '../src/collections.js'
import { startFakeGenerator } from './fake-generator.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'
import { dataUrl } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const badPdf = onePage(badlyReadRows.map((row, at) => text(40, 760 - 24 * at, 11, row)).join(''))
const goodPdf = onePage(
  [
    ...badlyReadRows.slice(0, 2),
    'Experience',
    ...badlyReadRows.slice(3, 8),
    'Education',
    'University of London',
    '2015 - 2018',
  ]
    .map((row, at) => text(40, 760 - 30 * at, row === 'Experience' || row === 'Education' ? 18 : 11, row))
    .join(''),
)

const part = (section: string, field: string, from: string, to = from, entry = '1'): SortedPart => ({
  section,
  entry,
  field,
  from,
  to,
})
const sorted: readonly SortedPart[] = [
  part('basics', 'name', '1.1'),
  part('work', 'heading', '3.1'),
  part('work', 'name', '4.1'),
  part('work', 'position', '5.1'),
  part('work', 'dates', '6.1'),
  part('work', 'highlights', '7.1'),
  part('work', 'highlights', '8.1'),
  part('work', 'name', '9.1', '9.1', '2'),
  part('work', 'position', '10.1', '10.1', '2'),
  part('work', 'highlights', '11.1', '11.1', '2'),
]
const work = [
  {
    name: 'Analytical Engines',
    position: 'Programmer',
    startDate: '2019-06',
    endDate: '2021-03',
    highlights: [badlyReadRows[6], badlyReadRows[7]],
  },
  { name: 'Difference Works', position: 'Translator', highlights: [badlyReadRows[10]] },
]

describe('a suggested reading', () => {
  let generator: Awaited<ReturnType<typeof startFakeGenerator>>
  let world: ResumeWorld
  let ada: HttpClient
  beforeAll(async () => {
    generator = await startFakeGenerator()
    world = await startResumeWorld({ environment: { GENERATOR_URL: generator.url } })
    ada = world.callAs('ada')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await generator[Symbol.asyncDispose]()
  })
  beforeEach(() => {
    generator.reset()
    generator.answers(() => sorted)
  })

  const upload = async (bytes: Buffer = badPdf): Promise<string> => {
    const body = { pdfFile: dataUrl(bytes), name: 'cv.pdf' }
    const answer = await ada('POST', '/api/v1/auth/resume', { body })
    expect(answer.status).toBe(201)
    return answer.body.fileName
  }
  const at = (id: string) => `/api/v1/auth/resume/${id}`
  const ask = (id: string, as = ada) =>
    as('POST', `${at(id)}/suggestion`, { body: { model: 'gemini-flash' } })
  const contentNow = async (id: string) => (await ada('GET', `${at(id)}/content`)).body.data
  const accept = (id: string, headers = {}) => ada('POST', `${at(id)}/suggestion/accept`, { headers })

  it('when a model sorts the lines, then its reading waits and the content stays as it was', async () => {
    const id = await upload()
    const before = await contentNow(id)
    expect(before.quality.level).not.toBe('good')
    const { status, body, headers } = await ask(id)
    expect(status).toBe(200)
    expect(body.data.content).toEqual(before.content)
    expect(headers.get('etag')).toBe('"1"')
    const { suggestion } = body.data
    expect(suggestion).toMatchObject({ model: 'gemini-flash', vendor: 'google', ignored: 0, kept: [] })
    expect(suggestion.content.work).toEqual(work)
    expect(suggestion.changed.length).toBeGreaterThan(0)
    expect((await contentNow(id)).suggestion).toEqual(suggestion)
  })

  it('when a model is asked, then it gets lines with ids, and no contact data', async () => {
    const id = await upload()
    await ask(id)
    const [question] = generator.questions
    expect(question?.lines.slice(0, 4)).toEqual([
      { '1.1': 'Ada Lovelace' },
      { '2.1': '[contact data]' },
      { '3.1': 'Where I was' },
      { '4.1': 'Analytical Engines' },
    ])
    expect(JSON.stringify(question)).not.toContain('ada@')
  })

  it('when the suggestion is accepted, then it is the reading, marked by its model, each value in its place', async () => {
    const id = await upload()
    await ask(id)
    const { status, body, headers } = await accept(id, { 'If-Match': '"1"' })
    expect(status).toBe(200)
    expect(headers.get('etag')).toBe('"2"')
    expect(body.data.content).toMatchObject({
      basics: { name: 'Ada Lovelace', email: 'ada@example.org' },
      work,
    })
    expect(body.data.sortedBy).toEqual({ model: 'gemini-flash', vendor: 'google' })
    expect(body.data.provenance['/work/1/position']).toMatchObject({ page: 1, text: 'Translator' })
    expect(body.data.suggestion).toBeUndefined()
    expect(await contentNow(id)).toEqual(body.data)
    expect((await accept(id)).status).toBe(404)
  })

  it('when its owner has corrected the reading, before or meanwhile, then their words stay', async () => {
    const id = await upload()
    const { content } = await contentNow(id)
    const put = (body: object) => ada('PUT', `${at(id)}/content`, { body, headers: { 'If-Match': '*' } })
    const label = 'Countess of everything'
    await put({ ...content, basics: { ...content.basics, label } })
    generator.does(() => put({ ...content, basics: { ...content.basics, label, name: 'Augusta Ada King' } }))
    const { body } = await ask(id)
    expect(body.data.suggestion.content.basics).toMatchObject({ label, name: 'Augusta Ada King' })
    const accepted = await accept(id)
    expect(accepted.body.data.content.basics).toMatchObject({ label, name: 'Augusta Ada King' })
    expect(accepted.body.data.content.work).toEqual(work)
  })

  it('when the suggestion is left, then nothing has changed and it is gone', async () => {
    const id = await upload()
    const before = await contentNow(id)
    await ask(id)
    expect((await ada('DELETE', `${at(id)}/suggestion`)).status).toBe(200)
    expect(await contentNow(id)).toEqual(before)
    expect((await ada('DELETE', `${at(id)}/suggestion`)).status).toBe(200)
  })

  it('when the model names lines of another document, then they are counted and not followed', async () => {
    generator.answers(() => [...sorted, part('basics', 'label', '77.1'), part('work', 'location', '1.9')])
    const { body } = await ask(await upload())
    expect(body.data.suggestion).toMatchObject({ ignored: 2, content: { work } })
  })

  it('when it names none of the lines, then the owner is told, and nothing is suggested', async () => {
    const id = await upload()
    generator.answers(() => [part('basics', 'label', '77.1')])
    expect(await ask(id)).toMatchObject({ status: 502, body: { code: 'sorting-failed' } })
    expect((await contentNow(id)).suggestion).toBeUndefined()
  })

  it.each(['sorting-not-allowed', 'model-budget-spent', 'model-unavailable', 'sorting-limit'] as const)(
    'when the generator answers %s, then the owner is told so and may ask again at once',
    async (problem) => {
      const id = await upload()
      generator.answers(problem)
      expect((await ask(id)).body.code).toBe(problem)
      generator.answers(() => sorted)
      expect((await ask(id)).status).toBe(200)
    },
  )

  it('when two ask at once, then one question is sent and the other one is told to wait', async () => {
    const id = await upload()
    const answers = await Promise.all([ask(id), ask(id), ask(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('sorting-in-progress')
    expect(generator.questions).toHaveLength(1)
  })

  it('when the process died during a question, then one can ask again once its time is over', async () => {
    const id = await upload()
    const store = world.database.store(resumes)
    const left = async (expiresAt: number) => {
      const suggestion = { state: 'asking', id: 'of-the-dead', expiresAt } as const
      await store.commit({ ...(await store.find(id))!, suggestion })
    }
    await left(Date.now() + 60_000)
    expect((await ask(id)).body.code).toBe('sorting-in-progress')
    await left(Date.now() - 1)
    expect((await ask(id)).status).toBe(200)
  })

  it('when the PDF is read again meanwhile, then the answer rests on the reading before and is not kept', async () => {
    const id = await upload()
    generator.does(() => ada('POST', `${at(id)}/reread`))
    expect(await ask(id)).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect((await contentNow(id)).suggestion).toBeUndefined()
  })

  it('when the resume is deleted meanwhile, then it stays deleted', async () => {
    const id = await upload()
    generator.does(() => ada('DELETE', at(id)))
    expect((await ask(id)).status).toBe(404)
    expect((await ada('GET', `${at(id)}/content`)).status).toBe(404)
  })

  it('when a resume was read well, then no model is asked', async () => {
    const id = await upload(goodPdf)
    expect((await contentNow(id)).quality.level).toBe('good')
    expect((await ask(id)).body.code).toBe('sorting-not-needed')
    expect(generator.questions).toHaveLength(0)
  })

  it("when it is somebody else's resume, then it is not found", async () => {
    const id = await upload()
    expect((await ask(id, world.callAs('bob'))).status).toBe(404)
    expect(generator.questions).toHaveLength(0)
  })

  it('when a text was imported, then its lines are sorted too', async () => {
    const file = `data:text/plain;base64,${Buffer.from(badlyReadRows.join('\n')).toString('base64')}`
    const imported = await ada('POST', '/api/v1/auth/resume/import', { body: { file, name: 'cv.txt' } })
    const { status, body } = await ask(imported.body.fileName)
    expect(status).toBe(200)
    expect(body.data.suggestion.content.work).toEqual(work)
  })
})
