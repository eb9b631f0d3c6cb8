import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { LaunchView, SiteContent } from '@thumbfolio/contracts'
import { Site } from '../src/launches/domain/site/site.js'
import { presentContent } from '../src/launches/http/present-content.js'
import { presentLaunch } from '../src/launches/http/present-launch.js'
import { placesFor } from './fake-service-clients.js'
import { fullSample, startModelWorld } from './model-world.js'
import { states } from './site-states.js'
import { startWorld, type World } from './world.js'

const path = '/make/sites/ada/content'

describe('where a page comes from', () => {
  let world: World
  let launch: LaunchView
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    const { '/work/0/highlights/0': _lost, ...places } = placesFor(fullSample)
    const sources = { ...places, '/work/0/position': 'owner' as const }
    world.resumes.put('ada', 'resume-1', fullSample, sources)
    launch = await world.view('ada', await world.goLive('ada', 'ada'))
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const read = async (): Promise<SiteContent> => (await world.as('ada')('GET', path)).body.data
  const facts = async () => (await read()).provenance!.facts

  it('when a page is live, then each fact tells its place or its owner, and each sentence its entries', async () => {
    const { provenance, intro } = await read()
    expect(provenance?.pageSizes).toEqual([[595, 842]])
    const byPointer = new Map(provenance?.facts.map(({ pointer, ...fact }) => [pointer, fact]))
    expect(byPointer.get('/work/0/position')).toEqual({ text: 'Programmer', source: 'owner' })
    expect(byPointer.get('/work/0/name')).toMatchObject({
      text: 'Analytical Engines Ltd',
      source: { page: 1, box: [72, expect.any(Number), 200, 10] },
    })
    expect(intro.map(({ by, entries }) => ({ by, entries }))).toEqual([
      { by: 'resume', entries: ['basics'] },
      { by: 'resume', entries: ['basics'] },
    ])
  })

  it('when a fact has no source, then it is neither on the page nor among its facts, and the launch says so', async () => {
    expect(launch.removed).toEqual([
      { fact: 'Wrote note G', reason: 'Nothing on your resume says where it comes from.' },
    ])
    const { text } = await world.visit('ada')
    expect(text).not.toContain('Wrote note G')
    expect(text).toContain('Computed Bernoulli numbers')
    expect((await facts()).find(({ pointer }) => pointer === '/work/0/highlights/0')).toMatchObject({
      text: 'Computed Bernoulli numbers',
      source: placesFor(fullSample)['/work/0/highlights/1'],
    })
  })

  it('when the launch is looked at, then it counts what the page tells', async () => {
    const shown = await facts()
    expect(launch.provenance).toEqual({ facts: shown.length, fromOwner: 1 })
  })

  it('when contact data is made public, then its source is told, and not before', async () => {
    const isListed = async () => (await facts()).some(({ pointer }) => pointer === '/basics/phone')
    expect(await isListed()).toBe(false)
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { contact: { phone: true } } })
    expect(await isListed()).toBe(true)
  })

  it('when the owner edits, then their words are theirs, what they keep stays sourced, and what they hide is gone', async () => {
    const { sections, intro } = await read()
    const body = {
      intro: ['I sail.', intro[1]!.text],
      sections: sections
        .filter(({ name }) => name === 'work')
        .map(({ name, entries }) => ({
          name,
          entries: entries.map(({ id, emphasis }) => ({
            id,
            emphasis,
            lines: id === 'work/0' ? ['Mine.'] : [],
          })),
        })),
    }
    const answer = await world.as('ada')('PUT', path, { body, headers: { 'If-Match': '*' } })
    const edited = answer.body.data as SiteContent
    expect(edited.intro).toEqual([
      { text: 'I sail.', by: 'owner', line: 'basics/summary#0' },
      { text: intro[1]!.text, by: 'resume', line: 'basics/summary#1', entries: ['basics'] },
    ])
    expect(edited.sections[0]?.entries[0]?.lines).toEqual([
      { text: 'Mine.', by: 'owner', line: 'work/0/summary#0' },
    ])
    const pointers = edited.provenance?.facts.map(({ pointer }) => pointer)
    expect(pointers).not.toContain('/work/0/summary')
    expect(pointers?.some((pointer) => pointer.startsWith('/education'))).toBe(false)
  })
})

describe('where the words of a page come from that a model arranged', () => {
  it('when it is read, then each line is of an entry whose facts are told', async () => {
    await using models = await startModelWorld()
    expect((await models.launch('ada', 'sonnet')).composer).not.toBe('local')
    const { intro, sections, provenance }: SiteContent = (await models.world.as('ada')('GET', path)).body.data
    const lines = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
    expect(lines.length).toBeGreaterThan(0)
    for (const { by, entries = [] } of [...intro, ...lines]) {
      expect([by, entries.length > 0]).toEqual(['resume', true])
      for (const id of entries)
        expect(provenance?.facts.some(({ pointer }) => pointer.startsWith(`/${id}/`))).toBe(true)
    }
  })
})

describe('what was stored before sources were kept', () => {
  it('when such a site is read, then it is all there without a provenance', () => {
    const stored = Site.parse(JSON.parse(JSON.stringify(states.live())))
    const { provenance, ...content } = presentContent(stored).body.data
    expect(provenance).toBeUndefined()
    expect(content).toMatchObject({ name: 'ada', removed: [{ fact: 'CEO', reason: 'not there' }] })
    const view = presentLaunch('ada', stored.launches[0]!, 'http://ada.localhost/')
    expect([view.status, view.provenance]).toEqual(['success', undefined])
  })
})
