import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startWorld, type World } from './world.js'

describe('site names', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'jane-doe')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const advice = async (name: string) =>
    (await world.as('eve')('GET', `/make/names/${encodeURIComponent(name)}`)).body.data

  it('when a name cannot be one, then the refusal brings the nearest that can', async () => {
    const { status, body } = await world.launch('ada', 'Jané Doe ')
    expect([status, body.code, body.suggestion]).toEqual([400, 'validation-failed', 'jane-doe'])
    expect((await world.launch('ada', '王小明')).body).not.toHaveProperty('suggestion')
  })

  it.each(['paypa1-login', 'thumb-folio', 'chase', 'wallet-connect'])(
    'when %s is launched, then it is refused without a charge',
    async (name) => {
      const free = world.ledger.free()
      const { status, body } = await world.launch('eve', name)
      expect([status, body.code]).toEqual([400, 'site-name-refused'])
      expect(world.ledger.free()).toBe(free)
      const look = await fetch(`${world.url()}/api/v1/code-host/repos/thumbfolio/${name}`)
      expect(look.status).toBe(200)
    },
  )

  it('when a name is looked at, then it is said how it is and what is free instead', async () => {
    expect(await advice('grace-hopper')).toEqual({ state: 'free', alternatives: [] })
    expect(await advice('grace hopper ')).toMatchObject({ state: 'invalid', suggestion: 'grace-hopper' })
    expect(await advice('jane-doe')).toEqual({
      state: 'taken',
      alternatives: ['doe-jane', 'j-doe', 'jane-doe-portfolio'],
    })
    await world.goLive('ada', 'doe-jane')
    expect((await advice('jane-doe')).alternatives).toEqual(['j-doe', 'jane-doe-portfolio', 'jane-doe-cv'])
    expect(await advice('www')).toMatchObject({ state: 'taken' })
    expect(await advice('paypal-login')).toMatchObject({ state: 'refused', alternatives: [] })
    expect(await advice('王小明')).toEqual({ state: 'invalid', alternatives: [] })
  })
})
