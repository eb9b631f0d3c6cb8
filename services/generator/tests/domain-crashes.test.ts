import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { DomainView } from '@thumbfolio/contracts'
import { eventually, startDns, type TestDns } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { startWorld, type World } from './world.js'

const host = 'ada.example'
const path = '/make/sites/ada/domains'

describe('a custom domain whose check is killed', () => {
  let dns: TestDns
  let world: World
  beforeAll(async () => {
    dns = await startDns()
  })
  afterAll(async () => dns[Symbol.asyncDispose]())
  beforeEach(async () => {
    world = await startWorld({
      env: {
        DNS_SERVERS: dns.address,
        DOMAINS_TARGET: 'sites.example',
        DOMAINS_ADDRESSES: '192.0.2.7',
        LAUNCH_LEASE_SECONDS: '5',
      },
    })
    await world.start()
    await world.goLive('ada', 'ada')
    const { body } = await world.as('ada')('POST', path, { body: { host } })
    const proof = body.data.records.find(({ purpose }: DomainView['records'][number]) => purpose === 'proof')
    dns.set(proof.name, 'TXT', proof.value)
    dns.set(host, 'A', '192.0.2.7')
    await world.stop()
  })
  afterEach(async () => world[Symbol.asyncDispose]())

  const verify = () => world.as('ada')('POST', `${path}/${host}/verify`)
  const state = async (): Promise<DomainView['state']> =>
    (await world.as('ada')('GET', path)).body.data[0].state
  const namesIt = () =>
    eventually(
      async () => (await world.visit('ada')).text.includes(`rel="canonical" href="http://${host}:`),
      20_000,
    )
  const killed = async (moment: 'before' | 'after', nth: number) => {
    const death = dyingAt(moment, nth)
    await world.start({
      engines: (engines) => gatedEngines(engines, death.gate, ['sites', 'domains']),
    })
    await verify().catch(() => undefined)
    await eventually(death.isDead)
    await world.stop()
  }

  it('when it dies before the proof is written down, then nothing is lost, and the check can be repeated', async () => {
    await killed('before', 1)
    await world.start()
    expect(await state()).toBe('pending')
    expect((await verify()).body.data.state).toBe('active')
    await namesIt()
  })

  /** The proof, the site that names the domain, the claim that knows of it. */
  it.each([1, 2, 3])(
    'when it dies after write %s, then the domain is served, and its page names it without another check',
    async (nth) => {
      await killed('after', nth)
      await world.start({ now: () => Date.now() + 10_000 })
      expect(await state()).toBe('active')
      await namesIt()
    },
  )
})
