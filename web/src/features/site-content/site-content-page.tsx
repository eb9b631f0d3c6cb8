import { useParams } from 'react-router-dom'
import { useLoaded } from '../../lib/use-loaded.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { ContentEditor } from './content-editor.js'
import { contentOf, notLoaded } from './site-content-api.js'

/** What a live page says, for its owner to change: words, order, contact data. Nothing here costs a credit. */
export function SiteContentPage() {
  const { name = '' } = useParams()
  const [loaded, reload] = useLoaded((signal) => contentOf(name, signal), [name])

  return (
    <Page
      title={`Edit ${name}`}
      above={<SiteTabs name={name} />}
      lead={loaded.status === 'failed' ? undefined : 'Changes are published at once and cost nothing.'}
    >
      <WhenLoaded {...{ loaded, ...notLoaded(name) }} onRetry={reload}>
        {(data) => <ContentEditor key={name} loaded={data} />}
      </WhenLoaded>
    </Page>
  )
}
