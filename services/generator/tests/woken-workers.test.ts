import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Database, Store } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { sites } from '../src/collections.js'
import type { Engines } from '../src/index.js'
import { sample, startWorld, type World } from './world.js'

const phone = sample.basics!.phone!

/** Engines whose index of due sites is empty: the poll finds nothing. */
function withoutDueSites({ database, blobs }: Engines): Engines {
  const hidden: Database = {
    ...database,
    store(collection) {
      const store = database.store(collection) as unknown as Store<never>
      if (collection.name !== sites.name) return store
      const wrapped: Store<never> = {
        ...store,
        list: async (index, range, page) =>
          index === 'due' ? { items: [] } : store.list(index, range, page),
      }
      return wrapped
    },
  }
  return { database: hidden, blobs }
}

describe('a worker is woken by the event and by the poll', () => {
  let world: World
  let opened: Engines

  beforeEach(async () => {
    world = await startWorld()
  })
  afterEach(() => world[Symbol.asyncDispose]())

  it('when the poll finds nothing, then the event alone has one process launch', async () => {
    await world.start({ engines: withoutDueSites })
    const { body } = await world.launch('ada', 'by-event')
    expect((await world.end('ada', body.launchId)).status).toBe('success')
  })

  it('when a worker hears of no event, then the poll alone has it launch, and publish a changed page', async () => {
    const engines = (given: Engines) => (opened = given)
    await world.start({ engines }, { GENERATOR_ROLE: 'api' })
    await using _worker = await world.startWorker('deaf', opened)
    const { body } = await world.launch('ada', 'by-poll')
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    expect((await world.visit('by-poll')).text).not.toContain(phone)

    const change = { contact: { phone: true } }
    expect((await world.as('ada')('PATCH', '/make/sites/by-poll', { body: change })).status).toBe(200)
    await eventually(async () => (await world.visit('by-poll')).text.includes(phone))
  })
})
