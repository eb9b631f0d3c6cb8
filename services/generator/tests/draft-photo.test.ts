import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes, type DraftView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { dataUrl, halves } from './test-pictures.js'
import { sample, startWorld, type World } from './world.js'

describe('the photo of a draft', () => {
  let world: World
  let photo: string
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    photo = dataUrl(await halves({ width: 300, height: 300 }).jpeg().toBuffer())
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const call = (method: string, path: string, body?: object, user = 'ada') =>
    world.as(user)(method, path, body && { body })
  const draftFor = async (siteName: string, fileUrl = 'resume-1'): Promise<DraftView> =>
    (await call('POST', '/make/drafts', { fileUrl, siteName, by: 'local' })).body.data
  const launch = async ({ id: draftId, siteName, resumeId: fileUrl }: DraftView) => {
    const { draftVersion } = (await call('GET', `/make/drafts/${draftId}`)).body.data as DraftView
    const { body } = await call('PUT', '/make/generate', { fileUrl, siteName, draftId, draftVersion })
    return world.end('ada', body.launchId)
  }
  const preview = ({ previewUrl }: DraftView, path = '/') =>
    world.visit(new URL(previewUrl).hostname.split('.')[0]!, path)
  const give = async ({ id }: DraftView) =>
    (await call('PUT', `/make/drafts/${id}/photo`, { photo, on: true })).body.data.photo.id as string

  it('when it is given before the launch, then the draft shows it at once, visitors with the launch, and it stays changeable', async () => {
    const draft = await draftFor('pictured')
    expect((await call('GET', `/make/drafts/${draft.id}/photo`)).body.data).toEqual({
      suggestedAlt: 'Ada Lovelace',
      published: true,
    })
    const id = await give(draft)
    expect((await preview(draft)).text).toContain('<img class="photo"')
    expect((await preview(draft, '/photo.jpg')).status).toBe(200)
    const marked = await call('GET', `/make/drafts/${draft.id}/page`)
    expect(marked.body.data.html).toContain('data:image/jpeg;base64')
    expect((await call('GET', `/make/drafts/${draft.id}/photo/original`)).status).toBe(200)
    const { body } = await call('PATCH', `/make/drafts/${draft.id}/photo`, { alt: 'Ada at her desk' })
    expect(body.data.photo).toMatchObject({ id, on: true, alt: 'Ada at her desk' })
    expect((await call('GET', `/make/drafts/${draft.id}/photo/offers`)).body.data).toEqual([])
    const held = await world
      .serviceClient('auth')
      .call(personalDataRoutes.generator.personalData, { params: { userId: 'ada' } })
    expect(held.things.flatMap((thing) => thing.files).map((file) => file.id)).toContain(
      `@drafts/${draft.id}/photo/original.jpg`,
    )

    expect((await launch(draft)).status).toBe('success')
    const { text } = await world.visit('pictured')
    expect(text).toContain('alt="Ada at her desk"')
    expect((await world.visit('pictured', '/photo.jpg')).status).toBe(200)
    expect((await call('GET', '/make/sites/pictured/photo')).body.data.photo.id).toBe(id)
    expect((await call('DELETE', `/make/drafts/${draft.id}/photo`)).body.code).toBe('draft-launched')
  })

  it('when a draft of a live page replaces or removes it, then visitors see that only with the launch', async () => {
    await world.goLive('ada', 'replaced')
    await call('PUT', '/make/sites/replaced/photo', { photo, on: true })
    const draft = await draftFor('replaced')
    const other = await give(draft)
    expect((await call('GET', '/make/sites/replaced/photo')).body.data.photo.id).not.toBe(other)
    expect((await call('GET', '/make/sites/replaced/photo/original')).status).toBe(200)
    expect((await launch(draft)).status).toBe('success')
    expect((await call('GET', '/make/sites/replaced/photo')).body.data.photo.id).toBe(other)
    const next = await draftFor('replaced')
    await call('DELETE', `/make/drafts/${next.id}/photo`)
    expect((await world.visit('replaced')).text).toContain('<img class="photo"')
    expect((await launch(next)).status).toBe('success')
    expect((await world.visit('replaced')).text).not.toContain('<img class="photo"')
  })

  it('when the draft gets another name, then its photo comes along, and stays when the first page is deleted', async () => {
    const draft = await draftFor('one')
    await give(draft)
    const other = await draftFor('two')
    expect((await preview(other)).text).toContain('<img class="photo"')
    for (const each of [draft, other]) expect((await launch(each)).status).toBe('success')
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'one', data: { userId: 'ada' } })
    await eventually(() => world.heardOf('one').includes('site.deleted.v1'))
    expect((await call('GET', '/make/sites/two/photo/original')).status).toBe(200)
  })

  it('when it is a changes draft, then publishing shows the photo', async () => {
    await world.goLive('ada', 'changed')
    const draft = (await call('POST', '/make/sites/changed/changes')).body.data as DraftView
    await give(draft)
    const seen = (await call('GET', `/make/drafts/${draft.id}`)).body.data as DraftView
    expect(seen.changes).toBe(1)
    expect((await world.visit('changed')).text).not.toContain('<img class="photo"')
    await world.as('ada')('POST', `/make/drafts/${draft.id}/publish`, {
      body: {},
      headers: { 'If-Match': '*' },
    })
    await eventually(async () => (await world.visit('changed')).text.includes('<img class="photo"'))
  })

  it('when the draft is another’s, or the file is not a picture, then no photo is set', async () => {
    world.resumes.put('ada', 'resume-2', sample)
    const draft = await draftFor('mine', 'resume-2')
    const path = `/make/drafts/${draft.id}/photo`
    for (const method of ['GET', 'DELETE'])
      expect((await call(method, path, undefined, 'eve')).body.code).toBe('draft-gone')
    expect((await call('PUT', path, { photo }, 'eve')).body.code).toBe('draft-gone')
    expect((await call('PUT', path, { photo: 'data:image/png;base64,AAAA' })).body.code).toBe(
      'photo-unsupported',
    )
    expect((await call('PATCH', path, { on: true })).body.code).toBe('no-photo')
    expect((await call('POST', path, { from: 'avatar' })).body.code).toBe('photo-not-offered')
    expect((await preview(draft)).text).not.toContain('<img class="photo"')
  })
})
