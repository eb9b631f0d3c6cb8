import type { EventOf } from '@thumbfolio/contracts'
import { cancelLaunchesFrom } from '../commands/cancel-launches-from.js'
import type { Ports } from '../ports.js'

export const onResumeDeleted = (ports: Ports, { id, subject }: EventOf<'resume.deleted.v1'>): Promise<void> =>
  cancelLaunchesFrom(ports, subject, id)
