/**
 * `node bin/reconcile.mjs`: prints every paid order, one JSON line each, for auth to compare with its grants. Reads the
 * store in DATA_DIR, or in MONGODB_URI, also beside a running product; writes nothing.
 */
import { loadConfig } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { toolStoreConfig, openStoreForTool } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { orders } from '../dist/collections.js'

await using store = await openStoreForTool('payment', loadConfig(z.object(toolStoreConfig)))
for await (const { id, userId, credits } of everyItem(store.database.store(orders), 'status', {
  equals: 'settled',
}))
  console.log(JSON.stringify({ kind: 'paid-order', orderId: id, userId, credits }))
