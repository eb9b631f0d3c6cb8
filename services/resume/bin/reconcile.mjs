/**
 * `node bin/reconcile.mjs`: prints each resume whose file is missing, one JSON line each. Reads the store in DATA_DIR, or
 * in MONGODB_URI, also beside a running product; writes nothing.
 */
import { loadConfig } from '@thumbfolio/kit/base'
import { toolStoreConfig, openStoreForTool } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { resumes } from '../dist/collections.js'
import { reconcileFiles } from '../dist/commands/reconcile-files.js'

await using store = await openStoreForTool('resume', loadConfig(z.object(toolStoreConfig)))
const ports = { resumes: store.database.store(resumes), blobs: store.blobs }
for await (const finding of reconcileFiles(ports)) console.log(JSON.stringify(finding))
