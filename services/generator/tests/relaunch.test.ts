import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { asEdit, readContent } from './content-edit.js'
import { fullSample, startModelWorld, type ModelWorld } from './model-world.js'
import { sample, startWorld, type World } from './world.js'

const path = (site: string) => `/make/sites/${site}/content`

/** Says this in the introduction, and takes these entries off; the page shows it. */
async function edit(world: World, site: string, words: string, hidden: readonly string[]) {
  const { content } = await readContent(world, site)
  const { intro, sections } = asEdit(content)
  const body = {
    intro: [words, ...intro],
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ id }) => !hidden.includes(id)),
    })),
  }
  const { status } = await world.as('ada')('PUT', path(site), { body, headers: { 'If-Match': '*' } })
  expect(status).toBe(200)
  await eventually(async () => (await readContent(world, site)).content.published)
}

const launch = async (world: World, siteName: string, more: object = {}) => {
  const body = { fileUrl: 'resume-1', siteName, ...more }
  const answer = await world.as('ada')('PUT', '/make/generate', { body })
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body))
  return world.end('ada', answer.body.launchId)
}

describe('a site that is launched again', () => {
  let models: ModelWorld
  let world: World
  beforeAll(async () => {
    models = await startModelWorld()
    world = models.world
  })
  afterAll(async () => models[Symbol.asyncDispose]())

  it('when another model writes it, then the owner’s words stay and what they hid stays hidden, and so a third time', async () => {
    expect((await models.launch('ada', 'sonnet')).carried).toBeUndefined()
    await edit(world, 'ada', 'I also sail.', ['work/1'])
    const edited = await readContent(world, 'ada')
    expect(edited.content).toMatchObject({
      takenOff: [{ section: 'work', id: 'work/1', title: 'Translator, Difference Works' }],
      resumeId: 'resume-1',
    })

    const etags = [edited.etag]
    for (const model of ['gemini-flash', 'sonnet'] as const) {
      const again = await models.launch('ada', model)
      expect(again).toMatchObject({ status: 'success', carried: { sentences: 1, takenOff: 1 } })
      const { text } = await world.visit('ada')
      expect(text).toContain('I also sail.')
      expect(text).not.toContain('Difference Works')
      const { content, etag } = await readContent(world, 'ada')
      etags.push(etag)
      expect(content.takenOff.map(({ id }) => id)).toEqual(['work/1'])
      // The writers and the entries belong to their sentences.
      expect(content.intro.map(({ by, entries }) => [by, entries])).toEqual([
        ['owner', undefined],
        ...content.intro.slice(1).map(() => ['resume', ['basics']]),
      ])
      expect(content.provenance?.facts.some(({ pointer }) => pointer.startsWith('/work/1'))).toBe(false)
      expect(again.provenance?.facts).toBe(content.provenance?.facts.length)
    }
    expect(new Set(etags).size).toBe(3)
  })

  it('when the stream tells of it, then it says so once the page is rendered', async () => {
    const { body } = await world.launch('ada', 'ada', 'resume-1', 'sonnet')
    await world.end('ada', body.launchId)
    const stream = await world.as('ada')('GET', `/make/launches/${body.launchId}/events`)
    const events = (stream.body as string).split('\n\n').filter((event) => event.includes('event: launch'))
    const hasCarried = events.map((event) => event.includes('"carried":{"sentences":1,"takenOff":1}'))
    expect(hasCarried.indexOf(true)).toBe(
      events.findIndex((event) => /"name":"render","state":"done"/.test(event)),
    )
    expect(hasCarried.lastIndexOf(false)).toBeLessThan(hasCarried.indexOf(true))
  })

  it('when another resume has no such entry, then its own sentence is listed with a way back', async () => {
    await models.launch('elsewhere', 'sonnet')
    const { content } = await readContent(world, 'elsewhere')
    const at = content.sections
      .find(({ name }) => name === 'work')!
      .entries.find(({ id }) => id === 'work/1')!
    const body = {
      intro: content.intro.map(({ text }) => text),
      sections: [{ name: 'work', entries: [{ ...at, title: undefined, lines: ['I loved it.'] }] }],
    }
    await world.as('ada')('PUT', path('elsewhere'), { body, headers: { 'If-Match': '*' } })
    world.resumes.put('ada', 'resume-2', { ...fullSample, work: fullSample.work!.slice(0, 1) })
    const again = await launch(world, 'elsewhere', { fileUrl: 'resume-2', model: 'sonnet' })
    expect(again.removed[0]).toMatchObject({ fact: 'I loved it.' })
    expect(again.removed[0]?.reason).toContain(
      '“Translator, Difference Works”, which this resume does not have',
    )
    expect((await readContent(world, 'elsewhere')).content.removed[0]?.sentence).toEqual({
      under: 'intro',
      text: 'I loved it.',
    })
  })

  it('when its owner drops the edits, then the page is written afresh and nothing is hidden any more', async () => {
    const fresh = await launch(world, 'ada', { model: 'sonnet', edits: 'drop' })
    expect(fresh).toMatchObject({ status: 'success', edits: 'drop' })
    expect(fresh.carried).toBeUndefined()
    const { text } = await world.visit('ada')
    expect(text).not.toContain('I also sail.')
    expect(text).toContain('Difference Works')
    expect((await models.launch('ada', 'sonnet')).carried).toBeUndefined()
  })

  it('when the edits were dropped for another resume, then nothing stays off in the launch after it either', async () => {
    await models.launch('dropped', 'sonnet')
    await edit(world, 'dropped', 'I also sail.', ['work/1'])
    world.resumes.put('ada', 'resume-3', { ...fullSample, work: fullSample.work!.slice(0, 1) })
    const another = { fileUrl: 'resume-3', model: 'sonnet' }
    await launch(world, 'dropped', { ...another, edits: 'drop' })
    const fresh = await launch(world, 'dropped', { model: 'sonnet' })
    expect(fresh.carried).toBeUndefined()
    expect((await world.visit('dropped')).text).toContain('Difference Works')

    // Who goes back to the page without it has taken it off again.
    await edit(world, 'dropped', 'I also sail.', ['work/1'])
    await launch(world, 'dropped', { ...another, edits: 'drop' })
    for (const _way of ['back', 'forth']) {
      const headers = { 'If-Match': '*' }
      const answer = await world.as('ada')('POST', `${path('dropped')}/restore`, { headers })
      expect(answer.status).toBe(200)
    }
    const kept = await launch(world, 'dropped', { model: 'sonnet' })
    expect(kept.carried).toMatchObject({ takenOff: 1 })
    expect((await world.visit('dropped')).text).not.toContain('Difference Works')
  })

  it('when the choice is none of the two, then it is refused in words', async () => {
    const body = { fileUrl: 'resume-1', siteName: 'ada', edits: 'some' }
    const answer = await world.as('ada')('PUT', '/make/generate', { body })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed'])
    expect(JSON.stringify(answer.body)).toContain('keep or drop')
  })
})

