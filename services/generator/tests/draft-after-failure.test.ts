import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { DraftView, SiteContent } from '@thumbfolio/contracts'
import { asEdit } from './content-edit.js'
import { startWorld, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await startWorld({ env: { LAUNCH_DEADLINE_SECONDS: '5' } })
  await world.start()
  await world.goLive('ada', 'ada')
})
afterAll(() => world[Symbol.asyncDispose]())

it('when the launch of a draft failed and the live page changes, then the draft says that it is outdated', async () => {
  const call = world.as('ada')
  const body = { fileUrl: 'resume-1', siteName: 'ada', by: 'local' }
  const draft = (await call('POST', '/make/drafts', { body })).body.data as DraftView
  world.front.tamper(() => 'parked domain')
  const { launchId } = (
    await call('PUT', '/make/generate', {
      body: { fileUrl: 'resume-1', siteName: 'ada', draftId: draft.id, draftVersion: draft.draftVersion },
    })
  ).body as { launchId: string }
  expect((await world.end('ada', launchId, 20_000)).status).toBe('failed')
  world.front.tamper(undefined)

  const read = async () => (await call('GET', `/make/drafts/${draft.id}`)).body.data as DraftView
  expect((await read()).outdated).toBe(false)
  const content = (await call('GET', '/make/sites/ada/content')).body.data as SiteContent
  const edit = { ...asEdit(content), intro: ['Written on the live page.'] }
  const answer = await call('PUT', '/make/sites/ada/content', { body: edit, headers: { 'If-Match': '*' } })
  expect(answer.status).toBe(200)
  expect(await read()).toMatchObject({ outdated: true, draftVersion: draft.draftVersion })
})
