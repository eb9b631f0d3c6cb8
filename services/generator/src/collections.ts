import { collection } from '@thumbfolio/kit/store'
import { Alias } from './hosting/domain/sites/alias.js'
import { ContactMessage } from './hosting/domain/contact/contact-message.js'
import { CodeHostLane } from './hosting/domain/code-host/lane.js'
import { SiteRepository } from './hosting/domain/code-host/site-repository.js'
import { ProjectList } from './hosting/domain/github/listed-projects.js'
import { DraftAllowance } from './launches/domain/drafts/draft-allowance.js'
import { Draft, draftDueAt, draftKey } from './launches/domain/drafts/draft.js'
import { onlyAcceptedIn } from './launches/domain/drafts/only-accepted-in.js'
import { RestingName } from './launches/domain/names/resting-name.js'
import { DomainClaim, heldBase } from './hosting/domain/domains/domain-claim.js'
import { Notice } from './hosting/domain/sites/notice.js'
import { PictureShelf } from './launches/domain/pictures/picture-shelf.js'
import { ReaderLink } from './launches/domain/readers/reader-link.js'
import { Preview } from './launches/domain/site/preview.js'
import { isDone } from './launches/domain/site/progress.js'
import { refreshDueAt } from './launches/domain/site/github-refresh.js'
import { checkupDueAt } from './launches/domain/site/site-checkup.js'
import { dueAt, Site } from './launches/domain/site/site.js'
import { upcastSite } from './launches/domain/site/upcast-site.js'
import { Sorting } from './models/domain/sorting.js'
import { Spending } from './models/domain/spending.js'
import { Transcript } from './models/domain/transcript.js'
import { AbuseReport } from './hosting/domain/takedowns/abuse-report.js'
import { Takedown } from './hosting/domain/takedowns/takedown.js'
import { SiteVersion } from './launches/domain/versions/site-version.js'
import { DayVisits } from './hosting/domain/visits/day-visits.js'

export const sites = collection<Site, never, 'owner' | 'launching' | 'resume' | 'due' | 'github' | 'checkup'>(
  {
    name: 'sites',
    schema: Site,
    upcasters: { 1: upcastSite },
    index: {
      owner: ({ ownerId }) => ownerId,
      launching: ({ current, ownerId }) => (current ? ownerId : undefined),
      /** Launches that have not read their resume yet. */
      resume: ({ current }) => (current && !isDone(current.log, 'read') ? current.resumeId : undefined),
      due: dueAt,
      github: refreshDueAt,
      checkup: checkupDueAt,
    },
  },
)

export const aliases = collection<Alias, never, 'withdrawn'>({
  name: 'aliases',
  schema: Alias,
  index: { withdrawn: ({ bundleHash, movedAt }) => (bundleHash === undefined ? movedAt : undefined) },
})

/** Pages that were public before the one that is. They go with their site. */
export const siteVersions = collection<SiteVersion, never, 'site' | 'kept'>({
  name: 'site-versions',
  schema: SiteVersion,
  index: { site: ({ siteKey }) => siteKey, kept: ({ keptAt }) => keptAt },
})

/** Names of deleted and renamed sites, which are their former owner's for 180 days. */
export const restingNames = collection<RestingName, never, 'owner' | 'free'>({
  name: 'resting-names',
  schema: RestingName,
  index: { owner: ({ ownerHash }) => ownerHash, free: ({ freeAt }) => freeAt },
})

/** Links for single readers: deleted 30 days after their end, and with their site. */
export const readerLinks = collection<ReaderLink, never, 'site' | 'owner' | 'expires'>({
  name: 'reader-links',
  schema: ReaderLink,
  index: {
    site: ({ siteKey }) => siteKey,
    owner: ({ ownerId }) => ownerId,
    expires: ({ expiresAt }) => expiresAt,
  },
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

/** Written by earlier versions alone; the sweep empties it. */
export const sortings = collection<Sorting, never, 'started'>({
  name: 'sortings',
  schema: Sorting,
  index: { started: ({ startedAt }) => startedAt },
})

/** Private addresses of live pages. Each goes after hours. */
export const previews = collection<Preview, never, 'site' | 'owner' | 'expires'>({
  name: 'previews',
  schema: Preview,
  index: {
    site: ({ siteName }) => siteName,
    owner: ({ ownerId }) => ownerId,
    expires: ({ expiresAt }) => expiresAt,
  },
})

/**
 * Pages before they are paid for: deleted after a week, and when the resume or the owner is deleted. Drafts of changes are
 * deleted with their live page, and 90 days after the last save.
 */
export const drafts = collection<Draft, 'same' | 'token', 'owner' | 'resume' | 'expires' | 'due'>({
  name: 'drafts',
  schema: Draft.transform(onlyAcceptedIn),
  unique: { same: draftKey, token: ({ token }) => token },
  index: {
    owner: ({ ownerId }) => ownerId,
    resume: ({ resumeId, changes }) => (changes ? undefined : resumeId),
    expires: ({ expiresAt }) => expiresAt,
    due: draftDueAt,
  },
})

/** What drafts by a model somebody had on a day. */
export const allowances = collection<DraftAllowance, never, 'owner' | 'day'>({
  name: 'draft-allowances',
  schema: DraftAllowance,
  index: { owner: ({ ownerId }) => ownerId, day: ({ day }) => day },
})

/** Messages of visitors to owners: deleted after 30 days, and with their site. */
export const contactMessages = collection<ContactMessage, never, 'site' | 'owner' | 'at' | 'due'>({
  name: 'contact-messages',
  schema: ContactMessage,
  index: {
    site: ({ siteKey }) => siteKey,
    owner: ({ ownerId }) => ownerId,
    at: ({ at }) => at,
    due: ({ mail }) => mail?.dueAt,
  },
})

/** Pictures of work, a document for each owner. */
export const pictureShelves = collection<PictureShelf, never, 'owner' | 'due'>({
  name: 'picture-shelves',
  schema: PictureShelf,
  index: { owner: ({ id }) => id, due: ({ sweepAt }) => sweepAt },
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

/** What is pushed of each site. It goes once its repository is gone. */
export const siteRepositories = collection<SiteRepository, 'remote', 'site' | 'due' | 'waiting'>({
  name: 'site-repositories',
  schema: SiteRepository,
  unique: { remote: ({ remote }) => remote && String(remote.remoteId) },
  index: {
    site: ({ siteName }) => siteName,
    due: ({ dueAt }) => dueAt,
    waiting: ({ waitingSince }) => waitingSince,
  },
})

/** Lists of repositories by owner: a cache of GitHub's answers. */
export const projectLists = collection<ProjectList, never, 'owner' | 'read'>({
  name: 'github-project-lists',
  schema: ProjectList,
  index: { owner: ({ ownerId }) => ownerId, read: ({ readAt }) => readAt },
})

export const codeHostLanes = collection<CodeHostLane>({ name: 'code-host-lanes', schema: CodeHostLane })

/** Names that an operator took down. They stay: they are what keeps the names blocked, and the record of it. */
export const takedowns = collection<Takedown, never, 'at'>({
  name: 'takedowns',
  schema: Takedown,
  index: { at: ({ at }) => at },
})

/** What visitors reported. A closed report goes after 180 days. */
export const abuseReports = collection<AbuseReport, never, 'at' | 'open' | 'closed'>({
  name: 'abuse-reports',
  schema: AbuseReport,
  index: {
    at: ({ at }) => at,
    open: ({ siteName, closed }) => (closed ? undefined : siteName),
    closed: ({ closed }) => closed?.at,
  },
})
