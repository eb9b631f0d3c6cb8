import { event, type EventDraft, type ProblemCode } from '@thumbfolio/contracts'
import type { CurrentLaunch, Site } from './site.js'
import { isWaiting } from '../../../models/domain.js'
import { isoTime } from '../../../time.js'

export const siteRequested = (site: Site, launch: CurrentLaunch, url: string): EventDraft =>
  event('site.requested.v1', site.id, {
    userId: site.ownerId,
    launchId: launch.id,
    resumeId: launch.resumeId,
    model: launch.model,
    version: launch.number,
    url,
  })

export const siteGenerated = (site: Site, launch: CurrentLaunch, url: string): EventDraft =>
  event('site.generated.v1', site.id, {
    userId: site.ownerId,
    launchId: launch.id,
    version: launch.number,
    url,
  })

/** The public address shows another page of this site. */
export const sitePublished = (site: Site, version: number, url: string): EventDraft =>
  event('site.published.v1', site.id, { userId: site.ownerId, version, url })

/** Notifies the dashboard of how many suggestions wait, where that changed. */
export function suggestionsChanged(before: Site | undefined, after: Site): EventDraft[] {
  const [was, waiting] = [before, after].map((site) => site?.live?.suggestions?.filter(isWaiting).length ?? 0)
  if (was === waiting) return []
  return [event('site.suggestions-changed.v1', after.id, { userId: after.ownerId, waiting: waiting! })]
}

/** Also releases the hold, or has auth refuse one that arrives late. */
export const siteFailed = (site: Site, launch: CurrentLaunch, problem: ProblemCode): EventDraft =>
  event('site.failed.v1', site.id, {
    userId: site.ownerId,
    launchId: launch.id,
    problem,
    liveVersion: site.live?.number ?? 0,
  })

/** `to` is the same site under its new name. */
export const siteRenamed = (from: Site, to: Site): EventDraft =>
  event('site.renamed.v1', to.id, {
    userId: to.ownerId,
    from: from.id,
    version: to.live?.number ?? 1,
    url: to.live?.url ?? '',
    createdAt: isoTime(to.createdAt),
    waiting: to.live?.suggestions?.filter(isWaiting).length ?? 0,
  })

/** `to` is where its visitors are sent on. */
export const siteNameRetired = (site: Site, to: string | undefined): EventDraft =>
  event('site.name-retired.v1', site.id, { userId: site.ownerId, ...(to !== undefined && { to }) })

export const siteDeleted = (site: Site): EventDraft =>
  event('site.deleted.v1', site.id, { userId: site.ownerId })
