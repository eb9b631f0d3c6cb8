import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { readContent } from './content-edit.js'
import { sample, startWorld, type World } from './world.js'

const path = '/make/sites/ada/content'
const phone = sample.basics!.phone!
const { phone: _phone, ...basics } = sample.basics!
const older = { ...sample, basics: { ...basics, label: 'Countess' } }

describe('a page that is gone back to', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld({ env: { LAUNCH_LEASE_SECONDS: '10' } })
    await world.start()
    world.resumes.put('ada', 'resume-1', older)
    await world.goLive('ada', 'ada')
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const ada = (...call: Parameters<ReturnType<World['as']>>) => world.as('ada')(...call)
  const read = () => readContent(world)
  const edit = async (ifMatch: string, intro: string[], more: object = {}) => {
    const { content } = await read()
    const sections = content.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis }) => ({ id, emphasis, lines: [] })),
    }))
    return ada('PUT', path, { body: { intro, sections, ...more }, headers: { 'If-Match': ifMatch } })
  }
  const restore = (ifMatch: string) => ada('POST', `${path}/restore`, { headers: { 'If-Match': ifMatch } })
  const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
    `${status} ${body.code ?? ''}`
  const pageHas = (text: string, isThere = true) =>
    eventually(async () => (await world.visit('ada')).text.includes(text) === isThere)
  const launchNewer = async () => {
    world.resumes.put('ada', 'resume-1', sample)
    await world.goLive('ada', 'ada')
    await pageHas('Countess', false)
  }

  it('when it tells a number that only the newer resume knows, then it waits for its owner to show that, and goes with it', async () => {
    const words = `Ring ${phone} at night.`
    const asked = await edit('*', [words])
    expect(asked.body.code).toBe('confirmation-needed')
    const confirm = asked.body.findings.map(({ id }: { id: string }) => ({ id, answer: 'show' }))
    expect((await edit('*', [words], { confirm })).status).toBe(200)
    await pageHas(words)
    await launchNewer()
    expect((await world.visit('ada')).text).not.toContain('at night')

    const refused = await restore('*')
    expect(outcomeOf(refused)).toBe('400 validation-failed')
    expect(refused.body.detail).toContain('Please make it public first, then go back to it')
    const show = (isPublic: boolean) =>
      ada('PATCH', '/make/sites/ada', { body: { contact: { phone: isPublic } } })
    await show(true)
    expect((await restore('*')).status).toBe(200)
    await pageHas(words)
    await show(false)
    await pageHas('at night', false)
    expect((await world.visit('ada')).text).toContain('Countess')
  })

  it('when it is edited and left at once, then one of both is told to load it again, and nothing is mixed', async () => {
    await launchNewer()
    const { etag } = await read()
    const [edited, restored] = await Promise.all([edit(etag, ['Mine.']), restore(etag)])
    expect([outcomeOf(edited), outcomeOf(restored)].sort()).toEqual(['200 ', '412 stale'])
    expect((await read()).content.intro.map(({ text }) => text)).toEqual(
      edited.status === 200 ? ['Mine.'] : [],
    )
    await pageHas('Countess', restored.status === 200)
  })

  it('when If-Match names another content or nothing at all, then nobody goes back', async () => {
    await launchNewer()
    for (const ifMatch of ['', '*, "1.0"', 'W/"2.0"', '2.0', '"2.0', '"1.0", "2.1"', "'*'"])
      expect([ifMatch, outcomeOf(await restore(ifMatch))]).toEqual([ifMatch, '412 stale'])
    expect(outcomeOf(await restore('"9.9", "2.0"'))).toBe('200 ')
  })

  it('when a launch runs, then it waits for its end; of both at once none is lost', async () => {
    await launchNewer()
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'ada')
    const refused = await restore('*')
    expect(outcomeOf(refused)).toBe('409 launch-in-progress')
    expect(refused.body.detail).toMatch(/^This site is being launched\. Please wait until it is done/)
    world.model.set('works')
    await world.end('ada', body.launchId)

    world.resumes.put('ada', 'resume-1', older)
    await world.goLive('ada', 'ada')
    const [launched, restored] = await Promise.all([world.launch('ada', 'ada'), restore('*')])
    expect((await world.end('ada', launched.body.launchId)).status).toBe('success')
    await pageHas('Countess')
    // What the launch replaced is what can be gone back to.
    expect((await restore('*')).status).toBe(200)
    await pageHas('Countess', restored.status !== 200)
  })

  it('when somebody else asks, then there is nothing, whatever the name', async () => {
    await launchNewer()
    const headers = { 'If-Match': '*' }
    for (const name of ['ada', 'no-such-site', '%2e%2e', 'a%00', 'x'.repeat(200)]) {
      const answer = await world.as('eve')('POST', `/make/sites/${name}/content/restore`, { headers })
      expect([name, outcomeOf(answer)]).toEqual([name, '404 not-found'])
    }
    expect((await world.visit('ada')).text).not.toContain('Countess')
  })

  /** gone back, lease, alias, shown */
  it.each([1, 2, 3, 4])(
    'when the process dies after write %s of it, then the page tells it after the restart',
    async (nth) => {
      await launchNewer()
      await world.stop()
      const death = dyingAt('after', nth)
      await world.start({ engines: (engines) => gatedEngines(engines, death.gate) })
      await restore('*')
      await eventually(death.isDead)
      await world.stop()
      await world.start({ now: () => Date.now() + 20_000 })
      await pageHas('Countess')
      await eventually(async () => (await read()).content.published)
      expect(world.ledger.free()).toBe(98)
      expect((await restore('*')).status).toBe(200)
      await pageHas('Countess', false)
    },
  )
})
