import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { asEdit, readContent } from './content-edit.js'
import { sample, startWorld, type World } from './world.js'

const path = '/make/sites/ada/content'

describe("the owner's content", () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    const jobs = [...sample.work!, { name: 'Looms Ltd', position: 'Weaver', startDate: '1840' }]
    world.resumes.put('ada', 'resume-1', { ...sample, work: jobs })
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const read = () => readContent(world)
  const write = (etag: string | undefined, body: unknown, user = 'ada') =>
    world.as(user)('PUT', path, { body, ...(etag && { headers: { 'If-Match': etag } }) })

  it('when it is edited, then the page says so, nobody is charged, no model is asked and the ledger stands', async () => {
    const { content, etag } = await read()
    expect(content.sections.map(({ name }) => name)).toEqual(['work', 'skills'])
    expect(content.sections[0]?.entries[0]?.title).toBe('Programmer, Analytical Engines Ltd')
    const [calls, free] = [world.model.calls(), world.ledger.free()]
    const edit = asEdit(content)
    edit.intro.unshift('I also <b>sail</b> & sing.')
    edit.sections[0]?.entries.reverse()
    const answer = await write(etag, edit)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).not.toBe(etag)
    expect(answer.body.data.intro[0]).toEqual({ text: 'I also <b>sail</b> & sing.', by: 'owner' })

    const { text } = await eventually(async () => {
      const page = await world.visit('ada')
      return page.text.includes('I also') && page
    })
    expect(text).toContain('I also &lt;b&gt;sail&lt;/b&gt; &amp; sing.')
    expect(text.indexOf('Looms Ltd')).toBeLessThan(text.indexOf('Analytical Engines'))
    expect([world.model.calls(), world.ledger.free()]).toEqual([calls, free])
    expect((await read()).content.intro[0]?.by).toBe('owner')
  })

  it('when an entry is taken off, then the content tells of it, and an edit that names it shows it again', async () => {
    const { content, etag } = await read()
    expect(content.takenOff).toEqual([])
    const without = asEdit(content)
    without.sections[0]?.entries.splice(0, 1)
    const answer = await write(etag, without)
    expect(answer.body.data.takenOff).toEqual([{ section: 'work', id: 'work/1', title: 'Weaver, Looms Ltd' }])
    await eventually(async () => !(await world.visit('ada')).text.includes('Looms Ltd'))
    expect((await write(answer.headers.get('etag')!, asEdit(content))).body.data.takenOff).toEqual([])
    await eventually(async () => (await world.visit('ada')).text.includes('Looms Ltd'))
  })

  it('when two edit the same version at once, then one is told to load it again', async () => {
    const { content, etag } = await read()
    const edits = ['one', 'two'].map((text) => write(etag, { ...asEdit(content), intro: [text] }))
    const statuses = (await Promise.all(edits)).map(({ status, body }) => `${status} ${body.code ?? ''}`)
    expect(statuses.sort()).toEqual(['200 ', '412 stale'])
  })

  it.each([
    ['no If-Match', undefined, {}, '428 precondition-required'],
    ['an empty sentence', '*', { intro: [' '] }, '400 validation-failed'],
    ['a sentence of 12,001 characters', '*', { intro: ['x'.repeat(12_001)] }, '400 validation-failed'],
    [
      'more than a page has room for',
      '*',
      { intro: Array(60).fill('x'.repeat(1_000)) },
      '400 validation-failed',
    ],
    ['a number that is private', '*', { intro: [sample.basics!.phone!] }, '400 validation-failed'],
    ['who wrote it', '*', { intro: [{ text: 'Mine', by: 'composer' }] }, '400 validation-failed'],
    ['an unknown member', '*', { language: 'de' }, '400 validation-failed'],
  ])('when an edit has %s, then it is refused', async (_what, ifMatch, more, refusal) => {
    const { content } = await read()
    const { status, body } = await write(ifMatch, { ...asEdit(content), ...more })
    expect(`${status} ${body.code}`).toBe(refusal)
  })

  it('when it is somebody else’s site, or none, then it is not found', async () => {
    const edit = asEdit((await read()).content)
    expect((await write('*', edit, 'eve')).status).toBe(404)
    expect((await world.as('eve')('GET', path)).status).toBe(404)
    expect((await world.as('ada')('GET', '/make/sites/no-such-site/content')).status).toBe(404)
  })

  it('when settings change afterwards, then the edit stays; a new launch that drops it writes afresh', async () => {
    const { content } = await read()
    await write('*', { ...asEdit(content), intro: ['My very own words.'] })
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { contact: { phone: true } } })
    await eventually(async () => {
      const { text } = await world.visit('ada')
      return text.includes('My very own words.') && text.includes(sample.basics!.phone!)
    })
    const body = { fileUrl: 'resume-1', siteName: 'ada', edits: 'drop' }
    const { launchId } = (await world.as('ada')('PUT', '/make/generate', { body })).body
    expect(await world.end('ada', launchId)).toMatchObject({ status: 'success', edits: 'drop' })
    expect((await read()).content.intro.some(({ by }) => by === 'owner')).toBe(false)
    await eventually(async () => !(await world.visit('ada')).text.includes('My very own words.'))
  })

  it('when the owner goes back, then the page is what it was before the launch, and free of charge', async () => {
    const { content, etag } = await read()
    const [calls, free] = [world.model.calls(), world.ledger.free()]
    const restore = (ifMatch: string | undefined, user = 'ada') =>
      world.as(user)('POST', `${path}/restore`, { ...(ifMatch && { headers: { 'If-Match': ifMatch } }) })
    expect((await restore(undefined)).status).toBe(428)
    expect((await restore('"0.0"')).status).toBe(412)
    expect((await restore('*', 'eve')).status).toBe(404)

    const answers = await Promise.all([restore(etag), restore(etag)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const back = (await read()).content
    expect(back.intro[0]).toEqual({ text: 'My very own words.', by: 'owner' })
    await eventually(async () => (await world.visit('ada')).text.includes('My very own words.'))

    expect((await restore('*')).body.data.intro).toEqual(content.intro)
    await eventually(async () => !(await world.visit('ada')).text.includes('My very own words.'))
    expect([world.model.calls(), world.ledger.free()]).toEqual([calls, free])
  })

  it('when a number has become private since, then a page that tells it is not gone back to', async () => {
    const show = (phone: boolean) =>
      world.as('ada')('PATCH', '/make/sites/ada', { body: { contact: { phone } } })
    await show(true)
    await write('*', { ...asEdit((await read()).content), intro: [sample.basics!.phone!] })
    await world.goLive('ada', 'ada')
    await show(false)
    const { status, body } = await world.as('ada')('POST', `${path}/restore`, {
      headers: { 'If-Match': '*' },
    })
    expect(`${status} ${body.code}`).toBe('400 validation-failed')
    expect(body.detail).toMatch(/contact data that is not public/)
  })

  it('when a launch runs, then an edit waits for its end', async () => {
    const edit = asEdit((await read()).content)
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'ada')
    const answer = await write('*', edit)
    expect([answer.status, answer.body.code]).toEqual([409, 'launch-in-progress'])
    world.model.set('works')
    await world.end('ada', body.launchId)
  })
})
