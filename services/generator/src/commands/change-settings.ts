import { retryStale, traced } from '@thumbfolio/kit'
import { settingsChanged, type SettingsChange } from '../domain/settings.js'
import type { Site } from '../domain/site.js'
import { expectLayout } from '../domain/theme-choice.js'
import type { Ports } from '../ports.js'
import { changeableSite } from './find-site.js'
import { keepVersion } from './keep-version.js'

/** Changes what a site shows of its owner. The live page follows by itself; a running launch is not disturbed. */
export const changeSettings = traced(
  'change-settings',
  (
    ports: Ports,
    { change, ...wanted }: { ownerId: string; siteName: string; change: SettingsChange },
  ): Promise<Site> =>
    retryStale(async () => {
      const site = await changeableSite(ports, wanted)
      if (change.theme) expectLayout(change.theme)
      const changed = settingsChanged(site, change, ports.now())
      if (!site.live) return ports.sites.commit(changed)
      const { marked } = await import('../domain/versions/mark.js')
      const next = marked(site, changed, { kind: 'settings' }, ports.now())
      await keepVersion(ports, site, next)
      return ports.sites.commit(next)
    }),
)
