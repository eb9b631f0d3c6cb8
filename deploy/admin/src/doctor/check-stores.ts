import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openStoreForTool } from '@thumbfolio/kit/run'
import { countOverdueSweeps } from '@thumbfolio/kit/store'
import type { DoctorConfig } from '../config.js'
import { checked, type Finding } from './finding.js'
import { storingServices } from './own-service.js'
import { leftoversFinding, overdueBefore } from './leftovers.js'

/** The store of each service in DATA_DIR, also while the product runs: the release that wrote it, and files left over. */
export async function checkStores(config: DoctorConfig, now: number): Promise<readonly Finding[]> {
  if (config.MONGODB_URI !== undefined) return []
  const findings: Finding[] = []
  for (const service of storingServices.filter((name) => existsSync(join(config.DATA_DIR, name, 'store'))))
    findings.push(
      ...(await checked(`store of ${service}`, 'Read the message: it says what to do.', async () => {
        await using store = await openStoreForTool(service, config)
        return [leftoversFinding(service, await countOverdueSweeps(store.database, overdueBefore(now)))]
      })),
    )
  return findings
}
