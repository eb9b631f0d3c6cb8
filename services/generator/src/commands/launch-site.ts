import { randomBytes } from 'node:crypto'
import {
  alternativesTo,
  DomainError,
  refusalOf,
  type EditsChoice,
  type Fallback,
  type ModelId,
} from '@thumbfolio/contracts'
import { currentTraceparent, retryStale, traced } from '@thumbfolio/kit'
import { decideAdmission, type Admission } from '../domain/admission.js'
import { launchIdFor, type Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { joinHold, placeHold } from './place-hold.js'
import { undoAdmission } from './undo-admission.js'

const launchesAtOnce = 3

export interface LaunchCommand {
  readonly ownerId: string
  readonly siteName: string
  readonly resumeId: string
  readonly model: ModelId
  readonly fallback: Fallback
  readonly edits: EditsChoice
}

/**
 * Starts a launch, or joins the same one that runs. Answers with its id once the credits are held and the request
 * is committed. The name is reserved by the write that starts the launch: of two users racing one wins.
 */
export const launchSite = traced(
  'launch-site',
  async (ports: Ports, command: LaunchCommand): Promise<string> => {
    const { ownerId, siteName, resumeId } = command
    if (!(await ports.resumes.content(ownerId, resumeId))) throw new DomainError('not-found')
    await refuseName(ports, command)

    const { kind, site } = await admit(ports, command)
    if (!site.current) throw new DomainError('internal-error')
    const launchId = site.current.id
    if (site.current.status === 'pending') return launchId
    if (kind === 'admit') await refuseAfterwards(ports, site, launchId)
    const hold = kind === 'admit' ? placeHold : joinHold
    await hold(ports, site, site.current).catch(async (error: unknown) => {
      // Nobody knows whether the hold stands: the failure releases it, also when it arrives later.
      if (isUnanswered(error)) await undoAdmission(ports, siteName, launchId, { problem: 'unavailable' })
      throw error
    })
    return launchId
  },
)

/** A site that has its name keeps it, also where a later rule refuses it. */
async function refuseName({ sites }: Ports, { siteName, ownerId }: LaunchCommand): Promise<void> {
  const refusal = refusalOf(siteName)
  if (!refusal || (await sites.find(siteName))?.ownerId === ownerId) return
  if (refusal === 'host') throw new DomainError('site-name-taken')
  const [suggestion] = alternativesTo(siteName)
  throw new DomainError('site-name-refused', suggestion === undefined ? {} : { suggestion })
}

const isUnanswered = (error: unknown) => error instanceof DomainError && error.code === 'unavailable'

type Admitted = Exclude<Admission, { kind: 'refuse' }>

const admit = (
  ports: Ports,
  { ownerId, siteName, resumeId, model, fallback, edits }: LaunchCommand,
): Promise<Admitted> =>
  retryStale(async () => {
    const known = await ports.sites.find(siteName)
    const traceparent = currentTraceparent()
    const decision = decideAdmission(
      known,
      {
        launchId: launchIdFor(siteName, randomBytes(16).toString('base64url')),
        ...{ siteName, ownerId, resumeId, model, fallback, edits },
        composer: (ports.modelFor(model) ?? ports.composerFor(model)).name,
        ...(traceparent !== undefined && { traceparent }),
        epoch: known ? known.epoch : await ports.siteHost.epochOf(siteName),
      },
      ports.now(),
    )
    if (decision.kind === 'refuse') throw new DomainError(decision.problem)
    if (decision.kind === 'join') return decision
    if ((await launching(ports, ownerId)) >= launchesAtOnce) throw tooMany()
    return { kind: 'admit', site: await ports.sites.commit(decision.site) }
  })

/**
 * Looks again once the admission is committed, and takes it back. Of launches racing past the first look the last to
 * commit sees all others, so never more than three are admitted (but two that see each other may both be refused);
 * an account deleted meanwhile either sees this site or is seen here.
 */
async function refuseAfterwards(ports: Ports, site: Site, launchId: string): Promise<void> {
  const refusal =
    (await launching(ports, site.ownerId)) > launchesAtOnce
      ? tooMany()
      : (await ports.erasures.isErased(site.ownerId))
        ? new DomainError('unauthenticated')
        : undefined
  if (!refusal) return
  await undoAdmission(ports, site.id, launchId)
  throw refusal
}

async function launching({ sites }: Ports, ownerId: string): Promise<number> {
  const { items } = await sites.list('launching', { equals: ownerId }, { limit: launchesAtOnce + 1 })
  return items.length
}

const tooMany = () => new DomainError('too-many-launches', { retryAfterSeconds: 10 })
