import {
  DomainError,
  type generatorOperatorRoutes,
  type OperatorDraft,
  type OperatorSite,
} from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import {
  retryRepository,
  closeReport,
  findTakedown,
  putBack,
  takeDown,
  type AbuseReport,
  isInForce,
  type Takedown,
} from '../../hosting/index.js'
import { applyTakedown } from '../commands/operator/apply-takedown.js'
import { cancelLaunch, launchOfAnybody, retryLaunch } from '../commands/operator/end-launch.js'
import { takeDownSitesOf } from '../commands/operator/take-down-sites-of.js'
import { draftAt, takeDraftDown } from '../commands/operator/take-draft-down.js'
import { findSite } from '../commands/find-site.js'
import { newNameOf } from '../commands/rest-name.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import {
  presentOperatorDraft,
  presentOperatorLaunch,
  presentOperatorSite,
  presentReport,
  presentTakedown,
} from './present-operator.js'

export function operatorHandlers(ports: Ports): RouteHandlers<typeof generatorOperatorRoutes> {
  const launchAnswer = async (id: string) => {
    const { site, launch } = await launchOfAnybody(ports, id)
    return { status: 200 as const, body: { launch: presentOperatorLaunch(site, launch) } }
  }

  const reportView = async (report: AbuseReport) => {
    const site = await findSite(ports, report.siteName)
    const draft = await draftAt(ports, report.siteName)
    return presentReport(report, site?.ownerId ?? draft?.ownerId)
  }

  const siteView = async (site: Site): Promise<OperatorSite> => {
    const refused = (await ports.siteRepositories.find(siteKeyOf(site)))?.refused
    return {
      ...presentOperatorSite(site, ports.urlOf(site.id)),
      ...(refused && { repositoryRefused: refused.said }),
    }
  }

  /** What an operator reads about a person is in the audit before it is answered. */
  const lookUp = (by: string, subject: string) =>
    ports.operatorActions.recordLookUp({ by, subject, at: ports.now() })

  const readList = (by: string, list: string, entries: number) =>
    ports.operatorActions.recordListRead({ by, list, entries, at: ports.now() })

  const apply = (name: string) => applyTakedown(ports, name)

  return {
    async operatorSite({ operator: by, params: { name } }) {
      const site = await findSite(ports, name)
      const draft = await draftAt(ports, name)
      const takedown = await findTakedown(ports, name)
      if (site || takedown) await lookUp(by, name)
      // The label of a draft is its secret, so the audit has its owner.
      if (draft) await lookUp(by, draft.ownerId)
      const movedTo = site ? undefined : await newNameOf(ports, name)
      return {
        status: 200,
        body: {
          ...(site && { site: await siteView(site) }),
          ...(draft && { draft: presentOperatorDraft(draft, ports.urlOf) }),
          ...(takedown && { takedown: presentTakedown(takedown) }),
          ...(movedTo !== undefined && { movedTo }),
        },
      }
    },

    async sitesOfUser({ operator: by, params: { id } }) {
      await lookUp(by, id)
      const sites: OperatorSite[] = []
      for await (const site of everyItem(ports.sites, 'owner', { equals: id }))
        sites.push(await siteView(site))
      const drafts: OperatorDraft[] = []
      for await (const draft of everyItem(ports.drafts, 'owner', { equals: id }))
        drafts.push(presentOperatorDraft(draft, ports.urlOf))
      return { status: 200, body: { sites, drafts } }
    },

    async takeDraftDown({ operator: by, params: { name: label }, body: { reason } }) {
      const draft = await takeDraftDown(ports, { label, by, reason })
      return { status: 200, body: { draft: presentOperatorDraft(draft, ports.urlOf) } }
    },

    async takeDown({ operator: by, params: { name }, body: { reason } }) {
      const takedown = await takeDown(ports, { name, by, reason }, apply)
      return { status: 200, body: { takedown: presentTakedown(takedown) } }
    },

    async takeDownSitesOfUser({ operator: by, params: { id }, body: { reason } }) {
      const done = await takeDownSitesOf(ports, { ownerId: id, by, reason })
      return { status: 200, body: { ...done, takedowns: done.takedowns.map(presentTakedown) } }
    },

    async putBack({ operator: by, params: { name }, body: { reason } }) {
      const takedown = await putBack(ports, { name, by, reason }, apply)
      return { status: 200, body: { takedown: presentTakedown(takedown) } }
    },

    async takedowns({ operator: by, query: { state } }) {
      const found: Takedown[] = []
      for await (const takedown of everyItem(ports.takedowns, 'at', {}))
        if (state === 'all' || isInForce(takedown)) found.unshift(takedown)
      await readList(by, 'takedowns', found.length)
      return { status: 200, body: { takedowns: found.map(presentTakedown) } }
    },

    async operatorLaunch({ operator: by, params: { id } }) {
      const answer = await launchAnswer(id)
      await lookUp(by, answer.body.launch.siteName)
      return answer
    },

    async cancelLaunch({ operator: by, params: { id }, body: { reason } }) {
      const { site, launch } = await launchOfAnybody(ports, id)
      await cancelLaunch(ports, id, { by, reason })
      const canceled = { ...presentOperatorLaunch(site, launch), status: 'failed' as const }
      return { status: 200, body: { launch: { ...canceled, problem: 'launch-canceled' } } }
    },

    async retryLaunch({ operator: by, params: { id }, body: { reason } }) {
      return launchAnswer(await retryLaunch(ports, id, { by, reason }))
    },

    async retryCopy({ operator: by, params: { name }, body: { reason } }) {
      if (!(await findSite(ports, name))) throw new DomainError('not-found')
      await retryRepository(ports, name, { by, reason })
      return { status: 200, body: { name } }
    },

    async abuseReports({ operator: by, query: { state } }) {
      const reports: Awaited<ReturnType<typeof reportView>>[] = []
      // One after the other: the store serves visitors meanwhile.
      for await (const report of everyItem(ports.abuseReports, 'at', {}))
        if (state === 'all' || !report.closed) reports.push(await reportView(report))
      await readList(by, 'reports', reports.length)
      return { status: 200, body: { reports } }
    },

    async closeReport({ operator: by, params: { id }, body: { reason } }) {
      return { status: 200, body: { report: await reportView(await closeReport(ports, id, { by, reason })) } }
    },

    async generatorActions({ query }) {
      return { status: 200, body: await ports.operatorActions.list(query) }
    },
  }
}
