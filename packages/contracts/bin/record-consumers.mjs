import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedConfig, startProduct } from '../../../deploy/embedded/dist/index.js'
import { createLog } from '../../kit/dist/base.js'
import { freePort } from '../../testing/dist/index.js'

/** Starts the whole product on a bus that only notes who subscribes. Groups by event type, both in alphabetical order. */
export async function recordConsumers() {
  const consumers = new Map()
  const bus = {
    subscribe: ({ group, handlers }) => {
      for (const type of Object.keys(handlers))
        consumers.set(type, [...(consumers.get(type) ?? []), group].toSorted())
    },
    publish: async () => {},
    start: async () => {},
    deadLetters: async () => [],
    redrive: async () => 0,
    [Symbol.asyncDispose]: async () => {},
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'thumbfolio-docs-'))
  try {
    const environment = {
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      // Consumers of a code host subscribe where one is configured. Nothing listens here.
      GITHUB_TOKEN: 'none',
      GITHUB_API_URL: 'http://127.0.0.1:1',
      // So do those of a CDN.
      CDN_PURGE_URL: 'http://127.0.0.1:1',
      SITES_ORIGIN: 'http://127.0.0.1:1',
    }
    const config = embeddedConfig(environment)
    const log = createLog({ name: 'docs', level: 'error' })
    const product = await startProduct({ config, environment, log, parts: { bus } })
    await product[Symbol.asyncDispose]()
    return consumers
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
