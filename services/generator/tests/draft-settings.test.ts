import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DraftView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

describe('a draft and its site', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const call = (method: string, path: string, body?: object) =>
    world.as('ada')(method, path, body && { body })
  const draftFor = async (siteName: string): Promise<DraftView> =>
    (await call('POST', '/make/drafts', { fileUrl: 'resume-1', siteName, by: 'local' })).body.data
  const launch = async ({ id: draftId, draftVersion, siteName, resumeId: fileUrl }: DraftView) => {
    const { body } = await call('PUT', '/make/generate', { fileUrl, siteName, draftId, draftVersion })
    return world.end('ada', body.launchId)
  }
  const preview = ({ previewUrl }: DraftView, path = '/') =>
    world.visit(new URL(previewUrl).hostname.split('.')[0]!, path)
  const uploadPhoto = async (siteName: string, width: number) => {
    const photo = dataUrl(await halves({ width, height: width }).jpeg().toBuffer())
    const { body } = await call('PUT', `/make/sites/${siteName}/photo`, { photo, on: true })
    await eventually(async () => (await call('GET', `/make/sites/${siteName}/photo`)).body.data.published)
    return body.data.photo.id as string
  }

  it('when the photo of the live page is replaced, then its draft shows the new one, and a launch keeps it', async () => {
    await world.goLive('ada', 'seen')
    await uploadPhoto('seen', 300)
    const draft = await draftFor('seen')
    const id = await uploadPhoto('seen', 200)
    expect((await preview(draft)).text).toContain('width="200"')
    expect((await preview(draft, '/photo.jpg')).status).toBe(200)

    expect((await launch(draft)).status).toBe('success')
    expect((await call('GET', '/make/sites/seen/photo')).body.data).toMatchObject({
      photo: { id, on: true },
      published: true,
    })
    expect((await world.visit('seen')).text).toContain('width="200"')
    expect((await world.visit('seen', '/photo.jpg')).status).toBe(200)
    // The live page can still be published again: its settings name pictures that are there.
    await call('PATCH', '/make/sites/seen', { contact: { phone: true } })
    await eventually(async () => (await call('GET', '/make/sites/seen/photo')).body.data.published)
  })

  it('when a photo comes after its draft, then a launch of that does not take it off', async () => {
    await world.goLive('ada', 'later')
    const draft = await draftFor('later')
    const id = await uploadPhoto('later', 1_600)
    expect((await preview(draft)).text).toContain('<img class="photo"')
    expect((await launch(draft)).status).toBe('success')
    expect((await call('GET', '/make/sites/later/photo')).body.data.photo.id).toBe(id)
  })

  it('when the count of visits is switched off after a draft was made, then a launch of that leaves it off', async () => {
    await world.goLive('ada', 'uncounted')
    const draft = await draftFor('uncounted')
    await call('PATCH', '/make/sites/uncounted', { visits: false })
    expect((await launch(draft)).status).toBe('success')
    expect((await call('PATCH', '/make/sites/uncounted', {})).body.data.visits).toBe(false)
  })

  it('when a personal kind is switched off on the live page after a draft was made, then a launch of that leaves it off', async () => {
    await world.goLive('ada', 'kinds')
    await call('PATCH', '/make/sites/kinds', { personal: ['birth', 'nationality'], actions: { form: true } })
    const draft = await draftFor('kinds')
    await call('PATCH', '/make/sites/kinds', { personal: ['birth'], actions: {}, contact: { email: false } })
    const kept = await call('PATCH', `/make/drafts/${draft.id}`, { indexed: true })
    expect(kept.body.data.content).toMatchObject({ personal: ['birth'], contact: { email: false } })
    expect((await launch(kept.body.data)).status).toBe('success')
    const { data } = (await call('GET', '/make/sites/kinds/content')).body
    expect(data).toMatchObject({ personal: ['birth'], indexed: true, contact: { email: false } })
    expect(data.actions ?? {}).toEqual({})
  })

  it('when it is switched on again in the draft after that, then the launch shows it', async () => {
    const draft = await draftFor('kinds')
    await call('PATCH', '/make/sites/kinds', { personal: [] })
    const { body } = await call('PATCH', `/make/drafts/${draft.id}`, { personal: { birth: true } })
    expect(body.data.content.personal).toEqual(['birth'])
    expect((await launch(body.data)).status).toBe('success')
    expect((await call('GET', '/make/sites/kinds/content')).body.data.personal).toEqual(['birth'])
  })

  it('when one kind or one action is switched, then the others of the draft stay', async () => {
    const { id } = await draftFor('one-by-one')
    const patch = async (body: object) => (await call('PATCH', `/make/drafts/${id}`, body)).body.data.content
    await patch({ personal: { birth: true }, actions: { form: true } })
    const both = await patch({
      personal: { nationality: true },
      actions: { call: 'https://calls.example/ada' },
    })
    expect(both).toMatchObject({
      personal: ['birth', 'nationality'],
      actions: { form: true, call: 'https://calls.example/ada' },
    })
    const less = await patch({ personal: { birth: false }, actions: { form: false, call: '' } })
    expect([less.personal, less.actions ?? {}]).toEqual([['nationality'], {}])
    expect((await patch({ personal: [] })).personal ?? []).toEqual([])
  })

  it('when the site with the photo is deleted, then the draft is shown without it', async () => {
    await world.goLive('ada', 'gone')
    await uploadPhoto('gone', 1_600)
    const draft = await draftFor('gone')
    await world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'gone',
      data: { userId: 'ada' },
    })
    await eventually(() => world.heardOf('gone').includes('site.deleted.v1'))
    const { status, text } = await preview(draft)
    expect([status, text.includes('<img')]).toEqual([200, false])
  })

  it('when its page is renamed after the launch, then the same request gives that launch again, without a charge', async () => {
    const draft = await draftFor('before')
    const launched = await launch(draft)
    await call('POST', '/make/sites/before/rename', { to: 'after' })
    const left = async (): Promise<{ name: string }[]> => (await call('GET', '/make/names')).body.data
    await eventually(async () => (await left()).some(({ name }) => name === 'before'))
    const free = world.ledger.free()
    expect((await launch(draft)).id).toBe(launched.id)
    expect([(await world.visit('before')).status, world.ledger.free()]).toEqual([308, free])
    const { body } = await call('PATCH', `/make/drafts/${draft.id}`, { indexed: true })
    expect(body.code).toBe('draft-launched')
  })

  it('when its page is deleted after the launch, then it is launched again for another charge alone', async () => {
    const draft = await draftFor('spent')
    await launch(draft)
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'spent', data: { userId: 'ada' } })
    await eventually(() => world.heardOf('spent').includes('site.deleted.v1'))
    const free = world.ledger.free()
    const again = { fileUrl: 'resume-1', siteName: 'spent', draftId: draft.id, draftVersion: 1 }
    const refused = await call('PUT', '/make/generate', again)
    expect([refused.body.code, world.ledger.free()]).toEqual(['unavailable', free])
    const launched = await call('PUT', '/make/generate', again)
    expect((await world.end('ada', launched.body.launchId)).status).toBe('success')
    expect(world.ledger.free()).toBe(free - 1)
  })
})
