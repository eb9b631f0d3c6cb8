import type { ResumeItem } from '@thumbfolio/contracts'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useLeftLaunch, withLaunch } from '../../lib/left-launch.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Page } from '../../ui/page.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { ResumeMissing } from '../../ui/resume-missing.js'

interface ResumeGoneProps {
  /** Those that are still there. */
  others: readonly ResumeItem[]
  addressOf: (resumeId: string) => string
}

/** Without its resume there is nothing to name: the way on is another one. */
export function ResumeGone({ others, addressOf }: ResumeGoneProps) {
  const state = withLaunch(useLeftLaunch())
  // It takes the place of the field that had the focus.
  useEffect(() => focusSoon('main'), [])
  return (
    <Page
      title="Choose your site name"
      above={<JourneySteps current="site-name" back={{ upload: '' }} state={state} />}
    >
      <div className="max-w-2xl">
        <ResumeMissing
          title="This resume is not there any more"
          hasOthers={others.length > 0}
          state={state}
        />
        {others.length > 0 && (
          <section aria-labelledby="others-title" className="mt-12">
            <h2 id="others-title" className="title text-xl">
              Choose another resume
            </h2>
            <ul className="mt-4">
              {others.map(({ _id, name, createdAt }) => (
                <li
                  key={_id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4"
                >
                  <div className="min-w-0">
                    <h3 className="font-semibold wrap-anywhere">{name}</h3>
                    <p className="text-sm text-muted">
                      Uploaded <RelativeTime iso={createdAt} />
                    </p>
                  </div>
                  <Link
                    to={addressOf(_id)}
                    state={state}
                    replace
                    className="btn"
                    aria-label={`Choose ${name}`}
                  >
                    Choose
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  )
}
