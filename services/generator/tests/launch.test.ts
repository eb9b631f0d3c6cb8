import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('a launch over HTTP', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
  })
  afterEach(() => world.model.set('works'))
  afterAll(() => world[Symbol.asyncDispose]())

  it('when a launch is asked for, then it ends live: seen at its address, paid once, told to everyone', async () => {
    const before = world.ledger.free()
    const asked = await world.launch('ada', 'ada-first')
    expect(asked.status).toBe(202)
    const { launchId, websiteUrl } = asked.body
    expect(asked.body).toEqual({
      message: 'Launch started',
      launchId,
      websiteUrl,
      status: 'pending',
      data: { launchId, websiteUrl, status: 'pending' },
    })
    expect(websiteUrl).toMatch(/^http:\/\/ada-first\.localhost:\d+\/$/)

    const view = await world.end('ada', launchId)
    expect(view).toMatchObject({ id: launchId, siteName: 'ada-first', status: 'success', websiteUrl })
    expect(view.composer).toBe('local')
    expect(view.steps.map(({ name, state }) => `${name} ${state}`)).toEqual(
      ['read', 'compose', 'render', 'publish', 'verify'].map((name) => `${name} done`),
    )
    for (const { startedAt, finishedAt } of view.steps) expect(startedAt! <= finishedAt!).toBe(true)
    expect(view.problem).toBeUndefined()

    const page = await world.visit('ada-first')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('Ada Lovelace')
    await eventually(() => world.heardOf('ada-first').length === 2)
    expect(world.heardOf('ada-first')).toEqual(['site.requested.v1', 'site.generated.v1'])
    expect(world.heard.at(-1)?.data).toEqual({ userId: 'ada', launchId, version: 1, url: websiteUrl })
    expect(world.ledger.free()).toBe(before - 1)
    expect(world.ledger.states.get(launchId)).toBe('captured')

    const mail = await world.mailbox.next(({ subject }) => subject === 'Your site ada-first is live')
    expect(mail.to?.[0]?.address).toBe('ada@example.org')
    expect(mail.text).toContain(websiteUrl)
  })

  it('when one launches its own live name again, then it becomes the next version', async () => {
    await world.goLive('ada', 'again')
    await world.goLive('ada', 'again')
    const versions = () =>
      world.heard.flatMap((event) =>
        event.type === 'site.generated.v1' && event.subject === 'again' ? [event.data.version] : [],
      )
    await eventually(() => versions().length === 2)
    expect(versions()).toEqual([1, 2])
  })

  it('when the same PUT comes while it runs, then it is the same launch and another resume or model is refused', async () => {
    world.model.set('hangs')
    world.resumes.put('ada', 'resume-2', {})
    const first = await world.launch('ada', 'twice')
    const same = await world.launch('ada', 'twice')
    expect([same.status, same.body.launchId]).toEqual([202, first.body.launchId])
    expect((await world.launch('ada', 'twice', 'resume-1', 'sonnet')).body.code).toBe('launch-in-progress')
    expect((await world.launch('ada', 'twice', 'resume-2')).body.code).toBe('launch-in-progress')
    expect((await world.launch('eve', 'twice')).body.code).toBe('site-name-taken')
    world.model.set('works')
    expect((await world.end('ada', first.body.launchId)).status).toBe('success')
    expect(world.heardOf('twice').filter((type) => type === 'site.requested.v1')).toHaveLength(1)
  })

  it('when twenty people launch one name at once, then one wins and the others pay nothing', async () => {
    const people = Array.from({ length: 20 }, (_, index) => `racer-${index}`)
    for (const person of people) world.resumes.put(person, 'resume-1', { basics: { name: person } })
    const before = world.ledger.free()
    const answers = await Promise.all(people.map((person) => world.launch(person, 'raced')))
    const winners = people.filter((_, index) => answers[index]!.status === 202)
    expect(winners).toHaveLength(1)
    const losers = answers.filter(({ status }) => status !== 202)
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['409 This site name is already taken.']),
    )
    await world.end(winners[0]!, answers.find(({ status }) => status === 202)!.body.launchId)
    expect((await world.visit('raced')).text).toContain(winners[0])
    expect(world.ledger.free()).toBe(before - 1)
  })

  it('when one clicks twice at the same moment, then it is one launch and one hold', async () => {
    const before = world.ledger.free()
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.launch('ada', 'double-click')))
    const ids = new Set(answers.map(({ body }) => body.launchId))
    expect([ids.size, answers.every(({ status }) => status === 202)]).toEqual([1, true])
    await world.end('ada', [...ids][0])
    expect(world.ledger.free()).toBe(before - 1)
  })

  it('when a fourth launch is asked for while three run, then it is 429 and its name stays free', async () => {
    world.model.set('hangs')
    const started = await Promise.all(['many-1', 'many-2', 'many-3'].map((name) => world.launch('eve', name)))
    expect(started.map(({ status }) => status)).toEqual([202, 202, 202])
    const fourth = await world.launch('eve', 'many-4')
    expect([fourth.status, fourth.body.code]).toEqual([429, 'too-many-launches'])
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await world.as('eve')('GET', '/code-host/repos/thumbfolio/many-4')).status).toBe(404)
    world.model.set('works')
    for (const { body } of started) await world.end('eve', body.launchId)
    expect((await world.launch('eve', 'many-4')).status).toBe(202)
  })

  it('when ten launches are asked for at once, then at most three are admitted and the others leave no trace', async () => {
    world.model.set('hangs')
    world.resumes.put('zoe', 'resume-1', {})
    const names = Array.from({ length: 10 }, (_, index) => `burst-${index}`)
    const answers = await Promise.all(names.map((name) => world.launch('zoe', name)))
    const admitted = names.filter((_, index) => answers[index]!.status === 202)
    expect(admitted.length).toBeLessThanOrEqual(3)
    for (const name of names) {
      const { status } = await world.as('zoe')('GET', `/code-host/repos/thumbfolio/${name}`)
      expect(status).toBe(admitted.includes(name) ? 200 : 404)
    }
    expect([...world.ledger.states.keys()].filter((id) => id.includes('.burst-'))).toHaveLength(
      admitted.length,
    )
  })
})

