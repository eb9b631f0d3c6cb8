import type { Readable } from 'node:stream'
import type { ModelVendor } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import type { Limits } from '@thumbfolio/kit/http'
import type { Erasures, OperatorActions, Store } from '@thumbfolio/kit/store'
import type { Mailer } from '@thumbfolio/kit/run'
import type { ModelPorts } from './model-ports.js'
import type { SiteRepository } from './hosting/domain/code-host/site-repository.js'
import type { CodeHost } from './code-host-ports.js'
import type { CodeHostLane } from './hosting/domain/code-host/lane.js'
import type { ContentEncoding } from './hosting/domain/sites/content-encoding.js'
import type { DraftAllowance, DraftLimits } from './launches/domain/drafts/draft-allowance.js'
import type { Draft } from './launches/domain/drafts/draft.js'
import type { DomainClaim } from './hosting/domain/domains/domain-claim.js'
import type { Fingerprint, PdfText, PhotoFile, Drawing, SitePage } from '@thumbfolio/site-page'
import type { Size, Square } from './launches/domain/photo/crop.js'
import type { Notice } from './hosting/domain/sites/notice.js'
import type { Preview } from './launches/domain/site/preview.js'
import type { Pinned, Site } from './launches/domain/site/site.js'
import type { RestingName } from './launches/domain/names/resting-name.js'
import type { AbuseReport } from './hosting/domain/takedowns/abuse-report.js'
import type { Takedown } from './hosting/domain/takedowns/takedown.js'
import type { SiteVersion } from './launches/domain/versions/site-version.js'
import type { DayVisits } from './hosting/domain/visits/day-visits.js'
import type { HostedSites } from './hosting/domain/sites/hosted-site.js'
import type { PageView } from './hosting/domain/visits/page-view.js'

export type { CodeHost, NameHolder, Repositories, WantedRepository } from './code-host-ports.js'

export type Sites = Store<Site, never, 'owner' | 'launching' | 'resume' | 'due'>
export type SiteVersions = Store<SiteVersion, never, 'site' | 'kept'>
export type RestingNames = Store<RestingName, never, 'owner' | 'free'>
export type Notices = Store<Notice, never, 'sent'>
export type Drafts = Store<Draft, 'same' | 'token', 'owner' | 'resume' | 'expires' | 'due'>
export type Allowances = Store<DraftAllowance, never, 'owner' | 'day'>
export type Previews = Store<Preview, never, 'site' | 'owner' | 'expires'>
export type DomainClaims = Store<DomainClaim, 'base', 'site' | 'due'>
export type SiteRepositories = Store<SiteRepository, 'remote', 'site' | 'due' | 'waiting'>
export type Takedowns = Store<Takedown, never, 'at'>
export type AbuseReports = Store<AbuseReport, never, 'at' | 'open' | 'closed'>
export type { HostedSites } from './hosting/domain/sites/hosted-site.js'
export type Visits = Store<DayVisits, never, 'site' | 'day'>

/** Public DNS. Each answers with nothing where there is no such record. @throws DomainError `dns-unavailable` */
export interface Dns {
  /** TXT records, each as one text. */
  texts(name: string): Promise<string[]>
  /** What the name is an alias of (CNAME). */
  aliases(name: string): Promise<string[]>
  /** IPv4 and IPv6 addresses, aliases followed. */
  addresses(name: string): Promise<string[]>
  /** The `issue` values of its CAA records, aliases followed; undefined where it has no CAA record at all. */
  issuers(name: string): Promise<string[] | undefined>
}

/** Counts page views in memory and writes them in batches: a crash loses the last few seconds. */
export interface VisitCounter {
  /** Costs no I/O. */
  count(view: PageView): void
}

/** The resume service. */
export interface Resumes {
  /** The current content of the owner's resume; undefined when they have no resume with this id. */
  content(ownerId: string, resumeId: string, signal?: AbortSignal): Promise<Pinned | undefined>
  /** The likely portrait on its first page; undefined without one, or without such a resume. */
  portrait(ownerId: string, resumeId: string): Promise<Uint8Array | undefined>
  /** What its PDF says, as it was read; undefined where there is no such resume. */
  text(ownerId: string, resumeId: string): Promise<PdfText | undefined>
  /** The PDF as it was uploaded; undefined where there is none, or no such resume. */
  pdf(ownerId: string, resumeId: string): Promise<Readable | undefined>
}

