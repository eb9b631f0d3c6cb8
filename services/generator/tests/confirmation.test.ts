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
    { id: expect.any(String), code: 'only-a-name', detail: expect.stringContaining('only a name') },
  ])
  expect((await world.as('ada')('GET', '/code-host/repos/thumbfolio/bare')).status).toBe(404)

  const { data } = (await world.as('ada')('POST', '/make/drafts', { body: site })).body
  const [concern] = data.concerns
  expect(concern).toEqual({ ...asked.body.reasons[0], id: expect.any(String) })
  const draft = { draftId: data.id, draftVersion: data.draftVersion }
  expect((await launch(draft)).body.code).toBe('confirmation-needed')
  const blanket = await launch({ ...draft, confirm: true })
  expect([blanket.status, blanket.body.errors]).toEqual([
    400,
    [{ pointer: '#/confirm', detail: expect.stringContaining('by its id') }],
  ])
  const replayed = await launch({ ...draft, confirm: [{ id: asked.body.reasons[0].id, answer: 'ok' }] })
  expect([replayed.status, replayed.body.detail]).toEqual([409, expect.stringContaining('page changed')])
  const { launchId } = (await launch({ ...draft, confirm: [{ id: concern.id, answer: 'ok' }] })).body
  expect((await world.end('ada', launchId)).status).toBe('success')
})
