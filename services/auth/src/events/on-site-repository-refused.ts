import type { EventOf } from '@thumbfolio/contracts'
import { reportIncident } from '../commands/report-incident.js'
import type { Ports } from '../ports.js'

/** The time distinguishes a later refusal of the same repository; a redelivery has the same time. */
export const onSiteRepositoryRefused = (
  ports: Ports,
  { subject, time, data }: EventOf<'site.repository-refused.v1'>,
): Promise<void> =>
  reportIncident(ports, {
    kind: 'repository-refused',
    userId: data.userId ?? '',
    credits: 0,
    reference: `${subject} ${time}: ${data.said}`,
  })
