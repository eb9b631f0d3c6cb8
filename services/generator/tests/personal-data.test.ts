import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes } from '@thumbfolio/contracts'
import type { Database } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { transcripts } from '../src/collections.js'
import { startModelWorld, type ModelWorld } from './model-world.js'

const { personalData, exportFile } = personalDataRoutes.generator

describe('what is held about a person', () => {
  let models: ModelWorld
  let launchId: string
  let database: Database
  const auth = () => models.world.serviceClient('auth')
  const listOf = async (userId: string) => (await auth().call(personalData, { params: { userId } })).things
  const open = async (userId: string, id: string) =>
    (await buffer(await auth().open(exportFile, { params: { userId, id } }))).toString()
  const filesOf = async (userId: string, site: string) =>
    (await listOf(userId)).find(({ name }) => name === site)?.files ?? []

  beforeAll(async () => {
    models = await startModelWorld()
    await models.world.stop()
    await models.world.start({ engines: (engines) => ((database = engines.database), engines) })
    launchId = (await models.launch('ada', 'sonnet', { behaviours: [{ kind: 'wrong-json' }] })).id
    await models.world.goLive('eve', 'eve')
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  it('when a user has a site, then its content, launches, model answers and published files are there', async () => {
    const files = await filesOf('ada', 'ada')
    const isFont = ({ path }: { path: string }) => path.startsWith('published/fonts/')
    expect(files.filter(isFont)).toHaveLength(4)
    expect(files.filter((file) => !isFont(file)).map(({ path }) => path)).toEqual([
      'site.json',
      'launches.json',
      'domains.json',
      'visits.json',
      'messages.json',
      'readers.json',
      `asked/${launchId}.json`,
      'published/404.html',
      'published/apple-touch-icon.png',
      'published/card.png',
      'published/favicon.ico',
      'published/icon.svg',
      'published/index.html',
      'published/resume.json',
      'published/robots.txt',
    ])
    const read = await Promise.all(files.map(({ id }) => open('ada', id)))
    const [site, launches, domains, visits, messages, readers, asked] = read
      .slice(0, 7)
      .map((text) => JSON.parse(text))
    expect([domains, visits, messages, readers]).toEqual([[], [], [], []])
    expect(site).toMatchObject({
      name: 'ada',
      status: 'live',
      url: expect.stringContaining('ada.localhost'),
      ownerId: 'ada',
      settings: { indexed: false },
      live: { number: 1, source: { pinned: { content: { basics: { name: 'Ada Lovelace' } } } } },
    })
    expect(launches).toMatchObject([
      { id: launchId, resumeId: 'resume-1', status: 'live', writing: { calls: 2 } },
    ])
    expect(new Date(launches[0].requestedAt).getTime()).toBeLessThanOrEqual(Date.now())
    expect(asked.calls.map(({ outcome }: { outcome: { text: string } }) => typeof outcome.text)).toEqual([
      'string',
      'string',
    ])
    const front = files.findIndex(({ path }) => path === 'published/index.html')
    expect(read[front]).toBe((await models.world.visit('ada')).text)
  })

  it('when the owner edits, then it is as it stands now; the mail that told them is on record', async () => {
    const path = '/make/sites/ada/content'
    const edit = { intro: ['I sail, too.'], sections: [] }
    await models.world.as('ada')('PUT', path, { body: edit, headers: { 'If-Match': '*' } })
    const site = JSON.parse(await open('ada', 'ada/site.json'))
    expect(site.live.source.composition.intro).toMatchObject([{ text: 'I sail, too.', by: 'owner' }])
    await eventually(async () => (await open('ada', 'ada/published/index.html')).includes('I sail, too.'))
    await eventually(async () => JSON.parse(await open('ada', 'ada/launches.json'))[0].mailedAt)
  })

  it('when another user asks, or for nothing there is, then there is nothing', async () => {
    const ids = (await filesOf('ada', 'ada')).map(({ id }) => id)
    for (const id of ids) await expect(open('eve', id)).rejects.toMatchObject({ code: 'not-found' })
    for (const id of [
      'ada',
      'ada/',
      'ada/none.json',
      'ada/published/none',
      'ada/asked/none.json',
      '../ada/site.json',
      `eve/asked/${launchId}.json`,
    ])
      for (const userId of ['ada', 'eve'])
        await expect(open(userId, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(JSON.stringify(await listOf('eve'))).not.toContain(launchId)
    expect(await listOf('nobody')).toEqual([])
  })

  it('when a name came to somebody else, then what was asked for the one before is not theirs', async () => {
    const store = database.store(transcripts)
    const known = (await store.find(launchId))!
    const late = { ...known, id: 'late.eve', siteName: 'eve', version: 0 }
    await store.commit(late)
    expect((await filesOf('eve', 'eve')).map(({ path }) => path)).not.toContain('asked/late.eve.json')
    await expect(open('eve', 'eve/asked/late.eve.json')).rejects.toMatchObject({ code: 'not-found' })
    await store.commit({ ...late, id: 'own.eve', ownerId: 'eve' })
    expect((await filesOf('eve', 'eve')).map(({ path }) => path)).toContain('asked/own.eve.json')
  })
})
