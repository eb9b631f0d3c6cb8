import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { startWorld, type World } from './world.js'

/** admitting, pending, lease, read, compose, render, alias, publish, live */
const writesOfALaunch = 9

/** Later than any lease and any admission that a dead process left. */
const later = { now: () => Date.now() + 20_000 }

const moments = (writes: number) =>
  Array.from({ length: writes }, (_, index) => [
    { moment: 'before' as const, nth: index + 1 },
    { moment: 'after' as const, nth: index + 1 },
  ]).flat()

describe('a process that dies during a launch', () => {
  let world: World
  beforeEach(async () => {
    // Long enough that no renewal is among the writes that are counted.
    world = await startWorld({ env: { LAUNCH_LEASE_SECONDS: '10' } })
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const startDying = async (moment: 'before' | 'after', nth: number, env: Record<string, string> = {}) => {
    const death = dyingAt(moment, nth)
    await world.start({ engines: (engines) => gatedEngines(engines, death.gate) }, env)
    return death
  }

  /** Everything is final, what is live is seen and paid, what is not costs nothing. */
  const expectHonest = async (siteName: string, launchIds: readonly string[]) => {
    await eventually(() => [...world.ledger.states.values()].every((state) => state !== 'held'))
    const taken = (await world.as('ada')('GET', `/code-host/repos/thumbfolio/${siteName}`)).status === 200
    const views = await Promise.all(launchIds.map((id) => world.view('ada', id)))
    const live = views.filter((view) => view?.status === 'success')
    expect((await world.visit(siteName)).status).toBe(live.length > 0 ? 200 : 404)
    expect(world.ledger.free()).toBe(100 - live.length)
    if (live.length > 0) expect(taken).toBe(true)
    const generated = new Set(
      world.heard.filter(({ type }) => type === 'site.generated.v1').map(({ id }) => id),
    )
    expect(generated.size).toBe(live.length)
  }

  it('when nothing dies, then a launch takes as many writes as the deaths below count on', async () => {
    const death = await startDying('before', Infinity, { LAUNCH_LEASE_SECONDS: '300' })
    await world.goLive('ada', 'counted')
    expect(death.writes()).toBe(writesOfALaunch)
  })

  it.each(moments(writesOfALaunch))(
    'when it dies $moment write $nth of a first launch, then the launch ends honestly after the restart',
    async ({ moment, nth }) => {
      const death = await startDying(moment, nth)
      const asked = await world.launch('ada', 'mortal').catch(() => undefined)
      await eventually(death.isDead)
      const composed = world.model.calls()
      await world.stop()
      await world.start(later)

      const known = [...world.ledger.states.keys()]
      const launchId = asked?.status === 202 ? (asked.body.launchId as string) : known[0]
      if (moment === 'before' && nth === 1) expect(known).toEqual([])
      else if (launchId !== undefined) {
        expect((await world.end('ada', launchId)).status).toBe('success')
        // A committed answer is never asked for again; one that was not committed once more at most.
        expect(world.model.calls()).toBeLessThanOrEqual(Math.max(composed + 1, 1))
        if (nth > 5) expect(world.model.calls()).toBe(1)
      } else await eventually(async () => (await world.visit('mortal')).status === 200)
      await expectHonest('mortal', [...world.ledger.states.keys()])

      await world.goLive('ada', 'mortal')
    },
  )

  it.each(moments(writesOfALaunch).filter(({ moment }) => moment === 'after'))(
    'when it dies $moment write $nth of a relaunch, then the page before is served until the new one is seen',
    async ({ moment, nth }) => {
      await world.start()
      await world.goLive('ada', 'mortal')
      await world.stop()
      const death = await startDying(moment, nth)
      await world.launch('ada', 'mortal').catch(() => undefined)
      await eventually(death.isDead)
      await world.stop()
      await world.start(later)
      expect((await world.visit('mortal')).status).toBe(200)
      // What dies at its admission asks for its credit only now.
      await eventually(() => world.ledger.states.size === 2)
      const ids = [...world.ledger.states.keys()]
      for (const id of ids) await world.end('ada', id)
      await expectHonest('mortal', ids)
    },
  )

  /** deletion begun, claimed, alias withdrawn, document removed */
  it.each(moments(4))(
    'when it dies $moment write $nth of a deletion, then the page is gone after the restart and its name waits for its owner',
    async ({ moment, nth }) => {
      await world.start()
      await world.goLive('ada', 'mortal')
      await world.stop()
      const death = await startDying(moment, nth)
      await world.emit({ type: 'site.deletion-requested.v1', subject: 'mortal', data: { userId: 'ada' } })
      await eventually(death.isDead)
      await world.stop()
      await world.start(later)
      await eventually(async () => (await world.visit('mortal')).status === 404)
      await eventually(() => world.heardOf('mortal').includes('site.deleted.v1'))
      // It rests for its former owner.
      expect((await world.launch('eve', 'mortal')).status).toBe(409)
      expect(world.heardOf('mortal').filter((type) => type === 'site.deleted.v1')).toHaveLength(1)
      await world.goLive('ada', 'mortal')
    },
  )

  /** alias moved back, launch failed */
  it.each(moments(writesOfALaunch + 1).filter(({ nth }) => nth >= writesOfALaunch))(
    'when it dies $moment write $nth while a launch that cannot be seen is taken back, then the page before is served',
    async ({ moment, nth }) => {
      await world.start()
      const first = await world.goLive('ada', 'mortal')
      const before = (await world.visit('mortal')).text
      await world.stop()
      world.resumes.put('ada', 'resume-1', { basics: { name: 'Augusta King' } })
      world.front.tamper((_site, path) => (path === '/' ? 'parked' : undefined))
      const short = { LAUNCH_DEADLINE_SECONDS: '3' }
      const death = await startDying(moment, nth, short)
      const { body } = await world.launch('ada', 'mortal')
      await eventually(death.isDead)
      await world.stop()
      await world.start(later, short)
      expect((await world.end('ada', body.launchId)).status).toBe('failed')
      world.front.tamper(undefined)
      expect((await world.visit('mortal')).text).toBe(before)
      await expectHonest('mortal', [first, body.launchId])
    },
  )

  /** settings, lease, alias, shown */
  it.each(moments(4).filter(({ moment }) => moment === 'after'))(
    'when it dies $moment write $nth of changed settings, then the page shows them after the restart',
    async ({ moment, nth }) => {
      await world.start()
      await world.goLive('ada', 'mortal')
      await world.stop()
      const death = await startDying(moment, nth)
      await world.as('ada')('PATCH', '/make/sites/mortal', { body: { contact: { email: false } } })
      await eventually(death.isDead)
      await world.stop()
      await world.start(later)
      await eventually(async () => !(await world.visit('mortal')).text.includes('ada@example.org'))
      await world.goLive('ada', 'mortal')
      expect(world.ledger.free()).toBe(98)
    },
  )

  it('when the process stops in an orderly way, then the launch goes on at once after the restart', async () => {
    const longLease = { LAUNCH_LEASE_SECONDS: '300' }
    await world.start({}, longLease)
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'interrupted')
    await eventually(() => world.model.calls() === 1)
    await world.stop()
    world.model.set('works')
    await world.start({}, longLease)
    expect((await world.end('ada', body.launchId)).status).toBe('success')
  })

  it('when no worker runs, then the deadline is kept all the same and the hold released', async () => {
    await world.start({}, { GENERATOR_ROLE: 'api', LAUNCH_DEADLINE_SECONDS: '0.5' })
    const { body } = await world.launch('ada', 'workerless')
    expect((await world.end('ada', body.launchId)).problem?.code).toBe('launch-deadline')
    await eventually(() => world.ledger.free() === 100)
  })

  it('when auth does not answer an admission left half way, then it is asked again, and after a minute the launch fails', async () => {
    const death = await startDying('after', 1)
    await world.launch('ada', 'half-way').catch(() => undefined)
    await eventually(death.isDead)
    await world.stop()
    world.failHolds(1_000)
    await world.start(later)
    expect((await world.as('ada')('GET', '/code-host/repos/thumbfolio/half-way')).status).toBe(200)
    await world.stop()
    await world.start({ now: () => Date.now() + 80_000 })
    await eventually(() => world.heardOf('half-way').includes('site.failed.v1'))
    expect((await world.as('ada')('GET', '/code-host/repos/thumbfolio/half-way')).status).toBe(404)
  })
})
