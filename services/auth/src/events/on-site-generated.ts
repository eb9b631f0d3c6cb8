import type { SiteGenerated } from '@thumbfolio/contracts'
import { captureHold } from '../commands/capture-hold.js'
import type { Ports } from '../ports.js'

export const onSiteGenerated = (ports: Ports, { id, data }: SiteGenerated): Promise<void> =>
  captureHold(ports, { userId: data.userId, launchId: data.launchId, cause: id })
