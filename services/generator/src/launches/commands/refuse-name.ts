import { alternativesTo, DomainError, refusalOf } from '@thumbfolio/contracts'
import type { Ports } from '../ports.js'
import { isTakenAtHost, refusalOfTakenDown } from '../../hosting/index.js'

/**
 * A site that has its name keeps it, also where a later rule refuses it.
 * @throws DomainError `site-name-taken` for a host of ours and for what is another repository at the code host,
 * `site-name-refused` for a name that no site may have, `site-taken-down`
 */
export async function refuseName(
  ports: Ports,
  { siteName, ownerId }: { siteName: string; ownerId: string },
): Promise<void> {
  const takenDown = await refusalOfTakenDown(ports, { siteName, ownerId })
  if (takenDown) throw takenDown
  const refusal = refusalOf(siteName)
  if ((await ports.sites.find(siteName))?.ownerId === ownerId) return
  if (!refusal && (await isTakenAtHost(ports, siteName))) throw new DomainError('site-name-taken')
  if (!refusal) return
  if (refusal === 'host') throw new DomainError('site-name-taken')
  const [suggestion] = alternativesTo(siteName)
  throw new DomainError('site-name-refused', suggestion === undefined ? {} : { suggestion })
}
