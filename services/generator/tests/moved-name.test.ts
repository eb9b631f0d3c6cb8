import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database } from '@thumbfolio/kit'
import { domains as domainCollection, visits as visitCollection } from '../src/collections.js'
import { moveDomains } from '../src/commands/domains/move-domains.js'
import { moveVisits } from '../src/commands/visits/move-visits.js'
import { checked, claimed, synced } from '../src/domain/domains/domain-claim.js'
import { counted, noCounts } from '../src/domain/visits/day-visits.js'
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
      { siteName: 'old-name', ownerId: 'ada', token: 'thumbfolio-x' },
      Date.now(),
    )
    const facts = { isProven: true, isHere: true, isOtherHere: true, found: [], texts: [] }
    await ports.domains.commit(synced(checked(fresh, facts, Date.now()), Date.now()))
    for (let turn = 0; turn < 2; turn++) await moveDomains(ports, 'old-name', 'new-name')
    expect(await ports.domains.findBy('base', 'moved.example')).toMatchObject({
      ...{ id: 'new-name@moved.example', siteName: 'new-name', state: 'active', token: 'thumbfolio-x' },
    })
    expect(await ports.domains.find(fresh.id)).toBeUndefined()
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
