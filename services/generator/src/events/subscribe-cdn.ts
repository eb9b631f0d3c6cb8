import type { Bus } from '@thumbfolio/kit/bus'
import { purgeDomain, purgeSite } from '../commands/purge-site.js'
import type { Cdn, Ports } from '../ports.js'

/** What has a CDN forget a page that changed. A group of its own: a CDN that is away holds up nothing else. */
export function subscribeCdn(
  bus: Bus,
  ports: Pick<Ports, 'domains' | 'urlOf'> & { readonly cdn: Cdn },
): void {
  const purge = ({ subject }: { subject: string }) => purgeSite(ports, subject)
  bus.subscribe({
    group: 'generator-cdn',
    handlers: {
      'site.published.v1': purge,
      // A page that was public for a moment was taken back.
      'site.failed.v1': purge,
      'site.deleted.v1': purge,
      'site.taken-down.v1': purge,
      'site.put-back.v1': purge,
      'site.name-retired.v1': purge,
      'site.domain-detached.v1': ({ data }) => purgeDomain(ports, data.host),
    },
  })
}
