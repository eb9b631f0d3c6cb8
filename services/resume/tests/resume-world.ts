import type { CallerName } from '@thumbfolio/contracts'
import { join } from 'node:path'
import type { AnyEvent, EventType } from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { developmentIdentity, createServiceClient, type ServiceClient } from '@thumbfolio/kit/http'
import { openFileBlobs } from '@thumbfolio/kit/store'
import { serve } from '@thumbfolio/kit/run'
import { openLmdbDatabase, openMemoryBus } from '@thumbfolio/kit/lmdb'
import { httpClient, startIdentity, temporaryDirectory, type HttpClient } from '@thumbfolio/testing'
import { ResumeConfig, resumeService } from '../src/index.js'

export type ResumeWorld = Awaited<ReturnType<typeof startResumeWorld>>

/** The service over HTTP, with what it keeps open beside it. `heard` gets the events of the types in `listensTo`. */
export async function startResumeWorld({
  listensTo = [],
  environment = {},
}: { listensTo?: readonly EventType[]; environment?: Readonly<Record<string, string>> } = {}) {
  const directory = await temporaryDirectory()
  const identity = await startIdentity()
  const log = createLog({ name: 'test', level: 'silent' })
  const config = loadConfig(ResumeConfig, {
    DATA_DIR: directory.path,
    LOG_LEVEL: 'silent',
    AUTH_URL: identity.url,
    ...environment,
  })
  const own = join(directory.path, 'resume')
  const bus = openMemoryBus({ path: `${directory.path}/bus`, now: Date.now, log })
  const heard: AnyEvent[] = []
  const hear = async (event: AnyEvent) => void heard.push(event)
  if (listensTo.length > 0)
    bus.subscribe({ group: 'listener', handlers: Object.fromEntries(listensTo.map((type) => [type, hear])) })
  const served = await serve(await resumeService(config, { bus }), { port: 0, host: '127.0.0.1', log })
  await bus.start()
  const database = openLmdbDatabase({ path: join(own, 'store'), source: 'test', now: Date.now })
  const blobs = await openFileBlobs(join(own, 'blobs'))
  return {
    directory,
    identity,
    config,
    database,
    blobs,
    bus,
    heard,
    served,
    /** Calls resume as this service. */
    serviceClient: (from: CallerName): ServiceClient =>
      createServiceClient({ identity: developmentIdentity(from), urls: { resume: served.url } }),
    callAs: (userId: string): HttpClient => httpClient(served.url, identity.tokenFor({ userId })),
    async [Symbol.asyncDispose]() {
      for (const part of [served, bus, database, blobs, identity, directory])
        await part[Symbol.asyncDispose]()
    },
  }
}
