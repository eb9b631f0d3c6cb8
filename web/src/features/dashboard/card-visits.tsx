import type { VisitSummary } from '@thumbfolio/contracts'
import { Link } from 'react-router-dom'
import { counted } from '../../lib/counted.js'
import { Sparkline } from '../../ui/sparkline.js'

/** The visits of a month as a line and in words, and the way to more. */
export function CardVisits({ name, visits }: { name: string; visits: VisitSummary }) {
  const base = `/sites/${encodeURIComponent(name)}`
  const words = visits.isCounting ? `${counted(visits.views, 'view')} in 30 days` : 'Visits are not counted'
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link to={`${base}/visits`} className="textlink" aria-label={`${words}: visits of ${name}`}>
          {words}
        </Link>
        <Link to={`${base}/domains`} className="textlink" aria-label={`Domains of ${name}`}>
          Domains
        </Link>
      </p>
      {visits.isCounting && visits.views > 0 && <Sparkline values={visits.perDay} />}
    </div>
  )
}
