import { DomainError, type HeldFile, type HeldThing, type holdingRoutes } from '@thumbfolio/contracts'
import { everyItem, jsonFile, type RouteHandlers } from '@thumbfolio/kit'
import { claimsOf } from '../commands/domains/find-domain.js'
import { ownSite } from '../commands/find-site.js'
import { visitsOf } from '../commands/visits/find-visits.js'
import type { DomainClaim } from '../domain/domains/domain-claim.js'
import type { DayVisits } from '../domain/visits/day-visits.js'
import { statusOf, type Launch, type Site } from '../domain/site.js'
import { isAskedFor, type Transcript } from '../domain/transcript.js'
import type { Ports } from '../ports.js'

/**
 * What this service holds about a user: their sites as they stand, each with its settings, its content, its launches,
 * what was asked of models for it, and its published files.
 */
export const holdingHandlers = (ports: Ports): RouteHandlers<typeof holdingRoutes.generator> => ({
  async holdings({ params: { userId } }) {
    const things: HeldThing[] = []
    for await (const site of everyItem(ports.sites, 'owner', { equals: userId }))
      things.push({ name: site.id, files: await filesOf(ports, site) })
    return { status: 200, body: { things } }
  },
  async heldFile({ params: { userId, id } }) {
    const [, siteName = '', path = ''] = /^([^/]+)\/(.+)$/.exec(id) ?? []
    const site = await ownSite(ports, { ownerId: userId, siteName })
    const body = await fileOf(ports, site, path)
    if (!body) throw new DomainError('not-found')
    return { status: 200, body }
  },
})

async function filesOf(ports: Ports, site: Site): Promise<HeldFile[]> {
  const paths = ['site.json', 'launches.json', 'domains.json', 'visits.json']
  for await (const transcript of everyItem(ports.transcripts, 'site', { equals: site.id }))
    if (isAskedFor(transcript, site)) paths.push(`asked/${transcript.id}.json`)
  for (const path of await ports.siteHost.paths(site.id)) paths.push(`published/${path}`)
  return paths.map((path) => ({ id: `${site.id}/${path}`, path }))
}

async function fileOf(ports: Ports, site: Site, path: string): Promise<Uint8Array | undefined> {
  if (path === 'site.json') return jsonFile(described(site, ports.urlOf(site.id)))
  if (path === 'launches.json') return jsonFile(await launchesOf(ports, site))
  if (path === 'domains.json') return jsonFile((await claimsOf(ports, site.id)).map(plain))
  if (path === 'visits.json') return jsonFile([...(await visitsOf(ports, site)).values()].map(plain))
  const published = /^published\/(.+)$/.exec(path)?.[1]
  if (published !== undefined) {
    const file = await ports.siteHost.file(site.id, published)
    return file?.isFound ? file.body : undefined
  }
  const transcript = await ports.transcripts.find(/^asked\/(.+)\.json$/.exec(path)?.[1] ?? '')
  return transcript && isAskedFor(transcript, site) ? jsonFile(asked(transcript)) : undefined
}

/** All of it but what only our store and our workers need; the launches are a file of their own. */
function described(site: Site, url: string): object {
  const { id: name, version: _v, schemaVersion: _s, epoch: _e, lease: _l, ...rest } = site
  const { current: _c, launches: _p, ...said } = rest
  return { name, url, status: statusOf(site), ...said }
}

/** A document without what only our store needs. */
const plain = ({ id: _i, version: _v, schemaVersion: _s, ...rest }: DomainClaim | DayVisits): object => rest

async function launchesOf({ notices }: Ports, { current, launches }: Site): Promise<object[]> {
  const all: readonly Launch[] = current ? [current, ...launches] : launches
  return Promise.all(
    all.map(async ({ traceparent: _t, ...launch }) => {
      const mailedAt = (await notices.find(launch.id))?.sentAt
      return { ...launch, ...(mailedAt !== undefined && { mailedAt }) }
    }),
  )
}

function asked({ id: launchId, version: _v, schemaVersion: _s, ...transcript }: Transcript): object {
  return { launchId, ...transcript }
}
