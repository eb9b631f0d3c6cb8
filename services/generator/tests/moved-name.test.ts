import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Database } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import {
  domains as domainCollection,
  sites as siteCollection,
  visits as visitCollection,
} from '../src/collections.js'
import { moveDomains } from '../src/hosting/commands/domains/move-domains.js'
import { moveVisits } from '../src/hosting/commands/visits/move-visits.js'
import { checked, claimed, synced } from '../src/hosting/domain/domains/domain-claim.js'
import { counted, noCounts } from '../src/hosting/domain/visits/day-visits.js'
import { startWorld, type World } from './world.js'

const day = new Date().toISOString().slice(0, 10)

describe('what goes with a site to its new name', () => {
  let world: World
  let database: Database
  beforeAll(async () => {
    world = await startWorld()
    await world.start({ engines: (engines) => ((database = engines.database), engines) })
    await world.goLive('ada', 'new-name')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('when its domains move, then an active one is active under the new name, once, also when it is repeated', async () => {
    const ports = { domains: database.store(domainCollection), now: Date.now }
    const fresh = claimed(
      { host: 'www.moved.example', base: 'moved.example' },
      { siteKey: 'old-name~1', siteName: 'old-name', ownerId: 'ada', token: 'thumbfolio-x' },
      Date.now(),
    )
    const facts = { isProven: true, isHere: true, isOtherHere: true, found: [], texts: [] }
    await ports.domains.commit(synced(checked(fresh, facts, Date.now()), Date.now()))
    for (let turn = 0; turn < 2; turn++) await moveDomains(ports, 'old-name', 'new-name')
    expect(await ports.domains.findBy('base', 'moved.example')).toMatchObject({
      siteName: 'new-name',
      state: 'active',
      token: 'thumbfolio-x',
    })
    const { body } = await world.as('ada')('GET', '/make/sites/new-name/domains')
    expect(body.data).toMatchObject([{ host: 'www.moved.example', state: 'active' }])
  })

  it('when its visits move, then each is added once to what the new name has', async () => {
    const visits = database.store(visitCollection)
    const of = (siteName: string, views: number) =>
      counted(undefined, { siteName, ownerId: 'ada', day }, { ...noCounts(), views })
    await visits.commit(of('old-name', 3))
    await visits.commit(of('new-name', 2))
    const killed = { ...visits, remove: () => Promise.reject(new Error('killed between the two writes')) }
    await expect(moveVisits({ visits: killed }, 'old-name', 'new-name')).rejects.toThrow('killed')
    await moveVisits({ visits }, 'old-name', 'new-name')
    const { body } = await world.as('ada')('GET', '/make/sites/new-name/visits')
    expect(body.data.views).toBe(5)
    expect((await visits.list('site', { equals: 'old-name' }, { limit: 5 })).items).toEqual([])
  })
})

describe('what is kept for a site that changes again while it moves', () => {
  let world: World
  let database: Database
  beforeEach(async () => {
    world = await startWorld({ env: { LAUNCH_LEASE_SECONDS: '5' } })
    await world.start({ engines: (engines) => ((database = engines.database), engines) })
    await world.goLive('ada', 'first')
    await world.as('ada')('POST', '/make/sites/first/domains', { body: { host: 'ada.example' } })
    const counts = { ...noCounts(), views: 3 }
    await database
      .store(visitCollection)
      .commit(counted(undefined, { siteName: 'first', ownerId: 'ada', day }, counts))
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const rename = (from: string, to: string) =>
    world.as('ada')('POST', `/make/sites/${from}/rename`, { body: { to } })
  const areGone = (...names: string[]) =>
    eventually(async () => {
      const found = await Promise.all(names.map((name) => database.store(siteCollection).find(name)))
      return found.every((site) => site === undefined)
    })

  it('when it is renamed once more, then its domains and visits are at its last name', async () => {
    await rename('first', 'second')
    expect((await rename('second', 'third')).status).toBe(202)
    await areGone('first', 'second')
    const at = (what: string) => world.as('ada')('GET', `/make/sites/third/${what}`)
    expect((await at('domains')).body.data).toMatchObject([{ host: 'ada.example' }])
    expect((await at('visits')).body.data.views).toBe(3)
  })

  it('when it is deleted under its new name, then nothing of it is left under either', async () => {
    await rename('first', 'second')
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'second', data: { userId: 'ada' } })
    await areGone('first', 'second')
    for (const name of ['first', 'second']) {
      const [domains, visits] = [database.store(domainCollection), database.store(visitCollection)]
      expect((await domains.list('site', { equals: name }, { limit: 5 })).items).toEqual([])
      expect((await visits.list('site', { equals: name }, { limit: 5 })).items).toEqual([])
    }
  })
})
