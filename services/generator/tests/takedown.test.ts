import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  callerNames,
  generatorOperatorRoutes,
  generatorInternalRoutes,
  type OperatorSite,
} from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { startWorld, type World } from './world.js'

const reason = 'It copies the page of a bank.'
const {
  takeDown,
  putBack,
  operatorSite,
  operatorLaunch,
  sitesOfUser,
  takedowns,
  takeDownSitesOfUser,
  cancelLaunch,
  retryLaunch,
  generatorActions,
} = generatorOperatorRoutes

describe('a takedown', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const take = (name: string, by = 'grace') =>
    world.operator(by).call(takeDown, { params: { name }, body: { reason } })
  const undo = (name: string) =>
    world.operator('grace').call(putBack, { params: { name }, body: { reason: 'It was a mistake.' } })
  const siteOf = async (name: string): Promise<OperatorSite | undefined> =>
    (await world.operator('grace').call(operatorSite, { params: { name } })).site
  const actions = (atLeast: number) =>
    eventually(async () => {
      const page = await world.operator('grace').call(generatorActions, { query: {} })
      const done = page.actions.filter(({ action }) => action !== 'looked-up')
      return done.length >= atLeast && done
    })
  const mailOf = (subject: string) =>
    eventually(() => world.mailbox.mails.find((mail) => mail.subject === subject))

  it('when a live site is taken down, then its answer is the end of the page, and an undo brings it back', async () => {
    await world.goLive('ada', 'ada')
    const page = (await world.visit('ada')).text
    const hash = /"([0-9a-f]{64})"/.exec(String((await world.visit('ada')).headers['etag']))?.[1]
    expect(hash).toBeDefined()
    const preview = (await world.as('ada')('POST', '/make/sites/ada/preview', { body: {} })).body.data.url
    const previewHost = new URL(preview).hostname.split('.')[0]!
    expect((await world.visit(previewHost)).status).toBe(200)

    await take('ada')
    for (const path of ['/', '/favicon.ico', '/resume.pdf', '/report'])
      expect([path, (await world.visit('ada', path)).status]).toEqual([path, 404])
    const again = await world.visit('ada', '/', 'GET', { 'If-None-Match': `"${hash}"` })
    expect(again).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect((await world.visit(previewHost)).status).toBe(404)

    await undo('ada')
    await eventually(async () => (await world.visit('ada')).text === page)
    expect((await world.visit(previewHost)).status).toBe(200)
  })

  it('when a draft waits under a name that is taken down, then it is not shown either, and again after an undo', async () => {
    const body = { fileUrl: 'resume-1', siteName: 'ada', by: 'local' }
    const { previewUrl } = (await world.as('ada')('POST', '/make/drafts', { body })).body.data
    const host = new URL(previewUrl).hostname.split('.')[0]!
    expect((await world.visit(host)).status).toBe(200)
    await take('ada')
    expect((await world.visit(host)).status).toBe(404)
    await undo('ada')
    expect((await world.visit(host)).status).toBe(200)
  })

  it('when an operator looks at a site, a launch or the sites of a user, then the audit says so', async () => {
    const launchId = await world.goLive('ada', 'ada')
    const linus = world.operator('linus')
    await linus.call(operatorSite, { params: { name: 'ada' } })
    await linus.call(operatorSite, { params: { name: 'nobody-has-it' } })
    await linus.call(sitesOfUser, { params: { id: 'ada-id' } })
    await linus.call(operatorLaunch, { params: { id: launchId } })
    await linus.call(takedowns, { query: {} })
    await take('ada')
    await linus.call(takedowns, { query: {} })
    const page = await linus.call(generatorActions, { query: {} })
    const lookUps = page.actions.filter(({ action }) => action === 'looked-up')
    expect(lookUps.map(({ by, subject, about }) => `${by} ${subject} ${about}`).sort()).toEqual([
      'linus ada ',
      'linus ada ',
      'linus ada-id ',
      'linus takedowns 1 entry',
    ])
  })

  it('when every site of a user is taken down, then none is shown, their drafts are gone, and the same at once or again changes nothing', async () => {
    await world.goLive('ada', 'ada')
    await world.goLive('ada', 'ada-two')
    await world.goLive('eve', 'eve')
    const body = { fileUrl: 'resume-1', siteName: 'ada-three', by: 'local' }
    const { previewUrl } = (await world.as('ada')('POST', '/make/drafts', { body })).body.data
    const draft = new URL(previewUrl).hostname.split('.')[0]!
    const takeAll = () =>
      world.operator('grace').call(takeDownSitesOfUser, { params: { id: 'ada' }, body: { reason } })
    const [done, other] = await Promise.all([takeAll(), takeAll()])
    expect(done.takedowns.map(({ name }) => name).sort()).toEqual(['ada', 'ada-two'])
    expect(done.drafts + other.drafts).toBe(1)
    for (const host of ['ada', 'ada-two', draft])
      expect([host, (await world.visit(host)).status]).toEqual([host, 404])
    expect((await world.visit('eve')).status).toBe(200)
    expect(await takeAll()).toEqual({ ...done, drafts: 0 })
    const decided = (await actions(3)).map(({ action, subject }) => `${action} ${subject}`)
    expect(decided.sort()).toEqual([
      'draft-taken-down ada-three',
      'site-taken-down ada',
      'site-taken-down ada-two',
    ])
  })

  it('when a site is taken down, then its owner learns why and can publish nothing, and nobody else has the name', async () => {
    await world.goLive('ada', 'ada')
    await take('ada')
    const owner = world.as('ada')
    const relaunch = await world.launch('ada', 'ada')
    expect(relaunch).toMatchObject({ status: 409, body: { code: 'site-taken-down' } })
    expect(relaunch.body.detail).toContain(reason)
    expect(await owner('PATCH', '/make/sites/ada', { body: { indexed: true } })).toMatchObject({
      body: { code: 'site-taken-down' },
    })
    expect(await owner('POST', '/make/sites/ada/rename', { body: { to: 'elsewhere' } })).toMatchObject({
      body: { code: 'site-taken-down' },
    })
    expect(await world.launch('eve', 'ada')).toMatchObject({ body: { code: 'site-name-taken' } })
    const mail = await mailOf('Your site ada was taken down')
    expect(mail.text).toContain(reason)
    // The page is theirs to delete; the name stays blocked.
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
    await eventually(async () => (await siteOf('ada')) === undefined)
    expect(await world.launch('ada', 'ada')).toMatchObject({ body: { code: 'site-taken-down' } })
    await undo('ada')
    await world.goLive('ada', 'ada')
  })

  it('when a name is taken down while it is launched, then the launch ends, costs nothing and leaves no page after an undo', async () => {
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'ada')
    await eventually(() => world.model.calls() > 0)
    await take('ada')
    const view = await world.end('ada', body.launchId)
    expect(view).toMatchObject({ status: 'failed', problem: { code: 'site-taken-down' } })
    await eventually(() => world.ledger.states.get(body.launchId) === 'released')
    world.model.set('works')
    await undo('ada')
    expect((await world.visit('ada')).status).toBe(404)
    await world.goLive('ada', 'ada')
  })

  it('when two operators take a name down at once, and again, then it is one decision and one action', async () => {
    await world.goLive('ada', 'ada')
    const answers = await Promise.all([take('ada', 'grace'), take('ada', 'linus'), take('ada', 'grace')])
    await take('ada')
    expect(new Set(answers.map(({ takedown }) => takedown.by)).size).toBe(1)
    await undo('ada')
    await undo('ada')
    const done = await actions(2)
    expect(done.map(({ action, by, subject }) => [action, subject, by])).toEqual([
      ['site-put-back', 'ada', 'grace'],
      ['site-taken-down', 'ada', answers[0].takedown.by],
    ])
    expect(done[1]).toMatchObject({ reason, about: '' })
  })

  it('when the process dies between the decision and what follows, then the next one finishes it', async () => {
    await world.stop()
    const death = dyingAt('after', 1)
    await world.start({ engines: (engines) => gatedEngines(engines, death.gate, ['takedowns']) })
    await world.goLive('ada', 'ada')
    await take('ada').catch(() => undefined)
    await eventually(death.isDead)
    await world.stop()
    await world.start()
    expect((await world.visit('ada')).status).toBe(404)
    await eventually(
      async () =>
        (await world.as('ada')('PATCH', '/make/sites/ada', { body: { indexed: true } })).body.code ===
        'site-taken-down',
    )
    expect((await actions(1)).map(({ action }) => action)).toEqual(['site-taken-down'])
  })

  it('when anybody but an operator calls, then nothing is done', async () => {
    await world.goLive('ada', 'ada')
    const call = { params: { name: 'ada' }, body: { reason } }
    for (const caller of callerNames)
      await expect(world.serviceClient(caller).call(takeDown, call)).rejects.toMatchObject({
        code: 'not-found',
      })
    world.identity.setOperator('session-of-linus', 'unconfirmed')
    const path = '/operator/sites/ada/takedown'
    expect((await world.as('linus')('POST', path, { body: { reason } })).body.code).toBe(
      'password-confirmation-required',
    )
    expect((await world.as('ada')('POST', path, { body: { reason } })).status).toBe(404)
    expect((await world.visit('ada')).status).toBe(200)
    // What services may call is not what operators call, and the other way round no harm is done.
    const params = { userId: 'ada', name: 'ada' }
    expect(
      await world.serviceClient('dashboard').call(generatorInternalRoutes.siteOf, { params }),
    ).toMatchObject({
      liveVersion: 1,
    })
  })

  it('when no reason is given, then the answer says that one is needed', async () => {
    const without = { params: { name: 'ada' }, body: { reason: ' ' } }
    await expect(world.operator('grace').call(takeDown, without)).rejects.toMatchObject({
      code: 'validation-failed',
      message: expect.stringContaining('Please say why'),
    })
  })

  describe('and a launch', () => {
    const cancel = (id: string) =>
      world.operator('grace').call(cancelLaunch, { params: { id }, body: { reason: 'It hangs.' } })
    const retry = (id: string) =>
      world.operator('grace').call(retryLaunch, { params: { id }, body: { reason: 'The model is back.' } })

    it('when an operator cancels it, then it ends at once, the page before stays, and it costs nothing', async () => {
      await world.goLive('ada', 'ada')
      const before = (await world.visit('ada')).text
      world.model.set('hangs')
      const { body } = await world.launch('ada', 'ada')
      await eventually(() => world.model.calls() > 1)
      await cancel(body.launchId)
      expect(await world.end('ada', body.launchId)).toMatchObject({
        status: 'failed',
        problem: { code: 'launch-canceled' },
      })
      await eventually(() => world.ledger.states.get(body.launchId) === 'released')
      expect((await world.visit('ada')).text).toBe(before)
      await expect(cancel(body.launchId)).rejects.toMatchObject({ code: 'launch-ended' })
      expect((await actions(1))[0]).toMatchObject({ action: 'launch-canceled', about: body.launchId })
    })

    it('when an operator retries the last one, which failed, then it goes live', async () => {
      world.model.set('hangs')
      const { body } = await world.launch('ada', 'ada')
      await eventually(() => world.model.calls() > 0)
      await cancel(body.launchId)
      world.model.set('works')
      const { launch } = await retry(body.launchId)
      expect(launch.id).not.toBe(body.launchId)
      expect(await world.end('ada', launch.id)).toMatchObject({ status: 'success' })
      await expect(retry(body.launchId)).rejects.toMatchObject({ code: 'launch-not-failed' })
      expect((await actions(2)).map(({ action }) => action)).toEqual(['launch-retried', 'launch-canceled'])
    })
  })
})
