import { DomainError, mostReaderLinks, type NewReaderLink } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, ignoreConflict, removeAll, retryStale } from '@thumbfolio/kit/store'
import { canonicalUrl, takenDownError } from '../../hosting/index.js'
import { endedLinkKeptMs, viewed, type ReaderLink } from '../domain/readers/reader-link.js'
import { liveOf } from '../domain/site/live-version.js'
import { resumeOf } from '../domain/site/public-pdf.js'
import { siteKeyOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { dayMs } from '../../time.js'
import { ownSite } from './find-site.js'

type Wanted = { readonly ownerId: string; readonly siteName: string }

/** Newest first, with those that ended within 30 days. */
export async function readerLinksOf(
  { readerLinks }: Pick<Ports, 'readerLinks'>,
  site: Site,
): Promise<ReaderLink[]> {
  const found: ReaderLink[] = []
  for await (const link of everyItem(readerLinks, 'site', { equals: siteKeyOf(site) })) found.push(link)
  return found.sort((one, other) => other.createdAt - one.createdAt)
}

/**
 * Makes a link for one reader. Its address is not stored and cannot be shown again.
 * @throws DomainError as `ownSite`, `site-deleting`, `site-taken-down`, `site-not-live`, `no-pdf`, `reader-link-limit`
 */
export const makeReaderLink = traced(
  'make-reader-link',
  async (ports: Ports, wanted: Wanted, link: NewReaderLink): Promise<{ link: ReaderLink; url: string }> => {
    const { readerLinks, readerSecrets, urlOf, now } = ports
    const site = await shownSite(ports, wanted)
    const { name, shows, days, password } = link
    const resumeId = shows.pdf ? await resumeWithPdf(ports, site) : undefined
    if ((await readerLinksOf(ports, site)).length >= mostReaderLinks)
      throw new DomainError('reader-link-limit')
    const token = readerSecrets.newToken()
    const made = await readerLinks.commit({
      id: readerSecrets.idOf(token),
      version: 0,
      schemaVersion: 1,
      siteKey: siteKeyOf(site),
      ownerId: site.ownerId,
      name,
      shows,
      ...(resumeId !== undefined && { resumeId }),
      ...(password !== undefined && { password: await readerSecrets.hashed(password) }),
      createdAt: now(),
      expiresAt: now() + days * dayMs,
      views: 0,
    })
    // A deletion at the same time either finds this link, or is noticed here.
    await shownSite(ports, wanted).catch(async (error: unknown) => {
      if (error instanceof DomainError) await ignoreConflict(readerLinks.remove(made))
      throw error
    })
    return { link: made, url: new URL(`for/${token}/`, canonicalUrl(site, urlOf(site.id))).href }
  },
)

async function shownSite(ports: Ports, wanted: Wanted): Promise<Site> {
  const site = await ownSite(ports, wanted)
  if (site.deletion) throw new DomainError('site-deleting')
  if (site.takenDown) throw takenDownError(site.takenDown.reason)
  liveOf(site)
  return site
}

async function resumeWithPdf({ resumes }: Ports, site: Site): Promise<string> {
  const resumeId = resumeOf(site)
  const pdf = resumeId === undefined ? undefined : await resumes.pdf(site.ownerId, resumeId)
  if (resumeId === undefined || !pdf) throw new DomainError('no-pdf')
  pdf.destroy()
  return resumeId
}

/** Ends a link of this site, and only of this one. Safe to repeat. */
export const revokeReaderLink = traced(
  'revoke-reader-link',
  async (ports: Ports, wanted: Wanted, id: string): Promise<void> => {
    const site = await ownSite(ports, wanted)
    await retryStale(async () => {
      const link = await ports.readerLinks.find(id)
      if (link?.siteKey === siteKeyOf(site)) await ports.readerLinks.remove(link)
    })
  },
)

/** Of two views at once one may not be counted. */
export const countReaderView = async (
  { readerLinks, now }: Pick<Ports, 'readerLinks' | 'now'>,
  { id }: ReaderLink,
): Promise<void> => {
  const link = await readerLinks.find(id)
  if (link) await ignoreConflict(readerLinks.commit(viewed(link, now())))
}

export const forgetReaderLinksOfSite = ({ readerLinks }: Pick<Ports, 'readerLinks'>, site: Site) =>
  removeAll(readerLinks, 'site', { equals: siteKeyOf(site) })

export const forgetReaderLinksOf = ({ readerLinks }: Pick<Ports, 'readerLinks'>, ownerId: string) =>
  removeAll(readerLinks, 'owner', { equals: ownerId })

export const forgetEndedReaderLinks = ({ readerLinks, now }: Pick<Ports, 'readerLinks' | 'now'>) =>
  removeAll(readerLinks, 'expires', { to: now() - endedLinkKeptMs })
