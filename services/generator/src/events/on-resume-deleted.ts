import type { EventOf } from '@thumbfolio/contracts'
import { cancelLaunchesFrom } from '../launches/commands/cancel-launches-from.js'
import { forgetDraftsFrom } from '../launches/commands/forget-drafts.js'
import { withdrawPdf } from '../launches/commands/offered-pdf.js'
import type { Ports } from '../launches/ports.js'

export async function onResumeDeleted(
  ports: Ports,
  { id, subject, data }: EventOf<'resume.deleted.v1'>,
): Promise<void> {
  await cancelLaunchesFrom(ports, subject, id)
  await forgetDraftsFrom(ports, subject)
  await withdrawPdf(ports, { ownerId: data.userId, resumeId: subject })
}
