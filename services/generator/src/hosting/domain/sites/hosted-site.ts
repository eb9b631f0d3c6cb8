import type { ResumeContent } from '@thumbfolio/contracts'
import type { PageSettings } from '@thumbfolio/site-page'

export interface SiteIdentity {
  /** The site's name. */
  readonly id: string
  readonly createdAt: number
  /** Stays the same when the site is renamed. Absent for a site that was never renamed. */
  readonly key?: string | undefined
}

/** Identifies a site across renames, and differs from every other site that had the same name. */
export const siteKeyOf = ({ key, id, createdAt }: SiteIdentity): string => key ?? `${id}~${createdAt}`

export interface HostedSettings extends PageSettings {
  /** Whether page views are counted. Default: true. */
  readonly visits?: boolean | undefined
}

/** A site as hosting sees it. Launches own the document; hosting does not know how it is stored or launched. */
export interface HostedSite extends SiteIdentity {
  readonly ownerId: string
  readonly settings: HostedSettings
  /** The custom domain that the page names as its address. */
  readonly domain?: string | undefined
  readonly live?:
    | {
        readonly number: number
        readonly bundleHash: string
        readonly source: { readonly pinned: { readonly content: ResumeContent } }
      }
    | undefined
  /** A launch runs. */
  readonly current?: object | undefined
  /** The page that this launch has published, before it is live. Required, so that a `Site` is not assignable to this type. */
  readonly upcoming:
    | { readonly bundleHash: string; readonly content: ResumeContent; readonly settings: HostedSettings }
    | undefined
  /** The live page does not show its settings or content yet. */
  readonly republish?: object | undefined
  readonly deletion?: object | undefined
  /** It moves to another name. */
  readonly renaming?: object | undefined
  readonly takenDown?: object | undefined
}

/** The sites, as far as hosting needs them. */
export interface HostedSites {
  find(name: string): Promise<HostedSite | undefined>
  /** The owner's site. @throws DomainError `not-found` for anybody else, and once the account is deleted */
  own(wanted: { readonly ownerId: string; readonly siteName: string }): Promise<HostedSite>
  ofOwner(ownerId: string): AsyncIterable<HostedSite>
  /**
   * Sets the custom domain of a page to `hostOf(ownerId)`; undefined for the standard address. Safe to repeat.
   * `later`: a launch or a rename is running, retry after it.
   */
  nameDomain(
    siteName: string,
    hostOf: (ownerId: string) => string | undefined,
  ): Promise<'shown' | 'later' | 'gone'>
}
