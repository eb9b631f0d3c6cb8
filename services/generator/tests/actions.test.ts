import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SiteActions } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('the calls to action of a page', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const change = (body: object) => world.as('ada')('PATCH', '/make/sites/ada', { body })
  const choose = (actions: SiteActions, more: object = {}) => change({ actions, ...more })
  const page = async () => {
    await eventually(
      async () => (await world.as('ada')('GET', '/make/sites/ada/content')).body.data.published,
    )
    return (await world.visit('ada')).text
  }
  const asked = async () => /<section class="w act".*?<\/section>/s.exec(await page())?.[0]

  it('when nothing is chosen, then there are none', async () => {
    expect(await asked()).toBeUndefined()
  })

  it('when mail and a call are chosen, then the first is large and the other is a button', async () => {
    const { body } = await choose({ email: true, call: 'https://cal.example/ada' })
    expect(body.data.actions).toEqual({ email: true, call: 'https://cal.example/ada' })
    const section = await asked()
    expect(section).toContain('<p class="ask"><a href="mailto:ada@example.org"')
    expect(section).toContain('<li><a href="https://cal.example/ada"')
    expect(section).not.toContain('resume.pdf')
    await world.goLive('ada', 'ada')
    expect(await asked()).toContain('https://cal.example/ada')
  })

  it('when the e-mail address is not public, then the page does not offer it', async () => {
    await choose({ email: true, call: 'https://cal.example/ada' }, { contact: { email: false } })
    expect(await page()).not.toContain('ada@example.org')
    expect(await asked()).toContain('<p class="ask"><a href="https://cal.example/ada"')
    await change({ contact: { email: true } })
  })

  it('when the download is chosen and there is no public PDF, then it is not offered', async () => {
    await choose({ download: true })
    expect(await asked()).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'http://cal.example',
    'https://a:b@cal.example',
    'cal.example',
    'https://localhost',
    '//x.example',
  ])('when the address of a call is %s, then it is refused with what to do', async (call) => {
    const { body } = await choose({ call })
    expect(body).toMatchObject({ code: 'validation-failed' })
    expect(JSON.stringify(body)).toContain('https address')
  })

  it('when the address of a call contains a private phone number, then it is on no page', async () => {
    const { status } = await choose({ email: true, call: 'https://wa.example/442079460000' })
    expect(status).toBe(200)
    expect(await asked()).toContain('mailto:ada@example.org')
    expect(await page()).not.toContain('442079460000')
  })

  it('when a draft chooses, then its launch shows it', async () => {
    const { body } = await world.as('ada')('POST', '/make/drafts', {
      body: { fileUrl: 'resume-1', siteName: 'ada-two', by: 'local' },
    })
    const { id: draftId, model } = body.data
    const { body: changed } = await world.as('ada')('PATCH', `/make/drafts/${draftId}`, {
      body: { actions: { email: true } },
    })
    expect(changed.data.content.actions).toEqual({ email: true })
    const { draftVersion } = changed.data
    const { body: launched } = await world.as('ada')('PUT', '/make/generate', {
      body: { fileUrl: 'resume-1', siteName: 'ada-two', model, draftId, draftVersion },
    })
    await world.end('ada', launched.launchId)
    expect((await world.visit('ada-two')).text).toContain('<p class="ask"><a href="mailto:ada@example.org"')
  })
})
