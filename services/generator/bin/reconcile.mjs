/**
 * `node bin/reconcile.mjs`: prints what became of every launch, for auth to compare with its holds, and each page or photo
 * that is missing, one JSON line each. With CHECK=1 it changes nothing. Works on the store in DATA_DIR, or in
 * MONGODB_URI, also beside a running product.
 */
import { loadConfig } from '@thumbfolio/kit/base'
import { toolStoreConfig, openStoreForTool } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { blobPhotos } from '../dist/launches/adapters/photos.blobs.js'
import { blobSiteHost } from '../dist/hosting/adapters/site-host.blobs.js'
import { aliases, sites } from '../dist/collections.js'
import { reconcileSites } from '../dist/launches/commands/reconcile-sites.js'

const config = loadConfig(z.object({ ...toolStoreConfig, CHECK: z.enum(['1']).optional() }))
const now = Date.now
await using store = await openStoreForTool('generator', config)
const { blobs, database } = store
const ports = {
  sites: database.store(sites),
  siteHost: blobSiteHost({ aliases: database.store(aliases), blobs, now }),
  photos: blobPhotos(blobs),
  now,
}
for await (const line of reconcileSites(ports, { isCheck: config.CHECK === '1' }))
  console.log(JSON.stringify(line))