describe('a resume whose own summary tells of what its owner hid', () => {
  it('when it is launched again or gone back to, then neither page does, and the sentence is listed with a way back', async () => {
    await using world = await startWorld()
    await world.start()
    const sentences = ['Ada builds engines.', 'Before, she was with Looms for long.']
    const work = [...sample.work!, { name: 'Looms Ltd', position: 'Weaver' }]
    world.resumes.put('ada', 'resume-1', {
      ...sample,
      work,
      basics: { name: 'Ada Lovelace', summary: sentences.join(' ') },
    })
    const introOf = async () => (await readContent(world, 'ada')).content.intro.map(({ text }) => text)
    await world.goLive('ada', 'ada')
    await world.goLive('ada', 'ada')
    expect(await introOf()).toEqual(sentences)
    await edit(world, 'ada', 'I also sail.', ['work/1'])

    const headers = { 'If-Match': '*' }
    const restore = () => world.as('ada')('POST', `${path('ada')}/restore`, { headers })
    expect((await restore()).status).toBe(200)
    expect(await introOf()).toEqual([sentences[0]])
    await restore()
    const again = await launch(world, 'ada')
    expect(await introOf()).toEqual(['I also sail.', sentences[0]])
    expect(again.removed).toMatchObject([
      { fact: sentences[1], reason: 'It mentions something that you took off the page.' },
    ])
    expect((await readContent(world, 'ada')).content.removed[0]?.sentence).toEqual({
      under: 'intro',
      text: sentences[1],
    })
    expect((await world.visit('ada')).text).not.toContain('Looms')
  })
})

/** admitting, pending, lease, read, compose, render */
const renderWrite = 6

describe('a process that dies while a launch renders its page', () => {
  it.each(['before', 'after'] as const)(
    'when it dies %s the page is committed, then the owner’s edits are kept once',
    async (moment) => {
      await using world = await startWorld({ env: { LAUNCH_LEASE_SECONDS: '10' } })
      await world.start()
      const jobs = [...sample.work!, { name: 'Looms Ltd', position: 'Weaver' }]
      world.resumes.put('ada', 'resume-1', { ...sample, work: jobs })
      await world.goLive('ada', 'ada')
      await edit(world, 'ada', 'I also sail.', ['work/1'])
      await world.stop()

      const death = dyingAt(moment, renderWrite)
      await world.start({ engines: (engines) => gatedEngines(engines, death.gate) })
      const { body } = await world.launch('ada', 'ada')
      await eventually(death.isDead)
      await world.stop()
      await world.start({ now: () => Date.now() + 20_000 })
      const view = await world.end('ada', body.launchId)
      expect(view).toMatchObject({ status: 'success', carried: { sentences: 1, takenOff: 1 } })
      const { content } = await readContent(world, 'ada')
      expect(content.intro.map(({ text }) => text)).toEqual(['I also sail.'])
      expect((await world.visit('ada')).text).not.toContain('Looms Ltd')
    },
  )
})
