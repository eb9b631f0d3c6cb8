/**
 * A service that is busy for ever: a handler that never ends, a request to `/wait` that is never answered, an event that
 * waits in the outbox for a bus that may be away. Ready once the handler runs.
 */
import { collection } from '@thumbfolio/kit/store'
import { openPlatform, platformConfig, port, run } from '@thumbfolio/kit/run'
import { Router } from 'express'
import { z } from 'zod'

const never = new Promise(() => {})
const state = z.object({ id: z.string(), version: z.number(), schemaVersion: z.literal(1) })

async function busyService(config) {
  const platform = await openPlatform('dashboard', config)
  const things = platform.database.store(collection({ name: 'things', schema: state }))
  const emit = (id) =>
    things.commit(
      { id, version: 0, schemaVersion: 1 },
      { events: [{ type: 'site.deleted.v1', subject: id, data: { userId: 'u1' } }] },
    )
  let isHandling = false
  platform.bus.subscribe({
    group: 'dashboard',
    handlers: {
      async 'site.deleted.v1'() {
        isHandling = true
        await never
      },
    },
  })
  const router = Router().get('/wait', async (_request, response) => {
    response.flushHeaders()
    await emit('late').catch(() => undefined)
    await never
  })
  return {
    name: 'dashboard',
    router,
    async start() {
      await platform.start()
      await emit('first')
    },
    async ready() {
      if (!isHandling) throw new Error('nothing is handled yet')
      await platform.ready()
    },
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  }
}

await run(busyService, z.object({ ...platformConfig, PORT: port(0) }), 'dashboard')
