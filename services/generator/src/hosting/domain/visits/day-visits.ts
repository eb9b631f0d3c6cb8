import { z } from 'zod'

/** Hosts that are counted by name in one day; the others count together. */
const mostReferrers = 50

const counts = {
  views: z.number().int(),
  bots: z.number().int(),
  /** Views by host of the referring page. Pairs, because not every store allows dots in keys. */
  referrers: z.array(z.tuple([z.string(), z.number().int()])),
  /** Views from all other hosts. */
  otherReferrers: z.number().int(),
}

/** What was counted of one site on one day. */
export const DayVisits = z.object({
  /** `<site>/<day>` */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteName: z.string(),
  /** Whose site it was: a later owner of the name does not see it. */
  ownerId: z.string(),
  /** UTC, `2026-05-01`. */
  day: z.string(),
  ...counts,
})
export type DayVisits = z.infer<typeof DayVisits>

export type Counts = Pick<DayVisits, 'views' | 'bots' | 'referrers' | 'otherReferrers'>

export const noCounts = (): Counts => ({ views: 0, bots: 0, referrers: [], otherReferrers: 0 })

/** The sum of two counts. A host is counted by name while there is room. */
export function added(a: Counts, b: Counts): Counts {
  const referrers = new Map(a.referrers)
  let other = a.otherReferrers + b.otherReferrers
  for (const [host, views] of b.referrers)
    if (referrers.has(host) || referrers.size < mostReferrers)
      referrers.set(host, (referrers.get(host) ?? 0) + views)
    else other += views
  return {
    views: a.views + b.views,
    bots: a.bots + b.bots,
    referrers: [...referrers],
    otherReferrers: other,
  }
}

/** The day of a site with more counted. What an earlier owner of the name left is dropped. */
export function counted(
  known: DayVisits | undefined,
  { siteName, ownerId, day }: Pick<DayVisits, 'siteName' | 'ownerId' | 'day'>,
  more: Counts,
): DayVisits {
  const before = known?.ownerId === ownerId ? known : noCounts()
  return {
    id: dayId(siteName, day),
    version: known?.version ?? 0,
    schemaVersion: 1,
    siteName,
    ownerId,
    day,
    ...added(before, more),
  }
}

export const dayId = (siteName: string, day: string): string => `${siteName}/${day}`
