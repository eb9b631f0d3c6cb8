import type { SiteContent } from '@thumbfolio/contracts'
import { Link } from 'react-router-dom'
import { sourcesText } from '../../lib/sources-text.js'

/** The other half of the promise that nothing is invented: what is told can be looked up. */
export const SourcesSummary = ({ content }: { content: SiteContent }) =>
  content.provenance && (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title" className="mb-3 text-lg font-semibold">
        See the sources
      </h2>
      <p className="text-sm text-muted">
        {sourcesText(content)}{' '}
        <Link to={`/sites/${encodeURIComponent(content.name)}/sources`} className="textlink">
          See each line
        </Link>
      </p>
    </section>
  )
