import { costOf, type ReconcileFact, type ReconcileFinding } from '@thumbfolio/contracts'
import { everyItem, ignoreConflict } from '@thumbfolio/kit/store'
import { dueAt, type Launch, type Site } from '../domain/site/site.js'
import { republishDue } from '../domain/site/settings.js'
import type { Ports } from '../ports.js'

type ReconcilePorts = Pick<Ports, 'sites' | 'siteHost' | 'photos' | 'now'>

/**
 * Says what became of every launch, and has each live page published again whose address shows another one, or none: it
 * is made of what the site's document keeps, without a model and without a charge. Safe to repeat.
 */
export async function* reconcileSites(
  ports: ReconcilePorts,
  { isCheck }: { isCheck: boolean },
): AsyncGenerator<ReconcileFact | ReconcileFinding, void, undefined> {
  for await (const site of everyItem(ports.sites, 'owner', {}, { pageSize: 20 })) {
    for (const launch of [...(site.current ? [site.current] : []), ...site.launches])
      yield factOf(site, launch)
    yield* agreeOnPage(ports, site, isCheck)
    yield* agreeOnPhoto(ports, site)
  }
}

const statusOf = ({ status }: Launch) => (status === 'live' || status === 'failed' ? status : 'running')

const factOf = ({ ownerId, id }: Site, launch: Launch): ReconcileFact => ({
  kind: 'launch',
  launchId: launch.id,
  userId: ownerId,
  siteName: id,
  credits: costOf(launch.model),
  status: statusOf(launch),
})

async function* agreeOnPage(
  ports: ReconcilePorts,
  site: Site,
  isCheck: boolean,
): AsyncGenerator<ReconcileFinding, void, undefined> {
  // Who is at work on it publishes it anyway.
  if (!site.live || dueAt(site) !== undefined) return
  if (await isShown(ports, site.id, site.live.bundleHash)) return
  const text = `Site ${site.id} is live, and its address does not show the page it should.`
  if (isCheck) return yield { kind: 'finding', text, outcome: 'waiting' }
  const epoch = Math.max(site.epoch, await ports.siteHost.epochOf(site.id))
  const committed = await ignoreConflict(ports.sites.commit({ ...republishDue(site, ports.now()), epoch }))
  yield { kind: 'finding', text, outcome: committed ? 'fixed' : 'waiting' }
}

async function isShown({ siteHost }: ReconcilePorts, siteName: string, bundleHash: string): Promise<boolean> {
  const paths = await siteHost.paths(siteName)
  for (const path of paths) if (!(await siteHost.file(siteName, path, { bundleHash }))) return false
  return paths.length > 0
}

async function* agreeOnPhoto(
  { photos }: ReconcilePorts,
  { id, ownerId, settings: { photo } }: Site,
): AsyncGenerator<ReconcileFinding, void, undefined> {
  if (!photo || (await photos.read(ownerId, photo.id, 'original'))) return
  const text = `Site ${id} has lost the photo ${photo.id} of user ${ownerId}: ask its owner to upload it again.`
  yield { kind: 'finding', text, outcome: 'manual' }
}
