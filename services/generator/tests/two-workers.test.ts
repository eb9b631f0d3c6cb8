import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { localComposer } from '../src/models/adapters/composer.local.js'
import { sites } from '../src/collections.js'
import type { Engines } from '../src/index.js'
import { gatedEngines, type Gate } from './breakable-engines.js'
import { scriptedComposer } from './fake-service-clients.js'
import { startWorld, type World } from './world.js'

/** A worker process that can be paused: while it is, its writes wait. */
function pausable(opened: Engines, isPausedAt: (collection: string) => boolean = () => false) {
  let paused: Promise<void> | undefined
  let resume = () => {}
  const pause = () => {
    paused ??= new Promise<void>((resolve) => void (resume = resolve))
  }
  const gate: Gate = {
    before(collection) {
      if (isPausedAt(collection)) pause()
      return paused
    },
  }
  return {
    engines: gatedEngines(opened, gate),
    pause,
    isPaused: () => paused !== undefined,
    goOn() {
      isPausedAt = () => false
      paused = undefined
      resume()
    },
  }
}

/** A worker that the machine holds up does not lose its launch to the other. */
const unhurried = { LAUNCH_LEASE_SECONDS: '60' }

describe('two workers on the same engines', () => {
  let world: World
  let opened: Engines
  const workers: AsyncDisposable[] = []

  beforeEach(async () => {
    world = await startWorld()
    const engines = (given: Engines) => (opened = given)
    await world.start({ engines }, { GENERATOR_ROLE: 'api' })
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker[Symbol.asyncDispose]()
    await world[Symbol.asyncDispose]()
  })

  it('when the first is paused in a step and comes back, then the second has the launch and the first changes nothing', async () => {
    const models = { first: scriptedComposer(localComposer), second: scriptedComposer(localComposer) }
    models.first.set('hangs')
    models.second.set('hangs')
    const paused = pausable(opened)
    workers.push(await world.startWorker('first', paused.engines, models.first.composer))
    const { body } = await world.launch('ada', 'taken-over')
    await eventually(() => models.first.calls() === 1)
    paused.pause()
    workers.push(await world.startWorker('second', opened, models.second.composer, unhurried))
    await eventually(() => models.second.calls() === 1)

    models.second.letOthersWork()
    models.first.set('works')
    paused.goOn()
    await world.goLive('ada', 'meanwhile')
    const between = await world.view('ada', body.launchId)
    expect(between.steps.map(({ state }) => state).join(' ')).toBe('done running waiting waiting waiting')

    models.second.set('works')
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    await eventually(() => world.heardOf('taken-over').length === 2)
    expect(world.heardOf('taken-over')).toEqual(['site.requested.v1', 'site.generated.v1'])
    expect(world.ledger.free()).toBe(98)
  })

  it('when the first is paused while it moves the alias, then it moves nothing once a newer version is live', async () => {
    const paused = pausable(opened, (collection) => collection === 'aliases')
    workers.push(await world.startWorker('first', paused.engines))
    const { body } = await world.launch('ada', 'fenced')
    await eventually(paused.isPaused)
    workers.push(await world.startWorker('second', opened))
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    world.resumes.put('ada', 'resume-1', { basics: { name: 'Augusta King' } })
    await world.goLive('ada', 'fenced')

    paused.goOn()
    await world.goLive('ada', 'meanwhile')
    expect((await world.visit('fenced')).text).toContain('Augusta King')
  })

  it('when the first is paused while it moves the alias and the site is deleted, then nothing is published', async () => {
    const paused = pausable(opened, (collection) => collection === 'aliases')
    workers.push(await world.startWorker('first', paused.engines))
    await world.launch('ada', 'gone')
    await eventually(paused.isPaused)
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'gone', data: { userId: 'ada' } })
    await eventually(() => world.heardOf('gone').includes('site.deleted.v1'))
    workers.push(await world.startWorker('second', opened))
    world.resumes.put('eve', 'resume-1', { basics: { name: 'Eve' } })
    await world.goLive('eve', 'gone')
    const page = (await world.visit('gone')).text

    paused.goOn()
    await world.goLive('eve', 'meanwhile')
    expect((await world.visit('gone')).text).toBe(page)
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'gone', data: { userId: 'eve' } })
    await eventually(async () => (await world.visit('gone')).status === 404)
  })

  it('when both run, then twenty launches are each done once', async () => {
    workers.push(await world.startWorker('first', opened), await world.startWorker('second', opened))
    const people = Array.from({ length: 20 }, (_, index) => `person-${index}`)
    for (const person of people) world.resumes.put(person, 'resume-1', { basics: { name: person } })
    const answers = await Promise.all(people.map((person) => world.launch(person, person)))
    for (const [index, person] of people.entries())
      expect((await world.end(person, answers[index]!.body.launchId, 30_000)).status).toBe('success')
    await eventually(
      () => world.heard.filter(({ type }) => type === 'site.generated.v1').length === people.length,
    )
    expect(world.model.calls()).toBe(people.length)
    expect(world.ledger.free()).toBe(100 - people.length)
  }, 60_000)

  it('when an account is deleted before a worker takes its launch, then the worker writes nothing and deletes the site', async () => {
    await world.stop()
    let isStuck = false
    let api: ReturnType<typeof pausable> | undefined
    const engines = (given: Engines) => {
      opened = given
      api = pausable(given, (collection) => isStuck && collection === 'sites')
      return api.engines
    }
    await world.start({ engines }, { GENERATOR_ROLE: 'api' })
    await world.launch('ada', 'left-behind')
    // The marker is committed, and the process that should follow it up is stuck.
    isStuck = true
    await world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    await eventually(() => api?.isPaused())
    const model = scriptedComposer(localComposer)
    workers.push(await world.startWorker('late', opened, model.composer))
    await eventually(async () => (await opened.database.store(sites).find('left-behind'))?.deletion)
    expect(model.calls()).toBe(0)
    api?.goOn()
    await eventually(() => world.heardOf('left-behind').includes('site.deleted.v1'))
    expect(world.heardOf('left-behind')).not.toContain('site.generated.v1')
  })
})
