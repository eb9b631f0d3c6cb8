/** Imports an entry of kit and prints which clients of engines and pools of threads that loads, as JSON. Argument: the entry. */
import { registerHooks } from 'node:module'

const clients = ['@aws-sdk/client-s3', 'ioredis', 'kafkajs', 'lmdb', 'mongoose', 'piscina']
const loaded = new Set()
registerHooks({
  load(url, context, next) {
    for (const client of clients) if (url.includes(`/node_modules/${client}/`)) loaded.add(client)
    return next(url, context)
  },
})
await import(`@thumbfolio/kit/${process.argv[2]}`)
process.stdout.write(JSON.stringify([...loaded]))
