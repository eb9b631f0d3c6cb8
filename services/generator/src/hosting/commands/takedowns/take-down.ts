import { DomainError, event, SiteName } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import {
  isInForce,
  lifted,
  operatorActed,
  takenDown,
  takenDownError,
  type Signed,
  type Takedown,
} from '../../domain/takedowns/takedown.js'
import type { Ports } from '../../ports.js'

type Named = Signed & { readonly name: string }
/** Applies the takedown of a name, or its end, to the site. */
type Apply = (name: string) => Promise<void>

/**
 * Takes a site down. From this commit on no process shows anything under the name, and no launch under it can start; the
 * next commit ends the running one. Safe to repeat: the second call changes nothing.
 * @throws DomainError `not-found` for what cannot be a name
 */
export const takeDown = traced(
  'take-down',
  async (ports: Ports, command: Named, apply: Apply): Promise<Takedown> => {
    const { name, by, reason } = command
    if (!SiteName.safeParse(name).success) throw new DomainError('not-found')
    const takedown = await retryStale(async () => {
      const known = await ports.takedowns.find(name)
      if (isInForce(known)) return known
      const ownerId = (await ports.hostedSites.find(name))?.ownerId
      return ports.takedowns.commit(takenDown(known, { name, ownerId, by, reason }, ports.now()), {
        events: [
          event('site.taken-down.v1', name, { ...(ownerId !== undefined && { userId: ownerId }), reason }),
          operatorActed(name, 'site-taken-down', command),
        ],
      })
    })
    await apply(name)
    return takedown
  },
)

/** Undoes a takedown. Safe to repeat. @throws DomainError `not-found` for a name that never was taken down */
export const putBack = traced(
  'put-back',
  async (ports: Ports, command: Named, apply: Apply): Promise<Takedown> => {
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
    await apply(name)
    return takedown
  },
)

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
