import { DomainError } from '@thumbfolio/contracts'
import { isClaimFresh, isExpired, unclaimed, type Draft } from '../domain/drafts/draft.js'
import { launchOf, type Launch, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { siteNow } from './find-site.js'

/** The owner's draft. @throws DomainError `draft-gone` for anybody else, once it has expired and once the account is deleted */
export async function ownDraft(
  { drafts, erasures, now }: Pick<Ports, 'drafts' | 'erasures' | 'now'>,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<Draft> {
  const draft = await drafts.find(id)
  const isTheirs = draft?.ownerId === ownerId && !isExpired(draft, now())
  if (!isTheirs || (await erasures.isErased(ownerId))) throw new DomainError('draft-gone')
  return draft
}

/** The launch that publishes a draft, running or ended, also of a site that was renamed since; undefined where none began. */
export async function claimedLaunch(
  ports: Pick<Ports, 'sites' | 'restingNames' | 'siteHost' | 'now'>,
  { id, ownerId, siteName, launch }: Draft,
): Promise<Launch | undefined> {
  const site = await siteNow(ports, launch?.siteName ?? siteName)
  if (site?.ownerId !== ownerId) return undefined
  const all: readonly Launch[] = site.current ? [site.current, ...site.launches] : site.launches
  // A launch that went its way without the claim is the draft's all the same.
  return (launch && launchOf(site, launch.id)) ?? all.find(({ draftId }) => draftId === id)
}

/**
 * The draft as one that can be changed: a claim that came to nothing is gone.
 * @throws DomainError `draft-launched` for one that is live, on its way, or may be in a moment
 */
export async function changeableDraft(
  ports: Parameters<typeof claimedLaunch>[0],
  draft: Draft,
): Promise<Draft> {
  const launch = await claimedLaunch(ports, draft)
  if (launch ? launch.status !== 'failed' : isClaimFresh(draft, ports.now()))
    throw new DomainError('draft-launched')
  return unclaimed(draft)
}

/** The site of the draft's name, where it is its owner's. @throws DomainError `site-name-taken`, `site-deleting` */
export async function ownSiteNamed(
  { sites }: Pick<Ports, 'sites'>,
  { ownerId, siteName }: Pick<Draft, 'ownerId' | 'siteName'>,
): Promise<Site | undefined> {
  const site = await sites.find(siteName)
  if (site && site.ownerId !== ownerId) throw new DomainError('site-name-taken')
  if (site?.deletion) throw new DomainError('site-deleting')
  return site
}
