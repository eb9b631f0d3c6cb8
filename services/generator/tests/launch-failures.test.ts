import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('a launch that fails costs nothing', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ env: { LAUNCH_DEADLINE_SECONDS: '6' } })
    await world.start()
  })
  afterEach(() => {
    world.model.set('works')
    world.front.tamper(undefined)
    world.failHolds(0)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const failure = async (siteName: string) => {
    const before = world.ledger.free()
    const { body } = await world.launch('ada', siteName)
    const view = await world.end('ada', body.launchId)
    expect(view.status).toBe('failed')
    await eventually(() => world.ledger.free() === before)
    expect(world.heardOf(siteName).at(-1)).toBe('site.failed.v1')
    return view
  }
  const stepStates = ({ steps }: Awaited<ReturnType<typeof failure>>) =>
    steps.map(({ state }) => state).join(' ')

  it('when the composer fails, then the launch says so, the name stays its owner’s, and the same PUT again goes live', async () => {
    world.model.set('fails')
    const view = await failure('unwritten')
    expect(view.problem?.code).toBe('launch-compose-failed')
    expect(view.problem?.detail).toContain('You were not charged')
    expect(stepStates(view)).toBe('done failed waiting waiting waiting')
    expect((await world.launch('eve', 'unwritten')).body.code).toBe('site-name-taken')
    const mail = await world.mailbox.next(
      ({ subject }) => subject === 'Your site unwritten could not be launched',
    )
    expect(mail.text).toContain('No credits were taken')

    world.model.set('works')
    const retried = await world.goLive('ada', 'unwritten')
    expect(retried).not.toBe(view.id)
    expect((await world.view('ada', view.id)).status).toBe('failed')
  })

  it('when the composer hangs, then the deadline ends the launch and its slot is free again', async () => {
    world.model.set('hangs')
    const view = await failure('hanging')
    expect(view.problem?.code).toBe('launch-deadline')
    expect((await world.visit('hanging')).status).toBe(404)
    world.model.set('works')
    await world.goLive('ada', 'after-hanging')
  })

  it('when the public address shows other bytes, then the page is taken back and the version before is served', async () => {
    await world.goLive('ada', 'tampered')
    const before = await world.visit('tampered')
    world.resumes.put('ada', 'resume-1', { basics: { name: 'Augusta King' } })
    world.front.tamper((site, path) => (site === 'tampered' && path === '/' ? 'parked domain' : undefined))
    const view = await failure('tampered')
    expect(view.problem?.code).toBe('launch-verify-failed')
    expect(stepStates(view)).toBe('done done done done failed')
    expect(world.heard.at(-1)?.data).toMatchObject({ liveVersion: 1, problem: 'launch-verify-failed' })

    world.front.tamper(undefined)
    const after = await world.visit('tampered')
    expect(after.text).toBe(before.text)
    expect(after.text).not.toContain('Augusta King')
    await world.goLive('ada', 'tampered')
    expect((await world.visit('tampered')).text).toContain('Augusta King')
  })

  it('when a first launch is not reachable, then nothing stays behind at its address', async () => {
    world.front.tamper((site) => (site === 'unseen' ? 'parked domain' : undefined))
    expect((await failure('unseen')).problem?.code).toBe('launch-verify-failed')
    world.front.tamper(undefined)
    expect((await world.visit('unseen')).status).toBe(404)
  })

  it('when only the immutable address shows other bytes, then the launch fails too', async () => {
    world.front.tamper((_site, path) => (path.startsWith('/@') ? 'stale' : undefined))
    expect((await failure('immutable')).problem?.code).toBe('launch-verify-failed')
  })

  it('when the page answers wrongly for a moment only, then the launch goes live', async () => {
    let wrong = 3
    world.front.tamper(() => (wrong-- > 0 ? 'starting' : undefined))
    await world.goLive('ada', 'slow-front')
    expect(wrong).toBeLessThan(1)
  })

  it('when the resume service is away, then it is 503 and the name stays free', async () => {
    world.resumes.fail(1)
    expect((await world.launch('ada', 'asked-in-vain')).status).toBe(503)
    expect((await world.as('ada')('GET', '/code-host/repos/thumbfolio/asked-in-vain')).status).toBe(404)
  })

  it('when the resume service fails for a moment, then the launch reads the resume a little later', async () => {
    // Three pauses take half the second that a launch has here, and machines are busy.
    await world.stop()
    await world.start({}, { LAUNCH_DEADLINE_SECONDS: '20' })
    world.resumes.fail(3, { after: 2 })
    const reads = world.resumes.reads()
    await world.goLive('ada', 'patient')
    expect(world.resumes.reads()).toBe(reads + 6)
    await world.stop()
    await world.start()
  })

  it('when the resume service fails until the deadline, then the launch fails', async () => {
    world.resumes.fail(1_000, { after: 2 })
    expect((await failure('unread')).problem?.code).toBe('unavailable')
    world.resumes.fail(0)
  })

  it('when the hold is not answered, then it is 503, the name is given back and a hold that arrives late is refused', async () => {
    const before = world.ledger.free()
    world.failHolds(1)
    const refused = await world.launch('ada', 'unheld')
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    await eventually(() => world.heardOf('unheld').includes('site.failed.v1'))
    const failed = world.heard.find(({ subject }) => subject === 'unheld')!
    const { launchId } = failed.data as { launchId: string }
    await eventually(() => world.ledger.states.get(launchId) === 'released')
    expect(world.ledger.hold(launchId, 1)).toBe('released')
    expect(world.ledger.free()).toBe(before)
    expect((await world.as('ada')('GET', '/code-host/repos/thumbfolio/unheld')).status).toBe(404)
    await world.goLive('ada', 'unheld')
  })

  it('when the hold of a relaunch is not answered, then the live page stays and the failure is on record', async () => {
    await world.goLive('ada', 'relaunched')
    world.failHolds(1)
    expect((await world.launch('ada', 'relaunched')).status).toBe(503)
    expect((await world.visit('relaunched')).status).toBe(200)
    await eventually(() => world.heardOf('relaunched').includes('site.failed.v1'))
    await world.goLive('ada', 'relaunched')
  })
})
