import type { Erasures } from '@thumbfolio/kit/store'
import type { Bus } from '@thumbfolio/kit/bus'
import { draftAt } from '../launches/commands/operator/take-draft-down.js'
import { notifyOwner } from '../launches/commands/notify-owner.js'
import { notifyOfTakedown } from '../hosting/commands/takedowns/notify-of-takedown.js'
import { notifyReporters } from '../hosting/commands/takedowns/notify-reporters.js'
import { applyTakedown } from '../launches/commands/operator/apply-takedown.js'
import type { Ports } from '../launches/ports.js'
import { onResumeDeleted } from './on-resume-deleted.js'
import { onSiteDeletionRequested } from './on-site-deletion-requested.js'

/** The events that the API consumes; workers have a group of their own. */
export function subscribeApi(
  bus: Bus,
  ports: Ports,
  { erasures, wakeRecovery }: { erasures: Erasures; wakeRecovery: () => void },
): void {
  bus.subscribe({
    group: 'generator',
    handlers: {
      'site.deletion-requested.v1': (event) => onSiteDeletionRequested(ports, wakeRecovery, event),
      'resume.deleted.v1': (event) => onResumeDeleted(ports, event),
      'account.deleted.v1': erasures.onAccountDeleted,
      'site.taken-down.v1': ({ subject }) => applyTakedown(ports, subject),
      'site.put-back.v1': ({ subject }) => applyTakedown(ports, subject),
      'site.operator-acted.v1': (event) => ports.operatorActions.record(event),
    },
  })
  // A group of its own: a mail server that refuses must not hold up the deletion of that very site.
  bus.subscribe({
    group: 'generator-mail',
    handlers: {
      'site.generated.v1': (event) => notifyOwner(ports, event),
      'site.failed.v1': (event) => notifyOwner(ports, event),
      'site.taken-down.v1': (event) => notifyOfTakedown(ports, event),
      'site.put-back.v1': (event) => notifyOfTakedown(ports, event),
      'site.operator-acted.v1': (event) =>
        notifyReporters(ports, event, async (label) => (await draftAt(ports, label)) !== undefined),
    },
  })
}
