import {
  previewHostOf,
  type AbuseReport as ReportView,
  type OperatorDraft,
  type OperatorLaunch,
  type OperatorSite,
  type OperatorTakedown,
} from '@thumbfolio/contracts'
import type { Draft } from '../domain/drafts/draft.js'
import type { AbuseReport, Takedown } from '../../hosting/index.js'
import { statusOf, type Launch, type Site } from '../domain/site/site.js'
import { isoTime } from '../../time.js'

export const presentOperatorLaunch = (
  { id: siteName, ownerId }: Pick<Site, 'id' | 'ownerId'>,
  launch: Launch,
): OperatorLaunch => ({
  id: launch.id,
  siteName,
  ownerId,
  status: launch.status,
  model: launch.model,
  composer: launch.composer,
  resumeId: launch.resumeId,
  requestedAt: isoTime(launch.requestedAt),
  ...('finishedAt' in launch && { finishedAt: isoTime(launch.finishedAt) }),
  ...(launch.status === 'failed' && { problem: launch.problem }),
  ...(launch.status === 'pending' && { tries: launch.tries }),
})

export const presentOperatorSite = (site: Site, url: string): OperatorSite => ({
  name: site.id,
  ownerId: site.ownerId,
  status: statusOf(site),
  url,
  liveVersion: site.live?.number ?? 0,
  launches: [...(site.current ? [site.current] : []), ...site.launches].map((launch) =>
    presentOperatorLaunch(site, launch),
  ),
})

export const presentOperatorDraft = (
  { token, siteName, ownerId, createdAt, expiresAt }: Draft,
  urlOf: (label: string) => string,
): OperatorDraft => ({
  label: previewHostOf(token),
  url: urlOf(previewHostOf(token)),
  siteName,
  ownerId,
  createdAt: isoTime(createdAt),
  expiresAt: isoTime(expiresAt),
})

export const presentTakedown = ({
  id: name,
  ownerId,
  at,
  by,
  reason,
  lifted,
}: Takedown): OperatorTakedown => ({
  name,
  ...(ownerId !== undefined && { ownerId }),
  at: isoTime(at),
  by,
  reason,
  ...(lifted && { lifted: decided(lifted) }),
})

export const presentReport = (report: AbuseReport, ownerId: string | undefined): ReportView => ({
  id: report.id,
  siteName: report.siteName,
  ...(ownerId !== undefined && { ownerId }),
  host: report.host,
  kind: report.kind,
  text: report.text,
  email: report.email,
  at: isoTime(report.at),
  ...(report.further && {
    further: {
      count: report.further.count,
      kept: report.further.kept.map(({ kind, text, email, at }) => ({ kind, text, email, at: isoTime(at) })),
    },
  }),
  ...(report.closed && { closed: decided(report.closed) }),
})

const decided = ({ at, by, reason }: { at: number; by: string; reason: string }) => ({
  at: isoTime(at),
  by,
  reason,
})
