import { z } from 'zod'
import { ConfigError } from '../base/config/config.js'
import { compareReleases, release } from '../base/release/release.js'
import { collection } from '../store/collection.js'
import { retryStale } from '../store/retry-stale.js'
import type { Database } from '../store/store.js'

/** The newest release that wrote the documents of a service, and the oldest release that can use them. */
const DataRelease = z.object({
  id: z.literal('newest'),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  release: z.string(),
  readableFrom: z.string(),
})

export const dataReleases = collection<z.infer<typeof DataRelease>>({
  name: 'data-release',
  schema: DataRelease,
})

/** This release would damage the data. Nothing was changed. */
export class DataOfNewerRelease extends ConfigError {
  override name = 'DataOfNewerRelease'
  constructor(service: string, own: string, data: { release: string; readableFrom: string }) {
    super(
      `The data of ${service} were written by release ${data.release}, and this is ${own}: start ${data.readableFrom} or a newer release, or restore a backup that ${own} wrote (UPGRADE.md).`,
    )
  }
}

type Reading = Pick<Database, 'store'>

/**
 * Refuses data that this release cannot read. For an operator's tool, which does not record its release.
 * @throws DataOfNewerRelease
 */
export async function checkDataRelease(database: Reading, service: string): Promise<void> {
  await checked(database, service)
}

/**
 * The same, and records this release if it is the newest so far. A rollback leaves the record unchanged.
 * @throws DataOfNewerRelease
 */
export const admitDataRelease = (database: Reading, service: string): Promise<void> =>
  retryStale(async () => {
    const { store, own, known } = await checked(database, service)
    if (known && compareReleases(known.release, own.version) >= 0) return
    const next = known ?? { id: 'newest', version: 0, schemaVersion: 1 }
    await store.commit({ ...next, release: own.version, readableFrom: own.dataReadableFrom })
  })

async function checked(database: Reading, service: string) {
  const own = release()
  const store = database.store(dataReleases)
  const known = await store.find('newest')
  if (known && compareReleases(own.version, known.readableFrom) < 0)
    throw new DataOfNewerRelease(service, own.version, known)
  return { store, own, known }
}
