import type { ResumeContent } from '@thumbfolio/contracts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isPdfPlace, isShown, contactIn, contactKinds, publicProjects } from '@thumbfolio/site-page'
import { siteKeyOf, type HostedSettings, type HostedSite, type SiteIdentity } from '../sites/hosted-site.js'
import type { CodeHostFailure } from './failure.js'

const firstPauseMs = 2_000
const longestPauseMs = 600_000

/** The repository at the code host. */
export const RemoteRepository = z.object({
  /** Stays when it is renamed. */
  remoteId: z.number().int(),
  name: z.string(),
  url: z.string(),
  isPrivate: z.boolean(),
  /** The default branch. */
  branch: z.string(),
})
export type RemoteRepository = z.infer<typeof RemoteRepository>

/** One document per site; the id is the site's key, which outlives a rename. */
export const SiteRepository = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteName: z.string(),
  /** Counts the changes of the site: a push that began before the last of them is not the last push. */
  changes: z.number().int(),
  /** When the oldest change that is not pushed happened; absent when there is none. */
  waitingSince: z.number().optional(),
  /** When somebody has to work on it; absent when nothing is to do. */
  dueAt: z.number().optional(),
  tries: z.number().int(),
  /** The site is deleted: the repository only goes away. */
  isSiteDeleted: z.boolean().optional(),
  remote: RemoteRepository.optional(),
  pushed: z.object({ bundleHash: z.string(), treeSha: z.string(), at: z.number() }).optional(),
  /** Hashes of the contact data, personal facts, references, photos and projects of GitHub that its history may contain. */
  disclosed: z.array(z.string()),
  /** What stopped the last try. */
  problem: z.string().optional(),
  /** The code host refused it for good, in its words. Kept while it is tried again, so that it is reported once. */
  refused: z.object({ said: z.string(), at: z.number() }).optional(),
})
export type SiteRepository = z.infer<typeof SiteRepository>

export const newRepository = (site: SiteIdentity): SiteRepository => ({
  id: siteKeyOf(site),
  version: 0,
  schemaVersion: 1,
  siteName: site.id,
  changes: 0,
  tries: 0,
  disclosed: [],
})

/** Identifies the site in its repository without disclosing its key. */
export const markOf = (siteKey: string): string =>
  createHash('sha256').update(`repository:${siteKey}`).digest('hex').slice(0, 20)

/** The site changed, under this name now: its repository is due at once. */
export const changeNoted = (
  repository: SiteRepository,
  { siteName, isDeleted = false }: { siteName: string; isDeleted?: boolean },
  now: number,
): SiteRepository => ({
  ...repository,
  siteName,
  changes: repository.changes + 1,
  waitingSince: repository.waitingSince ?? now,
  dueAt: now,
  tries: 0,
  ...((isDeleted || repository.isSiteDeleted) && { isSiteDeleted: true }),
})

/** Nothing is to do until the site changes again; where it changed meanwhile, it stays due. */
export function settled(latest: SiteRepository, seen: SiteRepository): SiteRepository {
  if (latest.changes !== seen.changes) return latest
  const { dueAt: _due, waitingSince: _waiting, problem: _solved, refused: _accepted, ...rest } = latest
  return { ...rest, tries: 0 }
}

/** Refused for good: nothing is to do until the site changes or somebody asks. Where it changed meanwhile, it stays due. */
export function refusedBy(
  latest: SiteRepository,
  seen: SiteRepository,
  { problem, said }: Pick<CodeHostFailure, 'problem' | 'said'>,
  now: number,
): SiteRepository {
  const refused = { ...latest, refused: { said, at: now } }
  if (latest.changes !== seen.changes) return refused
  const { dueAt: _due, waitingSince: _waiting, ...rest } = refused
  return { ...rest, problem, tries: 0 }
}

/** Whether it stays as it is until the site changes or somebody asks. */
export const isRefused = ({ refused, dueAt }: SiteRepository): boolean =>
  refused !== undefined && dueAt === undefined

/** Tried in vain: again after a pause that doubles, at most ten minutes, or longer where the code host asks for it. */
export function postponed(
  repository: SiteRepository,
  { problem, retryAfterMs }: Pick<CodeHostFailure, 'problem' | 'retryAfterMs'>,
  now: number,
): SiteRepository {
  const pauseMs = Math.min(firstPauseMs * 2 ** repository.tries, longestPauseMs)
  const tries = Math.min(repository.tries + 1, 20)
  return { ...repository, tries, problem, dueAt: now + Math.max(pauseMs, retryAfterMs) }
}

export type RepositoryTask =
  | { readonly kind: 'remove' }
  /** `disclosed` are hashes of what this page shows that its owner can switch off or hide. */
  | { readonly kind: 'push'; readonly bundleHash: string; readonly disclosed: readonly string[] }
  /** An event that is on its way brings the rest. */
  | { readonly kind: 'wait' }

/** The next task, by the state of the site. `isRequired`: a launch is live only once it is pushed. */
export function taskOf(
  repository: SiteRepository,
  site: HostedSite | undefined,
  { isRequired }: { isRequired: boolean },
): RepositoryTask {
  if (repository.isSiteDeleted || (site?.takenDown && siteKeyOf(site) === repository.id))
    return { kind: 'remove' }
  const isHere = site && siteKeyOf(site) === repository.id && !site.deletion && !site.renaming
  // With settings that the public page does not show yet, it is unknown what a push discloses.
  if (!isHere || (site.republish && !site.current)) return { kind: 'wait' }
  if (site.upcoming && isRequired) {
    const { bundleHash, content, settings } = site.upcoming
    return { kind: 'push', bundleHash, disclosed: disclosedBy(content, settings) }
  }
  if (!site.live) return site.current ? { kind: 'wait' } : { kind: 'remove' }
  const { bundleHash, source } = site.live
  return { kind: 'push', bundleHash, disclosed: disclosedBy(source.pinned.content, site.settings) }
}

/** What a page shows and its owner can take back: switched on, or answered for. */
function disclosedBy(content: ResumeContent, settings: HostedSettings): string[] {
  const { contact, photo, personal = [], references: hasReferences, answers = [], github } = settings
  const known = contactIn([content])
  const shown = [
    ...contactKinds.flatMap((kind) => (contact[kind] ? known[kind].map((text) => [kind, text]) : [])),
    ...(photo?.on ? [['photo', photo.id]] : []),
    ...(content.personal ?? []).flatMap(({ kind = 'other', label = '', text = '' }) =>
      personal.includes(kind) ? [['personal', kind, label, text]] : [],
    ),
    ...(hasReferences ? (content.references ?? []) : []).map(({ name = '', reference = '' }) => [
      'reference',
      name,
      reference,
    ]),
    // One that became private is taken back by the next refresh.
    ...(publicProjects(github) ?? []).map(({ id }) => ['github', String(id)]),
    ...answers.flatMap(({ answer, place, key }) =>
      isShown(answer) && !isPdfPlace(place) ? [['answer', key]] : [],
    ),
  ]
  return shown.map((parts) => createHash('sha256').update(parts.join(':')).digest('hex'))
}

/** Whether the history may hold something that its owner took back. */
export const disclosesMore = ({ disclosed }: SiteRepository, shown: readonly string[]): boolean =>
  disclosed.some((hash) => !shown.includes(hash))
