import type { checkupRoutes, SiteCheckup } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import { isoTime } from '../../time.js'
import { isMoved, ownSite } from '../commands/find-site.js'
import { openProblems } from '../domain/checkup/checkup.js'
import { problemText } from '../commands/checkup/problem-text.js'
import { checkupDueAt } from '../domain/site/site-checkup.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

export const checkupHandlers = (ports: Ports): RouteHandlers<typeof checkupRoutes> => ({
  async checkupsOfSites({ session }) {
    const data: SiteCheckup[] = []
    for await (const site of everyItem(ports.sites, 'owner', { equals: session.userId }))
      if (!site.deletion && !(await isMoved(ports, site))) data.push(presentCheckup(site))
    return { status: 200, body: { data } }
  },

  async siteCheckup({ session, params: { name } }) {
    const site = await ownSite(ports, { ownerId: session.userId, siteName: name })
    return { status: 200, body: { data: presentCheckup(site) } }
  },
})

function presentCheckup(site: Site): SiteCheckup {
  const { last, problems } = site.checkup ?? { last: undefined, problems: [] }
  const nextAt = checkupDueAt(site)
  return {
    name: site.id,
    isOn: site.settings.checkup !== false,
    ...(last && { checkedAt: isoTime(last.at) }),
    ...(nextAt !== undefined && { nextAt: isoTime(nextAt) }),
    links: last?.links ?? 0,
    ...(last?.certificate && {
      certificate: { host: last.certificate.host, validUntil: isoTime(last.certificate.validUntil) },
    }),
    problems: openProblems({ problems }).map(({ kind, subject, reason, since }) => {
      const found = { kind, subject, reason }
      return { ...found, ...problemText(found), since: isoTime(since) }
    }),
  }
}