describe('refusals of a launch', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ balance: 1 })
    await world.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const refused = async (siteName: string, fileUrl = 'resume-1', model = 'gemini-flash') => {
    const { status, body } = await world.launch('ada', siteName, fileUrl, model)
    return [status, body.message]
  }

  it('when the name is reserved, then it is taken like any other', async () => {
    expect(await refused('www')).toEqual([409, 'This site name is already taken.'])
  })

  it.each(['Upper', '-start', 'end-', 'a_b', 'xn--abc', 'a'.repeat(64), 'ä', 'a.b'])(
    'when the name is %s, then it is 400',
    async (name) => expect((await refused(name))[0]).toBe(400),
  )

  it('when the model is none of ours, then it is 400', async () => {
    expect((await refused('fine', 'resume-1', 'gpt'))[0]).toBe(400)
  })

  it.each(['nothing', '', '../resume-1/..', '%2e%2e', 'a b', 'https://else.where/x'])(
    'when the resume is "%s", then it is 404 (400 for none)',
    async (id) => expect((await refused('fine', id))[0]).toBe(id === '' ? 400 : 404),
  )

  it("when the resume is someone else's, then it is 404", async () => {
    world.resumes.put('eve', 'eves', {})
    expect((await refused('fine', 'eves'))[0]).toBe(404)
  })

  it('when a name is bad and the resume absent, then 400 comes before 404, and 404 before 409', async () => {
    expect((await refused('-bad-', 'nothing'))[0]).toBe(400)
    expect((await refused('www', 'nothing'))[0]).toBe(404)
  })

  it('when the credits do not suffice, then it is 402, nothing is told and the name is free again', async () => {
    expect(await refused('costly', 'resume-1', 'sonnet')).toEqual([402, 'Insufficient Credit'])
    const lookup = await world.as('eve')('GET', '/code-host/repos/thumbfolio/costly')
    expect(lookup.status).toBe(404)
    expect(world.heardOf('costly')).toEqual([])
  })

  it('when a launch is taken back while somebody else joins it, then the hold that arrives late is refused', async () => {
    await using poor = await startWorld({ balance: 1 })
    await poor.start()
    poor.ledger.hold('elsewhere', 1)
    const holds = poor.parkHolds()
    const first = poor.launch('ada', 'joined')
    await eventually(() => holds.length === 1)
    const second = poor.launch('ada', 'joined')
    await eventually(() => holds.length === 2)
    holds[0]?.()
    expect((await first).status).toBe(402)
    await eventually(() => [...poor.ledger.states.values()].includes('released'))
    poor.ledger.release('elsewhere')
    holds[1]?.()
    expect((await second).status).toBe(503)
    expect(poor.ledger.free()).toBe(1)
  })

  it('when the resume is named by its address, then its last part counts', async () => {
    expect((await refused('by-address', '/api/v1/auth/resume/file/resume-1'))[0]).toBe(202)
  })

  it('when two launches have credit for one, then one starts and the live site of the other stays as it was', async () => {
    const rich = await startWorld({ balance: 3 })
    await rich.start()
    await rich.goLive('ada', 'old-one')
    const [again, fresh] = await Promise.all([
      rich.launch('ada', 'old-one', 'resume-1', 'sonnet'),
      rich.launch('ada', 'new-one', 'resume-1', 'sonnet'),
    ])
    expect([again.status, fresh.status].sort()).toEqual([202, 402])
    const winner = again.status === 202 ? again : fresh
    await rich.end('ada', winner.body.launchId)
    expect((await rich.visit('old-one')).status).toBe(200)
    expect(rich.ledger.free()).toBe(0)
    await rich[Symbol.asyncDispose]()
  })

  it('when nobody is logged in, then it is 401; with an e-mail not verified 403', async () => {
    const anonymous = await fetch(`${world.url()}/api/v1/make/generate`, { method: 'PUT' })
    expect(anonymous.status).toBe(401)
    const token = world.identity.tokenFor({ userId: 'new', verified: false })
    const unverified = await fetch(`${world.url()}/api/v1/make/generate`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(unverified.status).toBe(403)
  })

  it("when the launch is someone else's, then it is 404 like an absent or malformed one", async () => {
    const rich = await startWorld()
    await rich.start()
    const launchId = await rich.goLive('ada', 'adas')
    for (const id of [launchId, 'nothing.by-address', 'nothing', '%00', 'x'.repeat(3000)]) {
      expect((await rich.as('eve')('GET', `/make/launches/${id}`)).status).toBe(404)
      expect((await rich.as('eve')('GET', `/make/launches/${id}/events`)).status).toBe(404)
    }
    await rich[Symbol.asyncDispose]()
  })
})
