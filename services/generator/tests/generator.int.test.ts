import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@thumbfolio/kit/base'
import { openKafkaBus } from '@thumbfolio/kit/kafka'
import { engineEnvironment } from '@thumbfolio/engines'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

const log = createLog({ name: 'test', level: 'silent' })

describe('the generator on MongoDB, Kafka and Redis', () => {
  let world: World
  beforeAll(async () => {
    const env = engineEnvironment('generator')
    const { KAFKA_BROKERS: brokers, ENGINE_PREFIX: prefix } = env
    const openBus = () =>
      openKafkaBus({ brokers, prefix, log, partitions: 2, service: 'generator', now: Date.now })
    world = await startWorld({ env: { ...env, LAUNCH_LEASE_SECONDS: '5' }, openBus })
    await world.start()
  }, 120_000)
  afterAll(async () => world[Symbol.asyncDispose](), 60_000)

  it('when sites are launched, then each is live, made once and paid once; one that is deleted is gone', async () => {
    const people = Array.from({ length: 8 }, (_, index) => `person-${index}`)
    for (const person of people) world.resumes.put(person, 'resume-1', { basics: { name: person } })
    const answers = await Promise.all(people.map((person) => world.launch(person, person)))
    for (const [index, person] of people.entries())
      expect((await world.end(person, answers[index]!.body.launchId, 60_000)).status).toBe('success')
    expect(world.model.calls()).toBe(people.length)
    await eventually(() => world.ledger.free() === 100 - people.length, 60_000)
    for (const person of people) expect((await world.visit(person)).text).toContain(person)

    const deletion = {
      type: 'site.deletion-requested.v1',
      subject: 'person-0',
      data: { userId: 'person-0' },
    } as const
    await world.emit(deletion)
    await world.emit(deletion, 'again')
    await eventually(async () => (await world.visit('person-0')).status === 404, 60_000)
    await eventually(() => world.heardOf('person-0').includes('site.deleted.v1'), 60_000)
  }, 240_000)

  it('when it stops in the middle of a launch and starts again, then the launch goes on', async () => {
    world.resumes.put('late', 'resume-1', { basics: { name: 'Late Comer' } })
    world.model.set('hangs')
    const { body } = await world.launch('late', 'late')
    await eventually(() => world.model.calls() > 8, 60_000)
    await world.stop()
    world.model.set('works')
    await world.start()
    expect((await world.end('late', body.launchId, 90_000)).status).toBe('success')
    expect((await world.visit('late')).text).toContain('Late Comer')
  }, 240_000)
})
