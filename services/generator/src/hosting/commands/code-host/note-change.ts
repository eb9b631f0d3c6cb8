import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale } from '@thumbfolio/kit/store'
import { changeNoted, newRepository } from '../../domain/code-host/site-repository.js'
import { siteKeyOf } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'

/**
 * Notes that a site changed, so that its repository follows. What is pushed is read when it is pushed: of two changes the
 * last one counts, and a redelivery changes nothing.
 */
export const noteChange = traced(
  'note-change',
  async (ports: Ports, siteName: string, cause?: string): Promise<void> => {
    const { siteRepositories, now } = ports
    await retryStale(async () => {
      const site = await ports.hostedSites.find(siteName)
      if (!site || site.deletion || site.renaming) return
      const repository = (await siteRepositories.find(siteKeyOf(site))) ?? newRepository(site)
      if (repository.version === 0 && !site.live && !site.current) return
      await siteRepositories.commit(changeNoted(repository, { siteName }, now()), {
        ...(cause !== undefined && { cause }),
      })
    })
    ports.wakePushes()
  },
)

/** The site of this name was deleted: its repository goes, too. One of a later site of the same name stays. */
export const noteDeletion = traced(
  'note-deletion',
  async (ports: Ports, siteName: string, cause: string): Promise<void> => {
    const { siteRepositories, hostedSites, now } = ports
    for await (const { id } of everyItem(siteRepositories, 'site', { equals: siteName }))
      await retryStale(async () => {
        const repository = await siteRepositories.find(id)
        const site = await hostedSites.find(siteName)
        const isThere = site !== undefined && siteKeyOf(site) === id
        if (!repository || isThere) return
        await siteRepositories.commit(changeNoted(repository, { siteName, isDeleted: true }, now()), {
          cause,
        })
      })
    ports.wakePushes()
  },
)
