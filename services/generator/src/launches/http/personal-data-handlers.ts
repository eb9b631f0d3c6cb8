import { DomainError, type ExportFile, type ExportItem, type personalDataRoutes } from '@thumbfolio/contracts'
import { jsonFile, type RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import {
  claimsOf,
  contactMessagesOf,
  knownProjects,
  visitsOf,
  type DomainClaim,
  type DayVisits,
  type ProjectList,
} from '../../hosting/index.js'
import { isMoved, ownSite } from '../commands/find-site.js'
import { findVersion, listVersions } from '../commands/find-version.js'
import { readerLinksOf } from '../commands/reader-links.js'
import { restingNamesOf } from '../commands/rest-name.js'
import type { Draft } from '../domain/drafts/draft.js'
import { photoFiles, pictureName, type PhotoFile } from '@thumbfolio/site-page'
import { presentLink } from '../domain/readers/reader-link.js'
import { isAskedFor } from '../domain/launch/is-asked-for.js'
import { statusOf, type Launch, type Site } from '../domain/site/site.js'
import type { Transcript } from '../../models/index.js'
import type { SiteVersion } from '../domain/versions/site-version.js'
import type { Ports } from '../ports.js'

/**
 * What this service holds about a user: their sites as they stand, each with its settings, its content, its launches,
 * its versions, what was asked of models for it, its photo, and its published files; and the names that wait for them.
 */
export const personalDataHandlers = (ports: Ports): RouteHandlers<typeof personalDataRoutes.generator> => ({
  async personalData({ params: { userId } }) {
    const things: ExportItem[] = []
    for await (const site of everyItem(ports.sites, 'owner', { equals: userId }))
      if (!(await isMoved(ports, site))) things.push({ name: site.id, files: await filesOf(ports, site) })
    for await (const draft of everyItem(ports.drafts, 'owner', { equals: userId }))
      things.push({ name: `draft of ${draft.siteName}`, files: await draftFilesOf(ports, draft) })
    for await (const { user } of everyItem(ports.projectLists, 'owner', { equals: userId }))
      things.push({
        name: `repositories of ${user}`,
        files: [{ id: `@github/${user}`, path: 'listed.json' }],
      })
    const pictures = await pictureFilesOf(ports, userId)
    if (pictures.length > 0) things.push({ name: 'pictures of work', files: pictures })
    if ((await restingNamesOf(ports, userId)).length > 0) things.push({ files: [namesFile] })
    return { status: 200, body: { things } }
  },
  async exportFile({ params: { userId, id } }) {
    if (id === namesFile.id) return { status: 200, body: jsonFile(await namesOf(ports, userId)) }
    const [, draftId, draftPath = ''] = /^@drafts\/([^/]+)\/(.+)$/.exec(id) ?? []
    if (draftId !== undefined) {
      // Also one that has expired: it is listed until it is removed.
      const draft = await ports.drafts.find(draftId)
      const file = draft?.ownerId === userId ? await draftFileOf(ports, draft, draftPath) : undefined
      if (!file) throw new DomainError('not-found')
      return { status: 200, body: file }
    }
    const githubUser = /^@github\/([\w-]+)$/.exec(id)?.[1]
    if (githubUser !== undefined) {
      const list = await knownProjects(ports, { ownerId: userId, user: githubUser })
      if (!list) throw new DomainError('not-found')
      return { status: 200, body: jsonFile(plain(list)) }
    }
    const pictureFile = /^@pictures\/([\w.-]+)$/.exec(id)?.[1]
    if (pictureFile !== undefined) {
      const file = await ports.pictureFiles.read(userId, pictureFile)
      if (!file) throw new DomainError('not-found')
      return { status: 200, body: file }
    }
    const [, siteName = '', path = ''] = /^([^/]+)\/(.+)$/.exec(id) ?? []
    const site = await ownSite(ports, { ownerId: userId, siteName })
    const body = await fileOf(ports, site, path)
    if (!body) throw new DomainError('not-found')
    return { status: 200, body }
  },
})

/** The widest JPEG of each picture. */
async function pictureFilesOf({ pictureShelves }: Ports, userId: string): Promise<ExportFile[]> {
  const { pictures } = (await pictureShelves.find(userId)) ?? { pictures: [] }
  return pictures.map(({ id, width }) => {
    const path = pictureName(id, width, 'jpg')
    return { id: `@pictures/${path}`, path }
  })
}

const namesFile = { id: 'names.json', path: 'names.json' }

/** Former names that wait for the user. */
const namesOf = async (ports: Ports, userId: string): Promise<object[]> =>
  (await restingNamesOf(ports, userId)).map(({ id: name, freeAt, redirect }) => ({ name, freeAt, redirect }))

async function draftFilesOf({ transcripts }: Ports, { id, settings }: Draft): Promise<ExportFile[]> {
  const asked = (await transcripts.find(id)) ? ['asked.json'] : []
  const paths = ['draft.json', ...asked, ...(settings.photo ? photoPaths : [])]
  return paths.map((path) => ({ id: `@drafts/${id}/${path}`, path }))
}

async function draftFileOf(ports: Ports, draft: Draft, path: string): Promise<Uint8Array | undefined> {
  // The secret of its preview stays out of a file that may be passed on.
  const { version: _v, schemaVersion: _s, token: _t, ...said } = draft
  if (path === 'draft.json') return jsonFile(said)
  if (photoAt(path)) return photoFile(ports, draft, path)
  const transcript = path === 'asked.json' ? await ports.transcripts.find(draft.id) : undefined
  return transcript && jsonFile(asked(transcript))
}

const photoPaths = Object.values(photoFiles).map((file) => `photo/${file}`)

const photoAt = (path: string): PhotoFile | undefined =>
  (Object.keys(photoFiles) as PhotoFile[]).find((file) => path === `photo/${photoFiles[file]}`)

/** A picture of the photo of a site or a draft. Undefined where it is gone. */
async function photoFile(
  { photos }: Ports,
  { ownerId, settings: { photo } }: Site | Draft,
  path: string,
): Promise<Uint8Array | undefined> {
  const file = photoAt(path)
  return photo && file && photos.read(ownerId, photo.id, file)
}

async function filesOf(ports: Ports, site: Site): Promise<ExportFile[]> {
  const paths = ['site.json', 'launches.json', 'domains.json', 'visits.json', 'messages.json', 'readers.json']
  for await (const transcript of everyItem(ports.transcripts, 'site', { equals: site.id }))
    if (isAskedFor(transcript, site)) paths.push(`asked/${transcript.id}.json`)
  for (const { mark } of await keptVersions(ports, site)) paths.push(`versions/${mark.revision}.json`)
  if (site.settings.photo) paths.push(...photoPaths)
  for (const path of await ports.siteHost.paths(site.id)) paths.push(`published/${path}`)
  return paths.map((path) => ({ id: `${site.id}/${path}`, path }))
}

async function fileOf(ports: Ports, site: Site, path: string): Promise<Uint8Array | undefined> {
  if (path === 'site.json') return jsonFile(described(site, ports.urlOf(site.id)))
  if (path === 'launches.json') return jsonFile(await launchesOf(ports, site))
  if (path === 'domains.json') return jsonFile((await claimsOf(ports, site.id)).map(plain))
  if (path === 'visits.json') return jsonFile([...(await visitsOf(ports, site)).values()].map(plain))
  if (path === 'messages.json') return jsonFile(await messagesOf(ports, site))
  if (path === 'readers.json') return jsonFile((await readerLinksOf(ports, site)).map(presentLink))
  const published = /^published\/(.+)$/.exec(path)?.[1]
  if (published !== undefined) {
    const file = await ports.siteHost.file(site.id, published)
    return file?.isFound ? file.body : undefined
  }
  const revision = /^versions\/(\d+)\.json$/.exec(path)?.[1]
  if (revision !== undefined) return jsonFile(versionOf(await findVersion(ports, site, revision)))
  if (photoAt(path)) return photoFile(ports, site, path)
  const transcript = await ports.transcripts.find(/^asked\/(.+)\.json$/.exec(path)?.[1] ?? '')
  return transcript && isAskedFor(transcript, site) ? jsonFile(asked(transcript)) : undefined
}

/** The versions before the live one, which is part of the site itself. */
const keptVersions = async (ports: Ports, site: Site): Promise<SiteVersion[]> =>
  site.live ? (await listVersions(ports, site)).slice(1) : []

const versionOf = ({ mark, page, settings }: SiteVersion): object => ({ ...mark, page, settings })

/** All of it but what only our store and our workers need; the launches are a file of their own. */
function described(site: Site, url: string): object {
  const { id: name, version: _v, schemaVersion: _s, epoch: _e, lease: _l, ...rest } = site
  const { current: _c, launches: _p, ...said } = rest
  return { name, url, status: statusOf(site), ...said }
}

/** Messages from the contact form. */
const messagesOf = async (ports: Ports, site: Site): Promise<object[]> =>
  (await contactMessagesOf(ports, site)).map(({ name, email, text, at }) => ({ name, email, text, at }))

/** A document without what only our store needs. */
const plain = ({
  id: _i,
  version: _v,
  schemaVersion: _s,
  ...rest
}: DomainClaim | DayVisits | ProjectList): object => rest

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
