import type { Bus } from '@thumbfolio/kit/bus'
import { noteChange, noteDeletion } from '../commands/code-host/note-change.js'
import type { Ports } from '../ports.js'

/** What has a repository follow its site. A group of its own: the code host holds up nothing else. */
export function subscribeCodeHost(
  bus: Bus,
  ports: Ports,
  applyTakedown: (siteName: string) => Promise<void>,
): void {
  bus.subscribe({
    group: 'generator-code-host',
    handlers: {
      'site.published.v1': ({ id, subject }) => noteChange(ports, subject, id),
      'site.failed.v1': ({ id, subject }) => noteChange(ports, subject, id),
      'site.renamed.v1': ({ id, subject }) => noteChange(ports, subject, id),
      'site.taken-down.v1': async ({ id, subject }) => {
        // What is pushed is read of the site, which has to know of it first.
        await applyTakedown(subject)
        await noteChange(ports, subject, id)
      },
      'site.deleted.v1': ({ id, subject }) => noteDeletion(ports, subject, id),
    },
  })
}
