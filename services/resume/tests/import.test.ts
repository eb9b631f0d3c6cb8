import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import { docxOf, docxParagraph, zipped, type HttpClient } from '@thumbfolio/testing'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const fileOf = (bytes: Uint8Array | string) =>
  `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`

const docx = docxOf(
  docxParagraph('Nadia Ferrer', { style: 'Title' }),
  docxParagraph('nadia.ferrer@example.com'),
  docxParagraph('Work Experience', { style: 'Heading1' }),
  docxParagraph('Senior Planner\tMarch 2019 – Present', { bold: true }),
  docxParagraph('Scheldt Cold Storage NV'),
  docxParagraph('Cut empty runs by a third', { list: true, inserted: ' in two years.', deleted: 'SECRET' }),
)
const linkedin = zipped({
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Geo Location\nNadia,Ferrer,Planner,"=HYPERLINK(""http://x"")","Antwerp, Belgium"\n',
  'Positions.csv':
    'Company Name,Title,Description,Started On,Finished On\nScheldt,Planner,"- Cut empty runs\n- Trained six",Mar 2019,\n',
  '../../etc/passwd': 'root',
  'messages.csv': 'FROM,TO\nEve,Nadia\n',
})
const json = JSON.stringify({
  basics: { name: 'Nadia Ferrer', website: 'https://nadia.example', hobby: 'Chess' },
  work: [{ company: 'Scheldt', startDate: '2019-03-01T00:00:00Z', endDate: 'Present' }],
})
/** Packs to a few kilobytes. */
const endless = `Company Name,Title,Description\n${`Scheldt,Planner,"${'- Cut empty runs\n'.repeat(600)}"\n`.repeat(100)}`
const plain =
  'Nadia Ferrer\nnadia.ferrer@example.com\n\nWORK EXPERIENCE\nPlanner, Scheldt Cold Storage NV      March 2019 - Present\n- Cut empty runs by a third.\n'

