import {
  sameTheme,
  type EditsChoice,
  type Fallback,
  type ModelId,
  type ProblemCode,
  type SiteTheme,
} from '@thumbfolio/contracts'
import { failed } from './endings.js'
import {
  defaultSettings,
  type AdmittingLaunch,
  type CurrentLaunch,
  type Outputs,
  type PendingLaunch,
  type Site,
} from '../site/site.js'

const retryAfterMs = 5_000
const giveUpAfterMs = 60_000

export interface LaunchRequest {
  readonly launchId: string
  readonly siteName: string
  readonly ownerId: string
  readonly resumeId: string
  readonly model: ModelId
  readonly composer: string
  readonly fallback?: Fallback
  readonly edits?: EditsChoice
  /** The draft that it publishes, and what that has done already. */
  readonly draft?: { readonly id: string; readonly prepared: Outputs }
  readonly theme?: SiteTheme | undefined
  /** The highest epoch this name ever had, under whatever owner. */
  readonly epoch: number
  readonly traceparent?: string
}

export type Admission =
  | { readonly kind: 'admit'; readonly site: Site }
  | { readonly kind: 'join'; readonly site: Site; readonly launch: CurrentLaunch }
  | { readonly kind: 'refuse'; readonly problem: ProblemCode }

/** May this launch begin. The same request while one runs joins it; someone else's name is taken, whatever its state. */
export function decideAdmission(site: Site | undefined, request: LaunchRequest, now: number): Admission {
  if (!site) return { kind: 'admit', site: admitted(emptySite(request, now), request, now) }
  if (site.ownerId !== request.ownerId) return { kind: 'refuse', problem: 'site-name-taken' }
  if (site.deletion) return { kind: 'refuse', problem: 'site-deleting' }
  if (site.renaming) return { kind: 'refuse', problem: 'rename-in-progress' }
  if (site.takenDown) return { kind: 'refuse', problem: 'site-taken-down' }
  const { current } = site
  if (!current) return { kind: 'admit', site: admitted(site, request, now) }
  return isSame(current, request)
    ? { kind: 'join', site, launch: current }
    : { kind: 'refuse', problem: 'launch-in-progress' }
}

const isSame = (
  launch: CurrentLaunch,
  { resumeId, model, fallback = 'none', edits = 'keep', theme, draft }: LaunchRequest,
): boolean =>
  launch.draftId === draft?.id &&
  launch.resumeId === resumeId &&
  launch.model === model &&
  (launch.fallback ?? 'none') === fallback &&
  (launch.edits ?? 'keep') === edits &&
  sameTheme(launch.theme, theme)

/** A name that was just taken. */
export const emptySite = (
  { siteName, ownerId, epoch }: Pick<LaunchRequest, 'siteName' | 'ownerId' | 'epoch'>,
  now: number,
): Site => ({
  id: siteName,
  version: 0,
  schemaVersion: 2,
  ownerId,
  createdAt: now,
  settings: defaultSettings,
  versions: [],
  launches: [],
  epoch,
})

function admitted(site: Site, request: LaunchRequest, now: number): Site {
  const current: AdmittingLaunch = {
    id: request.launchId,
    resumeId: request.resumeId,
    model: request.model,
    composer: request.composer,
    ...(request.fallback && request.fallback !== 'none' && { fallback: request.fallback }),
    ...(request.edits && request.edits !== 'keep' && { edits: request.edits }),
    ...(request.draft && { draftId: request.draft.id, prepared: request.draft.prepared }),
    ...(request.theme && { theme: request.theme }),
    number: (site.live?.number ?? 0) + 1,
    requestedAt: now,
    log: [{ kind: 'requested', at: now }],
    ...(request.traceparent !== undefined && { traceparent: request.traceparent }),
    status: 'admitting',
    retryAt: now + retryAfterMs,
    giveUpAt: now + giveUpAfterMs,
  }
  return { ...site, current }
}

/** The credits are held: the launch waits for a worker. */
export function held(site: Site, launch: AdmittingLaunch, deadlineMs: number, now: number): Site {
  const { retryAt: _retryAt, giveUpAt: _giveUpAt, joined: _joined, prepared = {}, ...rest } = launch
  const current: PendingLaunch = {
    ...rest,
    status: 'pending',
    deadlineAt: now + deadlineMs,
    tries: 0,
    outputs: prepared,
  }
  return { ...site, current }
}

/** This launch of a site, where its credits are not held yet. */
export const admittingOf = (site: Site | undefined, launchId: string): AdmittingLaunch | undefined =>
  site?.current?.id === launchId && site.current.status === 'admitting' ? site.current : undefined

/** Another process will send the hold too. */
export const joined = (site: Site, launch: AdmittingLaunch): Site => ({
  ...site,
  current: { ...launch, joined: true },
})

/** The hold got no answer: it is sent again a little later. */
export const postponed = (site: Site, launch: AdmittingLaunch, now: number): Site => ({
  ...site,
  current: { ...launch, retryAt: now + retryAfterMs },
})

/** Undefined when the name is given back, because it never had a launch beyond this admission. */
export function undone(site: Site, problem: ProblemCode | undefined, now: number): Site | undefined {
  if (!site.live && site.launches.length === 0) return undefined
  if (problem) return failed(site, problem, now)
  const { current: _current, ...rest } = site
  return rest
}
