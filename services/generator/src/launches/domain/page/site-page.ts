import { contactIn, type ContactData, type PageComposition, type Page } from '@thumbfolio/site-page'
import {
  pageOf as pageOfContent,
  renderMarked,
  renderPage,
  type AskedPage,
  type PageContent,
  type Where,
} from '@thumbfolio/site-page/render'
import { liveOf } from '../site/live-version.js'
import { offersPdf, resumeOf } from '../site/public-pdf.js'
import { canonicalUrl } from '../../../hosting/domain.js'
import { contentsOf } from '../../../models/domain.js'
import type { Pinned, Site } from '../site/site.js'
import { dayOf } from '../../../time.js'

export interface PageSource {
  readonly pinned: Pinned
  readonly composition: PageComposition
  /** Contact data of other resumes of the site, and of this one before the owner changed it. It is as private on this page. */
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
  otherContact: contactIn(
    [liveOf(site).source.pinned.read?.content, ...contentsOf(site.before?.source.pinned)],
    site.formerContact,
  ),
})

/** What the page of a launch is made of: what it takes the place of can be gone back to. */
export const launchedSource = (site: Site, made: Omit<PageSource, 'otherContact'>): PageSource => ({
  ...made,
  otherContact: contactIn(
    [
      made.pinned.read?.content,
      ...contentsOf(site.live?.source.pinned),
      ...contentsOf(site.before?.source.pinned),
    ],
    site.formerContact,
  ),
})

/**
 * The page of a site: what was pinned and composed, shown as the owner wants it.
 * @throws DomainError `personal-fact-left`
 */
export const sitePage = (site: Site, source: PageSource, where: Where): AskedPage =>
  renderPage(contentOf(site, source), site.settings, canonical(site, where))

/** The same page for an editor, with marks. @throws DomainError `personal-fact-left` */
export const markedPage = (site: Site, source: PageSource, where: Parameters<typeof renderMarked>[2]) =>
  renderMarked(contentOf(site, source), site.settings, { ...where, url: canonicalUrl(site, where.url) })

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