/** Auth's credits, addresses and profile pictures. */
export interface Accounts {
  /** Safe to repeat for one launch. @throws DomainError `unavailable` when nobody answers: the hold may stand all the same */
  hold(hold: {
    launchId: string
    userId: string
    credits: number
    siteName: string
  }): Promise<'held' | 'captured' | 'released' | 'insufficient'>
  /** Where to write to a user; undefined when the account is gone. */
  contact(userId: string): Promise<{ email: string; username: string } | undefined>
  /** Whether an operator suspended a user, and the credits they have to spend; undefined when the account is gone. */
  standing(userId: string): Promise<{ isSuspended: boolean; credits: number } | undefined>
  /** The vendors of models that may see a user's resumes. */
  consents(userId: string, signal?: AbortSignal): Promise<readonly ModelVendor[]>
  /** The profile picture; undefined where there is none. */
  avatar(userId: string): Promise<Uint8Array | undefined>
}

/** Makes photos of what people send, one after the other; one that cannot begin within seconds is refused as `photo-busy`. */
export interface Pictures {
  /**
   * A JPEG of the whole picture: upright, sRGB, at most 2,400 px a side, transparent parts in the colour of `ground`, and
   * nothing in it but its pixels.
   * @throws DomainError `photo-unsupported`, `photo-damaged`, `photo-too-small`, `photo-too-many-pixels`, `photo-busy`
   */
  whole(bytes: Uint8Array, ground: string): Promise<Size & { readonly bytes: Uint8Array }>
  /** JPEGs of one square of a whole picture, one for each side in pixels. @throws DomainError `photo-busy` */
  squares(whole: Uint8Array, square: Square, sides: readonly number[]): Promise<readonly Uint8Array[]>
}

/** Pictures of photos, by owner and id. What is under an id never changes. */
export interface Photos {
  /** @throws StoreUnavailable */
  write(
    ownerId: string,
    id: string,
    pictures: Readonly<Partial<Record<PhotoFile, Uint8Array>>>,
  ): Promise<void>
  read(ownerId: string, id: string, file: PhotoFile): Promise<Uint8Array | undefined>
  remove(ownerId: string, id: string): Promise<void>
  /** Before a commit that drops a photo: should the process end before it is removed, the sweep removes it. */
  expectLeftovers(ownerId: string): Promise<void>
  /** Removes every picture of a user. */
  removeAllOf(ownerId: string): Promise<void>
  /** Removes pictures older than a day that `isKept` does not know. */
  sweep(isKept: (ownerId: string, id: string) => Promise<boolean>): Promise<void>
}

export interface PublishedFile {
  readonly body: Uint8Array
  /** How the body is encoded; absent: as it is. */
  readonly encoding?: ContentEncoding
  /** Whether there are other encodings of it. */
  readonly varies: boolean
  readonly contentType: string
  /** Of the file before any encoding. */
  readonly sha256: string
  readonly headers: Readonly<Record<string, string>>
  /** False for the site's own page about a path that it has not. */
  readonly isFound: boolean
}

/** A later holder of the site moved its alias: this one changes nothing any more. */
export class StaleEpochError extends Error {
  override name = 'StaleEpochError'
}

