import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useParams } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { saveCounting, visitsOf } from './site-visits-api.js'
import { VisitReport } from './visit-report.js'

const periods = [7, 30, 90] as const

/** How often a site's page was opened, and from where. */
export function SiteVisitsPage() {
  const { name = '' } = useParams()
  const [days, setDays] = useState<number>(30)
  const query = useQuery({
    queryKey: ['visits', name, days],
    queryFn: ({ signal }) => visitsOf(name, days, signal),
  })

  const count = async (isCounting: boolean) => {
    try {
      await saveCounting(name, isCounting)
      toast.success(isCounting ? 'Visits are counted from now on.' : 'Visits are not counted any more.')
      void query.refetch()
    } catch (error) {
      toast.error(messageOf(error, 'This could not be saved'))
    }
  }

  return (
    <Page
      title={`Visits of ${name}`}
      lead="Counted without cookies, and without keeping anybody’s address."
      above={<SiteTabs name={name} />}
    >
      <div className="mb-6 flex flex-wrap gap-2" role="group" aria-label="Period">
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            className={`btn btn-sm ${period === days ? 'btn-primary' : ''}`}
            aria-pressed={period === days}
            onClick={() => setDays(period)}
          >
            {period} days
          </button>
        ))}
      </div>
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The visits could not be loaded."
      >
        {(visits) => <VisitReport visits={visits} onCount={count} />}
      </WhenLoaded>
    </Page>
  )
}
