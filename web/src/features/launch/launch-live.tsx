import type { LaunchView, SiteContent } from '@thumbfolio/contracts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { withoutProtocol } from '../../lib/site-address.js'
import { sourcesText } from '../../lib/sources-text.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { LeftOutList } from '../../ui/left-out-list.js'
import { LivePage } from '../../ui/live-page.js'
import { ShareSite } from '../../ui/share-site.js'
import { arrangedText } from './arranged-text.js'
import { keptText } from './edits-texts.js'
import { LaunchSuggestions } from './launch-suggestions.js'
import { RepositoryLink } from './repository-link.js'
import { StepList } from './step-list.js'
import { writer } from './step-texts.js'
import { VisitLink } from './visit-link.js'

/** The live site: its page, and every way to get there. */
export function LaunchLive({ launch }: { launch: LaunchView }) {
  const { websiteUrl, siteName } = launch
  /** How often suggestions were decided about here: the page is drawn again then. */
  const [turn, setTurn] = useState(0)
  /** What the page says, once it is loaded, with what was decided here. */
  const [content, setContent] = useState<SiteContent>()
  /** Whether the frame shows the page. */
  const [isOpen, setIsOpen] = useState(false)
  const arranged = arrangedText(launch)
  return (
    <>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <BrowserFrame address={withoutProtocol(websiteUrl)} className="self-start lg:sticky lg:top-24">
          <LivePage
            key={turn}
            url={websiteUrl}
            title={`Your site ${siteName}`}
            ratio={0.7}
            onOpen={() => setIsOpen(true)}
          />
        </BrowserFrame>

        <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {arranged !== undefined && <p className={`text-sm ${wide}`}>{arranged}</p>}
          <WaysOn launch={launch} isOpen={isOpen} />
          <section aria-labelledby="share">
            <h2 id="share" className="mb-3 text-lg font-semibold">
              Share it
            </h2>
            <ShareSite url={websiteUrl} name={siteName} />
          </section>
          <HowMade launch={launch} content={content} />
        </div>
      </div>
      <LaunchSuggestions
        siteName={siteName}
        onContent={setContent}
        onChanged={() => setTurn((now) => now + 1)}
      />
    </>
  )
}

const wide = 'sm:col-span-2 lg:col-span-1'

function WaysOn({ launch: { websiteUrl, siteName }, isOpen }: { launch: LaunchView; isOpen: boolean }) {
  const editor = `/sites/${encodeURIComponent(siteName)}`
  return (
    <div className="grid content-start gap-3">
      <VisitLink url={websiteUrl} isOpen={isOpen} />
      <Link to={`${editor}/studio`} className="btn">
        Edit the page
      </Link>
      <Link to="/dashboard" className="btn">
        Go to the dashboard
      </Link>
      <Link to={`${editor}/studio#photo`} className="textlink justify-self-start text-sm">
        Add a photo
      </Link>
      <RepositoryLink siteName={siteName} />
    </div>
  )
}

interface HowMadeProps {
  launch: LaunchView
  content: SiteContent | undefined
}

/** The steps, what was kept of an older page, the sources, and what was left out. */
function HowMade({ launch, content }: HowMadeProps) {
  const { siteName, removed, carried } = launch
  const editor = `/sites/${encodeURIComponent(siteName)}`
  return (
    <>
      <details className={wide}>
        <summary className="cursor-pointer text-sm font-medium">How it was made</summary>
        <div className="mt-2 text-sm">
          <p className="mb-1 text-muted">{writer(launch)}</p>
          <StepList launch={launch} />
        </div>
      </details>
      {carried && <p className={`text-sm ${wide}`}>{keptText(carried)}</p>}
      {content?.provenance && (
        <p className={`text-sm text-muted ${wide}`}>
          {sourcesText(content)}{' '}
          <Link to={`${editor}/sources`} className="textlink">
            See the sources
          </Link>
        </p>
      )}
      {removed.length > 0 && (
        <details className={wide}>
          <summary className="cursor-pointer text-sm font-medium">
            What was left out ({removed.length})
          </summary>
          <div className="mt-2">
            <p className="mb-2 text-sm">
              Is something missing?{' '}
              <Link to={`${editor}/studio`} className="textlink">
                Put it back in your own words
              </Link>
            </p>
            <LeftOutList removed={removed} />
          </div>
        </details>
      )}
    </>
  )
}
