import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { contentQuery } from '../../lib/content-api.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { ContentEditor } from './content-editor.js'
import { notLoaded } from './site-content-api.js'

/** What a live page says, for its owner to change: words, order, contact data. Nothing here costs a credit. */
export function SiteContentPage() {
  const { name = '' } = useParams()
  const content = useQuery(contentQuery(name))

  return (
    <Page
      title={`Edit ${name}`}
      above={<SiteTabs name={name} />}
      lead={content.isError ? undefined : <Lead name={name} />}
    >
      <WhenLoaded query={content} {...notLoaded(name)}>
        {(data) => <ContentEditor key={name} loaded={data} />}
      </WhenLoaded>
    </Page>
  )
}

const Lead = ({ name }: { name: string }) => (
  <>
    Changes here are published at once and cost nothing.{' '}
    <Link to={`/sites/${encodeURIComponent(name)}/studio`} className="textlink">
      Write in the page itself
    </Link>
  </>
)
