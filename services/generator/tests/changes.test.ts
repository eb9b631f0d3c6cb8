import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DraftView, SiteContent, SiteContentEdit } from '@thumbfolio/contracts'
import type { Database } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { drafts } from '../src/collections.js'
import { asEdit } from './content-edit.js'
import { startWorld, type World } from './world.js'

let world: World
let database: Database
beforeAll(async () => {
  world = await startWorld()
  await world.start({ engines: (engines) => ((database = engines.database), engines) })
})
afterAll(() => world[Symbol.asyncDispose]())

const call = (method: string, path: string, body?: object, headers?: Record<string, string>, user = 'ada') =>
  world.as(user)(method, path, { ...(body && { body }), ...(headers && { headers }) })
const open = async (site: string) => {
  const { status, body, headers } = await call('POST', `/make/sites/${site}/changes`)
  return { status, code: body.code as string, draft: body.data as DraftView, etag: headers.get('etag')! }
}
const save = async (id: string, body: SiteContentEdit, ifMatch = '*') => {
  const answer = await call('PUT', `/make/drafts/${id}/content`, body, { 'If-Match': ifMatch })
  return { ...answer, draft: answer.body.data as DraftView, etag: answer.headers.get('etag')! }
}
const publish = (id: string, ifMatch = '*', body: object = {}, user = 'ada') =>
  call('POST', `/make/drafts/${id}/publish`, body, { 'If-Match': ifMatch }, user)
const pageOf = async (id: string) => (await call('GET', `/make/drafts/${id}/page`)).body.data
const content = async (site: string) =>
  (await call('GET', `/make/sites/${site}/content`)).body.data as SiteContent
const published = (site: string) => eventually(async () => (await content(site)).published)
const goLive = async (site: string) => {
  await world.goLive('ada', site)
  return open(site)
}
const promoted = ({ content: page }: DraftView): SiteContentEdit => {
  const { intro, sections } = asEdit(page)
  return {
    intro: [...intro, 'I also sail.'],
    basics: { name: 'Ada King', url: 'https://ada.example/' },
    titles: { work: 'Engines' },
    sections: sections.map(({ name, entries }) => ({
      name,
      entries:
        name === 'work'
          ? [
              { ...entries[0]!, fields: { position: 'Chief programmer', endDate: '1850-02' } },
              {
                id: 'new',
                emphasis: 'normal' as const,
                fields: { position: 'Translator', name: 'Menabrea', startDate: '1841' },
                lines: ['Translated a memoir.'],
              },
            ]
          : entries,
    })),
  }
}

