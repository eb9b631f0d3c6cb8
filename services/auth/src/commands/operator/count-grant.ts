import { retryStale } from '@thumbfolio/kit/store'
import {
  grantedIn,
  grantsWithoutIncident,
  operatorGrantsId,
  withGrant,
} from '../../domain/operator-grants.js'
import type { Ports } from '../../ports.js'
import { reportIncident } from '../report-incident.js'

/**
 * Adds a grant to what its operator granted today, before it is made: none is missing there, whatever fails. The first one
 * past the sum of a day opens an incident.
 */
export const countGrant = (
  ports: Ports,
  { by, ...grant }: { by: string; reference: string; credits: number },
): Promise<void> =>
  retryStale(async () => {
    const id = operatorGrantsId(by, ports.now())
    const next = withGrant(await ports.operatorGrants.find(id), id, grant)
    await ports.operatorGrants.commit(next)
    const credits = grantedIn(next)
    if (credits > grantsWithoutIncident)
      await reportIncident(ports, { kind: 'operator-grants', userId: by, reference: id, credits })
  })
