import type { SiteVisits } from '@thumbfolio/contracts'
import { counted } from '../../lib/counted.js'
import { languageName } from '../../lib/language-name.js'
import { SiteSwitch } from '../../ui/site-switch.js'
import { DayBars } from './day-bars.js'

interface VisitReportProps {
  visits: SiteVisits
  onCount: (isCounting: boolean) => Promise<void>
}

export function VisitReport({ visits, onCount }: VisitReportProps) {
  const { views, bots, days, pages, referrers, direct, isCounting } = visits
  const sources = [...referrers, ...(direct > 0 ? [{ host: 'Direct, or unknown', views: direct }] : [])]
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
      <section aria-labelledby="views-title">
        <h2 id="views-title" className="text-lg font-semibold">
          <span className="tabular">{counted(views, 'page view')}</span> in {counted(days.length, 'day')}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {counted(bots, 'view')} by robots (search engines, link previews) not included. Days in UTC.
        </p>
        <DayBars days={days} />
      </section>
      <div className="grid content-start gap-10">
        <section aria-labelledby="sources-title">
          <h2 id="sources-title" className="text-lg font-semibold">
            Where they came from
          </h2>
          {sources.length === 0 ? (
            <p className="mt-2 text-sm text-muted">
              Share your link, and the sites that send visitors appear here.
            </p>
          ) : (
            <Counts rows={sources.map(({ host, views: from }) => [host, from])} />
          )}
        </section>
        {pages.length > 0 && (
          <section aria-labelledby="pages-title">
            <h2 id="pages-title" className="text-lg font-semibold">
              Pages they opened
            </h2>
            <Counts rows={pages.map(({ path, views: of }) => [pageName(path), of])} />
            <p className="mt-2 text-sm text-muted">
              Days before visits were counted by page are not included. Each private link has its own count
              under Private links.
            </p>
          </section>
        )}
        <SiteSwitch
          title="Counting"
          label="Count visits of this site"
          isOn={isCounting}
          hint="Visitors who send “Do Not Track” or Global Privacy Control are never counted. Numbers are kept for 90 days."
          onChange={onCount}
        />
      </div>
    </div>
  )
}

function pageName(path: string): string {
  if (path === '/') return 'First page'
  const language = /^\/([a-z]{2})\/$/.exec(path)?.[1]
  return language === undefined ? path : `First page in ${languageName(language)}`
}

const Counts = ({ rows }: { rows: readonly (readonly [name: string, views: number])[] }) => (
  <ul className="mt-3 text-sm">
    {rows.map(([name, views]) => (
      <li key={name} className="flex justify-between gap-4 border-t border-line py-2">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="tabular">{views}</span>
      </li>
    ))}
  </ul>
)
