import { retryStale, traced } from '@thumbfolio/kit'
import { settingsChanged, type SettingsChange } from '../domain/settings.js'
import type { Site } from '../domain/site.js'
import { expectLayout } from '../domain/theme-choice.js'
import type { Ports } from '../ports.js'
import { commitChange } from './commit-change.js'
import { changeableSite } from './find-site.js'

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
      const after = settingsChanged(site, change, ports.now())
      return commitChange(ports, { before: site, after, cause: { kind: 'settings' } })
    }),
)
