/** The product, except that every event comes twice and shuffled across subjects. SEED determines the order. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedConfig, startProduct } from '@thumbfolio/embedded'
import { createLog } from '@thumbfolio/kit/base'
import { openMemoryBus } from '@thumbfolio/kit/lmdb'
import { seeded } from '@thumbfolio/testing'
import { consumerGroups } from './consumer-groups.mjs'
import { unruly } from './unruly-bus.mjs'

const config = embeddedConfig()
const log = createLog({ name: 'unruly', level: config.LOG_LEVEL })
const path = join(config.DATA_DIR, 'bus')
await mkdir(path, { recursive: true })
const bus = unruly(openMemoryBus({ path, now: Date.now, log }), seeded(Number(process.env.SEED)))
const product = await startProduct({ config, environment: process.env, log, parts: { bus } })
console.log(`answers at ${product.url}`)

process.on('SIGUSR2', async () => {
  const letters = await Promise.all(consumerGroups.map((group) => bus.deadLetters(group)))
  console.log(`dead letters: ${letters.flat().length}`)
})
process.on('SIGTERM', async () => {
  await product[Symbol.asyncDispose]()
  await bus[Symbol.asyncDispose]()
  process.exit(0)
})
