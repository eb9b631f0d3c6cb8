import type { EventOf } from '@thumbfolio/contracts'
import { z } from 'zod'

const Listed = z.object({
  state: z.literal('listed'),
  userId: z.string(),
  url: z.string(),
  status: z.enum(['launching', 'live', 'failed', 'deleting']),
  /** 0 while no version was ever live. */
  liveVersion: z.number().int(),
  /** Suggested wordings that wait for a decision; absent for none. */
  suggestions: z.number().int().optional(),
  /** Why an operator took the site down; absent while they did not. */
  takenDown: z.string().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
/** A deleted site leaves its last event's time, so that an old event that comes late does not list it again. */
const Gone = z.object({ state: z.literal('gone') })

/** What the dashboard knows of one site name, projected from the generator's events. */
export const SiteEntry = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  lastEventAt: z.iso.datetime(),
  site: z.discriminatedUnion('state', [Listed, Gone]),
})
export type SiteEntry = z.infer<typeof SiteEntry>
export type ListedSite = z.infer<typeof Listed>

/** A site as the generator knows it. */
export type KnownSite = Pick<ListedSite, 'url' | 'liveVersion' | 'createdAt'>

export type SiteEvent = EventOf<
  | 'site.requested.v1'
  | 'site.generated.v1'
  | 'site.suggestions-changed.v1'
  | 'site.failed.v1'
  | 'site.renamed.v1'
  | 'site.taken-down.v1'
  | 'site.put-back.v1'
  | 'site.deleted.v1'
>

/** Applies one event. Events older than the last one applied change nothing; while deleting, only the deletion counts. */
export function project(entry: SiteEntry | undefined, event: SiteEvent): SiteEntry | undefined {
  if (entry && event.time < entry.lastEventAt) return entry
  const known = entry?.site.state === 'listed' ? entry.site : undefined
  if (known?.status === 'deleting' && event.type !== 'site.deleted.v1') return entry
  const site = projectSite(known, event)
  if (!site) return entry
  return { id: event.subject, version: entry?.version ?? 0, schemaVersion: 1, lastEventAt: event.time, site }
}

function projectSite(known: ListedSite | undefined, event: SiteEvent): SiteEntry['site'] | undefined {
  const { time } = event
  switch (event.type) {
    case 'site.requested.v1': {
      const { userId, url } = event.data
      const base = known?.userId === userId ? known : { liveVersion: 0, createdAt: time }
      return { ...base, state: 'listed', userId, url, status: 'launching', updatedAt: time }
    }
    case 'site.generated.v1': {
      const { userId, url, version } = event.data
      const createdAt = known?.createdAt ?? time
      return {
        state: 'listed',
        userId,
        url,
        status: 'live',
        liveVersion: version,
        createdAt,
        updatedAt: time,
      }
    }
    case 'site.suggestions-changed.v1':
      return known?.userId === event.data.userId ? { ...known, suggestions: event.data.waiting } : undefined
    case 'site.failed.v1': {
      if (!known) return undefined
      const { liveVersion } = event.data
      return { ...known, status: liveVersion > 0 ? 'live' : 'failed', liveVersion, updatedAt: time }
    }
    case 'site.renamed.v1': {
      const { userId, url, version, createdAt, waiting } = event.data
      const base = { state: 'listed', status: 'live', userId, url, liveVersion: version, createdAt } as const
      return { ...base, updatedAt: time, ...(waiting > 0 && { suggestions: waiting }) }
    }
    case 'site.taken-down.v1':
      return known && known.userId === event.data.userId
        ? { ...known, takenDown: event.data.reason }
        : undefined
    case 'site.put-back.v1': {
      if (!known) return undefined
      const { takenDown: _lifted, ...rest } = known
      return rest
    }
    case 'site.deleted.v1':
      return { state: 'gone' }
  }
}

/** What the former name of a renamed site is from then on, whatever was asked of it before. */
export function leftBehind(
  entry: SiteEntry | undefined,
  { time, data }: EventOf<'site.renamed.v1'>,
): SiteEntry | undefined {
  const isOthers = entry?.site.state === 'listed' && entry.site.userId !== data.userId
  if (isOthers || (entry && entry.lastEventAt > time)) return undefined
  // Also where no event was heard of it yet: one that comes late must not list it.
  const base = entry ?? { id: data.from, version: 0, schemaVersion: 1 as const }
  return { ...base, lastEventAt: time, site: { state: 'gone' } }
}

/**
 * What there is to be deleted of a site that the events did not tell yet; undefined where its deletion was asked for.
 * Events of an earlier owner of the name are older, so they change nothing here.
 */
export function notYetProjected(
  entry: SiteEntry | undefined,
  id: string,
  { userId, ...known }: KnownSite & { userId: string },
): (SiteEntry & { site: ListedSite }) | undefined {
  const { createdAt } = known
  if (entry?.site.state === 'listed' && entry.site.status === 'deleting' && createdAt <= entry.site.updatedAt)
    return undefined
  const site = { state: 'listed', status: 'launching', userId, ...known, updatedAt: createdAt } as const
  return { id, version: entry?.version ?? 0, schemaVersion: 1, lastEventAt: createdAt, site }
}

/** Marks a site as being deleted: from this commit on it is listed no more. */
export const deleting = (entry: SiteEntry, site: ListedSite, now: string): SiteEntry => ({
  ...entry,
  site: { ...site, status: 'deleting', updatedAt: now },
})
