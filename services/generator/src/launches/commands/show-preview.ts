import { DomainError, type SiteTheme } from '@thumbfolio/contracts'
import { isExpired, type Draft } from '../domain/drafts/draft.js'
import { offersPdf } from '../domain/site/public-pdf.js'
import type { UndrawnPage } from '@thumbfolio/site-page'
import { liveOf } from '../domain/site/live-version.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { findVersion } from './find-version.js'
import { isTakenDown } from '../../hosting/index.js'
import { photoOfPage } from './photo-of-page.js'

export interface ShownPreview extends UndrawnPage {
  readonly siteName: string
  readonly ownerId: string
  /** The PDF that the page offers. */
  readonly pdf: { readonly ownerId: string; readonly resumeId: string } | undefined
}

/**
 * What a preview shows, made from the current state, in this theme where one is given. Undefined for one that was
 * never there, has expired, or whose page or owner is gone or suspended: all of these look the same.
 */
export async function shownPreview(
  ports: Ports,
  token: string,
  theme?: SiteTheme,
): Promise<ShownPreview | undefined> {
  const draft = await openDraft(ports, token)
  const site = draft
    ? await (await import('./drafted-site.js')).draftedSite(ports, draft)
    : await previewedSite(ports, token).catch(orUndefinedIfNotFound)
  if (!site?.live || (await ports.erasures.isErased(site.ownerId))) return undefined
  if (await isTakenDown(ports, site.id)) return undefined
  if ((await ports.accounts.standing(site.ownerId))?.isSuspended) return undefined
  const unlisted = { ...site, settings: { ...site.settings, indexed: false, ...(theme && { theme }) } }
  return pageShown(ports, unlisted, draft ? { resumeId: draft.resumeId } : {})
}

/** The current page of a site, rendered for one visitor. `resumeId`: for a site that does not have it. */
export async function pageShown(
  ports: Ports,
  site: Site,
  known: { readonly resumeId?: string },
): Promise<ShownPreview> {
  // What draws a page is loaded by the first preview: an idle API needs none of it.
  const { liveSource, sitePage } = await import('../domain/page/site-page.js')
  const photo = await photoOfPage(ports, site.ownerId, site.settings.photo)
  const source = liveSource(site)
  const resumeId = known.resumeId ?? source.resumeId
  const where = { url: liveOf(site).url, appOrigin: ports.appOrigin, photo }
  const page = sitePage(site, { ...source, resumeId }, where)
  const pdf = offersPdf(site, resumeId) ? { ownerId: site.ownerId, resumeId: resumeId! } : undefined
  return { ...page, siteName: site.id, ownerId: site.ownerId, pdf }
}

/** The draft of a preview's address. */
export async function openDraft(
  { drafts, now }: Pick<Ports, 'drafts' | 'now'>,
  token: string,
): Promise<Draft | undefined> {
  const draft = await drafts.findBy('token', token)
  return draft && !isExpired(draft, now()) ? draft : undefined
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
  return (await import('../domain/versions/go-back.js')).restored(site, version, ports.now())
}

/** A version that is kept no more looks like a preview that has ended. */
function orUndefinedIfNotFound(error: unknown): undefined {
  if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'site-not-live'))
    return undefined
  throw error
}
