import type { ResumeContent } from '@thumbfolio/contracts'
import type { Composition } from './composition.js'
import { liveOf } from './live-version.js'
import type { Bundle } from './render/bundle.js'
import { pageHeaders } from './render/page-headers.js'
import type { ContactData, Page } from './render/page.js'
import { render } from './render/render.js'
import type { Pinned, Site } from './site.js'

/** A page as it is published: its files, and the headers that every one of them is served with. */
export interface SitePage {
  readonly bundle: Bundle
  readonly headers: Readonly<Record<string, string>>
}

export interface PageSource {
  readonly pinned: Pinned
  readonly composition: Composition
  /** Of the other page that the site keeps. What contact data it knows is as private on this one. */
  readonly beside: ResumeContent | undefined
}

/** What the live page of a site is made of. @throws DomainError `site-not-live` */
export const liveSource = (site: Site): PageSource => ({
  ...liveOf(site).source,
  beside: site.before?.source.pinned.content,
})

interface Where {
  readonly url: string
  readonly appOrigin: string
}

/** The page of a site: what was pinned and checked, shown as the owner wants it. Pure, so it can be made again any time. */
export function sitePage(site: Site, source: PageSource, where: Where): SitePage {
  const page = pageOf(site, source, where)
  return { bundle: render(page), headers: pageHeaders(page) }
}

/** What a site's page is made of. */
export const pageOf = (
  { id, settings }: Site,
  { pinned: { content }, composition, beside }: PageSource,
  where: Where,
): Page => ({
  ...{ content, composition, site: { name: id, ...where } },
  ...{ contact: settings.contact, indexed: settings.indexed },
  otherContact: beside && contactBeside(content, beside),
})

function contactBeside({ basics }: ResumeContent, beside: ResumeContent): ContactData {
  const { email, phone, location } = beside.basics ?? {}
  const { city = '', region = '' } = basics?.location ?? {}
  const address = location?.address
  // A reading takes a town for a street at times. Where this one says better, no text that names it suffers.
  const isTown = address !== undefined && `${city} ${region}`.toLowerCase().includes(address.toLowerCase())
  return { email, phone, address: isTown ? undefined : address }
}
