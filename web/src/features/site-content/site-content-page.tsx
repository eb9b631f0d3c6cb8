import { useParams } from 'react-router-dom'
import { useLoaded } from '../../lib/use-loaded.js'
import { Page } from '../../ui/page.js'
import { ContentEditor } from './content-editor.js'
import { NotLoaded } from '../../ui/not-loaded.js'
import { contentOf } from './site-content-api.js'

/** What a live page says, for its owner to change: words, order, contact data. Nothing here costs a credit. */
export function SiteContentPage() {
  const { name = '' } = useParams()
  const [loaded, reload] = useLoaded((signal) => contentOf(name, signal), [name])

  return (
    <Page title={`Edit ${name}`} lead="Changes are published at once and cost nothing.">
      {loaded.status === 'loading' && (
        <div className="grid min-h-96 animate-late content-start gap-3" role="status" aria-label="Loading">
          <div className="skeleton h-8 w-1/3" />
          <div className="skeleton h-24 w-full" />
          <div className="skeleton h-24 w-full" />
        </div>
      )}
      {loaded.status === 'failed' && (
        <NotLoaded
          error={loaded.error}
          missing={`You have no site called ${name}.`}
          fallback="The page could not be loaded."
          onRetry={reload}
        />
      )}
      {loaded.status === 'ready' && <ContentEditor key={name} loaded={loaded.data} />}
    </Page>
  )
}
