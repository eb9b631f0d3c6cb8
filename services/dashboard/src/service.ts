import { dashboardRoutes, personalDataRoutes } from '@thumbfolio/contracts'
import { createRouter } from '@thumbfolio/kit/http'
import { openErasures } from '@thumbfolio/kit/store'
import { openPlatform, type PlatformParts, type Service } from '@thumbfolio/kit/run'
import { httpSites } from './adapters/sites.http.js'
import { siteEntries } from './collections.js'
import { forgetUser } from './commands/forget-user.js'
import type { DashboardConfig } from './config.js'
import { onAccountDeleted } from './events/on-account-deleted.js'
import { onSiteDeleted } from './events/on-site-deleted.js'
import { onSiteFailed } from './events/on-site-failed.js'
import { onSiteGenerated } from './events/on-site-generated.js'
import { onSitePutBack } from './events/on-site-put-back.js'
import { onSiteRenamed } from './events/on-site-renamed.js'
import { onSiteRequested } from './events/on-site-requested.js'
import { onSiteSuggestionsChanged } from './events/on-site-suggestions-changed.js'
import { onSiteTakenDown } from './events/on-site-taken-down.js'
import { dashboardHandlers } from './http/dashboard-handlers.js'
import { personalDataHandlers } from './http/personal-data-handlers.js'
import type { Ports } from './ports.js'

/** The read model of a user's sites. */
export async function dashboardService(config: DashboardConfig, parts: PlatformParts = {}): Promise<Service> {
  const platform = await openPlatform('dashboard', config, parts)
  const entries = platform.database.store(siteEntries)
  const erasures = openErasures(platform, (userId) => forgetUser({ siteEntries: entries }, userId))
  const sites = httpSites(platform.serviceClients)
  const ports: Ports = { siteEntries: entries, sites, erasures, now: platform.now }

  platform.bus.subscribe({
    group: 'dashboard',
    handlers: {
      'site.requested.v1': (event) => onSiteRequested(ports, event),
      'site.generated.v1': (event) => onSiteGenerated(ports, event),
      'site.suggestions-changed.v1': (event) => onSiteSuggestionsChanged(ports, event),
      'site.failed.v1': (event) => onSiteFailed(ports, event),
      'site.renamed.v1': (event) => onSiteRenamed(ports, event),
      'site.taken-down.v1': (event) => onSiteTakenDown(ports, event),
      'site.put-back.v1': (event) => onSitePutBack(ports, event),
      'site.deleted.v1': (event) => onSiteDeleted(ports, event),
      'account.deleted.v1': (event) => onAccountDeleted(erasures, event),
    },
  })

  return {
    name: 'dashboard',
    router: createRouter(
      { ...dashboardRoutes, ...personalDataRoutes.dashboard },
      { ...dashboardHandlers(ports), ...personalDataHandlers(ports) },
      platform.routerOptions,
    ),
    migrate: () => platform.migrate(),
    async start() {
      await platform.start()
      erasures.start()
    },
    ready: () => platform.ready(),
    async [Symbol.asyncDispose]() {
      await erasures[Symbol.asyncDispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}
