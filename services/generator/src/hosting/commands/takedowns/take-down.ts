import { DomainError, event, SiteName } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { siteFailed } from '../../../launches/domain/site/site-events.js'
import {
  isInForce,
  lifted,
  operatorActed,
  sitePutBack,
  siteTakenDown,
  takenDown,
  takenDownError,
  type Signed,
  type Takedown,
} from '../../domain/takedowns/takedown.js'
import { StaleEpochError, type Ports } from '../../../ports.js'

type Named = Signed & { readonly name: string }

/**
 * Takes a site down. From this commit on nothing is shown under the name, by any process, and nobody can launch under it;
 * the launch that runs ends with the next. Safe to repeat: the second call changes nothing.
 * @throws DomainError `not-found` for what cannot be a name
 */
export const takeDown = traced('take-down', async (ports: Ports, command: Named): Promise<Takedown> => {
  const { name, by, reason } = command
  if (!SiteName.safeParse(name).success) throw new DomainError('not-found')
  const takedown = await retryStale(async () => {
    const known = await ports.takedowns.find(name)
    if (isInForce(known)) return known
    const ownerId = (await ports.sites.find(name))?.ownerId
    return ports.takedowns.commit(takenDown(known, { name, ownerId, by, reason }, ports.now()), {
      events: [
        event('site.taken-down.v1', name, { ...(ownerId !== undefined && { userId: ownerId }), reason }),
        operatorActed(name, 'site-taken-down', command),
      ],
    })
  })
  await applyTakedown(ports, name)
  return takedown
})

/** Undoes a takedown. Safe to repeat. @throws DomainError `not-found` for a name that never was taken down */
export const putBack = traced('put-back', async (ports: Ports, command: Named): Promise<Takedown> => {
  const { name } = command
  const takedown = await retryStale(async () => {
    const known = await findTakedown(ports, name)
    if (!known) throw new DomainError('not-found')
    if (!isInForce(known)) return known
    const { ownerId } = known
    return ports.takedowns.commit(lifted(known, command, ports.now()), {
      events: [
        event('site.put-back.v1', name, { ...(ownerId !== undefined && { userId: ownerId }) }),
        operatorActed(name, 'site-put-back', command),
      ],
    })
  })
  await applyTakedown(ports, name)
  return takedown
})

/**
 * Brings the site of a name to what was decided about the name. The event of the decision calls it too, so a crash between
 * the decision and this leaves nothing half done. Safe to repeat.
 */
export async function applyTakedown(ports: Ports, name: string): Promise<void> {
  const site = await retryStale(async () => {
    const [known, takedown] = [await ports.sites.find(name), await ports.takedowns.find(name)]
    const isDown = isInForce(takedown)
    if (!known || isDown === (known.takenDown !== undefined)) return known
    if (!isDown) return ports.sites.commit(sitePutBack(known, ports.now()))
    const events = known.current ? [siteFailed(known, known.current, 'site-taken-down')] : []
    return ports.sites.commit(siteTakenDown(known, takedown, ports.now()), { events })
  })
  if (!site?.takenDown) return
  // A launch that was broken off leaves its page there: after an undo it must not be shown.
  await ports.siteHost
    .setAlias({ siteName: name, bundleHash: site.live?.bundleHash, epoch: site.epoch })
    .catch((error: unknown) => {
      if (!(error instanceof StaleEpochError)) throw error
    })
}

/** What was decided about a name, also where it was undone. Undefined for what cannot be a name. */
export const findTakedown = async (
  { takedowns }: Pick<Ports, 'takedowns'>,
  name: string,
): Promise<Takedown | undefined> => (SiteName.safeParse(name).success ? takedowns.find(name) : undefined)

/** Whether nothing may be shown under this name. */
export const isTakenDown = async (ports: Pick<Ports, 'takedowns'>, name: string): Promise<boolean> =>
  isInForce(await findTakedown(ports, name))

/** Why this person may not have this name, where an operator took it down. */
export async function refusalOfTakenDown(
  { takedowns }: Pick<Ports, 'takedowns'>,
  { siteName, ownerId }: { siteName: string; ownerId: string },
): Promise<DomainError | undefined> {
  const takedown = await takedowns.find(siteName)
  if (!isInForce(takedown)) return undefined
  return takedown.ownerId === ownerId ? takenDownError(takedown.reason) : new DomainError('site-name-taken')
}
