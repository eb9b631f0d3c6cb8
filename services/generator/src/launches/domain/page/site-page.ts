import { contactIn, type ContactData, type PageComposition, type Page } from '@thumbfolio/site-page'
import {
  pageOf as pageOfContent,
  renderPage,
  type AskedPage,
  type PageContent,
  type Where,
} from '@thumbfolio/site-page/render'
import { liveOf } from '../site/live-version.js'
import { offersPdf, resumeOf } from '../site/public-pdf.js'
import { canonicalUrl } from '../../../hosting/domain.js'
import type { Pinned, Site } from '../site/site.js'
import { dayOf } from '../../../time.js'

export interface PageSource {
  readonly pinned: Pinned
  readonly composition: PageComposition
  /** What other resumes of the site know. It is as private on this page. */
  readonly otherContact: ContactData
  /** The resume that it is made of, where that is known. */
  readonly resumeId?: string | undefined
  /** Unix time in ms of its last change; absent: the page says none. */
  readonly changedAt?: number | undefined
}

/** What the live page of a site is made of. @throws DomainError `site-not-live` */
export const liveSource = (site: Site): PageSource => ({
  ...liveOf(site).source,
  changedAt: liveOf(site).changedAt,
  resumeId: resumeOf(site),
  otherContact: contactIn([site.before?.source.pinned.content], site.formerContact),
})

/** What the page of a launch is made of: what it takes the place of can be gone back to. */
export const launchedSource = (site: Site, made: Omit<PageSource, 'otherContact'>): PageSource => ({
  ...made,
  otherContact: contactIn(
    [site.live?.source.pinned.content, site.before?.source.pinned.content],
    site.formerContact,
  ),
})

/**
 * The page of a site: what was pinned and composed, shown as the owner wants it.
 * @throws DomainError `personal-fact-left`
 */
export const sitePage = (site: Site, source: PageSource, where: Where): AskedPage =>
  renderPage(contentOf(site, source), site.settings, canonical(site, where))

/** What a site's page is made of. */
export const pageOf = (site: Site, source: PageSource, where: Where): Page =>
  pageOfContent(contentOf(site, source), site.settings, canonical(site, where))

const contentOf = (
  site: Site,
  { pinned: { content }, composition, otherContact, changedAt, resumeId }: PageSource,
): PageContent => ({
  content,
  composition,
  otherContact,
  offersPdf: offersPdf(site, resumeId),
  ...(changedAt !== undefined && { changedOn: dayOf(changedAt) }),
})

const canonical = ({ domain }: Site, where: Where): Where => ({
  ...where,
  url: canonicalUrl({ domain }, where.url),
})
