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
 * past the sum of a day opens an incident. A grant that would make the sum of today larger than `most` is not added, and
 * the answer is false: two at once cannot both take what is left.
 */
export const countGrant = (
  ports: Ports,
  { by, ...grant }: { by: string; reference: string; credits: number },
  most = Infinity,
): Promise<boolean> =>
  retryStale(async () => {
    const id = operatorGrantsId(by, ports.now())
    const next = withGrant(await ports.operatorGrants.find(id), id, grant)
    const credits = grantedIn(next)
    if (credits > most) return false
    await ports.operatorGrants.commit(next)
    if (credits > grantsWithoutIncident)
      await reportIncident(ports, { kind: 'operator-grants', userId: by, reference: id, credits })
    return true
  })
