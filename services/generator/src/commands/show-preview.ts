import { DomainError, type SiteTheme } from '@thumbfolio/contracts'
import { isExpired } from '../domain/drafts/draft.js'
import { withPhoto } from '../domain/photo/photo.js'
import type { SitePage } from '../domain/site-page.js'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'
import { findVersion } from './find-version.js'
import { photoOfPage } from './photo-of-page.js'

/**
 * What a preview shows, made from the state as it stands, in this theme where one is given. Undefined for one that was
 * never there, has expired, or whose page or owner is gone: all of these look the same.
 */
export async function shownPreview(
  ports: Ports,
  token: string,
  theme?: SiteTheme,
): Promise<SitePage | undefined> {
  const site =
    (await draftedSite(ports, token)) ?? (await previewedSite(ports, token).catch(orUndefinedIfNotFound))
  if (!site?.live || (await ports.erasures.isErased(site.ownerId))) return undefined
  // What draws a page is loaded by the first preview: an idle API needs none of it.
  const { liveSource, sitePage } = await import('../domain/site-page.js')
  const unlisted = { ...site, settings: { ...site.settings, indexed: false, ...(theme && { theme }) } }
  const photo = await photoOfPage(ports, site.ownerId, unlisted.settings.photo)
  return sitePage(unlisted, liveSource(site), { url: site.live.url, appOrigin: ports.appOrigin, photo })
}

/** A draft as its launch would publish it now: on today's date, and with the photo that the site has by now. */
async function draftedSite(
  { drafts, sites, now, urlOf }: Pick<Ports, 'drafts' | 'sites' | 'now' | 'urlOf'>,
  token: string,
): Promise<Site | undefined> {
  const draft = await drafts.findBy('token', token)
  if (!draft || isExpired(draft, now())) return undefined
  const { siteOfDraft } = await import('../domain/drafts/draft-site.js')
  const { live, ...site } = siteOfDraft(draft, urlOf(draft.siteName))
  const published = await sites.find(draft.siteName)
  const photo = published?.ownerId === draft.ownerId ? published.settings.photo : undefined
  const settings = withPhoto(site.settings, photo)
  return { ...site, settings, ...(live && { live: { ...live, changedAt: now() } }) }
}

async function previewedSite(ports: Ports, token: string): Promise<Site | undefined> {
  const { previews, sites, now } = ports
  const preview = await previews.find(token)
  if (!preview || preview.expiresAt <= now()) return undefined
  const site = await sites.find(preview.siteName)
  if (site?.ownerId !== preview.ownerId || site.deletion) return undefined
  if (preview.revision === undefined) return site
  const version = await findVersion(ports, site, preview.revision)
  // What is seen is what a restore publishes.
  return (await import('../domain/go-back.js')).restored(site, version, ports.now())
}

/** A version that is kept no more looks like a preview that has ended. */
function orUndefinedIfNotFound(error: unknown): undefined {
  if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'site-not-live'))
    return undefined
  throw error
}
