import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  generatorOperatorRoutes,
  mostCaseStudies,
  personalDataRoutes,
  type CaseStudyEdit,
  type ResumeContent,
  type SiteContent,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { confirming, eventually } from '@thumbfolio/testing'
import { unzipSync } from 'fflate'
import { asEdit, readContent } from './content-edit.js'
import { dataUrl, halves } from './test-pictures.js'
import { sample, startWorld, type World } from './world.js'

const content: ResumeContent = {
  ...sample,
  projects: [
    { name: 'Note G', description: 'The first program.', startDate: '1843' },
    { name: '计算引擎', description: 'A translation.' },
    { name: 'Flyology', description: 'A book on flight.' },
  ],
}

type Wanted = CaseStudyEdit | null
const study = (more: Partial<CaseStudyEdit> = {}): CaseStudyEdit => ({
  role: 'Author',
  blocks: [
    { kind: 'heading', text: 'The question' },
    { kind: 'text', text: 'Can an engine weave <algebra>?' },
    { kind: 'list', items: ['Numbers', 'Operations'], isNumbered: true },
    { kind: 'quote', text: 'It weaves patterns.', by: 'A reader' },
    { kind: 'code', text: 'for n in 1..7 {\n    next(n)\n}' },
    { kind: 'link', text: 'The paper', url: 'https://example.org/paper' },
    { kind: 'link', text: 'Script', url: 'https://example.org/?q="><script>' },
  ],
  ...more,
})

