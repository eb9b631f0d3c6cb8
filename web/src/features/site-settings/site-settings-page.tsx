import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useUser } from '../../lib/session-store.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { ExportFiles } from './export-files.js'
import { FormerNames } from './former-names.js'
import { RenameForm } from './rename-form.js'
import { siteNamesOf } from './site-settings-api.js'

/** The name of a site, the names it had, and its page as files. */
export function SiteSettingsPage() {
  const { name = '' } = useParams()
  const { _id: userId } = useUser()
  const names = useQuery({
    queryKey: ['site-names', userId, name],
    queryFn: ({ signal }) => siteNamesOf(userId, name, signal),
  })
  return (
    <Page title={`Rename or export ${name}`} above={<SiteTabs name={name} />}>
      <WhenLoaded
        query={names}
        missing={`You have no site called ${name}.`}
        fallback="The site could not be loaded."
      >
        {({ url, own }) => (
          <div className="grid max-w-4xl gap-12">
            <RenameForm site={name} url={url} own={own} />
            <FormerNames names={own.resting} />
            <ExportFiles site={name} url={url} />
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}