describe('changes of a live page', () => {
  it('when they are saved, then the page stays as it is until they are published, for nothing', async () => {
    const { status, draft } = await goLive('changed')
    expect(status).toBe(201)
    expect(draft).toMatchObject({ kind: 'changes', changes: 0, cost: 0, status: 'ready', outdated: false })
    expect((await open('changed')).status).toBe(200)
    const before = (await world.visit('changed')).text

    const saved = await save(draft.id, promoted(draft))
    expect(saved.body.code).toBeUndefined()
    expect(saved.draft.content.sections[0]).toMatchObject({
      name: 'work',
      entries: [
        { id: 'work/0', fields: { position: 'Chief programmer', endDate: '1850-02' } },
        {
          id: 'work/1',
          fields: { name: 'Menabrea' },
          lines: [{ text: 'Translated a memoir.', by: 'owner' }],
        },
      ],
    })
    expect(saved.draft.content).toMatchObject({ basics: { name: 'Ada King' }, titles: { work: 'Engines' } })
    expect(saved.draft.changes).toBe(5)
    expect((await world.visit('changed')).text).toBe(before)

    const [free, calls] = [world.ledger.free(), world.model.calls()]
    const answer = await publish(draft.id, saved.etag)
    expect(answer.status).toBe(200)
    expect(answer.body.data.provenance.facts).toContainEqual({
      pointer: '/work/0/position',
      text: 'Chief programmer',
      source: 'owner',
    })
    await published('changed')
    const { text } = await world.visit('changed')
    for (const said of [
      'Ada King',
      'Chief programmer',
      'Menabrea',
      'Translated a memoir.',
      'Engines',
      'I also sail.',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/data-(?:at|field|entry|section)=/)
    expect([world.ledger.free(), world.model.calls()]).toEqual([free, calls])
    expect((await call('GET', `/make/drafts/${draft.id}`)).body.code).toBe('draft-gone')
    const versions = (await call('GET', '/make/sites/changed/versions')).body.data
    expect(versions[0]).toMatchObject({ kind: 'edit', author: 'owner' })
    expect(versions[0].changes).toContain('Translator, Menabrea added')
  })

  it('when a value changes back, then it is the resume’s again and nothing is left to publish', async () => {
    const { draft } = await goLive('back')
    const first = await save(draft.id, promoted(draft))
    expect(first.draft.changes).toBeGreaterThan(0)
    const { sections, intro } = asEdit(draft.content)
    const undone = await save(draft.id, {
      intro,
      basics: { name: 'Ada Lovelace', url: null },
      titles: { work: '' },
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries.map((entry) =>
          name === 'work' ? { ...entry, fields: { position: 'Programmer', endDate: null } } : entry,
        ),
      })),
    })
    expect(undone.draft.changes).toBe(0)
    expect(undone.draft.content.takenOff).toEqual([
      { section: 'work', id: 'work/1', title: 'Translator, Menabrea' },
    ])
    const owners = undone.draft.content.provenance?.facts.filter(({ source }) => source === 'owner')
    expect(owners).toEqual([])
  })

  it('when its page is asked for, then each text is marked with what it is, and no script is in it', async () => {
    const { draft } = await goLive('marked')
    const saved = await save(draft.id, promoted(draft))
    const page = await call('GET', `/make/drafts/${draft.id}/page`)
    expect(page.headers.get('etag')).toBe(saved.etag)
    const { html, css, language, direction } = page.body.data
    for (const marked of [
      'data-section="work"',
      'data-field="title:work"',
      'data-entry="work/1"',
      'data-field="work/0:position"',
      'data-field="basics:name"',
      'data-field="headline"',
      'data-at="work/1:0"',
      'data-at="intro:0"',
    ])
      expect(html).toContain(marked)
    expect(html).not.toMatch(/<script| on\w+=/)
    expect([language, direction]).toEqual(['en', 'ltr'])
    const [font] = /\/api\/v1(\/make\/fonts\/[^)]+)/.exec(css)!.slice(1)
    const { status, headers } = await call('GET', font!)
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect((await call('GET', '/make/fonts/none.woff2')).status).toBe(404)
  })

  it('when two tabs save, then the second is told and nothing of the first is lost', async () => {
    const { draft, etag } = await goLive('two-tabs')
    const edit = (intro: string) => ({ ...asEdit(draft.content), intro: [intro] })
    const answers = await Promise.all([
      save(draft.id, edit('One.'), etag),
      save(draft.id, edit('Two.'), etag),
    ])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'stale'])
    expect((await call('POST', `/make/drafts/${draft.id}/publish`, {})).body.code).toBe(
      'precondition-required',
    )
    expect((await publish(draft.id, etag)).body.code).toBe('stale')
  })

  it('when it is published twice at once, then one wins, the other is told, and the page says it once', async () => {
    const { draft } = await goLive('twice')
    const { etag } = await save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    const answers = await Promise.all([publish(draft.id, etag), publish(draft.id, etag)])
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(['draft-gone', 'draft-outdated']).toContain(codes.find((code) => code !== 200))
    await published('twice')
    const { text } = await world.visit('twice')
    expect(text.slice(text.indexOf('<main')).split('I also sail.')).toHaveLength(2)
  })

  it('when the live page changed meanwhile, then the draft is kept and outdated, and an untouched one begins again', async () => {
    const { draft } = await goLive('elsewhere')
    const { etag } = await save(draft.id, { ...asEdit(draft.content), intro: ['From the draft.'] })
    const direct = { ...asEdit(draft.content), intro: ['From another device.'] }
    await call('PUT', '/make/sites/elsewhere/content', direct, { 'If-Match': '*' })
    const refused = await publish(draft.id, etag)
    expect(refused.body).toMatchObject({ code: 'draft-outdated', status: 412 })
    expect(refused.body.detail).toContain('your changes are kept')
    const again = await open('elsewhere')
    expect(again).toMatchObject({ status: 200, draft: { id: draft.id, outdated: true } })
    expect(again.draft.content.intro[0]?.text).toBe('From the draft.')
    await call('DELETE', `/make/drafts/${draft.id}`)

    const fresh = await open('elsewhere')
    expect(fresh).toMatchObject({ status: 201, draft: { changes: 0, outdated: false } })
    await call('PUT', '/make/sites/elsewhere/content', asEdit(draft.content), { 'If-Match': '*' })
    expect((await open('elsewhere')).draft).toMatchObject({ id: fresh.draft.id, outdated: false, changes: 0 })
  })

  it('when the process dies between the page and the end of its draft, then the next look begins again', async () => {
    const { draft } = await goLive('crashed')
    await save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    const store = database.store(drafts)
    const left = await store.find(draft.id)
    await publish(draft.id)
    const { version: _removed, ...rest } = left!
    await store.commit({ ...rest, id: `${draft.id}-left`, version: 0 })
    const looked = await open('crashed')
    expect(looked.draft).toMatchObject({ id: `${draft.id}-left`, changes: 0, outdated: false })
    expect(looked.draft.content.intro[0]?.text).toBe('I also sail.')
  })

  it('when a setting is changed on the live page, then publishing changes of words does not turn it back', async () => {
    await goLive('private')
    await call('PATCH', '/make/sites/private', { contact: { phone: true } })
    const { draft } = await open('private')
    await save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    await call('PATCH', '/make/sites/private', { contact: { phone: false } })
    const dark = { layout: 'minimal', scheme: 'dark' }
    const changed = await call('PATCH', `/make/drafts/${draft.id}`, { theme: dark })
    expect(changed.body.data).toMatchObject({
      changes: 2,
      content: { contact: { phone: false }, theme: dark },
    })
    const { body } = await publish(draft.id)
    expect(body.data).toMatchObject({ contact: { phone: false }, theme: dark })
    await published('private')
    expect((await world.visit('private')).text).not.toContain('7946')
  })

  it('when a personal fact is written, then publishing asks for it, with the ids that the draft shows', async () => {
    const { draft } = await goLive('asked')
    const saved = await save(draft.id, {
      ...asEdit(draft.content),
      titles: { work: 'Ring 030 901820 today' },
    })
    expect(saved.draft.findings.map(({ kind }) => kind)).toEqual(['phone'])
    const refused = await publish(draft.id, saved.etag)
    expect(refused.body.code).toBe('confirmation-needed')
    const confirm = saved.draft.findings.map(({ id }) => ({ id, answer: 'show' }))
    expect((await publish(draft.id, saved.etag, { confirm })).status).toBe(200)
    await published('asked')
    expect((await world.visit('asked')).text).toContain('Ring 030 901820 today')
  })

  it('when it is somebody else’s or a launch’s, then it is refused', async () => {
    const { draft } = await goLive('mine')
    for (const [method, path] of [
      ['GET', `/make/drafts/${draft.id}`],
      ['GET', `/make/drafts/${draft.id}/page`],
    ] as const)
      expect((await call(method, path, undefined, undefined, 'eve')).body.code).toBe('draft-gone')
    expect((await publish(draft.id, '*', {}, 'eve')).body.code).toBe('draft-gone')
    expect((await call('POST', '/make/sites/mine/changes', undefined, undefined, 'eve')).status).toBe(404)
    const { id: draftId, draftVersion, siteName } = draft
    const launch = { fileUrl: 'resume-1', siteName, draftId, draftVersion }
    expect((await call('PUT', '/make/generate', launch)).body.code).toBe('validation-failed')
    expect((await call('PATCH', `/make/drafts/${draftId}`, { siteName: 'other' })).body.code).toBe(
      'validation-failed',
    )
    const body = { fileUrl: 'resume-1', siteName: 'a-launch', by: 'local' }
    const made = (await call('POST', '/make/drafts', body)).body.data as DraftView
    expect(made).toMatchObject({ kind: 'launch', changes: 0 })
    expect((await publish(made.id)).body.code).toBe('validation-failed')
  })

  it('when its site is renamed or deleted, then they go along', async () => {
    const { draft } = await goLive('old-name')
    await save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    await call('POST', '/make/sites/old-name/rename', { to: 'new-name' })
    await eventually(async () => (await open('new-name')).draft?.id === draft.id)
    expect((await call('GET', `/make/drafts/${draft.id}`)).body.data.siteName).toBe('new-name')
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'new-name', data: { userId: 'ada' } })
    await eventually(() => world.heardOf('new-name').includes('site.deleted.v1'))
    expect((await call('GET', `/make/drafts/${draft.id}`)).body.code).toBe('draft-gone')
  })

  it('when its resume is deleted, then they stay with the page', async () => {
    const { draft } = await goLive('without-resume')
    await world.emit({ type: 'resume.deleted.v1', subject: 'resume-1', data: { userId: 'ada' } })
    const { status } = await save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    expect([status, (await publish(draft.id)).status]).toEqual([200, 200])
    expect((await pageOf(draft.id))?.html).toBeUndefined()
  })

  it('when a launch runs, then it waits for its end, and is outdated after it', async () => {
    const { draft } = await goLive('launching')
    await save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    const parked = world.parkHolds()
    const running = world.launch('ada', 'launching')
    await eventually(() => parked.length > 0)
    expect((await publish(draft.id)).body.code).toBe('launch-in-progress')
    parked.forEach((arrive) => arrive())
    await world.end('ada', (await running).body.launchId)
    expect((await publish(draft.id)).body.code).toBe('draft-outdated')
  })
})
