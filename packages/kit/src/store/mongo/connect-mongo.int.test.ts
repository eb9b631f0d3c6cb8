import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { event } from '@thumbfolio/contracts'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { mongoPlace } from '../../../tests/mongo-place.js'
import { tapMongo } from '../../../tests/tapped-mongo.js'
import { thing, things } from '../things.contract.js'
import { connectMongo } from './connect-mongo.js'

describe('a connection to MongoDB that answers', () => {
  it('when the URI names no database, then the service’s own is thumbfolio-<service>, else it begins with that name', async () => {
    await using plain = await connectMongo({ uri: engineAddresses().mongodbUri, service: 'auth' })
    expect(plain.name).toBe('thumbfolio-auth')
    const name = uniqueName('staging')
    await using named = await connectMongo({ uri: databaseUri(name), service: 'auth' })
    expect([named.name, named.db.databaseName]).toEqual([`${name}-auth`, `${name}-auth`])
    await named.ping()
  })

  describe('on the wire', () => {
    let place: ReturnType<typeof mongoPlace>
    let tap: Awaited<ReturnType<typeof tapMongo>>
    beforeEach(async () => {
      place = mongoPlace()
      tap = await tapMongo(place.uri)
    })
    afterEach(async () => {
      await place[Symbol.asyncDispose]()
      await tap[Symbol.asyncDispose]()
    })

    it('when anything is written or read, then the majority is asked, and the journal', async () => {
      const hasty = `${tap.uri}&w=1&journal=false&readConcernLevel=local&readPreference=secondary`
      const database = await place.database({ at: hasty, relayLeaseMs: 0 })
      const store = database.store(things)
      const events = [event('site.deleted.v1', 'a', { userId: '1' })]
      const created = await store.commit(thing('a'), { events })
      await store.find('a')
      await store.list('n', {}, { limit: 1 })
      await database.outbox.acknowledge((await database.outbox.pending(1)).map(({ id }) => id))
      await store.remove(created)
      await database.purgeTombstones()
      const blobs = await place.blobs({ at: hasty })
      await blobs.write('pdfs/u1/a.pdf', Buffer.alloc(3_000))
      await blobs.read('pdfs/u1/a.pdf')
      await blobs.remove('pdfs/u1/a.pdf')

      const seen = { findAndModify: 2, update: 2, delete: 1, insert: 3, find: 5 }
      for (const [command, least] of Object.entries(seen)) {
        // The name of the command is the first key of the message: a string, and the collection is its value.
        const messages = tap.sentWith(`\u0002${command}\u0000`)
        expect(messages.length).toBeGreaterThanOrEqual(least)
        const asked = command === 'find' ? 'readConcern' : 'writeConcern'
        for (const message of messages) {
          expect(message.includes(asked)).toBe(true)
          expect(message.includes('majority')).toBe(true)
          if (command !== 'find') expect(message.includes('\u0008j\u0000\u0001')).toBe(true)
        }
      }
    })
  })
})
