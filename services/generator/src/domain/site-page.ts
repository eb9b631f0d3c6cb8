import type { ResumeContent } from '@thumbfolio/contracts'
import type { PageComposition } from './composition.js'
import { contactIn, type ContactData } from './contact-data.js'
import { liveOf } from './live-version.js'
import type { Bundle } from './render/bundle.js'
import { pageHeaders } from './render/page-headers.js'
import type { Page } from './render/page.js'
import { render } from './render/render.js'
import { canonicalUrl } from './site-address.js'
import type { Pinned, Site } from './site.js'

/** A page as it is published: its files, and the headers that every one of them is served with. */
export interface SitePage {
  readonly bundle: Bundle
  readonly headers: Readonly<Record<string, string>>
}

export interface PageSource {
  readonly pinned: Pinned
  readonly composition: PageComposition
  /** What other resumes of the site know. It is as private on this page. */
  readonly otherContact: ContactData
}

/** What the live page of a site is made of. @throws DomainError `site-not-live` */
export const liveSource = (site: Site): PageSource => ({
  ...liveOf(site).source,
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

interface Where {
  readonly url: string
  readonly appOrigin: string
}

/** The page of a site: what was pinned and composed, shown as the owner wants it. Pure, so it can be made again any time. */
export function sitePage(site: Site, source: PageSource, where: Where): SitePage {
  const page = pageOf(site, source, where)
  return { bundle: render(page), headers: pageHeaders(page) }
}

/** What a site's page is made of. */
export const pageOf = (
  { id, settings, domain }: Site,
  { pinned: { content }, composition, otherContact }: PageSource,
  where: Where,
): Page => ({
  ...{ content, composition, site: { name: id, ...where, url: canonicalUrl({ domain }, where.url) } },
  ...{ contact: settings.contact, indexed: settings.indexed },
  otherContact: { ...otherContact, address: otherContact.address.filter((text) => !isTown(text, content)) },
})

/** A reading takes a town for a street at times. Where this one says better, no text that names it suffers. */
function isTown(address: string, { basics }: ResumeContent): boolean {
  const { city = '', region = '' } = basics?.location ?? {}
  return `${city} ${region}`.toLowerCase().includes(address.toLowerCase())
}
