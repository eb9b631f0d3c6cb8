import { z } from 'zod'

/** The most hosts, and the most pages, that are counted by name in one day. Other hosts are counted together, other pages only in `views`. */
const mostNamed = 50

const counts = {
  views: z.number().int(),
  bots: z.number().int(),
  /** Views by host of the referring page. Pairs, because not every store allows dots in keys. */
  referrers: z.array(z.tuple([z.string(), z.number().int()])),
  /** Views from all other hosts. */
  otherReferrers: z.number().int(),
  /** Views that came from another page of the same site. Absent for none. */
  inside: z.number().int().optional(),
  /** Views by page, as pairs of its path and a number. Absent on days before views were counted by page. */
  pages: z.array(z.tuple([z.string(), z.number().int()])).optional(),
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

export type Counts = Pick<DayVisits, 'views' | 'bots' | 'referrers' | 'otherReferrers' | 'inside' | 'pages'>

export const noCounts = (): Counts => ({ views: 0, bots: 0, referrers: [], otherReferrers: 0 })

type Named = readonly (readonly [name: string, views: number])[]

/** The sum of two counts. A host and a page are counted by name while there is room. */
export function added(a: Counts, b: Counts): Counts {
  const referrers = sumOf(a.referrers, b.referrers)
  const pages = sumOf(a.pages ?? [], b.pages ?? [])
  const inside = (a.inside ?? 0) + (b.inside ?? 0)
  return {
    views: a.views + b.views,
    bots: a.bots + b.bots,
    referrers: referrers.named,
    otherReferrers: a.otherReferrers + b.otherReferrers + referrers.others,
    ...(inside > 0 && { inside }),
    ...(pages.named.length > 0 && { pages: pages.named }),
  }
}

function sumOf(a: Named, b: Named): { named: [string, number][]; others: number } {
  const named = new Map(a)
  let others = 0
  for (const [name, views] of b)
    if (named.has(name) || named.size < mostNamed) named.set(name, (named.get(name) ?? 0) + views)
    else others += views
  return { named: [...named], others }
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