/** Keeps bundles and shows one of them at a site's public address. */
export interface SiteHost {
  /** Stores a page under the hash of its bundle: storing it again changes nothing. */
  publish(siteName: string, page: SitePage): Promise<void>
  /** Shows that bundle, or nothing, at the public address. @throws StaleEpochError when a higher epoch was there first */
  setAlias(to: { siteName: string; bundleHash: string | undefined; epoch: number }): Promise<void>
  /** The highest epoch that ever moved the alias; 0 for a fresh name. */
  epochOf(siteName: string): Promise<number>
  /**
   * A file at the public address, or at the bundle's immutable one, which answers only while it is the public one;
   * undefined where nothing is published. In the first of the accepted encodings that there is, as it is where none is.
   */
  file(
    siteName: string,
    path: string,
    options?: {
      bundleHash?: string | undefined
      accepted?: readonly (ContentEncoding | 'identity')[]
      /** What is public at this moment, and not some seconds ago. */
      isCurrent?: boolean
    },
  ): Promise<PublishedFile | undefined>
  /** The paths of what is public now; none where nothing is published. */
  paths(siteName: string): Promise<string[]>
  /** Removes every bundle of a site. */
  remove(siteName: string): Promise<void>
  /** Removes what was left behind: bundles older than a day that `isKept` does not know, fences nobody needs. */
  sweep(isKept: (siteName: string, bundleHash: string) => Promise<boolean | 'later'>): Promise<void>
}

/** Draws the share card and the icons of pages. */
export interface Cards {
  /** The drawing as PNG: the same bytes on every machine, drawn once as long as this process keeps it. @throws Error for an SVG that cannot be drawn */
  draw(drawing: Drawing): Promise<Uint8Array>
}

/** The web as a visitor sees it. */
export interface PublicWeb {
  /** @throws Error when nothing answers */
  get(siteName: string, path: string, signal: AbortSignal): Promise<{ status: number; sha256: string }>
}

/** What keeps copies of published pages near their visitors. */
export interface Cdn {
  /** Safe to repeat. A path may end in `*`. @throws StoreUnavailable when it does not answer, Error when it refuses */
  purge(addresses: { readonly hosts: readonly string[]; readonly paths: readonly string[] }): Promise<void>
}

/** Tells that a site changed, so that event streams need not ask all the time. Hints only: nothing depends on them. */
export interface Wakeups {
  notify(siteName: string): void
  /** Answers with the way to stop it. */
  listen(siteName: string, wake: () => void): () => void
  /** Whether hints of other processes arrive now. */
  isHearing(): boolean
}

/** The world as the generator sees it. */
export interface Ports extends ModelPorts {
  readonly sites: Sites
  readonly hostedSites: HostedSites
  readonly siteVersions: SiteVersions
  readonly restingNames: RestingNames
  readonly takedowns: Takedowns
  readonly abuseReports: AbuseReports
  readonly operatorActions: OperatorActions
  readonly limits: Limits
  readonly notices: Notices
  readonly previews: Previews
  readonly drafts: Drafts
  readonly draftLimits: DraftLimits
  readonly allowances: Allowances
  readonly erasures: Pick<Erasures, 'isErased'>
  readonly resumes: Resumes
  readonly accounts: Accounts
  readonly siteHost: SiteHost
  readonly codeHost: CodeHost
  readonly siteRepositories: SiteRepositories
  readonly codeHostLanes: Store<CodeHostLane>
  /** Has the process that pushes look at what is due. */
  readonly wakePushes: () => void
  readonly pictures: Pictures
  readonly cards: Cards
  readonly photos: Photos
  readonly publicWeb: PublicWeb
  readonly domains: DomainClaims
  readonly dns: Dns
  /** Where custom domains have to point. `addresses` throws DomainError `dns-unavailable`. */
  readonly ownPlace: { readonly host: string; readonly addresses: () => Promise<readonly string[]> }
  /** Whose certificates the proxy in front asks for, as CAA records name them; none: CAA is not checked. */
  readonly certificateIssuers: readonly string[]
  /** Hosts of the product, which are nobody's custom domain. */
  readonly ownHosts: readonly string[]
  readonly visits: Visits
  readonly visitCounter: VisitCounter
  readonly mailer: Mailer
  readonly wakeups: Wakeups
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly urlOf: (siteName: string) => string
  /** Names what owners answered about, without telling it. */
  readonly fingerprint: Fingerprint
  /** Names this process in leases. */
  readonly holder: string
  readonly leaseMs: number
  readonly deadlineMs: number
  /** Origin of the app, the only one that may frame a page. */
  readonly appOrigin: string
  /** Has this process, if it works on drafts that a model arranges, look at what is due. Others look every second. */
  readonly wakeDrafters: () => void
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal
}
