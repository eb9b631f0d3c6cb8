import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useLeftLaunch } from '../../lib/left-launch.js'
import { rememberedPackage } from '../../lib/selected-package.js'
import { LaunchLink } from '../../ui/launch-link.js'
import { Notice } from '../../ui/notice.js'
import { Page } from '../../ui/page.js'

/** The order as it was chosen. Paying is not possible yet, and the page says so. */
export function CheckoutPage() {
  const navigate = useNavigate()
  const launch = useLeftLaunch()
  const selected = rememberedPackage()
  if (!selected) return <Navigate to="/" replace />
  return (
    <Page
      title={credits(selected.credits)}
      width="reading"
      above={
        <button type="button" className="btn -ml-4 mb-4 btn-ghost" onClick={() => void navigate(-1)}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back
        </button>
      }
    >
      <p className="flex items-baseline gap-2">
        <span className="title tabular text-4xl">{selected.priceSOL}</span>
        <span className="text-xl font-semibold">SOL</span>
      </p>
      <p className="tabular mt-1 text-muted">
        about {selected.priceUSD}
        {selected.discount > 0 && `, ${selected.discount}% off`}
      </p>
      <div className="mt-8">
        <Notice
          kind="information"
          title="Payments are not open yet"
          action={
            <>
              {launch !== undefined && <LaunchLink launch={launch} className="btn" />}
              <Link to="/dashboard" className="btn">
                Go to the dashboard
              </Link>
            </>
          }
        >
          Nothing was ordered and nothing will be charged. Your choice is kept in this tab.
        </Notice>
      </div>
    </Page>
  )
}
