import type { Bundle } from './render/bundle.js'
import { pageHeaders } from './render/page-headers.js'
import type { Page } from './render/page.js'
import { render } from './render/render.js'
import type { Composition } from './composition.js'
import type { Pinned, Site } from './site.js'

/** A page as it is published: its files, and the headers that every one of them is served with. */
export interface SitePage {
  readonly bundle: Bundle
  readonly headers: Readonly<Record<string, string>>
}

/** The page of a site: what was pinned and checked, shown as the owner wants it. Pure, so it can be made again any time. */
export function sitePage(
  site: Site,
  source: { pinned: Pinned; composition: Composition },
  where: { url: string; appOrigin: string },
): SitePage {
  const page = pageOf(site, source, where)
  return { bundle: render(page), headers: pageHeaders(page) }
}

/** What a site's page is made of. */
export const pageOf = (
  { id, settings }: Site,
  { pinned, composition }: { pinned: Pinned; composition: Composition },
  where: { url: string; appOrigin: string },
): Page => ({
  ...{ content: pinned.content, composition, site: { name: id, ...where } },
  ...{ contact: settings.contact, indexed: settings.indexed },
})
