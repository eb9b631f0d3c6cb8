import type { SiteVisits, VisitSummary } from '@thumbfolio/contracts'
import type { HostedSite } from '../domain/sites/hosted-site.js'
import { added, noCounts, type DayVisits } from '../domain/visits/day-visits.js'
import { lastDays } from '../domain/visits/page-view.js'

type Days = ReadonlyMap<string, DayVisits>

const mostReferrers = 20
const mostPages = 30

/** A period of a site's visits, with the days on which nothing was counted. */
export function presentVisits(
  site: HostedSite,
  counted: Days,
  period: { days: number; now: number },
): SiteVisits {
  const days = lastDays(period.days, period.now)
  const sum = days.map((day) => counted.get(day) ?? noCounts()).reduce(added, noCounts())
  const named = sum.referrers.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const top = named.slice(0, mostReferrers).map(([host, views]) => ({ host, views }))
  const fromNamed = named.reduce((total, [, views]) => total + views, 0)
  const others = fromNamed - top.reduce((total, { views }) => total + views, 0) + sum.otherReferrers
  return {
    name: site.id,
    isCounting: site.settings.visits !== false,
    views: sum.views,
    bots: sum.bots,
    days: days.map((day) => ({
      day,
      views: counted.get(day)?.views ?? 0,
      bots: counted.get(day)?.bots ?? 0,
    })),
    referrers: [...top, ...(others > 0 ? [{ host: 'other sites', views: others }] : [])],
    direct: sum.views - fromNamed - sum.otherReferrers - (sum.inside ?? 0),
    pages: (sum.pages ?? [])
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, mostPages)
      .map(([path, views]) => ({ path, views })),
  }
}

export function summarizeVisits(
  site: HostedSite,
  counted: Days,
  period: { days: number; now: number },
): VisitSummary {
  const { name, isCounting, views, days } = presentVisits(site, counted, period)
  return { name, isCounting, views, perDay: days.map((day) => day.views) }
}
