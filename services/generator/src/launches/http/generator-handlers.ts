import { DomainError, models, refusalOf, type generatorRoutes } from '@thumbfolio/contracts'
import { linkRunningSpan, linksTo } from '@thumbfolio/kit/base'
import { requireIfMatch, type RouteHandlers } from '@thumbfolio/kit/http'
import type { Response } from 'express'
import { answerFindings } from '../commands/answer-findings.js'
import { changeSettings } from '../commands/change-settings.js'
import { decideSuggestions } from '../commands/decide-suggestions.js'
import { isTakenAtHost, isTakenDown, repositoryOf } from '../../hosting/index.js'
import { editContent, restoreContent } from '../commands/edit-content.js'
import { findSite, ownSite, siteNow } from '../commands/find-site.js'
import { launchSite } from '../commands/launch-site.js'
import { isResting } from '../commands/rest-name.js'
import { launchOf, siteNameOf, type Launch } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { isFinal, streamLaunch } from './launch-stream.js'
import { namingHandlers } from './naming-handlers.js'
import { presentSettings } from './present-content.js'
import { presentLaunch } from './present-launch.js'
import { presentLive } from './present-live.js'
import { themeHandlers } from './theme-handlers.js'
import { versionHandlers } from './version-handlers.js'

export function generatorHandlers(
  ports: Ports,
  { organisation, publicUrl }: { organisation: string; publicUrl: string },
): RouteHandlers<typeof generatorRoutes> {
  /** Someone else's launch is answered like none. */
  async function launchFor(userId: string, launchId: string): Promise<Launch> {
    const site = await siteNow(ports, siteNameOf(launchId))
    const launch = site?.ownerId === userId ? launchOf(site, launchId) : undefined
    if (!launch) throw new DomainError('not-found')
    return launch
  }

  return {
    ...themeHandlers(ports),
    ...versionHandlers(ports),
    ...namingHandlers(ports),

    async launchSite({ session, body: { fileUrl, draftId, draftVersion, confirm, ...chosen } }) {
      const { siteName } = chosen
      const launchId = await launchSite(ports, {
        ...chosen,
        ownerId: session.userId,
        resumeId: resumeIdIn(fileUrl),
        confirm,
        ...draftSeen(draftId, draftVersion),
      })
      const data = { launchId, websiteUrl: ports.urlOf(siteName), status: 'pending' as const }
      return { status: 202, body: { message: 'Launch started', ...data, data } }
    },

    async modelOptions() {
      const data = models.map(({ id, name, vendorId, cost }) => ({
        id,
        name,
        cost,
        vendor: vendorId,
        connected: ports.modelFor(id) !== undefined && !ports.missingModels.has(id),
      }))
      return { status: 200, body: { data } }
    },

    async launch({ session, params }) {
      const launch = await launchFor(session.userId, params.id)
      const siteName = siteNameOf(params.id)
      const view = presentLaunch(siteName, launch, ports.urlOf(siteName))
      return { status: 200, body: { ...view, data: view } }
    },

    async launchEvents({ session, params, header }) {
      const launch = await launchFor(session.userId, params.id)
      linkRunningSpan(linksTo(launch.traceparent))
      const sent = sequenceOf(header('Last-Event-ID'))
      if (isFinal(launch) && sent >= launch.log.length) return { status: 204, body: undefined }
      const write = (response: Response) => streamLaunch(ports, response, { launchId: launch.id, sent })
      return { status: 200, body: write }
    },

    async changeSite({ session, params, body: change }) {
      const command = { ownerId: session.userId, siteName: params.name, change }
      const site = await changeSettings(ports, command)
      return { status: 200, body: { data: { name: site.id, ...presentSettings(site) } } }
    },

    async siteContent({ session, params }) {
      const site = await ownSite(ports, { ownerId: session.userId, siteName: params.name })
      return { status: 200, ...(await presentLive(ports, site)) }
    },

    async editSiteContent({ session, params, body: { confirm, ...content }, header }) {
      const seen = { ownerId: session.userId, siteName: params.name, ifMatch: requireIfMatch(header) }
      const wanted = { ...seen, confirm }
      const site = await editContent(ports, wanted, content)
      return { status: 200, ...(await presentLive(ports, site)) }
    },

    async decideSuggestions({ session, params, body: { decisions, confirm }, header }) {
      const seen = { ownerId: session.userId, siteName: params.name, ifMatch: requireIfMatch(header) }
      const wanted = { ...seen, confirm }
      const site = await decideSuggestions(ports, wanted, decisions)
      return { status: 200, ...(await presentLive(ports, site)) }
    },

    async answerSiteFindings({ session, params, body: { confirm }, header }) {
      const wanted = { ownerId: session.userId, siteName: params.name, ifMatch: requireIfMatch(header) }
      const site = await answerFindings(ports, wanted, confirm)
      return { status: 200, ...(await presentLive(ports, site)) }
    },

    async restoreSiteContent({ session, params, body: { confirm }, header }) {
      const seen = { ownerId: session.userId, siteName: params.name, ifMatch: requireIfMatch(header) }
      const site = await restoreContent(ports, { ...seen, confirm })
      return { status: 200, ...(await presentLive(ports, site)) }
    },

    async codeHostRepository({ params: { org, name } }) {
      if (org !== organisation) throw new DomainError('unknown-organisation')
      const isTaken =
        refusalOf(name) !== undefined ||
        (await findSite(ports, name)) !== undefined ||
        (await isResting(ports, name)) ||
        (await isTakenDown(ports, name)) ||
        (await isTakenAtHost(ports, name))
      if (!isTaken) throw new DomainError('not-found')
      return { status: 200, body: repositoryOf(name, org, publicUrl, ports.urlOf(name)) }
    },
  }
}

/** A resume is named by its id, or by its address, which ends in it. */
export const resumeIdIn = (fileUrl: string): string => fileUrl.slice(fileUrl.lastIndexOf('/') + 1)

/** @throws DomainError `precondition-required` for a draft without the version that its owner saw */
function draftSeen(draftId: string | undefined, draftVersion: number | undefined) {
  if (draftId === undefined) return {}
  if (draftVersion === undefined)
    throw new DomainError('precondition-required', { detail: 'Please send the draftVersion that you saw.' })
  return { draft: { draftId, draftVersion } }
}

/** Anything but a sequence number of ours replays from the start. */
const sequenceOf = (lastEventId: string | undefined): number =>
  lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0