describe('case studies', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    for (const user of ['ada', 'eve']) world.resumes.put(user, 'resume-1', content)
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const shown = () => readContent(world)
  const projects = ({ content: page }: { content: SiteContent }) =>
    page.sections.find(({ name }) => name === 'projects')!.entries
  const put = async (
    studies: Readonly<Record<number, Wanted>>,
    { confirm, pictures }: { confirm?: SiteContentEdit['confirm']; pictures?: string[] } = {},
  ) => {
    const { content: page, etag } = await shown()
    const edit = asEdit(page)
    const entries = edit.sections.find(({ name }) => name === 'projects')!.entries
    for (const [at, one] of Object.entries(studies)) entries[Number(at)]!.caseStudy = one
    if (pictures) entries[0]!.pictures = pictures.map((id) => ({ id, alt: 'The engine' }))
    return world.as('ada')('PUT', '/make/sites/ada/content', {
      body: { ...edit, ...(confirm && { confirm }) },
      headers: { 'If-Match': etag },
    })
  }
  const published = () => eventually(async () => (await shown()).content.published, 60_000)
  const slugs = async () => projects(await shown()).map(({ caseStudy }) => caseStudy?.slug)
  const upload = async () => {
    const picture = dataUrl(await halves({ width: 1_500, height: 1_000 }).jpeg().toBuffer())
    return (await world.as('ada')('POST', '/make/pictures', { body: { picture } })).body.data.id as string
  }

  it('when a project has one, then the page links to it, and it is served with its card, headers and neighbours', async () => {
    const picture = await upload()
    const first = study({ lead: picture, blocks: [...study().blocks, { kind: 'picture', id: picture }] })
    expect((await put({ 0: first, 1: study(), 2: study() }, { pictures: [picture] })).status).toBe(200)
    await published()
    expect(await slugs()).toEqual(['note-g', 'project-2', 'flyology'])
    const front = await world.visit('ada')
    expect(front.text).toContain('<a href="work/note-g">Read the case study</a>')
    const page = await world.visit('ada', '/work/note-g')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toBe(front.headers['content-security-policy'])
    for (const part of [
      '<h1>Note G</h1>',
      'Can an engine weave &lt;algebra&gt;?',
      '<ol><li>Numbers</li><li>Operations</li></ol>',
      '<code>for n in 1..7 {\n    next(n)\n}</code>',
      '<a href="https://example.org/paper" data-a="example.org/paper">The paper</a>',
      `<img src="../p/${picture}-960.jpg"`,
      '<a href="../work/project-2" rel="next"><span>Next project</span> <b>计算引擎</b></a>',
      '<meta property="og:image" content="http://ada.localhost',
      '"@type":"CreativeWork","name":"Note G"',
    ])
      expect(page.text).toContain(part)
    expect(page.text).not.toContain('<script>')
    expect(page.text).not.toMatch(/data-(?:block|at|field)=/)
    expect((await world.visit('ada', '/work/note-g.png')).headers['content-type']).toBe('image/png')
    const middle = await world.visit('ada', '/work/project-2')
    expect(middle.text).toContain('rel="prev"')
    expect((await world.visit('ada', '/work/absent')).status).toBe(404)
    const resume = JSON.parse((await world.visit('ada', '/resume.json')).text)
    expect(resume.projects[0].caseStudy).toMatchObject({ url: expect.stringMatching(/\/work\/note-g$/) })
  })

  it('when one is opened, then its views are counted by its own path', async () => {
    const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const open = (path: string) => world.visit('ada', path, 'GET', browser)
    for (const path of [
      '/work/note-g',
      '/work/note-g',
      '/',
      '/work/absent',
      '/work/note-g.png',
      '/resume.json',
    ])
      await open(path)
    const counted = async () => (await world.as('ada')('GET', '/make/sites/ada/visits')).body.data
    await eventually(async () => (await counted()).views === 3)
    expect((await counted()).pages).toEqual([
      { path: '/work/note-g', views: 2 },
      { path: '/', views: 1 },
    ])
  })

  it('when the page is listed, then its case studies are in the sitemap, and a ZIP opens from a folder', async () => {
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { indexed: true } })
    await published()
    expect((await world.visit('ada', '/robots.txt')).text).toMatch(/Sitemap: http:\/\/ada\.\S+\/sitemap\.xml/)
    expect((await world.visit('ada', '/sitemap.xml')).text).toContain('/work/project-2</loc>')
    const headers = { Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` }
    const zip = await fetch(`${world.url()}/api/v1/make/sites/ada/archive`, { headers })
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    const text = (path: string) => new TextDecoder().decode(files[path])
    expect(text('index.html')).toContain('href="work/note-g.html"')
    expect(text('work/note-g.html')).toContain('href="../work/project-2.html"')
    expect(text('work/note-g.html')).toContain('href="../index.html"')
  })

  it('when an address changes, then visitors are led to the new one; one that is taken gets a number', async () => {
    expect((await put({ 0: study({ slug: 'the-first' }), 2: study({ slug: 'the-first' }) })).status).toBe(200)
    await published()
    expect(await slugs()).toEqual(['the-first', 'project-2', 'the-first-2'])
    const old = await world.visit('ada', '/work/note-g')
    expect([old.status, old.headers['location']]).toEqual([301, '/work/the-first'])
    // Which addresses there were cannot be looked up.
    expect((await world.visit('ada', '/_redirects')).status).toBe(404)
    expect((await world.visit('ada', '/%5Fredirects')).status).toBe(404)
    expect((await world.visit('ada', '/work/the-first')).status).toBe(200)
    // One that comes first on the page takes no address of another.
    await put({ 0: null })
    await put({ 0: study({ title: 'Project 2' }) })
    expect(await slugs()).toEqual(['project-2-2', 'project-2', 'the-first-2'])
    await put({ 0: study({ slug: 'the-first' }) })
  })

  it('when a launch follows, then they stay; when one is removed, then its page is gone', async () => {
    await world.goLive('ada', 'ada')
    expect((await world.visit('ada', '/work/the-first')).status).toBe(200)
    await put({ 2: null })
    await published()
    expect(await slugs()).toEqual(['the-first', 'project-2', undefined])
    expect((await world.visit('ada', '/work/the-first-2')).status).toBe(404)
  })

  it.each<[string, Partial<CaseStudyEdit>, string]>([
    ['a reserved address', { slug: 'index' }, 'slug'],
    ['an address in Chinese', { slug: '计算' }, 'slug'],
    [
      'a link that is a script',
      { blocks: [{ kind: 'link', text: 'x', url: 'javascript:alert(1)' }] },
      'blocks/0/url',
    ],
    [
      'a link with a password',
      { blocks: [{ kind: 'link', text: 'x', url: 'https://a:b@c.org' }] },
      'blocks/0/url',
    ],
    ['a picture that is gone', { blocks: [{ kind: 'picture', id: 'a'.repeat(20) }] }, 'blocks/0/id'],
    ['a member of a newer version', { blocks: [{ kind: 'video', url: 'x' }] as never }, 'blocks/0'],
    [
      'too many parts',
      { blocks: Array.from({ length: mostCaseStudies.blocks + 100 }, () => ({ kind: 'text', text: 'x' })) },
      'blocks',
    ],
    [
      '100 KB of text',
      { blocks: Array.from({ length: 20 }, () => ({ kind: 'text', text: 'x'.repeat(5_000) })) },
      'caseStudy',
    ],
  ])('when it has %s, then it is refused', async (_what, wrong, pointer) => {
    const { body } = await put({ 0: study(wrong) })
    expect(body).toMatchObject({ status: 400, code: 'validation-failed' })
    expect(JSON.stringify(body)).toContain(pointer)
  })

  it('when it contains contact data that is not public, then it is refused; another personal fact is asked for', async () => {
    const telling = (text: string) => study({ blocks: [{ kind: 'text', text }] })
    const { body } = await put({ 0: telling('Call +44 20 7946 0000') })
    expect(body).toMatchObject({ code: 'validation-failed' })
    const born = { 0: telling('I was born on 10 December 1985.') }
    const asked = await put(born)
    expect(asked.body).toMatchObject({
      code: 'confirmation-needed',
      findings: [{ where: 'Projects, Note G' }],
    })
    const shows = async (day: string) => {
      await published()
      return (await world.visit('ada', '/work/the-first')).text.includes(`born on ${day}`)
    }
    expect((await confirming((confirm) => put(born, { confirm }))).status).toBe(200)
    expect(await shows('10 December')).toBe(false)
    const other = { 0: telling('I was born on 11 May 1986.') }
    const [finding] = (await put(other)).body.findings
    expect((await put(other, { confirm: [{ id: finding.id, answer: 'show' }] })).status).toBe(200)
    expect(await shows('11 May')).toBe(true)
  })

  it('when it is drafted, then the editor and the preview have it, and visitors only after it is published', async () => {
    const opened = await world.as('ada')('POST', '/make/sites/ada/changes')
    const { id, previewUrl } = opened.body.data
    const edit = asEdit(opened.body.data.content)
    edit.sections.find(({ name }) => name === 'projects')!.entries[2]!.caseStudy = study({
      title: 'On Wings',
    })
    const saved = await world.as('ada')('PUT', `/make/drafts/${id}/content`, {
      body: edit,
      headers: { 'If-Match': opened.headers.get('etag')! },
    })
    expect(saved.body.data.changes).toBe(1)
    const marked = await world.as('ada')('GET', `/make/drafts/${id}/page?study=projects/2`)
    expect(marked.body.data.html).toContain('<h1 data-block="projects/2:title">On Wings</h1>')
    expect(marked.body.data.html).toContain('data-block="projects/2:1"')
    const host = new URL(previewUrl).hostname.split('.')[0]!
    expect((await world.visit(host, '/work/on-wings')).text).toContain('<h1>On Wings</h1>')
    expect((await world.visit('ada', '/work/on-wings')).status).toBe(404)
    const done = await world.as('ada')('POST', `/make/drafts/${id}/publish`, {
      body: {},
      headers: { 'If-Match': saved.headers.get('etag')! },
    })
    expect(done.status).toBe(200)
    await published()
    expect((await world.visit('ada', '/work/on-wings')).status).toBe(200)
    const versions = await world.as('ada')('GET', '/make/sites/ada/versions')
    expect(JSON.stringify(versions.body.data[0].changes)).toContain('Case studies changed')
  })

  it('when it is saved twice while a worker publishes, and from a second tab, then the last one is shown and the tab gets a conflict', async () => {
    const { content: data, etag } = await shown()
    const saying = (text: string) => study({ blocks: [{ kind: 'text', text }] })
    for (const text of ['First words.', 'Second words.'])
      expect((await put({ 0: saying(text) })).status).toBe(200)
    const late = await world.as('ada')('PUT', '/make/sites/ada/content', {
      body: asEdit(data),
      headers: { 'If-Match': etag },
    })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
    await published()
    expect((await world.visit('ada', '/work/the-first')).text).toContain('Second words.')
    const versions = await world.as('ada')('GET', '/make/sites/ada/versions')
    const diff = await world.as('ada')('GET', `/make/sites/ada/versions/${versions.body.data[1].id}/diff`)
    expect(JSON.stringify(diff.body.data.places)).toMatch(/Second.*First/)
  })

  it('when a person exports their data, then their case studies are in it, as text and as pages', async () => {
    const { personalData } = personalDataRoutes.generator
    const { things } = await world.serviceClient('auth').call(personalData, { params: { userId: 'ada' } })
    const paths = things.flatMap(({ files }) => files.map(({ path }) => path))
    expect(paths).toEqual(expect.arrayContaining(['site.json', 'published/work/the-first.html']))
    expect(
      (
        await world.as('eve')('PUT', '/make/sites/ada/content', {
          body: asEdit((await shown()).content),
          headers: { 'If-Match': '*' },
        })
      ).status,
    ).toBe(404)
  })

  it('when the site is taken down or deleted, then none of its pages is there', async () => {
    const { takeDown, putBack } = generatorOperatorRoutes
    const operator = world.operator('grace')
    const all = ['/work/on-wings', '/work/on-wings.png', '/work/project-2-2', '/work/absent']
    const statuses = () => Promise.all(all.map(async (path) => (await world.visit('ada', path)).status))
    expect(await statuses()).toEqual([200, 200, 301, 404])
    await operator.call(takeDown, { params: { name: 'ada' }, body: { reason: 'It copies a page.' } })
    await eventually(async () => (await statuses()).every((status) => status === 404))
    await operator.call(putBack, { params: { name: 'ada' }, body: { reason: 'A mistake.' } })
    await eventually(async () => (await statuses())[0] === 200)
    await world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'ada',
      data: { siteName: 'ada', userId: 'ada' },
    } as never)
    await eventually(async () => (await statuses()).every((status) => status === 404))
  })
})