describe('imports over HTTP', () => {
  let world: ResumeWorld
  let ada: HttpClient
  beforeAll(async () => {
    world = await startResumeWorld()
    ada = world.callAs('ada')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })
  const send = (bytes: Uint8Array | string, name: string, call = ada) =>
    call('POST', '/api/v1/auth/resume/import', { body: { file: fileOf(bytes), name } })
  const imported = async (bytes: Uint8Array | string, name: string) => {
    const { status, body } = await send(bytes, name)
    expect(status).toBe(201)
    const { body: read } = await ada('GET', `/api/v1/auth/resume/${body.fileName}/content`)
    return { id: body.fileName as string, data: body.data, reading: read.data }
  }

  it('when a Word document is imported, then inserted text counts, deleted text does not', async () => {
    const { data, reading } = await imported(docx, 'cv.docx')
    expect(data).toMatchObject({ imported: 'docx', quality: { level: 'good' } })
    expect(reading.content).toMatchObject({
      basics: { name: 'Nadia Ferrer', email: 'nadia.ferrer@example.com' },
      work: [{ name: 'Scheldt Cold Storage NV', position: 'Senior Planner', startDate: '2019-03' }],
    })
    expect(reading.content.work[0].highlights).toEqual(['Cut empty runs by a third in two years.'])
    expect(JSON.stringify(reading)).not.toContain('SECRET')
    expect(reading.imported.files[0].lines[0]).toBe('Nadia Ferrer')
  })

  it('when a LinkedIn export is imported, then each value has its file and row, and a formula is text', async () => {
    const { reading } = await imported(linkedin, 'export.zip')
    expect(reading.content).toMatchObject({
      basics: { name: 'Nadia Ferrer', label: 'Planner', summary: '=HYPERLINK("http://x")' },
      work: [{ name: 'Scheldt', startDate: '2019-03', highlights: ['Cut empty runs', 'Trained six'] }],
    })
    const { page, box } = reading.provenance['/work/0/name']
    expect(reading.imported.files[page - 1].lines[box[1] / 14]).toContain('Scheldt | Planner')
    expect(JSON.stringify(reading)).not.toMatch(/passwd|Eve/)
  })

  it('when a JSON Resume is imported, then former names are understood and what has no key is kept', async () => {
    const { reading } = await imported(json, 'resume.json')
    expect(reading.content).toEqual({
      basics: { name: 'Nadia Ferrer', url: 'https://nadia.example' },
      work: [{ name: 'Scheldt', startDate: '2019-03-01' }],
    })
    expect(reading.unplaced.map(({ text }: { text: string }) => text)).toEqual(['Chess'])
  })

  it('when a plain text is imported, then it is read like a page', async () => {
    const { reading } = await imported(plain, 'cv.txt')
    expect(reading.content.work).toMatchObject([
      { name: 'Scheldt Cold Storage NV', position: 'Planner', highlights: ['Cut empty runs by a third.'] },
    ])
  })

  it('when a resume was imported, then it is listed as that, has no PDF, can be read again and is nobody else’s', async () => {
    const { id } = await imported(plain, 'again.txt')
    const { body } = await ada('GET', '/api/v1/dash/get-resume/ada')
    expect(body.data[0]).toMatchObject({ _id: id, imported: 'text' })
    expect((await ada('GET', `/api/v1/auth/resume/file/${id}`)).status).toBe(404)
    expect((await ada('POST', `/api/v1/auth/resume/${id}/reread`)).body).toMatchObject({
      changed: [],
      kept: [],
    })
    expect((await world.callAs('eve')('GET', `/api/v1/auth/resume/${id}/content`)).status).toBe(404)
    expect((await ada('DELETE', `/api/v1/auth/resume/${id}`)).status).toBe(200)
  })

  it('when a JSON Resume has its picture in it, then that is cut short and the rest is read', async () => {
    const image = `data:image/jpeg;base64,${'A'.repeat(2_000_000)}`
    const file = JSON.stringify({ basics: { name: 'Nadia Ferrer', image, hobby: 'x'.repeat(20_000) } })
    const { reading } = await imported(file, 'resume.json')
    expect(reading.content).toEqual({ basics: { name: 'Nadia Ferrer' } })
    expect(JSON.stringify(reading).length).toBeLessThan(50_000)
  })

  it.each([
    ['a bomb', zipSync({ 'Profile.csv': new Uint8Array(60 * 2 ** 20) }), 422, 'import-too-heavy'],
    ['an export with megabytes of text', zipped({ 'Positions.csv': endless }), 422, 'import-too-heavy'],
    ['a text of megabytes', `Nadia Ferrer\n${'word '.repeat(400_000)}`, 422, 'import-too-heavy'],
    ['a ZIP of something else', zipped({ 'a.txt': 'x' }), 422, 'import-not-linkedin'],
    ['a damaged ZIP', 'PK\u0003\u0004nonsense', 422, 'import-damaged'],
    ['a document without its parts', zipped({ 'word/document.xml': '<' }), 422, 'import-damaged'],
    ['other JSON', '{"a":[1,2]}', 422, 'import-not-json-resume'],
    ['broken JSON', '{"basics":', 422, 'import-damaged'],
    ['bytes that are no text', Buffer.from([1, 2, 3, 0, 5]), 422, 'import-not-supported'],
    ['a PDF', '%PDF-1.7\n', 422, 'import-not-supported'],
    ['nothing but space', ' \n ', 422, 'import-without-text'],
  ])('when the file is %s, then it is refused and nothing is stored', async (_, bytes, status, code) => {
    const eve = world.callAs('eve')
    expect(await send(bytes, 'file', eve)).toMatchObject({ status, body: { code } })
    expect((await eve('GET', '/api/v1/dash/get-resume/eve')).body.data).toEqual([])
  })
})
