import { Link } from 'react-router-dom'
import { sourcesText } from '../../lib/sources-text.js'
import { siteScreens } from '../../ui/site-tabs.js'
import { LeftOut } from './left-out.js'
import { canDiscard, type StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface RelatedLinksProps {
  studio: Studio
  now: StudioState
  onDiscard: () => void
}

/** What was left out of the page, where its words come from, and the other screens of the site. */
export function RelatedLinks({ studio, now, onDiscard }: RelatedLinksProps) {
  const { draft } = now
  const { kind, siteName, content } = draft
  const site = `/sites/${encodeURIComponent(siteName)}`
  return (
    <div className="mt-8 grid gap-4 border-t border-line pt-5 text-sm">
      <LeftOut {...{ studio, now }} />
      {content.provenance && kind === 'changes' && (
        <p className="text-muted">
          {sourcesText(content)}{' '}
          <Link to={`${site}/sources`} className="textlink">
            See each line
          </Link>
        </p>
      )}
      {canDiscard(draft) && (
        <button type="button" className="btn justify-self-start btn-sm lg:hidden" onClick={onDiscard}>
          Discard
        </button>
      )}
      {kind === 'changes' && (
        <nav aria-label={`Screens of ${siteName}`} className="flex flex-wrap gap-x-4 gap-y-1">
          {siteScreens.map(([path, title]) => (
            <Link key={path} to={`${site}/${path}`} className="textlink">
              {title}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
