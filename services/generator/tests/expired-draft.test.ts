import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { personalDataRoutes } from '@thumbfolio/contracts'
import type { Database } from '@thumbfolio/kit/store'
import { drafts } from '../src/collections.js'
import type { Engines } from '../src/index.js'
import { startWorld, type World } from './world.js'

const { personalData, exportFile } = personalDataRoutes.generator

let world: World
let database: Database
beforeAll(async () => {
  world = await startWorld()
  const engines = (opened: Engines) => {
    database = opened.database
    return opened
  }
  // Without a worker nothing is swept.
  await world.start({ engines }, { GENERATOR_ROLE: 'api' })
})
afterAll(() => world[Symbol.asyncDispose]())

it('when a draft has expired and is not swept yet, then an export still gets every file that it lists', async () => {
  const body = { fileUrl: 'resume-1', siteName: 'expired', by: 'local' }
  const { id } = (await world.as('ada')('POST', '/make/drafts', { body })).body.data as { id: string }
  const store = database.store(drafts)
  const draft = await store.find(id)
  await store.commit({ ...draft!, expiresAt: Date.now() - 1 })
  expect((await world.as('ada')('GET', `/make/drafts/${id}`)).body.code).toBe('draft-gone')

  const client = world.serviceClient('auth')
  const { things } = await client.call(personalData, { params: { userId: 'ada' } })
  const files = things.flatMap((thing) => thing.files)
  expect(files.map(({ path }) => path)).toEqual(['draft.json'])
  const params = { userId: 'ada', id: files[0]!.id }
  const chunks = await (await client.open(exportFile, { params })).toArray()
  expect(Buffer.concat(chunks).toString()).toContain('Ada Lovelace')
  const others = client.open(exportFile, { params: { ...params, userId: 'eve' } })
  await expect(others).rejects.toMatchObject({ code: 'not-found' })
})
