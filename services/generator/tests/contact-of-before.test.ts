import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { personalDataRoutes, type ResumeContent, type SiteContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { sample, startWorld, type World } from './world.js'

const path = '/make/sites/ada/content'
const [phone, street] = [sample.basics!.phone!, '12 St James Square']
const { phone: _phone, ...basics } = sample.basics!
const knowing = { ...sample, basics: { ...basics, phone, location: { address: street } } }
const named = (label: string): ResumeContent => ({ ...sample, basics: { ...basics, label } })
/** Has both within its sentences. */
const talking = (label: string): ResumeContent => ({
  ...named(label),
  work: [
    { name: 'Engines Ltd', highlights: [`Ring 020 7946-0000.`, `Moved to ${street}.`, 'Wrote note G.'] },
  ],
})

describe('contact data that only a page before the last two knew', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld({ env: { LAUNCH_LEASE_SECONDS: '10' } })
    await world.start()
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const ada = (...call: Parameters<ReturnType<World['as']>>) => world.as('ada')(...call)
  const pageHas = (text: string, isThere = true) =>
    eventually(async () => (await world.visit('ada')).text.includes(text) === isThere)
  const launch = async (content: ResumeContent, edits: 'keep' | 'drop' = 'keep') => {
    world.resumes.put('ada', 'resume-1', content)
    const body = { fileUrl: 'resume-1', siteName: 'ada', edits }
    const answer = await ada('PUT', '/make/generate', { body })
    const view = await world.end('ada', answer.body.launchId)
    expect(view.status).toBe('success')
    await pageHas(content.basics!.label!)
  }
  const show = async (isPublic: boolean) => {
    const contact = { phone: isPublic, address: isPublic }
    expect((await ada('PATCH', '/make/sites/ada', { body: { contact } })).status).toBe(200)
  }
  const write = async (intro: string[]) => {
    const { sections } = (await ada('GET', path)).body.data as SiteContent
    const kept = sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis }) => ({ id, emphasis, lines: [] })),
    }))
    return ada('PUT', path, { body: { intro, sections: kept }, headers: { 'If-Match': '*' } })
  }
  const restore = () => ada('POST', `${path}/restore`, { headers: { 'If-Match': '*' } })

  it.each(['keep', 'drop'] as const)(
    'when the edits are for %s and launch after launch tells it by the way, then nobody reads it until its owner shows it',
    async (edits) => {
      await launch(knowing)
      for (const label of ['Countess', 'Baroness', 'Princess']) {
        await launch(talking(label), edits)
        const { text } = await world.visit('ada')
        expect(text).toContain('Wrote note G.')
        expect(text).not.toMatch(/7946|Square/)
      }
      await show(true)
      await pageHas('7946')
      await pageHas('Square')
      await show(false)
      await pageHas('7946', false)
      await pageHas('Square', false)
      // A page that the owner reads now does not let it out again either.
      await launch(named('Countess'), edits)
      await launch(talking('Baroness'), edits)
      expect((await world.visit('ada')).text).not.toMatch(/7946|Square/)
    },
  )

  it('when the owner’s sentence tells it on the page that is gone back to, then it waits until they show it', async () => {
    await launch(knowing)
    await launch(named('Countess'))
    await show(true)
    const words = `Ring ${phone} at night.`
    expect((await write([words])).status).toBe(200)
    await pageHas(words)
    await show(false)
    await pageHas('at night', false)
    await launch(named('Baroness'))
    expect((await world.visit('ada')).text).not.toContain('at night')

    expect([(await restore()).body.code, (await write([words])).body.code]).toEqual([
      'validation-failed',
      'validation-failed',
    ])
    await show(true)
    expect((await restore()).status).toBe(200)
    await pageHas(words)
    await show(false)
    await pageHas('at night', false)
    expect((await world.visit('ada')).text).toContain('Countess')
  })

  it('when it was public while it was kept on newer pages, then it goes with what its owner hides', async () => {
    await launch(knowing)
    await show(true)
    await write([`Ring ${phone} at night.`])
    await launch(named('Countess'))
    await launch(named('Baroness'))
    await pageHas('at night')
    await show(false)
    await pageHas('at night', false)
    expect((await world.visit('ada')).text).toContain('Baroness')
  })

  it('when its owner goes back and launches from there, with the resume of somebody else, then it is private', async () => {
    await launch(knowing)
    await launch(named('Countess'))
    await restore()
    await pageHas('Countess', false)
    const eve = { name: 'Eve Adams', label: 'Snake', phone: '+1 202 555 0143' }
    await launch({ ...talking('Snake'), basics: eve })
    await launch({ ...talking('Baroness'), work: [{ name: `Ring ${eve.phone}`, highlights: [phone] }] })
    await launch(talking('Princess'))
    expect((await world.visit('ada')).text).not.toMatch(/7946|Square|555/)
  })

  it('when the account is exported, then it is there; when the site is deleted, then whoever takes the name holds none of it', async () => {
    await launch(knowing)
    await launch(named('Countess'))
    const held = async (userId: string) => {
      const auth = world.serviceClient('auth')
      const { exportFile } = personalDataRoutes.generator
      const file = await auth.open(exportFile, { params: { userId, id: 'ada/site.json' } })
      return JSON.parse((await buffer(file)).toString())
    }
    // What a page that the site keeps knows is not held twice.
    expect(await held('ada')).not.toHaveProperty('formerContact')
    await launch(named('Baroness'))
    await launch(named('Countess'))
    expect((await held('ada')).formerContact).toEqual({ email: [], phone: [phone], address: [street] })
    await launch(knowing)
    expect(await held('ada')).not.toHaveProperty('formerContact')
    await launch(named('Countess'))
    await launch(named('Baroness'))

    await world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'ada',
      data: { userId: 'ada' },
    })
    await eventually(async () => (await world.visit('ada')).status === 404)
    const restartedAt = async (now: () => number) => {
      await world.stop()
      await world.start({ now })
    }
    // The name rests for its former owner first; the next start sweeps what has rested.
    await restartedAt(() => Date.now() + 181 * 24 * 3_600_000)
    await restartedAt(Date.now)
    world.resumes.put('eve', 'resume-1', talking('Snake'))
    await eventually(async () => (await world.launch('eve', 'ada')).status === 202)
    await pageHas('Wrote note G.')
    expect(JSON.stringify(await held('eve'))).not.toContain(phone)
  })

  /** admitting, pending, lease, read, compose, render, alias, published, live */
  it.each([4, 5, 6, 7, 8, 9])(
    'when the process dies after write %s of the launch that forgets its page, then it stays private',
    async (nth) => {
      await launch(knowing)
      await launch(talking('Countess'))
      await world.stop()
      const death = dyingAt('after', nth)
      await world.start({ engines: (engines) => gatedEngines(engines, death.gate) })
      world.resumes.put('ada', 'resume-1', talking('Baroness'))
      const { body } = await world.launch('ada', 'ada')
      await eventually(death.isDead)
      await world.stop()
      await world.start({ now: () => Date.now() + 20_000 })
      expect((await world.end('ada', body.launchId)).status).toBe('success')
      await pageHas('Baroness')
      expect((await world.visit('ada')).text).not.toMatch(/7946|Square/)
      await launch(talking('Princess'))
      expect((await world.visit('ada')).text).not.toMatch(/7946|Square/)
    },
  )
})
