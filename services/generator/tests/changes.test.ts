import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DraftView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { drafts } from '../src/collections.js'
import { promoted, startChanges } from './changes-world.js'
import { asEdit } from './content-edit.js'

let changes: Awaited<ReturnType<typeof startChanges>>
beforeAll(async () => void (changes = await startChanges()))
afterAll(() => changes.world[Symbol.asyncDispose]())

describe('changes of a live page', () => {
  it('when they are saved, then the page stays as it is until they are published, without a charge', async () => {
    const { status, draft } = await changes.goLive('changed')
    expect(status).toBe(201)
    expect(draft).toMatchObject({ kind: 'changes', changes: 0, cost: 0, status: 'ready', outdated: false })
    expect((await changes.open('changed')).status).toBe(200)
    const before = (await changes.world.visit('changed')).text

    const saved = await changes.save(draft.id, promoted(draft))
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
    expect((await changes.world.visit('changed')).text).toBe(before)

    const [free, calls] = [changes.world.ledger.free(), changes.world.model.calls()]
    const answer = await changes.publish(draft.id, saved.etag)
    expect(answer.status).toBe(200)
    expect(answer.body.data.provenance.facts).toContainEqual({
      pointer: '/work/0/position',
      text: 'Chief programmer',
      source: 'owner',
    })
    await changes.published('changed')
    const { text } = await changes.world.visit('changed')
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
    expect([changes.world.ledger.free(), changes.world.model.calls()]).toEqual([free, calls])
    expect((await changes.call('GET', `/make/drafts/${draft.id}`)).body.code).toBe('draft-gone')
    const versions = (await changes.call('GET', '/make/sites/changed/versions')).body.data
    expect(versions[0]).toMatchObject({ kind: 'edit', author: 'owner' })
    expect(versions[0].changes).toContain('Translator, Menabrea added')
  })

  it('when a value changes back, then it belongs to the resume again and nothing is left to publish', async () => {
    const { draft } = await changes.goLive('back')
    const first = await changes.save(draft.id, promoted(draft))
    expect(first.draft.changes).toBeGreaterThan(0)
    const { sections, intro } = asEdit(draft.content)
    const undone = await changes.save(draft.id, {
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
    const { draft } = await changes.goLive('marked')
    const saved = await changes.save(draft.id, promoted(draft))
    const page = await changes.call('GET', `/make/drafts/${draft.id}/page`)
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
    const { status, headers } = await changes.call('GET', font!)
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect((await changes.call('GET', '/make/fonts/none.woff2')).status).toBe(404)
  })

  it('when two tabs save, then the second gets a conflict and nothing of the first is lost', async () => {
    const { draft, etag } = await changes.goLive('two-tabs')
    const edit = (intro: string) => ({ ...asEdit(draft.content), intro: [intro] })
    const answers = await Promise.all([
      changes.save(draft.id, edit('One.'), etag),
      changes.save(draft.id, edit('Two.'), etag),
    ])
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'stale'])
    expect((await changes.call('POST', `/make/drafts/${draft.id}/publish`, {})).body.code).toBe(
      'precondition-required',
    )
    expect((await changes.publish(draft.id, etag)).body.code).toBe('stale')
  })

  it('when it is published twice at once, then one wins, the other is refused, and the page has it once', async () => {
    const { draft } = await changes.goLive('twice')
    const { etag } = await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    const answers = await Promise.all([changes.publish(draft.id, etag), changes.publish(draft.id, etag)])
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(['draft-gone', 'draft-outdated']).toContain(codes.find((code) => code !== 200))
    await changes.published('twice')
    const { text } = await changes.world.visit('twice')
    expect(text.slice(text.indexOf('<main')).split('I also sail.')).toHaveLength(2)
  })

  it('when more is saved while it is published, then that stays as changes of the published page', async () => {
    const { draft } = await changes.goLive('meanwhile')
    const edit = (intro: string) => ({ ...asEdit(draft.content), intro: [intro] })
    const { etag } = await changes.save(draft.id, edit('One.'))
    changes.whilePublishing(() => changes.save(draft.id, edit('Two.')))
    expect((await changes.publish(draft.id, etag)).body.data.intro[0].text).toBe('One.')
    const { draft: left } = await changes.open('meanwhile')
    expect(left).toMatchObject({ id: draft.id, outdated: false, changes: 1 })
    expect(left.content.intro[0]?.text).toBe('Two.')
  })

  it('when the live page changed meanwhile, then the draft is kept and outdated, and one without changes starts from the new page', async () => {
    const { draft } = await changes.goLive('elsewhere')
    const { etag } = await changes.save(draft.id, { ...asEdit(draft.content), intro: ['From the draft.'] })
    const direct = { ...asEdit(draft.content), intro: ['From another device.'] }
    await changes.call('PUT', '/make/sites/elsewhere/content', direct, { 'If-Match': '*' })
    const refused = await changes.publish(draft.id, etag)
    expect(refused.body).toMatchObject({ code: 'draft-outdated', status: 412 })
    expect(refused.body.detail).toContain('your changes are kept')
    const again = await changes.open('elsewhere')
    expect(again).toMatchObject({ status: 200, draft: { id: draft.id, outdated: true } })
    expect(again.draft.content.intro[0]?.text).toBe('From the draft.')
    await changes.call('DELETE', `/make/drafts/${draft.id}`)

    const fresh = await changes.open('elsewhere')
    expect(fresh).toMatchObject({ status: 201, draft: { changes: 0, outdated: false } })
    await changes.call('PUT', '/make/sites/elsewhere/content', asEdit(draft.content), { 'If-Match': '*' })
    expect((await changes.open('elsewhere')).draft).toMatchObject({
      id: fresh.draft.id,
      outdated: false,
      changes: 0,
    })
  })

  it('when the process dies between the page and the end of its draft, then opening them again starts from the page', async () => {
    const { draft } = await changes.goLive('crashed')
    await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    const store = changes.database.store(drafts)
    const left = await store.find(draft.id)
    await changes.publish(draft.id)
    const { version: _removed, ...rest } = left!
    await store.commit({ ...rest, id: `${draft.id}-left`, version: 0 })
    const looked = await changes.open('crashed')
    expect(looked.draft).toMatchObject({ id: `${draft.id}-left`, changes: 0, outdated: false })
    expect(looked.draft.content.intro[0]?.text).toBe('I also sail.')
  })

  it('when a setting is changed on the live page, then publishing changes of words does not turn it back', async () => {
    await changes.world.goLive('ada', 'private')
    await changes.call('PATCH', '/make/sites/private', { contact: { phone: true } })
    const { draft } = await changes.open('private')
    await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    await changes.call('PATCH', '/make/sites/private', { contact: { phone: false } })
    const dark = { layout: 'minimal', scheme: 'dark' }
    const changed = await changes.call('PATCH', `/make/drafts/${draft.id}`, { theme: dark })
    expect(changed.body.data).toMatchObject({
      changes: 2,
      content: { contact: { phone: false }, theme: dark },
    })
    const { body } = await changes.publish(draft.id)
    expect(body.data).toMatchObject({ contact: { phone: false }, theme: dark })
    await changes.published('private')
    expect((await changes.world.visit('private')).text).not.toContain('7946')
  })

  it('when the live page switches off what a draft keeps beside its own choice, then publishing keeps it off', async () => {
    await changes.goLive('kinds')
    await changes.call('PATCH', '/make/sites/kinds', { personal: ['birth'], actions: { form: true } })
    await changes.published('kinds')
    const { draft } = await changes.open('kinds')
    const call = 'https://calls.example/ada'
    await changes.call('PATCH', `/make/drafts/${draft.id}`, {
      personal: ['birth', 'nationality'],
      actions: { form: true, call },
    })
    await changes.call('PATCH', '/make/sites/kinds', { personal: [], actions: { download: true } })
    await changes.published('kinds')
    const { body } = await changes.publish(draft.id)
    expect(body.data).toMatchObject({ personal: ['nationality'] })
    expect(body.data.actions).toEqual({ download: true, call })
  })

  it('when a personal fact is written, then publishing asks for it, with the ids that the draft shows', async () => {
    const { draft } = await changes.goLive('asked')
    const saved = await changes.save(draft.id, {
      ...asEdit(draft.content),
      titles: { work: 'Ring 030 901820 today' },
    })
    expect(saved.draft.findings.map(({ kind }) => kind)).toEqual(['phone'])
    const refused = await changes.publish(draft.id, saved.etag)
    expect(refused.body.code).toBe('confirmation-needed')
    const confirm = saved.draft.findings.map(({ id }) => ({ id, answer: 'show' }))
    expect((await changes.publish(draft.id, saved.etag, { confirm })).status).toBe(200)
    await changes.published('asked')
    expect((await changes.world.visit('asked')).text).toContain('Ring 030 901820 today')
  })

  it('when it belongs to another user or to a launch, then it is refused', async () => {
    const { draft } = await changes.goLive('mine')
    for (const [method, path] of [
      ['GET', `/make/drafts/${draft.id}`],
      ['GET', `/make/drafts/${draft.id}/page`],
    ] as const)
      expect((await changes.call(method, path, undefined, undefined, 'eve')).body.code).toBe('draft-gone')
    expect((await changes.publish(draft.id, '*', {}, 'eve')).body.code).toBe('draft-gone')
    expect((await changes.call('POST', '/make/sites/mine/changes', undefined, undefined, 'eve')).status).toBe(
      404,
    )
    const { id: draftId, draftVersion, siteName } = draft
    const launch = { fileUrl: 'resume-1', siteName, draftId, draftVersion }
    expect((await changes.call('PUT', '/make/generate', launch)).body.code).toBe('validation-failed')
    expect((await changes.call('PATCH', `/make/drafts/${draftId}`, { siteName: 'other' })).body.code).toBe(
      'validation-failed',
    )
    const body = { fileUrl: 'resume-1', siteName: 'a-launch', by: 'local' }
    const made = (await changes.call('POST', '/make/drafts', body)).body.data as DraftView
    expect(made).toMatchObject({ kind: 'launch', changes: 0 })
    expect((await changes.publish(made.id)).body.code).toBe('validation-failed')
  })

  it('when their site is renamed or deleted, then they are moved or deleted with it', async () => {
    const { draft } = await changes.goLive('old-name')
    await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    await changes.call('POST', '/make/sites/old-name/rename', { to: 'new-name' })
    await eventually(async () => (await changes.open('new-name')).draft?.id === draft.id)
    expect((await changes.call('GET', `/make/drafts/${draft.id}`)).body.data.siteName).toBe('new-name')
    await changes.world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'new-name',
      data: { userId: 'ada' },
    })
    await eventually(() => changes.world.heardOf('new-name').includes('site.deleted.v1'))
    expect((await changes.call('GET', `/make/drafts/${draft.id}`)).body.code).toBe('draft-gone')
  })

  it('when its resume is deleted, then they stay with the page', async () => {
    const { draft } = await changes.goLive('without-resume')
    await changes.world.emit({ type: 'resume.deleted.v1', subject: 'resume-1', data: { userId: 'ada' } })
    const { status } = await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    expect([status, (await changes.publish(draft.id)).status]).toEqual([200, 200])
  })

  it('when a launch runs, then it waits for its end, and is outdated after it', async () => {
    const { draft } = await changes.goLive('launching')
    await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    const parked = changes.world.parkHolds()
    const running = changes.world.launch('ada', 'launching')
    await eventually(() => parked.length > 0)
    expect((await changes.publish(draft.id)).body.code).toBe('launch-in-progress')
    parked.forEach((arrive) => arrive())
    await changes.world.end('ada', (await running).body.launchId)
    expect((await changes.publish(draft.id)).body.code).toBe('draft-outdated')
  })
})
