import { collection } from '@thumbfolio/kit'
import { Alias } from './domain/alias.js'
import { DomainClaim, heldBase } from './domain/domains/domain-claim.js'
import { Notice } from './domain/notice.js'
import { isDone } from './domain/progress.js'
import { dueAt, Site } from './domain/site.js'
import { upcastSite } from './domain/upcast-site.js'
import { Spending } from './domain/spending.js'
import { Transcript } from './domain/transcript.js'
import { DayVisits } from './domain/visits/day-visits.js'

export const sites = collection<Site, never, 'owner' | 'launching' | 'resume' | 'due'>({
  name: 'sites',
  schema: Site,
  upcasters: { 1: upcastSite },
  index: {
    owner: ({ ownerId }) => ownerId,
    launching: ({ current, ownerId }) => (current ? ownerId : undefined),
    /** Launches that have not read their resume yet. */
    resume: ({ current }) => (current && !isDone(current.log, 'read') ? current.resumeId : undefined),
    due: dueAt,
  },
})

export const aliases = collection<Alias, never, 'withdrawn'>({
  name: 'aliases',
  schema: Alias,
  index: { withdrawn: ({ bundleHash, movedAt }) => (bundleHash === undefined ? movedAt : undefined) },
})

/** What was asked of models for a launch. It goes with its site, or after a month. */
export const transcripts = collection<Transcript, never, 'site' | 'started'>({
  name: 'transcripts',
  schema: Transcript,
  index: { site: ({ siteName }) => siteName, started: ({ startedAt }) => startedAt },
})

export const spending = collection<Spending>({ name: 'spending', schema: Spending })

export const notices = collection<Notice, never, 'sent'>({
  name: 'notices',
  schema: Notice,
  index: { sent: ({ sentAt }) => sentAt },
})

export const domains = collection<DomainClaim, 'base', 'site' | 'due'>({
  name: 'domains',
  schema: DomainClaim,
  unique: { base: heldBase },
  index: { site: ({ siteName }) => siteName, due: ({ dueAt }) => dueAt },
})

export const visits = collection<DayVisits, never, 'site' | 'day'>({
  name: 'visits',
  schema: DayVisits,
  index: { site: ({ siteName }) => siteName, day: ({ day }) => day },
})
