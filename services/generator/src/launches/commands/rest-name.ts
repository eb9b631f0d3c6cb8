import { SiteName } from '@thumbfolio/contracts'
import { everyItem, removeAll, retryStale } from '@thumbfolio/kit/store'
import { laidToRest, ownerHashOf, redirectOf, type RestingName } from '../domain/names/resting-name.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

/** More hops than anybody may rename a site within the time of a redirect. */
const mostHops = 10

/** Keeps the name of a site that goes for its owner, and sends its visitors on where the site has another one. */
export const layToRest = ({ restingNames, now }: Ports, site: Site, to?: string): Promise<void> =>
  retryStale(async () => {
    const known = await restingNames.find(site.id)
    await restingNames.commit(laidToRest(known, { name: site.id, ownerId: site.ownerId, to }, now()))
  })

/** The current name of the page that a former name redirects to; undefined without such a page. */
export async function newNameOf(
  { restingNames, siteHost, now }: Pick<Ports, 'restingNames' | 'siteHost' | 'now'>,
  name: string,
): Promise<string | undefined> {
  if (!SiteName.safeParse(name).success) return undefined
  let at: string | undefined = name
  for (let hop = 0; at !== undefined && hop < mostHops; hop++) {
    if (hop > 0 && (await siteHost.paths(at)).length > 0) return at
    at = redirectOf(await restingNames.find(at), now())
  }
  return undefined
}

/** Whether the name is kept for its former owner. False for what cannot be a name. */
export async function isResting({ restingNames, now }: Ports, name: string): Promise<boolean> {
  const resting = SiteName.safeParse(name).success ? await restingNames.find(name) : undefined
  return resting !== undefined && resting.freeAt > now()
}

/** The names that rest for this user, the first one to be free first. */
export async function restingNamesOf({ restingNames, sites, now }: Ports, ownerId: string) {
  const resting: RestingName[] = []
  for await (const name of everyItem(restingNames, 'owner', { equals: ownerHashOf(ownerId) }))
    // Its owner took it back: the site has it, and nothing rests.
    if (name.freeAt > now() && !(await sites.find(name.id))) resting.push(name)
  return resting.sort((a, b) => a.freeAt - b.freeAt)
}

/** Lets names go that have rested long enough. */
export const freeRestedNames = ({ restingNames, now }: Ports): Promise<void> =>
  removeAll(restingNames, 'free', { to: now() })
