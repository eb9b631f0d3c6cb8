import type { EventOf } from '@thumbfolio/contracts'
import { requestDeletion } from '../launches/commands/request-deletion.js'
import type { Ports } from '../launches/ports.js'

/** Recovery does the rest, within a moment. */
export const onSiteDeletionRequested = async (
  ports: Ports,
  wakeRecovery: () => void,
  { id, subject, data }: EventOf<'site.deletion-requested.v1'>,
): Promise<void> => {
  await requestDeletion(ports, subject, data.userId, id)
  wakeRecovery()
}
