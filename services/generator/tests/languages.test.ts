import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  generatorOperatorRoutes,
  personalDataRoutes,
  type DraftView,
  type ResumeContent,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { confirming, eventually } from '@thumbfolio/testing'
import { unzipSync } from 'fflate'
import { asEdit } from './content-edit.js'
import { sample, startWorld, type World } from './world.js'

const english: ResumeContent = {
  ...sample,
  basics: { ...sample.basics, summary: 'She writes the programs that weave algebra.' },
  projects: [{ name: 'Note G', description: 'The first program.', startDate: '1843' }],
}
const french: ResumeContent = {
  basics: { name: 'Ada Lovelace', label: 'Mathématicienne', phone: '+33 1 70 18 99 00' },
  work: [
    {
      name: 'Analytical Engines Ltd',
      position: 'Programmeuse',
      startDate: '1842-01',
      highlights: ['A écrit la note G', 'Joignable au +33 1 70 18 99 00'],
    },
  ],
}

describe('a page in two languages', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    for (const user of ['ada', 'eve']) world.resumes.put(user, 'resume-1', english)
    world.resumes.put('ada', 'resume-2', french)
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  type Answer = { status: number; body: { data: DraftView; code?: string; errors?: unknown }; etag: string }
  const call = async (method: string, path: string, body?: object, ifMatch?: string, user = 'ada') => {
    const headers = ifMatch === undefined ? {} : { 'If-Match': ifMatch }
    const answer = await world.as(user)(method, path, { ...(body && { body }), headers })
    return { status: answer.status, body: answer.body, etag: answer.headers.get('etag') ?? '' }
  }
  const open = () => call('POST', '/make/sites/ada/changes')
  const added = async (wanted: object) => {
    const { body, etag } = await open()
    return call('POST', `/make/drafts/${body.data.id}/languages`, wanted, etag)
  }
  const switched = ({ body, etag }: Answer, language: string, isOn: boolean) =>
    call('PATCH', `/make/drafts/${body.data.id}/languages/${language}`, { isOn }, etag)
  const saved = ({ body, etag }: Answer, language: string, edit: SiteContentEdit) =>
    call('PUT', `/make/drafts/${body.data.id}/content?language=${language}`, edit, etag)
  const publish = async ({ body, etag }: Answer) => {
    const answer = await confirming((confirm) =>
      world.as('ada')('POST', `/make/drafts/${body.data.id}/publish`, {
        body: { ...(confirm && { confirm }) },
        headers: { 'If-Match': etag },
      }),
    )
    await published()
    return answer
  }
  const published = () =>
    eventually(
      async () => (await world.as('ada')('GET', '/make/sites/ada/content')).body.data.published,
      60_000,
    )
  const remove = async (language: string) => {
    const { body, etag } = await open()
    return publish(
      await call('DELETE', `/make/drafts/${body.data.id}/languages/${language}`, undefined, etag),
    )
  }
  const germanOf = (draft: DraftView): SiteContentEdit => {
    const edit = asEdit(draft.content)
    const [work] = edit.sections
    work!.entries[0]!.fields = { position: 'Programmiererin' }
    work!.entries[0]!.lines = ['Schrieb Note G']
    return { ...edit, headline: 'Mathematikerin', intro: ['Sie schreibt Programme, die Algebra weben.'] }
  }

  it('when one is written by hand, then visitors see it once it is switched on and published', async () => {
    const begun = await added({ language: 'de' })
    expect(begun.status).toBe(200)
    expect(begun.body.data.content).toMatchObject({
      language: 'de',
      languages: [
        { language: 'en', isOn: true },
        { language: 'de', isOn: false },
      ],
    })
    const written = await saved(begun, 'de', germanOf(begun.body.data))
    expect(written.body.data.content).toMatchObject({
      language: 'de',
      headline: { text: 'Mathematikerin', by: 'owner' },
      intro: [{ text: 'Sie schreibt Programme, die Algebra weben.', by: 'owner' }],
    })
    const { id, previewUrl } = written.body.data
    const first = await call('GET', `/make/drafts/${id}`)
    expect(first.body.data.content.headline).toMatchObject({ text: 'Mathematician' })
    expect((await publish(written)).status).toBe(200)
    expect((await world.visit('ada', '/de/')).status).toBe(404)
    expect((await world.visit('ada')).text).not.toContain('hreflang')
    expect(previewUrl).toContain('preview--')

    const on = await switched(await open(), 'de', true)
    expect(on.body.data.changes).toBe(1)
    const marked = await world.as('ada')('GET', `/make/drafts/${on.body.data.id}/page?language=de`)
    expect(marked.body.data).toMatchObject({ language: 'de', direction: 'ltr' })
    expect(marked.body.data.html).toContain('data-at="work/0:0">Schrieb Note G')
    const host = new URL(on.body.data.previewUrl).hostname.split('.')[0]!
    expect((await world.visit(host, '/de/')).text).toContain('Schrieb Note G')
    expect((await world.visit('ada', '/de/')).status).toBe(404)
    expect((await publish(on)).status).toBe(200)

    const [front, german] = [await world.visit('ada'), await world.visit('ada', '/de/')]
    expect(front.text).toContain('<a href="de/" hreflang="de" lang="de" dir="ltr">Deutsch</a>')
    expect(german.text).toContain('<html lang="de" dir="ltr">')
    for (const said of ['Mathematikerin', 'Programmiererin', 'Schrieb Note G', 'Berufserfahrung'])
      expect(german.text).toContain(said)
    expect(german.text).not.toMatch(/Wrote note G|<script>|data-(?:at|field)=/)
    expect(german.headers['content-security-policy']).toBe(front.headers['content-security-policy'])
    expect((await world.visit('ada', '/de/card.png')).headers['content-type']).toBe('image/png')
    expect(JSON.parse((await world.visit('ada', '/de/resume.json')).text).basics.label).toBe('Mathematikerin')
    const bare = await world.visit('ada', '/de')
    expect([bare.status, bare.headers['location']]).toEqual([301, '/de/'])
    expect((await world.visit('ada', '/fr/')).status).toBe(404)
    expect((await world.visit('ada', '/fr')).status).toBe(404)
    const versions = await world.as('ada')('GET', '/make/sites/ada/versions')
    expect(versions.body.data[0].changes).toEqual(['German switched on'])
    expect(versions.body.data[1].changes).toEqual(['German added'])
  })

  it('when the site is listed, then the sitemap and a ZIP have both languages', async () => {
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { indexed: true } })
    await published()
    expect((await world.visit('ada', '/sitemap.xml')).text).toMatch(/hreflang="de" href="[^"]+\/de\/"/)
    const headers = { Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` }
    const zip = await fetch(`${world.url()}/api/v1/make/sites/ada/archive`, { headers })
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    const text = (path: string) => new TextDecoder().decode(files[path])
    expect(text('index.html')).toContain('href="de/index.html"')
    expect(text('de/index.html')).toContain('href="../index.html"')
  })

  it('when a switch changes or a launch follows, then the other language has it and stays', async () => {
    expect((await world.visit('ada', '/de/')).text).toContain('mailto:ada@example.org')
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { contact: { email: false } } })
    await published()
    expect((await world.visit('ada', '/de/')).text).not.toContain('ada@example.org')
    await world.goLive('ada', 'ada')
    expect((await world.visit('ada', '/de/')).text).toContain('Schrieb Note G')
  })

  it('when it would show private contact data, then it is refused; another personal fact is asked for', async () => {
    const { body, etag } = await open()
    const german = await call('GET', `/make/drafts/${body.data.id}?language=de`)
    const edit = asEdit(german.body.data.content)
    const telling = (text: string) => ({ ...edit, intro: [text] })
    const refused = await saved({ ...german, etag }, 'de', telling('Ruf an: +44 20 7946 0000'))
    expect(refused.body).toMatchObject({ status: 400, code: 'validation-failed' })
    expect(JSON.stringify(refused.body)).toContain('Deutsch: ')
    const born = await saved({ ...german, etag }, 'de', telling('Geboren am 10.12.1985 in London.'))
    expect(born.status).toBe(200)
    const asked = await call('POST', `/make/drafts/${born.body.data.id}/publish`, {}, born.etag)
    expect(asked.body).toMatchObject({ code: 'confirmation-needed' })
    expect((await publish(born)).status).toBe(200)
    expect((await world.visit('ada', '/de/')).text).not.toContain('1985')
  })

  it('when an edit of it has a case study, then it is refused; a language that is not there is not found', async () => {
    const { body, etag } = await open()
    const german = await call('GET', `/make/drafts/${body.data.id}?language=de`)
    const edit = asEdit(german.body.data.content)
    const projects = edit.sections.find(({ name }) => name === 'projects')!
    projects.entries[0]!.caseStudy = { blocks: [{ kind: 'text', text: 'Warum.' }] }
    const refused = await saved({ ...german, etag }, 'de', edit)
    expect(refused.body).toMatchObject({ code: 'validation-failed' })
    expect((await saved({ ...german, etag }, 'fr', asEdit(german.body.data.content))).status).toBe(404)
    for (const path of [`?language=fr`, `/page?language=fr`])
      expect((await call('GET', `/make/drafts/${body.data.id}${path}`)).status).toBe(404)
    expect((await call('GET', `/make/drafts/${body.data.id}?language=xx`)).status).toBe(400)
    expect(
      (await call('GET', `/make/drafts/${body.data.id}?language=de`, undefined, undefined, 'eve')).status,
    ).toBe(404)
  })

  it.each<[string, object, number]>([
    ['the page’s own', { language: 'en' }, 400],
    ['a second one more', { language: 'fr' }, 400],
    ['one that is not known', { language: 'xx' }, 400],
  ])('when the language is %s, then it is refused', async (_what, wanted, status) => {
    expect((await added(wanted)).status).toBe(status)
  })

  it('when the live page changed meanwhile, then the draft keeps its words in the other language', async () => {
    const { body, etag } = await open()
    const german = await call('GET', `/make/drafts/${body.data.id}?language=de`)
    const edit = { ...asEdit(german.body.data.content), headline: 'Dichterin' }
    const written = await saved({ ...german, etag }, 'de', edit)
    const live = await world.as('ada')('GET', '/make/sites/ada/content')
    await world.as('ada')('PUT', '/make/sites/ada/content', {
      body: { ...asEdit(live.body.data), headline: 'Poet' },
      headers: { 'If-Match': live.headers.get('etag')! },
    })
    const rebased = await call('POST', `/make/drafts/${body.data.id}/rebase`, undefined, written.etag)
    expect(rebased.body.data.content.headline).toMatchObject({ text: 'Poet' })
    await publish(rebased)
    expect((await world.visit('ada', '/de/')).text).toContain('Dichterin')
    expect((await world.visit('ada')).text).toContain('Poet')
    const { body: kept } = await world.as('ada')('GET', '/make/sites/ada/versions')
    const diff = await world.as('ada')('GET', `/make/sites/ada/versions/${kept.data[1].id}/diff`)
    expect(diff.body.data.places.map(({ title }: { title: string }) => title)).toContain('Deutsch: Headline')
  })

  it('when it is removed, then its page is gone, and a version brings it back', async () => {
    expect((await remove('de')).status).toBe(200)
    expect((await world.visit('ada', '/de/')).status).toBe(404)
    const versions = await world.as('ada')('GET', '/make/sites/ada/versions')
    expect(versions.body.data[0].changes).toEqual(['German removed'])
    const live = await world.as('ada')('GET', '/make/sites/ada/content')
    const restored = await confirming((confirm) =>
      world.as('ada')('POST', `/make/sites/ada/versions/${versions.body.data[1].id}/restore`, {
        body: { ...(confirm && { confirm }) },
        headers: { 'If-Match': live.headers.get('etag')! },
      }),
    )
    expect(restored.status).toBe(200)
    await published()
    expect((await world.visit('ada', '/de/')).text).toContain('Dichterin')
    await remove('de')
  })

  it('when one that was made of a second resume is removed, then the contact data of that one stay private', async () => {
    await publish(await added({ language: 'fr', resumeId: 'resume-2' }))
    await remove('fr')
    const params = { userId: 'ada', id: 'ada/site.json' }
    const file = await world.serviceClient('auth').open(personalDataRoutes.generator.exportFile, { params })
    expect(JSON.parse((await buffer(file)).toString()).formerContact.phone).toEqual(['+33 1 70 18 99 00'])
  })

  it('when it is made of a second resume, then that one’s facts are on it, and its contact data stays private', async () => {
    expect((await added({ language: 'fr', resumeId: 'resume-9' })).status).toBe(404)
    const begun = await added({ language: 'fr', resumeId: 'resume-2' })
    expect(begun.body.data.content).toMatchObject({
      language: 'fr',
      headline: { text: 'Mathématicienne', by: 'resume' },
    })
    await publish(await switched(begun, 'fr', true))
    const { text } = await world.visit('ada', '/fr/')
    expect(text).toContain('Programmeuse')
    expect(text).toContain('A écrit la note G')
    expect(text).not.toContain('70 18 99')
    expect((await world.visit('ada')).text).not.toContain('70 18 99')
  })

  it('when a person exports their data, then both languages are in it', async () => {
    const { personalData } = personalDataRoutes.generator
    const { things } = await world.serviceClient('auth').call(personalData, { params: { userId: 'ada' } })
    const paths = things.flatMap(({ files }) => files.map(({ path }) => path))
    expect(paths).toEqual(expect.arrayContaining(['site.json', 'published/fr/index.html']))
  })

  it('when the site is taken down or deleted, then none of its pages is there', async () => {
    const { takeDown, putBack } = generatorOperatorRoutes
    const operator = world.operator('grace')
    const status = async () => (await world.visit('ada', '/fr/')).status
    expect(await status()).toBe(200)
    await operator.call(takeDown, { params: { name: 'ada' }, body: { reason: 'It copies a page.' } })
    await eventually(async () => (await status()) === 404)
    await operator.call(putBack, { params: { name: 'ada' }, body: { reason: 'A mistake.' } })
    await eventually(async () => (await status()) === 200)
    await world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'ada',
      data: { siteName: 'ada', userId: 'ada' },
    } as never)
    await eventually(async () => (await status()) === 404)
  })
})
