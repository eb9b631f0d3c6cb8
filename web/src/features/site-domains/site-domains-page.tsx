import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useParams } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { DomainCard } from './domain-card.js'
import { DomainForm } from './domain-form.js'
import { domainsOf, removeDomain } from './site-domains-api.js'

const mostDomains = 5

/** Domains of one's own that show a site: add, prove, point, remove. */
export function SiteDomainsPage() {
  const { name = '' } = useParams()
  const query = useQuery({ queryKey: ['domains', name], queryFn: ({ signal }) => domainsOf(name, signal) })
  const reload = () => void query.refetch()
  const [leaving, setLeaving] = useState<string>()
  const [isRemoving, setIsRemoving] = useState(false)

  const remove = async (host: string) => {
    setIsRemoving(true)
    try {
      await removeDomain(name, host)
      toast.success('Domain removed')
      reload()
      focusSoon('domains')
    } catch (error) {
      toast.error(messageOf(error, 'The domain could not be removed'))
    } finally {
      setIsRemoving(false)
      setLeaving(undefined)
    }
  }

  return (
    <Page
      title={`Domains of ${name}`}
      lead="Show this site at a domain that you own. It costs nothing here."
      above={<SiteTabs name={name} />}
    >
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The domains could not be loaded."
      >
        {(domains) => (
          <div id="domains" tabIndex={-1} className="grid max-w-4xl gap-12 outline-none">
            {domains.map((domain) => (
              <DomainCard
                key={domain.host}
                site={name}
                domain={domain}
                onChecked={reload}
                onRemove={() => setLeaving(domain.host)}
              />
            ))}
            {domains.length < mostDomains ? (
              <DomainForm site={name} isFirst={domains.length === 0} onAdded={reload} />
            ) : (
              <p className="text-sm text-muted">A site can have five domains. Remove one to add another.</p>
            )}
          </div>
        )}
      </WhenLoaded>
      {leaving !== undefined && (
        <ConfirmDialog
          title={`Remove ${leaving}?`}
          action="Remove domain"
          isWorking={isRemoving}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          Your page is not shown there any more, from this moment on. It stays at its Thumbfolio address.
        </ConfirmDialog>
      )}
    </Page>
  )
}
