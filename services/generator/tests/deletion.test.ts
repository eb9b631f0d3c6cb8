import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { generatorInternalRoutes } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound } from '@thumbfolio/kit/http'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('what ends a site', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
  })
  afterEach(() => world.model.set('works'))
  afterAll(() => world[Symbol.asyncDispose]())

  const requestDeletion = (siteName: string, userId = 'ada', id?: string) =>
    world.emit({ type: 'site.deletion-requested.v1', subject: siteName, data: { userId } }, id)
  const isTaken = async (siteName: string) =>
    (await world.as('eve')('GET', `/code-host/repos/thumbfolio/${siteName}`)).status === 200
  const goes = (siteName: string) =>
    eventually(
      async () =>
        (await world.visit(siteName)).status === 404 && world.heardOf(siteName).at(-1) === 'site.deleted.v1',
      2_000,
    )

  it('when the owner deletes a site, then the page is gone within 2 s, and nobody else takes the name', async () => {
    const launchId = await world.goLive('ada', 'left')
    await requestDeletion('left')
    await goes('left')
    await eventually(() => world.heardOf('left').includes('site.deleted.v1'))
    expect((await world.as('ada')('GET', `/make/launches/${launchId}`)).status).toBe(404)
    expect((await world.launch('eve', 'left')).status).toBe(409)
    await world.goLive('ada', 'left')
    expect((await world.visit('left')).status).toBe(200)
  })

  it('when the dashboard asks whose a site is, then it is the owner’s from its launch until its deletion', async () => {
    const dashboard = world.serviceClient('dashboard')
    const siteOf = (userId: string, name: string) =>
      orUndefinedIfNotFound(dashboard.call(generatorInternalRoutes.siteOf, { params: { userId, name } }))
    const before = new Date().toISOString()
    await world.goLive('ada', 'told')
    const site = await siteOf('ada', 'told')
    expect(site).toMatchObject({ url: expect.stringContaining('//told.localhost'), liveVersion: 1 })
    expect(before <= site!.createdAt && site!.createdAt <= new Date().toISOString()).toBe(true)
    expect(await siteOf('eve', 'told')).toBeUndefined()
    expect(await siteOf('ada', 'never-there')).toBeUndefined()
    await requestDeletion('told')
    await eventually(async () => (await siteOf('ada', 'told')) === undefined)
  })

  it("when somebody else's site is asked to be deleted, then it stays", async () => {
    await world.goLive('ada', 'stays')
    await requestDeletion('stays', 'eve')
    await requestDeletion('never-there', 'eve')
    await world.goLive('ada', 'marker-1')
    await requestDeletion('marker-1')
    await goes('marker-1')
    expect((await world.visit('stays')).status).toBe(200)
  })

  it('when a deletion is delivered again after the name was launched anew, then the new site stays', async () => {
    await world.goLive('ada', 'reborn')
    await requestDeletion('reborn', 'ada', 'deletion-of-reborn')
    await goes('reborn')
    await world.goLive('ada', 'reborn')
    await requestDeletion('reborn', 'ada', 'deletion-of-reborn')
    await requestDeletion('stays', 'ada')
    await goes('stays')
    expect((await world.visit('reborn')).status).toBe(200)
  })

  it('when a site is deleted during its launch, then the launch is canceled, costs nothing and publishes nothing', async () => {
    const before = world.ledger.free()
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'canceled')
    await eventually(async () => (await world.view('ada', body.launchId)).steps[1]?.state === 'running')
    await requestDeletion('canceled')
    await goes('canceled')
    world.model.set('works')
    await world.goLive('ada', 'marker-2')
    expect(world.heardOf('canceled')).toEqual(['site.requested.v1', 'site.failed.v1', 'site.deleted.v1'])
    expect(world.heard.find((event) => event.type === 'site.failed.v1')?.data).toMatchObject({
      problem: 'launch-canceled',
    })
    expect((await world.visit('canceled')).status).toBe(404)
    await eventually(() => world.ledger.free() === before - 1)
    expect(world.mailbox.mails.some(({ subject }) => subject?.includes('canceled'))).toBe(false)
  })

  it('when the resume is deleted before it was read, then the launch fails; after that it goes on with what it read', async () => {
    world.resumes.put('ada', 'resume-9', { basics: { name: 'Ada' } })
    world.resumes.fail(1_000, { after: 2 })
    const unread = await world.launch('ada', 'unread', 'resume-9')
    await eventually(
      async () => (await world.view('ada', unread.body.launchId)).steps[0]?.state === 'running',
    )
    await world.emit({ type: 'resume.deleted.v1', subject: 'resume-9', data: { userId: 'ada' } })
    const failed = await world.end('ada', unread.body.launchId)
    expect([failed.problem?.code, failed.steps[0]?.state]).toEqual(['launch-resume-gone', 'failed'])

    world.resumes.fail(0)
    world.model.set('hangs')
    const read = await world.launch('ada', 'read', 'resume-9')
    await eventually(async () => (await world.view('ada', read.body.launchId)).steps[1]?.state === 'running')
    world.resumes.remove('ada', 'resume-9')
    await world.emit({ type: 'resume.deleted.v1', subject: 'resume-9', data: { userId: 'ada' } })
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'marker-2', data: { userId: 'ada' } })
    await goes('marker-2')
    world.model.set('works')
    expect((await world.end('ada', read.body.launchId)).status).toBe('success')
  })

  it('when the resume is gone by the time it is read, then the launch says so', async () => {
    world.resumes.put('ada', 'resume-8', { basics: { name: 'Ada' } })
    world.resumes.fail(1_000, { after: 2 })
    const { body } = await world.launch('ada', 'too-late', 'resume-8')
    world.resumes.remove('ada', 'resume-8')
    world.resumes.fail(0)
    expect((await world.end('ada', body.launchId)).problem?.code).toBe('launch-resume-gone')
  })

  it('when an account is deleted, then all its sites go, its running launch too, and it launches nothing more', async () => {
    world.resumes.put('zoe', 'resume-1', { basics: { name: 'Zoe' } })
    for (const name of ['zoe-1', 'zoe-2']) await world.goLive('zoe', name)
    world.model.set('hangs')
    const { body } = await world.launch('zoe', 'zoe-3')
    await eventually(async () => (await world.view('zoe', body.launchId)).steps[1]?.state === 'running')
    const free = world.ledger.free()
    await world.emit({ type: 'account.deleted.v1', subject: 'zoe', data: {} })
    for (const name of ['zoe-1', 'zoe-2', 'zoe-3']) await goes(name)
    await eventually(() => world.ledger.free() === free + 1)
    const late = await world.launch('zoe', 'zoe-4')
    expect(late.status).toBe(401)
    expect(await isTaken('zoe-4')).toBe(false)
  })

  it('when the events of a launch are delivered again, then nothing is launched, paid or mailed twice', async () => {
    const launchId = await world.goLive('ada', 'once')
    await world.mailbox.next(({ subject }) => subject === 'Your site once is live')
    const free = world.ledger.free()
    const events = world.heard.filter(({ subject }) => subject === 'once')
    for (const { type, data, id } of events) await world.emit({ type, subject: 'once', data } as never, id)
    for (const { type, data } of events) await world.emit({ type, subject: 'once', data } as never)
    await world.goLive('ada', 'marker-3')
    await world.mailbox.next(({ subject }) => subject === 'Your site marker-3 is live')
    expect(world.mailbox.mails.filter(({ subject }) => subject === 'Your site once is live')).toHaveLength(1)
    expect(world.ledger.free()).toBe(free - 1)
    expect((await world.view('ada', launchId)).status).toBe('success')
  })

  it('when the mail server refuses, then the launch is live, can be deleted at once, and the mail comes later', async () => {
    world.mailbox.refuse(4)
    await world.goLive('ada', 'mailed-later')
    await requestDeletion('mailed-later')
    await goes('mailed-later')
    const mail = await world.mailbox.next(({ subject }) => subject === 'Your site mailed-later is live')
    expect(mail.text).toContain('mailed-later')
  })
})
