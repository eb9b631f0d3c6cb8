import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale } from '@thumbfolio/kit/store'
import { changeNoted, isRefused } from '../../domain/code-host/site-repository.js'
import { operatorActed, type Signed } from '../../domain/takedowns/takedown.js'
import type { Ports } from '../../ports.js'

/**
 * Has the repositories of a name that the code host refused tried again, for their owner or for an operator. Safe to repeat;
 * others are left alone.
 */
export const retryRepository = traced(
  'retry-repository',
  async (ports: Ports, siteName: string, signed?: Signed): Promise<void> => {
    const { siteRepositories, now } = ports
    const events = signed ? [operatorActed(siteName, 'repository-retried', signed)] : []
    for await (const { id } of everyItem(siteRepositories, 'site', { equals: siteName }))
      await retryStale(async () => {
        const repository = await siteRepositories.find(id)
        if (repository && isRefused(repository))
          await siteRepositories.commit(changeNoted(repository, { siteName }, now()), { events })
      })
    ports.wakePushes()
  },
)
