import { alternativesTo, DomainError, refusalOf } from '@thumbfolio/contracts'
import type { Ports } from '../ports.js'

/**
 * A site that has its name keeps it, also where a later rule refuses it.
 * @throws DomainError `site-name-taken` for a host of ours, `site-name-refused` for a name that nobody may have
 */
export async function refuseName(
  { sites }: Pick<Ports, 'sites'>,
  { siteName, ownerId }: { siteName: string; ownerId: string },
): Promise<void> {
  const refusal = refusalOf(siteName)
  if (!refusal || (await sites.find(siteName))?.ownerId === ownerId) return
  if (refusal === 'host') throw new DomainError('site-name-taken')
  const [suggestion] = alternativesTo(siteName)
  throw new DomainError('site-name-refused', suggestion === undefined ? {} : { suggestion })
}
