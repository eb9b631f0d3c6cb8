import type { Logger } from '@thumbfolio/kit/base'
import type { Limits } from '@thumbfolio/kit/http'
import type { Mailer } from '@thumbfolio/kit/run'
import type { Store } from '@thumbfolio/kit/store'
import type { SitePage, StoredFile } from '@thumbfolio/site-page'
import type { CodeHost, PublicRepositories } from './code-host-ports.js'
import type { CodeHostLane } from './domain/code-host/lane.js'
import type { SiteRepository } from './domain/code-host/site-repository.js'
import type { ContactMessage } from './domain/contact/contact-message.js'
import type { OpenedForm } from './domain/contact/form-token.js'
import type { DomainClaim } from './domain/domains/domain-claim.js'
import type { ProjectList } from './domain/github/listed-projects.js'
import type { ContentEncoding } from './domain/sites/content-encoding.js'
import type { HostedSites } from './domain/sites/hosted-site.js'
import type { SeenCertificate } from './domain/sites/seen-certificate.js'
import type { Notice } from './domain/sites/notice.js'
import type { AbuseReport } from './domain/takedowns/abuse-report.js'
import type { Takedown } from './domain/takedowns/takedown.js'
import type { DayVisits } from './domain/visits/day-visits.js'
import type { PageView } from './domain/visits/page-view.js'

export type {
  CodeHost,
  NameHolder,
  PublicRepositories,
  Repositories,
  WantedRepository,
} from './code-host-ports.js'

export type DomainClaims = Store<DomainClaim, 'base', 'site' | 'due'>
export type SiteRepositories = Store<SiteRepository, 'remote', 'site' | 'due' | 'waiting'>
export type ProjectLists = Store<ProjectList, never, 'owner' | 'read'>
export type Takedowns = Store<Takedown, never, 'at'>
export type AbuseReports = Store<AbuseReport, never, 'at' | 'open' | 'closed'>
export type ContactMessages = Store<ContactMessage, never, 'site' | 'owner' | 'at' | 'due'>
export type Visits = Store<DayVisits, never, 'site' | 'day'>
export type Notices = Store<Notice, never, 'sent'>

/** Tokens in forms at the hosts of sites. A token is valid for one site. */
export interface FormTokens {
  issue(siteName: string): string
  /** Undefined for what was not issued for this site. */
  read(siteName: string, token: string): OpenedForm | undefined
}

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

export interface PublishedFile {
  readonly body: Uint8Array
  /** How the body is encoded; absent: as it is. */
  readonly encoding?: ContentEncoding
  /** Whether there are other encodings of it. */
  readonly varies: boolean
  readonly contentType: string
  /** Hash of the file before any encoding; of a stored file, the hash of its blob's name, whose body never changes. */
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
  /**
   * Stores a page under the hash of its bundle. Idempotent. `stored` files belong to the page too, and are served from
   * their own blobs.
   */
  publish(siteName: string, page: SitePage, stored?: readonly StoredFile[]): Promise<void>
  /**
   * Shows that bundle, or nothing, at the public address. Fonts of the bundle before stay available for a day.
   * @throws StaleEpochError when a higher epoch was there first
   */
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
  /** Removes leftovers: bundles older than a day that `isKept` does not know, aliases whose epoch no longer has to fence. */
  sweep(isKept: (siteName: string, bundleHash: string) => Promise<boolean | 'later'>): Promise<void>
}

/** The web as a visitor sees it. */
export interface PublicWeb {
  /** @throws Error when nothing answers */
  get(siteName: string, path: string, signal: AbortSignal): Promise<{ status: number; sha256: string }>
  /** The certificate at an https address, at one of its `addresses`. Undefined where nothing answers within 5 s. */
  certificate(url: URL, addresses: readonly string[]): Promise<SeenCertificate | undefined>
}

/** What keeps copies of published pages near their visitors. */
export interface Cdn {
  /** Safe to repeat. A path may end in `*`. @throws StoreUnavailable when it does not answer, Error when it refuses */
  purge(addresses: { readonly hosts: readonly string[]; readonly paths: readonly string[] }): Promise<void>
}

/** The world as hosting sees it. */
export interface Ports {
  readonly hostedSites: HostedSites
  readonly siteHost: SiteHost
  readonly codeHost: CodeHost
  readonly siteRepositories: SiteRepositories
  readonly publicRepositories: PublicRepositories
  readonly projectLists: ProjectLists
  readonly codeHostLanes: Store<CodeHostLane>
  /** Has the process that pushes look at what is due. */
  readonly wakePushes: () => void
  readonly publicWeb: PublicWeb
  readonly domains: DomainClaims
  readonly dns: Dns
  /** Where custom domains have to point. `addresses` throws DomainError `dns-unavailable`. */
  readonly ownPlace: { readonly host: string; readonly addresses: () => Promise<readonly string[]> }
  /** Whose certificates the proxy in front asks for, as CAA records name them; none: CAA is not checked. */
  readonly certificateIssuers: readonly string[]
  /** Hosts of the product, which cannot be custom domains. */
  readonly ownHosts: readonly string[]
  readonly visits: Visits
  readonly visitCounter: VisitCounter
  readonly takedowns: Takedowns
  readonly abuseReports: AbuseReports
  readonly contactMessages: ContactMessages
  readonly formTokens: FormTokens
  readonly limits: Limits
  readonly notices: Notices
  readonly mailer: Mailer
  readonly accounts: {
    /** Where to write to a user; undefined when the account is gone. */
    contact(userId: string): Promise<{ email: string; username: string } | undefined>
    /** Whether an operator suspended a user; undefined when the account is gone. */
    standing(userId: string): Promise<{ isSuspended: boolean } | undefined>
  }
  /** Names this process in leases. */
  readonly holder: string
  readonly urlOf: (siteName: string) => string
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal
}
