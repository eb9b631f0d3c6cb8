import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { DraftView, SiteContentEdit } from '@thumbfolio/contracts'
import { asEdit } from './content-edit.js'
import { sample, startWorld, type World } from './world.js'

/** The whole page, as its owner writes it. */
const written: SiteContentEdit = {
  headline: 'Tile restorer',
  basics: { name: 'Inês Carvalho' },
  intro: ['Ich restauriere Fliesen und arbeite mit den Museen der Stadt.'],
  sections: [
    {
      name: 'work',
      entries: [
        {
          id: 'new',
          emphasis: 'normal',
          fields: { position: 'Restorer', name: 'Museu do Azulejo' },
          lines: ['Saved a wall.'],
        },
      ],
    },
  ],
}

describe('a page that its owner writes without a resume', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ balance: 50 })
    await world.start()
  })
  beforeEach(() => world.resumes.put('ada', 'empty', {}))
  afterAll(async () => world[Symbol.asyncDispose]())

  const ada = (method: string, path: string, body?: object) =>
    world.as('ada')(method, path, { ...(body && { body }), headers: { 'If-Match': '*' } })
  const make = async (siteName: string, more: object = {}) =>
    (await ada('POST', '/make/drafts', { fileUrl: 'empty', siteName, by: 'local', ...more })).body
      .data as DraftView
  const launch = ({ id, draftVersion, siteName, resumeId }: DraftView, more: object = {}) =>
    ada('PUT', '/make/generate', { fileUrl: resumeId, siteName, draftId: id, draftVersion, ...more })
  const write = async (draft: DraftView, edit = written) =>
    (await ada('PUT', `/make/drafts/${draft.id}/content`, edit)).body.data as DraftView
  const goLive = async (draft: DraftView, more: object = {}) => {
    const { body } = await launch(draft, more)
    expect((await world.end('ada', body.launchId)).status).toBe('success')
  }

  it('when nothing is written yet, then no launch begins, whatever is confirmed, and nothing is charged', async () => {
    const free = world.ledger.free()
    const draft = await make('blank')
    expect(draft.concerns).toMatchObject([{ code: 'empty' }])
    const confirm = draft.concerns.map(({ id }) => ({ id, answer: 'ok' }))
    expect(await launch(draft, { confirm })).toMatchObject({ status: 422, body: { code: 'page-empty' } })
    const bare = { fileUrl: 'empty', siteName: 'blank' }
    expect((await ada('PUT', '/make/generate', bare)).body.code).toBe('page-empty')
    expect(world.ledger.free()).toBe(free)
    expect((await write(draft)).concerns).toEqual([])
  })

  it('when it is written and launched, then it is live in its own words and language, each a fact of its owner', async () => {
    world.resumes.put('ada', 'empty', {})
    const draft = await write(await make('ines'))
    expect(draft.content).toMatchObject({ language: 'de', headline: { by: 'owner' } })
    await goLive(draft)
    const { text } = await world.visit('ines')
    for (const words of ['Inês Carvalho', 'Tile restorer', 'Museu do Azulejo', 'Saved a wall.', 'lang="de"'])
      expect(text).toContain(words)
    const { body } = await ada('GET', '/make/sites/ines/content')
    expect(body.data.provenance.facts.map(({ source }: { source: unknown }) => source)).toEqual(
      body.data.provenance.facts.map(() => 'owner'),
    )
  })

  it('when it is launched again from nothing, then every word stays; from a resume, then both are on it', async () => {
    const again = await make('ines', { again: true })
    expect(asEdit(again.content).intro).toEqual(written.intro)
    expect(again.content.headline?.text).toBe('Tile restorer')
    expect(again.content.basics).toMatchObject({ name: 'Inês Carvalho' })
    await goLive(again)
    const relaunch = await ada('PUT', '/make/generate', { fileUrl: 'empty', siteName: 'ines' })
    expect(relaunch.status).toBe(202)
    expect((await world.end('ada', relaunch.body.launchId)).status).toBe('success')
    expect((await world.visit('ines')).text).toContain('Saved a wall.')
    world.resumes.put('ada', 'resume-1', sample)
    const { body } = await ada('PUT', '/make/generate', { fileUrl: 'resume-1', siteName: 'ines' })
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    const { text } = await world.visit('ines')
    for (const words of ['Museu do Azulejo', 'Saved a wall.', 'Analytical Engines Ltd', 'Wrote note G'])
      expect(text).toContain(words)
    const { removed } = (await ada('GET', `/make/launches/${body.launchId}`)).body.data
    expect(JSON.stringify(removed)).toContain('Inês Carvalho')
  })

  it('when its owner takes their time, then it is kept for 90 days from the last save, and as long under another name', async () => {
    const days = ({ expiresAt }: DraftView) => Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)
    const draft = await make('slow')
    expect(days(draft)).toBe(90)
    expect(days(await write(draft))).toBe(90)
    const other = await make('slower')
    expect(other.content.basics).toMatchObject({ name: 'Inês Carvalho' })
    expect(days(other)).toBe(90)
    world.resumes.put('ada', 'resume-1', sample)
    expect(days(await make('quick', { fileUrl: 'resume-1' }))).toBe(7)
  })

  it('when it has nothing but a name, then the launch asks, in words about the page', async () => {
    world.resumes.put('ada', 'other', {})
    const draft = await write(await make('named', { fileUrl: 'other' }), {
      intro: [],
      sections: [],
      basics: { name: 'Inês' },
    })
    expect(draft.concerns).toMatchObject([{ code: 'only-a-name' }])
    expect(draft.concerns[0]?.detail).toContain('Write it on the page')
    expect((await launch(draft)).body.code).toBe('confirmation-needed')
  })
})
