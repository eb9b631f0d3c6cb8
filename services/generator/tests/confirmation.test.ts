import { expect, it } from '@jest/globals'
import { startWorld } from './world.js'

it('when only a name was found, then a launch asks first, says what is missing, and goes on once confirmed', async () => {
  await using world = await startWorld()
  await world.start()
  world.resumes.put('ada', 'bare', { basics: { name: 'Ada Lovelace' } })
  const site = { fileUrl: 'bare', siteName: 'bare' }
  const launch = (more: object) => world.as('ada')('PUT', '/make/generate', { body: { ...site, ...more } })
  const asked = await launch({})
  expect([asked.status, asked.body.code]).toEqual([409, 'confirmation-needed'])
  expect(asked.body.reasons).toEqual([
    { code: 'only-a-name', detail: expect.stringContaining('only a name') },
  ])
  expect((await world.as('ada')('GET', '/code-host/repos/thumbfolio/bare')).status).toBe(404)

  const { data } = (await world.as('ada')('POST', '/make/drafts', { body: site })).body
  expect(data.concerns).toEqual(asked.body.reasons)
  const draft = { draftId: data.id, draftVersion: data.draftVersion }
  expect((await launch(draft)).body.code).toBe('confirmation-needed')
  const { launchId } = (await launch({ ...draft, confirm: true })).body
  expect((await world.end('ada', launchId)).status).toBe('success')
})
