import { randomBytes } from 'node:crypto'
import {
  DomainError,
  reservedNames,
  type EditsChoice,
  type Fallback,
  type ModelId,
  type SiteTheme,
} from '@thumbfolio/contracts'
import { currentTraceparent, retryStale, traced } from '@thumbfolio/kit'
import { decideAdmission, type Admission } from '../domain/admission.js'
import { restsForOthers } from '../domain/names/resting-name.js'
import { launchIdFor, type Site } from '../domain/site.js'
import { expectLayout } from '../domain/theme-choice.js'
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
  readonly theme?: SiteTheme | undefined
}

/**
 * Starts a launch, or joins the same one that runs. Answers with its id once the credits are held and the request
 * is committed. The name is reserved by the write that starts the launch: of two users racing one wins.
 */
export const launchSite = traced(
  'launch-site',
  async (ports: Ports, command: LaunchCommand): Promise<string> => {
    const { ownerId, siteName, resumeId, theme } = command
    if (theme) expectLayout(theme)
    if (!(await ports.resumes.content(ownerId, resumeId))) throw new DomainError('not-found')
    if (reservedNames.has(siteName)) throw new DomainError('site-name-taken')

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

const isUnanswered = (error: unknown) => error instanceof DomainError && error.code === 'unavailable'

type Admitted = Exclude<Admission, { kind: 'refuse' }>

const admit = (
  ports: Ports,
  { ownerId, siteName, resumeId, model, fallback, edits, theme }: LaunchCommand,
): Promise<Admitted> =>
  retryStale(async () => {
    const known = await ports.sites.find(siteName)
    if (!known) await expectNotResting(ports, siteName, ownerId)
    const traceparent = currentTraceparent()
    const decision = decideAdmission(
      known,
      {
        launchId: launchIdFor(siteName, randomBytes(16).toString('base64url')),
        ...{ siteName, ownerId, resumeId, model, fallback, edits, theme },
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
        : await expectNotResting(ports, site.id, site.ownerId).catch((taken: unknown) => taken)
  if (!refusal) return
  await undoAdmission(ports, site.id, launchId)
  throw refusal
}

/** The name of a deleted or renamed site is its former owner's for a while. */
async function expectNotResting({ restingNames, now }: Ports, name: string, ownerId: string): Promise<void> {
  if (restsForOthers(await restingNames.find(name), ownerId, now())) throw new DomainError('site-name-taken')
}

async function launching({ sites }: Ports, ownerId: string): Promise<number> {
  const { items } = await sites.list('launching', { equals: ownerId }, { limit: launchesAtOnce + 1 })
  return items.length
}

const tooMany = () => new DomainError('too-many-launches', { retryAfterSeconds: 10 })
