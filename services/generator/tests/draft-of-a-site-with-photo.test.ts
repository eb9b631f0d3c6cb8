import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { DraftView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.start()
  await world.goLive('ada', 'ada')
})
afterAll(() => world[Symbol.asyncDispose]())

const call = async (method: string, path: string, body?: object) => {
  const answer = await world.as('ada')(method, path, body && { body })
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const upload = async (width: number) => {
  const photo = dataUrl(await halves({ width, height: width }).jpeg().toBuffer())
  await call('PUT', '/make/sites/ada/photo', { photo, on: true })
  await eventually(async () => (await call('GET', '/make/sites/ada/photo')).data.published)
}
const draft = async (): Promise<DraftView> =>
  (await call('POST', '/make/drafts', { fileUrl: 'resume-1', siteName: 'ada', by: 'local', again: true }))
    .data
const previewed = async ({ previewUrl }: DraftView, path = '/') =>
  world.visit(new URL(previewUrl).hostname.split('.')[0]!, path)
const launch = async ({ id, draftVersion }: DraftView) => {
  const { launchId } = await call('PUT', '/make/generate', {
    ...{ fileUrl: 'resume-1', siteName: 'ada', draftId: id, draftVersion },
  })
  return world.end('ada', launchId)
}

it('when the photo of a site is replaced after its draft was made, then preview and launch show the new one', async () => {
  await upload(300)
  const made = await draft()
  await upload(200)
  expect((await previewed(made)).text).toContain('width="200"')
  expect((await previewed(made, '/photo.jpg')).status).toBe(200)

  expect((await launch(made)).status).toBe('success')
  expect((await world.visit('ada')).text).toContain('width="200"')
  expect((await call('GET', '/make/sites/ada/photo')).data.photo).toMatchObject({ on: true, width: 200 })
  // The live page can still be published again: its settings name pictures that are there.
  await call('PATCH', '/make/sites/ada', { contact: { phone: true } })
  await eventually(async () => (await call('GET', '/make/sites/ada/photo')).data.published)
})

it('when visits are switched off after the draft was made, then its launch leaves them off', async () => {
  const made = await draft()
  await call('PATCH', '/make/sites/ada', { visits: false })
  expect((await launch(made)).status).toBe('success')
  expect((await call('GET', '/make/sites/ada/visits')).data.isCounting).toBe(false)
})
