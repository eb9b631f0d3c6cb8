import type { EventOf } from '@thumbfolio/contracts'
import { releaseHold } from '../commands/release-hold.js'
import type { Ports } from '../ports.js'

export const onSiteFailed = (ports: Ports, { id, subject, data }: EventOf<'site.failed.v1'>): Promise<void> =>
  releaseHold(ports, { userId: data.userId, launchId: data.launchId, siteName: subject, cause: id })
